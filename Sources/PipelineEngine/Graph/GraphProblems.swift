/// Every reason why nodes do not make a graph, in the order of the nodes.
package struct GraphProblems: Error, Hashable {
    /// The problems; never empty.
    package let problems: [GraphProblem]

    /// Makes the error.
    package init(problems: [GraphProblem]) {
        self.problems = problems
    }
}
