import Fitcheck
import FitcheckTesting
import Foundation
import Testing

@MainActor
@Suite struct ExpectFitTests {
  private struct Line: View {
    let text: String

    var body: some View {
      Text(verbatim: text).font(.system(size: 12)).lineLimit(1)
    }
  }

  @Test func whatIsWholePasses() throws {
    try expectFit(Line(text: "Short"), on: .allPhones)
    try expectFit(Line(text: "港の夜"), on: .devices("SE 3", "iPhone 15"), language: "ja")
  }

  private struct Familiar: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
      Line(text: family == .systemSmall ? String(repeating: "long ", count: 20) : "Short")
    }
  }

  /// An area of no family is a Lock Screen's, whatever the one before it was.
  @Test func familiesEndWithTheirArea() throws {
    let areas = [
      FitArea(
        name: "wide",
        size: CGSize(width: 2_000, height: 200),
        family: .systemSmall
      ),
      FitArea(name: "narrow", size: CGSize(width: 100, height: 40)),
    ]
    try expectFit(Familiar(), on: FitAreas(areas))
    try expectFit(Familiar(), on: FitAreas(areas.reversed()))
  }

  /// The failure is the caller's, names the device, says what is cut, and its picture is there to be opened.
  @Test func whatIsCutIsExplainedAndDrawn() throws {
    try withKnownIssue {
      try expectFit(Line(text: String(repeating: "long ", count: 20)), on: .devices("iPhone 15"))
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      guard issue.sourceLocation?.fileID.hasSuffix("/ExpectFitTests.swift") == true,
        text.contains("1 of 1 areas: iPhone 15"), text.contains("Cut: “long"),
        let line = text.split(separator: "\n").last, line.hasPrefix("Picture: ")
      else { return false }
      let path = String(line.dropFirst("Picture: ".count))
      defer { try? FileManager.default.removeItem(atPath: path) }
      let picture = FileManager.default.contents(atPath: path) ?? Data()
      return String(decoding: picture, as: UTF8.self).contains("<svg")
    }
  }

  /// The picture of a long text on areas in which it is cut.
  private func picture(on areas: FitAreas) throws -> String {
    nonisolated(unsafe) var picture = ""
    try withKnownIssue {
      try expectFit(Line(text: String(repeating: "long ", count: 20)), on: areas)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      let path = text.split(separator: "Picture: ").last.map(String.init) ?? ""
      picture = String(
        decoding: FileManager.default.contents(atPath: path) ?? Data(),
        as: UTF8.self
      )
      try? FileManager.default.removeItem(atPath: path)
      return true
    }
    return picture
  }

  @Test func theFirstFailureIsDrawn() throws {
    let (small, large) = (
      try picture(on: .devices("SE 3")), try picture(on: .devices("iPhone Air"))
    )
    #expect(small.contains("<svg") && large.contains("<svg") && small != large)
    #expect(try picture(on: .devices("SE 3", "iPhone Air")) == small)
    #expect(try picture(on: .devices("iPhone Air", "SE 3")) == large)
  }

  /// Of many areas in which it is cut all are named, and three explained.
  @Test func threeFailuresAreExplained() throws {
    let names = ["SE 3", "iPhone 15", "iPhone 14", "iPhone 17", "iPhone Air"]
    try withKnownIssue {
      try expectFit(
        Line(text: String(repeating: "long ", count: 20)),
        on: .devices(names[0], names[1], names[2], names[3], names[4])
      )
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      let explained = text.split(separator: "\n").filter { $0.hasSuffix(":") }
      return text.contains("A text is cut in") && explained.count == 3
    }
  }

  /// The first line has how many areas there are and which of them fail; explanations come in their order.
  @Test func theMessageNamesTheAreas() throws {
    func area(_ name: String, _ width: CGFloat) -> FitArea {
      FitArea(name: name, size: CGSize(width: width, height: 20), family: .accessoryRectangular)
    }
    let areas = [area("a", 30), area("b", 400), area("c", 40), area("d", 500), area("e", 50)]
    try withKnownIssue {
      try expectFit(Line(text: "a line of several words"), on: FitAreas(areas))
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return lines.first?.hasSuffix("A text is cut in 3 of 5 areas: a, c, e") == true
        && lines.filter { $0.count == 2 && $0.hasSuffix(":") } == ["a:", "c:", "e:"]
    }
  }

  /// Shows a word in what it is to be told, and otherwise more than there is room for.
  private struct Told: View {
    let language: String
    let typeSize: DynamicTypeSize
    var family = WidgetFamily.accessoryRectangular
    var scale: CGFloat?
    @Environment(\.textLanguage) private var textLanguage
    @Environment(\.preferredLanguages) private var preferredLanguages
    @Environment(\.dynamicTypeSize) private var ownTypeSize
    @Environment(\.widgetFamily) private var ownFamily
    @Environment(\.displayScale) private var ownScale

    var body: some View {
      let isTold =
        textLanguage == language && preferredLanguages == [language] && ownTypeSize == typeSize
        && ownFamily == family && ownScale == scale ?? ownScale
      Line(text: isTold ? "x" : String(repeating: "long ", count: 50))
    }
  }

  /// What is asked for is what the view is told; English at the usual size where nothing is said, each
  /// area in its own conditions.
  @Test func viewsAreToldWhatIsAskedFor() throws {
    try expectFit(Told(language: "en", typeSize: .large))
    let areas = try FitAreas.devices("SE 3", "iPhone 15", "iPhone 17")
    #expect(Set(areas.areas.map(\.displayScale)) == [2, 3])
    try expectFit(
      Told(language: "ja", typeSize: .large, scale: 2),
      on: .devices("SE 3"),
      language: "ja"
    )
    try expectFit(
      Told(language: "en", typeSize: .xSmall),
      on: .devices("iPhone 15"),
      typeSize: .xSmall
    )
    let small = try FitAreas.devices("iPhone 15", slot: .family(.systemSmall))
    try expectFit(Told(language: "en", typeSize: .large, family: .systemSmall), on: small)
    try withKnownIssue {
      try expectFit(Told(language: "en", typeSize: .large, scale: 3), on: areas)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("cut in 1 of 3 areas: \(areas.areas[0].name)")
      }
    }
    for (language, typeSize) in [("fr", DynamicTypeSize.large), ("en", .medium)] {
      withKnownIssue {
        try expectFit(Told(language: language, typeSize: typeSize), on: .devices("iPhone 15"))
      }
    }
  }

  /// Ten full-width characters of 12 pt take 113 points on a device with Japanese among its languages, and 122 on
  /// others.
  @Test func textsAreSetInTheFontsOfTheDevice() throws {
    let line = Line(text: String(repeating: "国", count: 10))
    let areas = FitAreas([
      FitArea(name: "a", size: CGSize(width: 118, height: 20), family: .accessoryRectangular)
    ])
    try expectFit(line, on: areas, language: "ja")
    try withKnownIssue {
      try expectFit(line, on: areas, language: "en")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("cut in 1 of 1 areas: a") }
    }
  }

  @Test func areasAreThoseOfDevices() throws {
    #expect(FitAreas.allPhones.areas == DeviceCatalogue.devices.map(\.fitArea))
    #expect(FitAreas.allPhones.areas.count > 20)
    let areas = try FitAreas.devices("iPhone 15", "SE 3")
    #expect(areas.areas == (try FitAreas.devices("iPhone 15", "SE 3", slot: .lockScreen)).areas)
    #expect(areas.areas.count == 2 && areas.areas[0].name.contains("15"))
    #expect(areas.areas[1].name.contains("SE"))
    #expect(areas.areas.allSatisfy { $0.family == .accessoryRectangular })
    let small = try FitAreas.devices("SE 3", slot: .family(.systemSmall)).areas
    #expect(small.count == 1 && small[0].family == .systemSmall)
    #expect(small[0].size != areas.areas[1].size)
    #expect(try FitAreas.devices().areas.isEmpty && FitAreas([]).areas.isEmpty)
  }

  /// What is expected of no area was not looked at: it fails, and says why, where the caller stands.
  @Test func expectationsOfNoAreaFail() throws {
    @Sendable nonisolated func says(_ sentence: String, _ issue: Issue) -> Bool {
      issue.sourceLocation?.fileID.hasSuffix("/ExpectFitTests.swift") == true
        && issue.comments.contains { $0.rawValue.contains(sentence) }
    }
    for areas in [try FitAreas.devices(), FitAreas([])] {
      try withKnownIssue {
        try expectFit(Line(text: "Short"), on: areas)
      } matching: { issue in
        says("no area to expect texts in", issue)
      }
    }
    try withKnownIssue {
      try expectWholeHeadline(HeadlineArticle(headline: "港の夜"), on: [])
    } matching: { issue in
      says("no area to expect a headline in", issue)
    }
  }

  /// A headline is expected in the areas that are named alone; of those that cut it the first is explained.
  @Test func headlinesAreExpectedInTheGroupsThatAreNamed() throws {
    let article = HeadlineArticle(headline: String(repeating: "海辺の図書館", count: 5))
    let groups = [(400.0, 200.0), (90, 40), (60, 30)].map {
      DeviceGroup(size: CGSize(width: $0, height: $1), displayScale: 3)
    }
    let report = ArticleCheck(
      article: article,
      setting: HeadlineSetting(
        groups: groups,
        fonts: try FontLibrary.bundled(deviceLanguages: [article.language])
      )
    ).report()
    try #require(report.results.map(\.outcome.isHeadlineWhole) == [true, false, false])
    let explanations = report.results.map { $0.explanation(in: .english) }
    try #require(explanations[1] != explanations[2])
    try expectWholeHeadline(article, on: [groups[0]])
    for (named, first) in [
      (groups, 1), ([groups[0], groups[2], groups[1]], 2), ([groups[1]], 1),
    ] {
      try withKnownIssue {
        try expectWholeHeadline(article, on: named)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.hasSuffix(explanations[first]) }
      }
    }
  }

  /// A headline is set in the fonts of a device in its language: as in the test of ten characters above, they stand in
  /// 118 points where that is Japanese, and in a line more where it is English, for which a height of 30 has no room.
  @Test func headlinesAreSetInTheFontsOfTheirLanguage() throws {
    let group = DeviceGroup(size: CGSize(width: 118, height: 30), displayScale: 3)
    let headline = String(repeating: "国", count: 10)
    try expectWholeHeadline(HeadlineArticle(headline: headline, language: "ja"), on: [group])
    withKnownIssue {
      try expectWholeHeadline(HeadlineArticle(headline: headline, language: "en"), on: [group])
    }
  }

  @Test func failuresAreExplainedInJapanese() throws {
    try withKnownIssue {
      try expectFit(
        Line(text: String(repeating: "長い見出し", count: 9)),
        on: .devices("iPhone 15"),
        language: "ja",
        explainedIn: .japanese
      )
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("切れる部分：") }
    }
  }

  /// The sentences are the command's, and the failure is the caller's.
  @Test func headlinesThatAreCutAreExplained() throws {
    try expectWholeHeadline(HeadlineArticle(headline: "港の夜"))
    try withKnownIssue {
      try expectWholeHeadline(
        HeadlineArticle(headline: String(repeating: "海辺の図書館", count: 20)),
        explainedIn: .japanese
      )
    } matching: { issue in
      issue.sourceLocation?.fileID.hasSuffix("/ExpectFitTests.swift") == true
        && issue.comments.contains {
          $0.rawValue.contains("見出しは途中で切れます。") && $0.rawValue.contains("切れる部分：見出し")
        }
    }
  }

  @Test func unknownDevicesAreAnError() {
    #expect(throws: DeviceError.self) { try FitAreas.devices("iPhone 99") }
  }
}
