import Glibc
import TestSupport
import Testing

@Suite("A disk that fills up")
struct FullDiskTests {
    /// A small file system of its own, in the workspace's `out`.
    private struct SmallDisk: ~Copyable {
        let workspace: Workspace

        init?(_ workspace: Workspace, size: String) throws {
            self.workspace = workspace
            try workspace.folder.makeFolder("out")
            let mount = try workspace.run("mount", "-t", "tmpfs", "-o", "size=\(size)", "tmpfs", "out")
            guard mount.ending == .exited(0) else { return nil }
        }

        func grow(to size: String) throws {
            #expect(try workspace.run("mount", "-o", "remount,size=\(size)", "out").ending == .exited(0))
        }

        deinit {
            _ = try? workspace.run("umount", "out")
        }
    }

    private static var isRoot: Bool { geteuid() == 0 }

    @Test(
        "ends the run with 73; the old manifest stays, and once there is room the next run is as any other",
        .enabled(if: isRoot, "only root may mount a small disk; the limit on file sizes is tested elsewhere")
    )
    func filled() throws {
        let workspace = try Workspace()
        try workspace.addPhotos(2)
        guard let disk = try SmallDisk(workspace, size: "400k") else { return }
        #expect(try workspace.thumbgen("--cell", "400x400").ending == .exited(0))
        let manifest = try workspace.results().read("manifest.json")
        try workspace.addPhotos(200)
        #expect(try workspace.thumbgen("--cell", "400x400", into: "undisturbed").ending == .exited(0))

        let undisturbed = try workspace.results(in: "undisturbed")
        let result = try workspace.thumbgen("--cell", "400x400")
        #expect(result.ending == .exited(73), "\(result.errorText)")
        #expect(result.lastErrorLine.hasPrefix("thumbgen: error: "))
        let results = try workspace.results()
        #expect(results.strayFiles == [])
        #expect(try results.read("manifest.json") == manifest)
        for name in results.pictureNames where name.hasSuffix(".jpg") {
            #expect(try results.read(name) == undisturbed.read(name), "\(name)")
        }

        try disk.grow(to: "64m")
        let rerun = try workspace.thumbgen("--cell", "400x400")
        #expect(rerun.ending == .exited(0), "\(rerun.errorText)")
        #expect(try workspace.results().differences(from: undisturbed) == [])
    }
}
