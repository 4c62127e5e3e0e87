import Foundation
import PipelineFile
import TestSupport
import Testing

/// The schema says of files what the program says, as far as a schema can.
struct PipelineSchemaTests {
    @Test func checkedInSchemaIsCurrent() throws {
        let text = try String(decoding: File.read(RepositoryRoot.path("pipelines/schema.json")), as: UTF8.self)
        #expect(text == PipelineSchema.json())
    }

    @Test(.enabled(if: SchemaTool.isInstalled, "needs python3 with jsonschema and yaml"))
    func acceptsExamples() throws {
        let texts = try ExamplePipeline.all.map { String(decoding: try $0.bytes(), as: UTF8.self) }
        #expect(try SchemaTool.accepts(texts) == texts.map { _ in true })
    }

    @Test(.enabled(if: SchemaTool.isInstalled, "needs python3 with jsonschema and yaml"))
    func refusesWhatItCanSee() throws {
        let cases = ErrorCase.all.filter { $0.schema != .cannotRead }
        let verdicts = try SchemaTool.accepts(cases.map(\.file))
        #expect(verdicts.count == cases.count)
        for (refused, isAccepted) in zip(cases, verdicts) {
            #expect(isAccepted == (refused.schema == .accepts), "\(refused.message)")
        }
    }
}

/// Python's jsonschema: a judge of schemas that is not ours.
private enum SchemaTool {
    private static let script = """
        import json, sys, yaml, jsonschema
        given = json.load(sys.stdin)
        jsonschema.Draft202012Validator.check_schema(given["schema"])
        judge = jsonschema.Draft202012Validator(given["schema"])
        json.dump([judge.is_valid(yaml.safe_load(text)) for text in given["texts"]], sys.stdout)
        """

    static let isInstalled: Bool = {
        let program = "import yaml, jsonschema; jsonschema.Draft202012Validator"
        let result = try? ChildProcess(Array("python3".utf8), [Array("-c".utf8), Array(program.utf8)]).wait()
        return result?.exitStatus == 0
    }()

    /// Whether the schema accepts each text.
    static func accepts(_ texts: [String]) throws -> [Bool] {
        let schema = try JSONSerialization.jsonObject(with: Data(PipelineSchema.json().utf8))
        let input = try JSONSerialization.data(withJSONObject: ["schema": schema, "texts": texts])
        let arguments = [Array("-c".utf8), Array(script.utf8)]
        let result = try ChildProcess(Array("python3".utf8), arguments, input: Array(input)).wait()
        #expect(result.exitStatus == 0, "\(result.errorText)")
        return try JSONDecoder().decode([Bool].self, from: Data(result.output))
    }
}
