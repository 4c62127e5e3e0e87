import Testing

@testable import PipelineEngine

@Suite struct AdmissionTests {
    /// An admission of items that cost what they are.
    private func admission(_ costs: [Int], itemsInFlight: Int = 10, budget: Int) -> Admission<Int> {
        Admission(
            AnyIterator(costs.makeIterator()),
            limits: RunLimits(workers: 1, itemsInFlight: itemsInFlight, budget: budget),
            cost: { $0 }
        )
    }

    @Test func itemsAreLetInWhileTheyFit() {
        var admission = admission([4, 6, 1], budget: 10)
        #expect(admission.admit()?.index == 0)
        #expect(admission.admit()?.index == 1)
        #expect(admission.admit()?.index == nil)
        admission.release(charge: 4)
        #expect(admission.admit()?.item == 1)
        admission.release(charge: 6)
        #expect(admission.admit()?.index == nil)
    }

    @Test func anItemLargerThanTheBudgetHasNobodyBesideIt() {
        var admission = admission([0, 50, 0], budget: 10)
        #expect(admission.admit()?.charge == 1)
        #expect(admission.admit()?.index == nil)
        admission.release(charge: 1)
        let large = admission.admit()
        #expect(large?.item == 50)
        #expect(large?.charge == 10)
        #expect(admission.admit()?.index == nil)
        admission.release(charge: 10)
        #expect(admission.admit()?.index == 2)
    }

    @Test func theLargestCostsDoNotOverflow() {
        var admission = admission([.max, .max, 1], budget: .max)
        #expect(admission.admit()?.charge == .max)
        #expect(admission.admit()?.index == nil)
        admission.release(charge: .max)
        #expect(admission.admit()?.index == 1)
        #expect(admission.admit()?.index == nil)
    }

    @Test func noItemIsPulledBeforeThereIsRoom() {
        var pulled = 0
        let items = AnyIterator {
            pulled += 1
            return pulled
        }
        var admission = Admission(items, limits: RunLimits(workers: 1, itemsInFlight: 2), cost: { _ in 1 })
        for _ in 0..<5 { _ = admission.admit() }
        #expect(pulled == 2)
        admission.release(charge: 1)
        #expect(admission.admit()?.item == 3)
        #expect(pulled == 3)
    }
}
