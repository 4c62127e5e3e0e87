import PipelineFile
import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("Recipes")
struct RecipeTests {
    private func recipe(_ parts: (String, String)...) -> Recipe {
        parts.reduce(Recipe.empty) { $0.adding($1.0, StageRecipe(text: $1.1)) }
    }

    @Test("changes are told stage by stage")
    func changes() {
        let old = recipe(("pixels", "use=decode\nmax-pixels=268M"), ("jpeg", "use=encode\nquality=80"))
        let new = recipe(("pixels", "use=decode\nmax-pixels=268M"), ("jpeg", "use=encode\nquality=82\nkeep=all"))
        #expect(new.changes(since: old) == ["jpeg: quality 80 → 82", "jpeg: keep unset → all"])
        #expect(old.changes(since: new) == ["jpeg: quality 82 → 80", "jpeg: keep all → unset"])
    }

    @Test("a further stage is new, and one that fell away is told of")
    func stages() {
        let short = recipe(("pixels", "use=decode"), ("jpeg", "use=encode"))
        let long = recipe(("pixels", "use=decode"), ("round", "use=mask"), ("jpeg", "use=encode"))
        #expect(long.changes(since: short) == ["round: new stage"])
        #expect(short.changes(since: long) == ["other stages"])
    }

    @Test("a stage is on the way by its name, whatever values look like")
    func passing() {
        let recipe = recipe(("pixels", "use=decode"), ("out", "formats=[jpeg]"))
        #expect(recipe.passes("pixels") && recipe.passes("out"))
        #expect(!recipe.passes("jpeg") && !recipe.passes("use=decode"))
    }
}
