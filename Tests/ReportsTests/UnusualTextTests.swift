import FontFaces
import Foundation
import Inputs
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

@testable import Headlines
@testable import Reports

/// What JSON says of texts that no headline's widget has, and of several reports.
@MainActor
@Suite struct UnusualTextTests {
  private static let bounds = CGSize(width: 30, height: 20)

  /// A report of what a view comes to, in place of the headline's widget.
  private func report(
    fonts: FontLibrary? = nil,
    _ decide: (EnvironmentValues) -> FitDecision
  ) throws -> ArticleReport {
    let group = DeviceGroup(size: Self.bounds, displayScale: 2)
    let usual = ArticleCheck(
      article: HeadlineArticle(headline: "A", language: "en"),
      setting: HeadlineSetting(groups: [group], fonts: try fonts ?? TestFonts.english())
    )
    .report()
    let decision = decide(usual.environment)
    return ArticleReport(
      article: usual.article,
      setting: usual.setting,
      environment: usual.environment,
      results: [ArticleReport.Result(decision, of: group, fonts: [], marking: .cut)]
    )
  }

  private func results(of report: ArticleReport, _ detail: JSONDetail) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      JSONReport([report], verdicts: [], detail: detail).recordMembers(&writer)
    }
    return writer.text
  }

  /// Texts of several sizes, that move, that are hidden, and that stand nowhere.
  @Test func whatATextIsIsTold() throws {
    let size = CGSize(width: 9, height: 12)
    let frame = CGRect(x: 1, y: 2.5, width: 9, height: 12)
    let texts = [
      TextTrace(
        role: "a",
        string: "a",
        pointSize: 10.5,
        pointSizes: [10.5, 12],
        lines: [],
        isTruncated: false,
        size: size,
        frame: frame
      ),
      TextTrace(
        role: "b",
        string: "b",
        pointSize: 10.5,
        lines: [],
        isTruncated: true,
        isMoving: true,
        size: size,
        frame: frame
      ),
      TextTrace(
        role: nil,
        string: "c",
        pointSize: 10.5,
        lines: [],
        isTruncated: false,
        isRedacted: true,
        size: size
      ),
    ]
    let report = try report { _ in
      FitDecision(
        bounds: Self.bounds,
        displayScale: 2,
        chosenIndex: nil,
        candidates: [],
        placed: PlacedTrace(size: Self.bounds, texts: texts),
        displayList: DisplayList(size: Self.bounds, displayScale: 2, items: [])
      )
    }
    let measures = #""size":{"width":9,"height":12}"#
    let place = #""frame":{"x":1,"y":2.5,"width":9,"height":12}"#
    let told = [
      #"{"role":"a","pointSize":10.5,"pointSizes":[10.5,12],"lines":[],"lineCount":0,"#
        + #""truncated":false,\#(measures),\#(place)}"#,
      #"{"role":"b","pointSize":10.5,"lines":[],"lineCount":0,"#
        + #""truncated":true,"moving":true,\#(measures),\#(place)}"#,
      #"{"role":null,"pointSize":10.5,"lines":[],"lineCount":0,"#
        + #""truncated":false,"redacted":true,\#(measures),"frame":null}"#,
    ]
    let placed = #""placed":{"size":{"width":30,"height":20},"texts":["#
    let results = results(of: report, .trace)
    #expect(results.contains(placed + told.joined(separator: ",") + "]}"), "\(results)")
  }

  /// A hyphen that stands for a soft one is told of its line, where it is not hidden with its text.
  @Test(
    arguments: [
      ("extra\u{AD}ordinary", false, true), ("extra\u{AD}ordinary", true, false),
      ("extra\u{2010}ordinary", false, false),
    ]
  )
  func hyphensForSoftOnesAreTold(_ string: String, _ isHidden: Bool, _ isTold: Bool) throws {
    let report = try report { environment in
      let text = Text(verbatim: string).font(.system(size: 12))
      return FitSelector(environment: environment).decide(
        text.redacted(reason: isHidden ? .placeholder : []),
        in: CGSize(width: 40, height: 100)
      )
    }
    let results = results(of: report, .trace)
    #expect(results.contains(#""redacted":true"#) == isHidden)
    #expect(results.contains("\"text\":\"extra\u{2010}\"") == !isHidden, "\(results)")
    #expect(results.contains(#","hyphenated":true}"#) == isTold, "\(results)")
  }

  /// Faces that are slanted for a text are told of in the metrics, among a list's faces, and with the glyphs.
  @Test func slantedFacesAreTold() throws {
    let usual = try report { environment in
      FitSelector(environment: environment).decide(Text(verbatim: "A"), in: Self.bounds)
    }
    let slanted = try report { environment in
      FitSelector(environment: environment).decide(Text(verbatim: "A").italic(), in: Self.bounds)
    }
    for (report, isSlanted) in [(usual, false), (slanted, true)] {
      let metrics = JSONReport([report]).text()
      #expect(metrics.contains(#""slanted": true"#) == isSlanted)
      let glyphs = results(of: report, .glyphs)
      #expect(glyphs.contains(#""slanted":true"#) == isSlanted)
      let rest = try #require(glyphs.range(of: #""results":"#))
      let faces = glyphs[..<rest.lowerBound]
      #expect(faces.contains(#""slanted":true"#) == isSlanted)
      #expect(!metrics.contains("emboldened") && !glyphs.contains("emboldened"))
    }
  }

  /// So are faces that are made bold, where no bold one was given.
  @Test func emboldenedFacesAreTold() throws {
    let path = TestFiles.directory.deletingLastPathComponent()
      .appending(path: "Fonts/Files/FitcheckSans-Regular.otf").path
    let fonts = try FontLibrary.files(regular: [FontFace(path: path)])
    for isBold in [false, true] {
      let report = try report(fonts: fonts) { environment in
        let text = Text(verbatim: "A")
        return FitSelector(environment: environment).decide(
          isBold ? text.bold() : text,
          in: Self.bounds
        )
      }
      let metrics = JSONReport([report]).text()
      #expect(metrics.contains(#""emboldened": true"#) == isBold)
      let glyphs = results(of: report, .glyphs)
      #expect(glyphs.contains(#""emboldened":true"#) == isBold)
      #expect(!metrics.contains("slanted") && !glyphs.contains("slanted"))
    }
  }

  /// Glyphs are told of where they are asked for, and not where nobody says how much is.
  @Test func glyphsAreToldWhereTheyAreAskedFor() throws {
    let report = try report { environment in
      FitSelector(environment: environment).decide(Text(verbatim: "A"), in: Self.bounds)
    }
    for detail in JSONDetail.allCases {
      let results = results(of: report, detail)
      #expect(results.contains(#""display":"#) == (detail == .glyphs))
      #expect(results.contains(#""faces":"#) == (detail == .glyphs))
    }
    for text in [JSONReport([report]).text(), JSONReport([report], verdicts: []).text()] {
      #expect(!text.contains(#""display":"#) && text.contains(#""faces":"#))
    }
  }

  /// A face that several reports use is told of once.
  @Test func facesOfSeveralReportsAreToldOnce() throws {
    let one = try report { environment in
      FitSelector(environment: environment).decide(Text(verbatim: "A"), in: Self.bounds)
    }
    let metrics = JSONReport([one, one]).text()
    #expect(metrics.split(separator: "\"sha256\"").count == 2)
  }

  /// All metrics are named that reports rest on, each once.
  @Test func metricsOfSeveralReportsAreNamed() throws {
    let path = TestFiles.directory.appending(path: "Fonts/Variable.ttf").path
    let files = try FontLibrary.files(regular: [FontFace(path: path)])
    let reports = try [nil, files, nil].map { fonts in
      try report(fonts: fonts) { environment in
        FitSelector(environment: environment).decide(Text(verbatim: "A"), in: Self.bounds)
      }
    }
    let cases: [([ArticleReport], String)] = [
      (reports, "ios-26.1, font files"), (Array(reports.suffix(2)), "font files, ios-26.1"),
      ([reports[1], reports[1]], "font files"), ([], ""),
    ]
    for (taken, name) in cases {
      let text = JSONReport(taken).text()
      #expect(text.contains("\"metrics\": {\n    \"name\": \"\(name)\""), "\(text.prefix(90))")
    }
  }

  /// Each of several reports stands in its order with its own verdict, and the metrics tell what is made for any of them.
  @Test func severalReportsHaveTheirOwnVerdicts() throws {
    let usual = try report { environment in
      FitSelector(environment: environment).decide(Text(verbatim: "A"), in: Self.bounds)
    }
    let slanted = try report { environment in
      FitSelector(environment: environment).decide(Text(verbatim: "B").italic(), in: Self.bounds)
    }
    let verdicts = [3, 5].map { count in
      HeadlineVerdict(
        areas: [],
        change: .add(count),
        tightest: nil,
        unmet: [],
        missingScalars: []
      )
    }
    let text = JSONReport([usual, slanted], verdicts: verdicts).text()
    let parts = text.components(separatedBy: #""items": "#)
    try #require(parts.count == 2)
    #expect(parts[0].contains(#""slanted": true"#), "\(parts[0])")
    let changes = parts[1].components(separatedBy: #""add": "#).dropFirst().map { $0.prefix(1) }
    #expect(changes == ["3", "5"])
    let lines = parts[1].components(separatedBy: #""text": ""#).dropFirst().map { $0.prefix(1) }
    #expect(lines.first == "A" && lines.last == "B", "\(lines)")
  }

  /// The article's language, those of its devices and the one that texts are set for are told each for itself.
  @Test(
    arguments: [
      ([], nil, ["en"], "en"), (["ja", "th"], nil, ["ja", "th"], "ja"),
      (["ja"], "th", ["ja"], "th"),
      ([], "th", ["en"], "th"), (["th"], "en", ["th"], "en"),
    ] as [([String], String?, [String], String)]
  )
  func languagesAreToldEachForItself(
    _ devices: [String],
    _ chosen: String?,
    _ toldDevices: [String],
    _ toldSet: String
  ) throws {
    var setting = HeadlineSetting(
      groups: [DeviceGroup(size: Self.bounds, displayScale: 2)],
      fonts: try TestFonts.english()
    )
    setting.deviceLanguages = devices
    setting.typesettingLanguage = chosen
    let article = HeadlineArticle(
      id: "i",
      time: "9:41",
      headline: "A",
      snippet: "b",
      language: "en"
    )
    let report = ArticleCheck(article: article, setting: setting).report()
    let document = try JSONReader.value(in: Array(JSONReport([report]).text().utf8)[...])
    guard case .array(let items)? = document["items"] else {
      Issue.record("no items")
      return
    }
    let item = try #require(items.first)
    #expect(item["lang"] == .string("en"))
    #expect(item["deviceLanguages"] == .array(toldDevices.map(JSONValue.string)))
    #expect(item["typesettingLanguage"] == .string(toldSet))
    let words = ["id", "time", "headline", "snippet"].compactMap { item[$0] }
    #expect(words == ["i", "9:41", "A", "b"].map(JSONValue.string))
  }

  /// Of a verdict it is told what has to go, what is not met, and what of that was known before; without a verdict nothing.
  @Test func whatWasKnownIsTold() throws {
    let usual = try report { environment in
      FitSelector(environment: environment).decide(Text(verbatim: "A"), in: Self.bounds)
    }
    let verdict = HeadlineVerdict(
      areas: [],
      change: .remove(3, lost: "ies"),
      tightest: 1,
      unmet: ["w", "x"].map {
        UnmetRequirement(
          requirement: HeadlineRequirement(name: $0, policy: .sameCandidate, areas: [0]),
          areas: [0]
        )
      },
      missingScalars: []
    )
    func item(_ verdicts: [HeadlineVerdict]) throws -> JSONValue {
      let text = JSONReport([usual], verdicts: verdicts).text()
      let document = try JSONReader.value(in: Array(text.utf8)[...])
      guard case .array(let items)? = document["items"] else { return .null }
      return try #require(items.first)
    }
    let told = try item([verdict])
    #expect(told["remove"] == .number(3, digits: "3") && told["lost"] == .string("ies"))
    #expect(told["tightest"] == .number(1, digits: "1") && told["add"] == nil)
    #expect(told["unmet"] == .array([.string("w"), .string("x")]) && told["known"] == nil)
    let marked = try item([verdict.knowing { $0.requirement.name == "x" }])
    #expect(marked["unmet"] == .array([.string("w")]))
    #expect(marked["known"] == .array([.string("x")]))
    let plain = try item([])
    #expect(plain["headline"] == .string("A"))
    for name in ["remove", "tightest", "unmet", "known"] { #expect(plain[name] == nil) }
  }
}
