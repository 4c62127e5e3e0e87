/// Pulls items from a sequence, one when there is room for it.
struct Admission<Item> {
    /// An item that was let in, its number, and what it takes of the budget until it is done.
    struct Ticket {
        let index: Int
        let item: Item
        let charge: Int
    }

    private let limits: RunLimits
    private let cost: (Item) -> Int
    private let items: AnyIterator<Item>
    private var waiting: Ticket?
    private var pulled = 0
    private var inFlight = 0
    private var charged = 0

    init(_ items: AnyIterator<Item>, limits: RunLimits, cost: @escaping (Item) -> Int) {
        self.items = items
        self.limits = limits
        self.cost = cost
    }

    /// Lets the next item in; nil when there is no room now or no item any more.
    mutating func admit() -> Ticket? {
        guard inFlight < limits.itemsInFlight, let ticket = waiting ?? pull() else { return nil }
        waiting = ticket
        guard ticket.charge <= limits.budget - charged else { return nil }
        waiting = nil
        inFlight += 1
        charged += ticket.charge
        return ticket
    }

    mutating func release(charge: Int) {
        inFlight -= 1
        charged -= charge
    }

    private mutating func pull() -> Ticket? {
        guard let item = items.next() else { return nil }
        defer { pulled += 1 }
        // At least 1, so that an item charged the whole budget has nobody beside it.
        return Ticket(index: pulled, item: item, charge: min(max(1, cost(item)), limits.budget))
    }
}
