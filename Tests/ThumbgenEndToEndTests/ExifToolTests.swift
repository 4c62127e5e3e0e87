import Foundation
import TestSupport
import Testing

/// What `inspect` says against what ExifTool says of the same file.
@Suite("ExifTool")
struct ExifToolTests {
    private struct Line: Decodable {
        let file: String
        let captured: String?
        let capturedTag: String?
        let location: ManifestFile.Location?
    }

    /// The kinds of file that carry EXIF, with times and places of all signs.
    private func ownFiles(in folder: TemporaryFolder) throws -> [[UInt8]] {
        var paths: [[UInt8]] = []
        for (index, hemispheres) in [("N", "E"), ("S", "W"), ("s", "E"), ("N", "w")].enumerated() {
            let exif = EXIFBlock(
                byteOrder: index.isMultiple(of: 2) ? .big : .little,
                exif: [.captured("20\(10 + index):0\(index + 1):28 23:59:5\(index)"), .capturedOffset("+05:30")],
                gps: [
                    .latitudeReference(hemispheres.0), .latitude([(33, 1), (27, 1), (123_456, 10_000)]),
                    .longitudeReference(hemispheres.1), .longitude([(70, 1), (39_123, 1000), (0, 1)]),
                ]
            )
            let png = PNGFile(.quarters(width: 16, height: 12), chunks: [.exif(exif)])
            var raw = DNGFile(.quarters(width: 64, height: 48))
            (raw.exif, raw.gps) = (exif.exif, exif.gps)
            let files = [
                ("png", png.bytes), ("jpg", try Pictures.jpeg(exif)), ("webp", try VipsTool.encode(png, as: "webp")),
                ("tif", try VipsTool.encode(png, as: "tif")), ("heic", try VipsTool.encode(png, as: "heic")),
                ("avif", try VipsTool.encode(png, as: "avif")), ("dng", raw.bytes),
            ]
            for (suffix, bytes) in files { paths.append(try folder.write(bytes, to: "\(index).\(suffix)")) }
        }
        return paths
    }

    private func files(below folder: [UInt8]) throws -> [[UInt8]] {
        try FileTree(folder).entries.filter { $0.kind == .file }.map { folder + [UInt8(ascii: "/")] + $0.path }
    }

    @Test("times and places are the same wherever both are valid")
    func comparison() throws {
        let folder = try TemporaryFolder()
        let own = try ownFiles(in: folder)
        let shared = try ["photos", "cases"].compactMap(SharedMaterial.path).flatMap(files)
        if shared.isEmpty { print("skipped in part: no photos and cases in ../shared") }
        let paths = try own + files(below: RepositoryRoot.path("Examples/photos")) + shared
        let result = try Program.run([Array("inspect".utf8)] + paths)
        let lines = try result.outputText.split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
        let tags = try ExifTool.tags(ofEach: lines.map { Array($0.file.utf8) })
        #expect(lines.count > own.count && tags.count == lines.count)
        var compared = (times: 0, places: 0)
        for line in lines {
            let known = tags[line.file] ?? [:]
            if let time = Self.time(known["ExifIFD:DateTimeOriginal"]) {
                #expect(line.captured?.prefix(19) == time[...], "\(line.file)")
                #expect(line.capturedTag == "DateTimeOriginal", "\(line.file)")
                compared.times += 1
            }
            let place = Self.place(known)
            #expect((line.location == nil) == (place == nil), "\(line.file)")
            if let found = line.location, let place {
                #expect(abs(found.latitude - place.latitude) < 1e-6, "\(line.file)")
                #expect(abs(found.longitude - place.longitude) < 1e-6, "\(line.file)")
                compared.places += 1
            }
        }
        #expect(compared.times >= own.count && compared.places >= own.count)
    }

    /// As ISO 8601; nil for what is no time: ExifTool passes on any text. A leap second counts as the second before it.
    private static func time(_ text: String?) -> String? {
        guard let text else { return nil }
        let parts = text.split { !$0.isNumber }.prefix(6).compactMap { Int($0) }
        guard parts.count == 6, parts[0] > 0, (1...12).contains(parts[1]), parts[3] < 24, parts[4] < 60, parts[5] <= 60
        else { return nil }
        let days = parts[1] == 2 ? 28 : 30
        guard (1...days).contains(parts[2]) || [1, 3, 5, 7, 8, 10, 12].contains(parts[1]) && parts[2] == 31 else {
            return nil
        }
        let numbers = parts.dropLast() + [min(parts[5], 59)]
        let padded = numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }
        return padded[..<3].joined(separator: "-") + "T" + padded[3...].joined(separator: ":")
    }

    /// Nil without both references: ExifTool takes the north and the east for granted, a manifest must not.
    private static func place(_ tags: [String: String]) -> (latitude: Double, longitude: Double)? {
        guard let north = tags["GPS:GPSLatitudeRef"], !north.isEmpty, let east = tags["GPS:GPSLongitudeRef"],
            !east.isEmpty,
            let latitude = tags["Composite:GPSLatitude"].flatMap(Double.init),
            let longitude = tags["Composite:GPSLongitude"].flatMap(Double.init)
        else { return nil }
        return (latitude, longitude)
    }
}
