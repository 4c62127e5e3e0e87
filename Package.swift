// swift-tools-version: 6.2

import PackageDescription

/// What every target of ours is held to; the language mode is set once for the package below.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module of the program, under `Sources/`.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

/// The tests of a module, under `Tests/`; all of them share `TestSupport`.
func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.target(name: name), "TestSupport"] + dependencies,
        swiftSettings: strict
    )
}

/// A C library of the system: a module map and a header, no code.
func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
    name: "thumbgen",
    products: [.executable(name: "thumbgen", targets: ["thumbgen"])],
    targets: [
        library("CVips", pkgConfig: "vips", apt: "libvips-dev", brew: "vips"),
        library("CExif", pkgConfig: "libexif", apt: "libexif-dev", brew: "libexif"),
        library("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
        library("CLibRaw", pkgConfig: "libraw_r", apt: "libraw-dev", brew: "libraw"),
        library("COpenJPEG", pkgConfig: "libopenjp2", apt: "libopenjp2-7-dev", brew: "openjpeg"),
        library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
        library("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
        .systemLibrary(name: "CMalloc"),
        library("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev", brew: "xxhash"),
        library("CGLib", pkgConfig: "glib-2.0", apt: "libglib2.0-dev", brew: "glib"),

        module("ThumbnailModel"),
        module("FileSystem", ["ThumbnailModel"]),
        module("PipelineEngine"),
        module(
            "Imaging",
            [
                "ThumbnailModel", "FileSystem", "CVips", "CGLib", "CExif", "CTurboJPEG", "CLibRaw", "COpenJPEG",
                "CMalloc",
            ]
        ),
        module("PipelineFile", ["ThumbnailModel", "PipelineEngine", "CYAML"]),
        module("StateStore", ["ThumbnailModel", "FileSystem", "CSQLite", "CXXHash"]),
        module(
            "ThumbgenKit",
            ["ThumbnailModel", "FileSystem", "PipelineEngine", "Imaging", "PipelineFile", "StateStore"],
            resources: [.embedInCode("Gallery/Assets")]
        ),
        module("GLibOptions", ["CGLib"]),
        .executableTarget(
            name: "thumbgen",
            dependencies: ["ThumbgenKit", "PipelineFile", "StateStore", "FileSystem", "ThumbnailModel", "GLibOptions"],
            swiftSettings: strict
        ),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"], swiftSettings: strict),
        tests(of: "ThumbnailModel"),
        tests(of: "FileSystem", ["ThumbnailModel"]),
        tests(of: "PipelineEngine"),
        tests(of: "Imaging", ["ThumbnailModel", "FileSystem"]),
        tests(of: "PipelineFile", ["ThumbnailModel"]),
        tests(of: "StateStore", ["ThumbnailModel"]),
        tests(of: "ThumbgenKit", ["ThumbnailModel", "FileSystem", "StateStore", "Imaging"]),
        tests(of: "thumbgen", ["ThumbnailModel", "GLibOptions"]),
        .testTarget(
            name: "ThumbgenEndToEndTests",
            dependencies: ["thumbgen", "TestSupport"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
