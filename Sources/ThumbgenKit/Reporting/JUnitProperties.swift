/// Named values of a JUnit report.
enum JUnitProperties {
    /// The lines of a `properties` element; none where there are no values.
    static func lines(_ values: [(name: String, value: String)], indent: String) -> [String] {
        if values.isEmpty { return [] }
        let lines = values.map { name, value in
            "\(indent)  <property name=\"\(XMLText.escaped(name))\" value=\"\(XMLText.escaped(value))\"/>"
        }
        return ["\(indent)<properties>"] + lines + ["\(indent)</properties>"]
    }

    /// What a run met, by the names that the JSON report has for it.
    static func values(of summary: RunSummary) -> [(name: String, value: String)] {
        let met = summary.met
        let counted = [("formats", met.formats), ("profiles", met.profiles)].flatMap { name, counts in
            counts.sorted { $0.key < $1.key }.map { ("\(name).\($0.key)", "\($0.value)") }
        }
        return counted + [
            ("profilesConverted", "\(met.profilesConverted)"), ("withoutProfile", "\(met.withoutProfile)"),
            ("clippedGamut.photos", "\(met.clippedGamut.photos)"),
            ("clippedGamut.meanShare", "\(met.clippedGamut.meanShare)"), ("enlarged", "\(summary.enlarged)"),
            ("fromPreviews", "\(met.fromPreviews)"), ("undated", "\(met.undated)"),
        ]
    }
}
