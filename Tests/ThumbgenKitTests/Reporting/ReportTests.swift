import Testing
import ThumbgenKit
import ThumbnailModel

struct ReportTests {
    private let records = [
        PhotoRecord(source: BytePath("a & b/<1>.jpg"), elapsed: .milliseconds(1005), written: 3, clippedGamut: 0.125),
        PhotoRecord(source: BytePath("same.jpg"), elapsed: .zero, written: 0),
        PhotoRecord(
            source: BytePath(Array("caf".utf8) + [0xE9]),
            elapsed: .microseconds(61_234_567),
            written: 2,
            failures: [
                PhotoFailure(
                    source: BytePath(Array("caf".utf8) + [0xE9]),
                    stage: "pixels",
                    code: "truncated",
                    message: "50% \"here\":\n\u{1B}, \u{FFFE}'x'"
                )
            ]
        ),
    ]

    @Test func jUnitHasACaseAPhoto() {
        var summary = RunSummary()
        summary.elapsed = .seconds(62)
        var metadata = PhotoMetadata(format: .jpeg, storedSize: PixelSize(width: 4, height: 3))
        metadata.profile = "A & B"
        summary.met.add(metadata, clippedGamut: 0.125)
        #expect(
            JUnitReport.text(summary, records) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="3" failures="1" errors="0" time="62.000">
                  <testsuite name="thumbgen" tests="3" failures="1" errors="0" time="62.000">
                    <properties>
                      <property name="formats.jpeg" value="1"/>
                      <property name="profiles.A &amp; B" value="1"/>
                      <property name="profilesConverted" value="1"/>
                      <property name="withoutProfile" value="0"/>
                      <property name="clippedGamut.photos" value="1"/>
                      <property name="clippedGamut.meanShare" value="0.125"/>
                      <property name="enlarged" value="0"/>
                      <property name="fromPreviews" value="0"/>
                      <property name="undated" value="1"/>
                    </properties>
                    <testcase classname="thumbgen" name="a &amp; b/&lt;1&gt;.jpg" time="1.005">
                      <properties>
                        <property name="clippedGamut" value="0.125"/>
                      </properties>
                    </testcase>
                    <testcase classname="thumbgen" name="same.jpg" time="0.000"/>
                    <testcase classname="thumbgen" name="caf%E9" time="61.235">
                      <failure type="truncated" message="pixels: 50% &quot;here&quot;:&#10;\u{FFFD}, \u{FFFD}'x'"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """
        )
    }

    @Test func jsonHasThePhotosInTheirOrder() throws {
        var summary = RunSummary()
        summary.photos = 3
        let text = try JSONReport(summary, records).text()
        #expect(
            text == #"""
                {
                  "photos" : [
                    {
                      "clippedGamut" : 0.125,
                      "failures" : [

                      ],
                      "seconds" : 1.005,
                      "source" : "a & b/<1>.jpg",
                      "status" : "written",
                      "written" : 3
                    },
                    {
                      "clippedGamut" : 0,
                      "failures" : [

                      ],
                      "seconds" : 0,
                      "source" : "same.jpg",
                      "status" : "up-to-date",
                      "written" : 0
                    },
                    {
                      "clippedGamut" : 0,
                      "failures" : [
                        {
                          "code" : "truncated",
                          "message" : "50% \"here\":\n\u001b, ￾'x'",
                          "stage" : "pixels"
                        }
                      ],
                      "seconds" : 61.235,
                      "source" : "caf%E9",
                      "status" : "failed",
                      "written" : 2
                    }
                  ],
                  "summary" : {
                    "enlarged" : 0,
                    "failed" : 0,
                    "met" : {
                      "clippedGamut" : {
                        "meanShare" : 0,
                        "photos" : 0
                      },
                      "formats" : {

                      },
                      "fromPreviews" : 0,
                      "profiles" : {

                      },
                      "profilesConverted" : 0,
                      "undated" : 0,
                      "withoutProfile" : 0
                    },
                    "passedOver" : 0,
                    "photos" : 3,
                    "removed" : 0,
                    "seconds" : 0,
                    "upToDate" : 0,
                    "written" : 0
                  }
                }

                """#
        )
    }

    @Test func annotationsEscapeWhatWouldEndThem() {
        let failure = PhotoFailure(
            source: BytePath("a,b:c%.jpg"),
            stage: "pixels",
            code: "truncated",
            message: "50% gone:\r\n::error::x"
        )
        #expect(
            WorkflowAnnotation.line(of: failure, at: BytePath("photos").appending(failure.source))
                == "::error file=photos/a%2Cb%3Ac%25.jpg,title=thumbgen%3A truncated::"
                + "pixels: 50%25 gone:%0D%0A::error::x"
        )
    }
}
