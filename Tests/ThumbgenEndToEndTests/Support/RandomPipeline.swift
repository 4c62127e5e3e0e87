import TestSupport

/// A pipeline of random resizes, masks, encodes and writes below one decode, and each of its branches alone.
struct RandomPipeline {
    /// A photo stage: its name, the stage it takes from, and its line in a pipeline file.
    private struct Stage {
        let name: String
        let from: String
        let options: String
        let givesImage: Bool

        var line: String { "  \(name): { \(options), from: \(from) }" }
    }

    private var stages: [Stage] = []

    /// A pipeline of up to `count` stages, the fixed ones included.
    init(seed: UInt64, count: Int) {
        var random = SeededGenerator(seed: seed)
        var images = ["pixels"]
        while stages.count + 3 + 2 <= count {
            let number = stages.count
            let from = images.randomElement(using: &random) ?? "pixels"
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                images.append("r\(number)")
                stages.append(
                    Stage(
                        name: "r\(number)",
                        from: from,
                        options: RandomPipeline.resize(&random),
                        givesImage: true
                    )
                )
            case 4:
                images.append("m\(number)")
                let options = "use: mask, shape: \(Bool.random(using: &random) ? "circle" : "rounded, radius: 5")"
                stages.append(Stage(name: "m\(number)", from: from, options: options, givesImage: true))
            default:
                addFile(of: from, number: number)
            }
        }
        // Every picture must end in a file.
        for image in images where !stages.contains(where: { $0.from == image }) {
            addFile(of: image, number: stages.count)
        }
        if stages.isEmpty { addFile(of: "pixels", number: 0) }
    }

    /// The whole pipeline as a file.
    var yaml: String { RandomPipeline.yaml(of: stages) }

    /// The path from the decode to each written file, as a file of its own.
    var branches: [String] {
        stages.filter { $0.options.hasPrefix("use: write") }.map { write in
            var branch = [write]
            while let next = stages.first(where: { $0.name == branch[0].from }) { branch.insert(next, at: 0) }
            return RandomPipeline.yaml(of: branch)
        }
    }

    private mutating func addFile(of image: String, number: Int) {
        stages.append(
            Stage(name: "e\(number)", from: image, options: "use: encode, format: png, effort: 1", givesImage: false)
        )
        stages.append(
            Stage(
                name: "w\(number)",
                from: "e\(number)",
                options: "use: write, path: \"{name}-\(number).{ext}\"",
                givesImage: false
            )
        )
    }

    private static func resize(_ random: inout SeededGenerator) -> String {
        let width = Int.random(in: 1...60, using: &random)
        let height = Int.random(in: 1...60, using: &random)
        let mode = ["fill", "fit", "pad", "stretch"].randomElement(using: &random) ?? "fill"
        let gravity = ["centre", "north", "southwest", "[0.2, 0.7]"].randomElement(using: &random) ?? "centre"
        return
            "use: resize, to: { width: \(width), height: \(height) }, scales: [1], mode: \(mode), gravity: \(gravity)"
    }

    private static func yaml(of stages: [Stage]) -> String {
        """
        version: 1
        stages:
          photos: { use: discover }
          exif: { use: exif, from: photos }
          pixels: { use: decode, from: exif }
        \(stages.map(\.line).joined(separator: "\n"))

        """
    }
}
