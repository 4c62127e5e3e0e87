import StateStore
import Testing

@testable import ThumbgenKit

@Suite("Photos of the same content")
struct DuplicateFinderTests {
    @Test("stand in one group however many they are, in their order; what is there once stands in none")
    func groups() {
        var finder = DuplicateFinder()
        for (place, content) in [1, 2, 1, 3, 2, 1, 4, 2, 5, 5].enumerated() {
            finder.add(ContentHash(of: [UInt8(content)]), at: place)
        }
        #expect(Set(finder.groups) == [[0, 2, 5], [1, 4, 7], [8, 9]])
        #expect(DuplicateFinder().groups.isEmpty)
    }
}
