import Fitcheck
import Foundation
import Testing

@testable import FitcheckCommand

/// The answer on one screen: 24 lines of 80 columns, whatever the text, and any width at all.
@MainActor
@Suite struct BriefReportTests {
  /// What is told of a headline on one screen.
  private static func rows(
    of text: (headline: String, snippet: String) = ("headline", ""),
    slot: WidgetSlot = .lockScreen,
    groups: [DeviceGroup],
    columns: Int = 80
  ) throws -> [String] {
    let report = try SampleReports.report(of: text, slot: slot, groups: groups)
    return TextReport(of: report, columns: columns, extent: .brief).lines()
  }

  @Test(arguments: SampleReports.texts.indices, [ExplanationLanguage.english, .japanese])
  func itFitsAScreen(index: Int, language: ExplanationLanguage) throws {
    let report = try SampleReports.report(
      of: SampleReports.texts[index],
      groups: DeviceCatalogue.groups
    )
    let rows = TextReport(of: report, columns: 80, extent: .brief, language: language).lines()
    #expect(rows.count <= 24, "\(rows.joined(separator: "\n"))")
    for columns in [20, 24, 33, 40, 56, 80, 120] {
      let text = TextReport(of: report, columns: columns, extent: .brief, language: language)
      for row in text.lines() where TerminalText.columns(row) > columns {
        Issue.record("\(columns): \(row)")
      }
    }
  }

  /// Of a text that is too long for a screen two rows are told of the headline, and one of the
  /// snippet, before the answer.
  @Test func longTextsAreClipped() throws {
    let words = Array(repeating: "headline", count: 90).joined(separator: " ")
    for (snippet, rows) in [("", 2), (words, 3)] {
      let lines = try Self.rows(of: (words, snippet), groups: DeviceCatalogue.groups)
      #expect(lines.prefix { !$0.isEmpty }.count == rows)
    }
  }

  /// A size is called by its lengths, but where one device alone lends it its scale: it stood under "Phones", as "SE" where
  /// one of several is an SE.
  @Test(arguments: [
    ([String](), "  Area ", "✓ 300 × 100 @2x"), (["SE 3"], "  Phones ", "✓ SE "),
    (["iPhone 15", "SE 3"], "  Area ", "✓ 300 × 100 @2x"),
  ])
  func sizesAreNoPhones(names: [String], heading: String, row: String) throws {
    let group = DeviceGroup(
      size: CGSize(width: 300, height: 100),
      displayScale: 2,
      devices: try names.map { try DeviceCatalogue.device(named: $0) }
    )
    let rows = try Self.rows(groups: [group])
    let place = try #require(rows.firstIndex { $0.hasPrefix(heading) }, "\(rows)")
    #expect(rows[place + 1].hasPrefix(row), "\(rows)")
  }

  /// Phones beside a tablet are devices, though that one is called by its size: of five no name is their own.
  @Test func phonesBesideATabletAreDevices() throws {
    let slot = WidgetSlot.family(.systemSmall)
    let names = ["SE 3", "iPhone 13 mini", "iPhone 13", "iPhone 14 Plus", "iPad Pro 11-inch"]
    let devices = try names.map { try DeviceCatalogue.device(named: $0, for: slot) }
    let rows = try Self.rows(slot: slot, groups: DeviceGroup.grouping(devices))
    #expect(rows.contains { $0.contains("  Devices ") }, "\(rows)")
  }

  /// The device above the drawing stands there with its own system, not with that of another one in its area.
  @Test func theDrawnDeviceHasItsSystem() throws {
    let slot = WidgetSlot.family(.systemSmall)
    let devices = try ["iPhone 8", "iPhone 7"].map {
      try DeviceCatalogue.device(named: $0, for: slot)
    }
    let rows = try Self.rows(slot: slot, groups: DeviceGroup.grouping(devices))
    #expect(rows.contains("iPhone 8, iOS 16"), "\(rows)")
  }

  /// Nothing is said of every iPhone where all lend their scales to a size: none has it.
  @Test func aSizeIsThatOfNoIPhone() throws {
    let group = DeviceGroup(
      size: CGSize(width: 300, height: 100),
      displayScale: 2,
      devices: DeviceCatalogue.devices
    )
    let rows = try Self.rows(groups: [group])
    let count = DeviceCatalogue.devices.count
    #expect(rows.contains { $0.contains("whole on all \(count) devices") }, "\(rows)")
    #expect(rows.contains { $0.hasPrefix("✓ 300 × 100 @2x") }, "\(rows)")
  }

  /// What no font has is told so that it is seen, be it no character.
  @Test func charactersThatNoFontHasAreSeen() throws {
    let report = try SampleReports.report(
      of: ("Ferry \u{FFFE}", ""),
      groups: [DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3)]
    )
    let rows = TextReport(of: report, columns: 80, extent: .brief).missingCharacters()
    #expect(rows.joined(separator: " ").contains("\u{FFFD} (U+FFFE)"), "\(rows)")
  }

  /// Of characters that no font has eight are named; of more it is told how many there are.
  @Test(
    arguments: [
      (8, "(U+F0007)."), (9, "(U+F0007) and 1 more."), (10, "(U+F0007) and 2 more."),
    ] as [(UInt32, String)]
  )
  func eightCharactersThatNoFontHasAreNamed(_ count: UInt32, _ end: String) throws {
    let scalars = (0..<count).compactMap { Unicode.Scalar(0xF0000 + $0) }
    let report = try SampleReports.report(
      of: ("Ferry \(String(String.UnicodeScalarView(scalars)))", ""),
      groups: [DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3)]
    )
    let rows = TextReport(of: report, columns: 400, extent: .brief).missingCharacters()
    #expect(rows.joined(separator: " ").contains(end), "\(rows)")
  }

  /// Before the words that are lost stand the letters that forty scalars make, be these few: a letter may bear any number of
  /// marks.
  @Test func lettersBeforeLostWordsAreOfSoManyScalars() {
    let letter = "e" + String(repeating: "\u{301}", count: 9)
    let rows = ListLayout.lost(
      of: String(repeating: letter, count: 10) + "xyz",
      .remove(3, lost: "xyz"),
      indent: 6,
      columns: 60,
      palette: .plain
    )
    let expected = "      …" + String(repeating: letter, count: 4) + "|xyz"
    #expect(rows.map { Array($0.unicodeScalars) } == [Array(expected.unicodeScalars)])
  }

  /// What is missed, how versions differ and what no font has stands in this order on one screen; where everything is told
  /// versions come first.
  @Test func noticesStandInTheirOrder() throws {
    let groups = [SystemVersion.iOS16, .iOS26].flatMap { version in
      [CGSize(width: 146, height: 58), CGSize(width: 20, height: 10)].map {
        DeviceGroup(size: $0, displayScale: 3, systemVersion: version)
      }
    }
    let report = try SampleReports.report(of: ("Ferry \u{F0000}", ""), groups: groups)
    let template = HeadlineTemplate(language: report.article.language, setting: report.setting)
    let judge = HeadlineJudge(
      template,
      requirements: try RequirementOptions.requirements(["same-candidate"], of: report.setting)
    )
    let verdict = judge.verdict(of: report.article)
    for extent in [TextReport.Extent.brief, .everything] {
      let text = TextReport(report, verdict: verdict, palette: .plain, columns: 80, extent: extent)
      let (unmet, versions) = (text.unmet(), text.versionDifferences())
      let missing = text.missingCharacters()
      #expect(!unmet.isEmpty && !versions.isEmpty && !missing.isEmpty)
      let notices =
        extent == .brief
        ? unmet + text.closeCalls() + versions + missing
        : text.closeCalls() + versions + unmet + missing
      let rows = text.lines()
      #expect(rows.contains(notices[...]), "\(rows)")
    }
  }

  /// Where the headline is cut on some phones alone it is said on which, by the names of their sizes, or by their own where
  /// others of the size show it whole; where it is on some of each size, that, unless versions are compared: then it is said
  /// with which; and of one size, and of areas that are no phones', which areas they are.
  ///
  /// Three lines of an SE and of a 13 mini hold 3 × 12 characters of 0.935 × 12 points, and those of an iPhone 13 3 × 13. Pairs
  /// of brackets are set closer from iOS 17 on: 28 of them and 14 letters are more than 39 characters before, and less than 36
  /// since.
  @Test(
    arguments: [
      (
        String(repeating: "国", count: 38), ["SE 3", "iPhone 13"], [], "The headline is cut on SE.",
        "SEで見出しが途中で切れます。"
      ),
      (
        String(repeating: "国", count: 38), ["SE 3", "iPhone 13 mini", "iPhone 13"], [],
        "The headline is cut on SE, 13 mini.", "SE、13 miniで見出しが途中で切れます。"
      ),
      (
        String(repeating: "「国」", count: 14), ["SE 3", "iPhone 13"], [.iOS16, .iOS26],
        "The headline is cut on iOS 16.", "iOS 16で見出しが途中で切れます。"
      ),
      (
        String(repeating: "「国」", count: 4) + String(repeating: "国", count: 28),
        ["SE 3", "iPhone 13"], [.iOS16, .iOS26], "The headline is cut on SE, 13 iOS 16.",
        "SE、13 iOS 16で見出しが途中で切れます。"
      ),
      (
        String(repeating: "「国」", count: 14),
        ["SE 3", "SE 2", "iPhone 8", "iPhone 13", "iPhone X"], [],
        "The headline is cut on some phones of every size.", "どの大きさの機種にも、見出しが途中で切れるものがあります。"
      ),
      (
        String(repeating: "「国」", count: 14), ["iPhone 13"], [.iOS16, .iOS26],
        "The headline is cut in 1 of 2 areas (each version counted): 146 × 58 @3x iOS 16.",
        "表示領域2種類（バージョン別）のうち1種類で見出しが途中で切れます：146 × 58 @3x iOS 16。"
      ),
      // A part of a size is no size: the SE has the newest system, which an iPhone 8 of its size has not.
      (
        String(repeating: "「国」", count: 14), ["SE 3", "iPhone 13", "iPhone 8"], [],
        "The headline is cut on 8.", "8で見出しが途中で切れます。"
      ),
      (
        String(repeating: "「国」", count: 14), ["SE 3", "iPhone 13", "iPhone 8", "iPhone X"], [],
        "The headline is cut on 8, X.", "8、Xで見出しが途中で切れます。"
      ),
      (
        String(repeating: "「国」", count: 4) + String(repeating: "国", count: 26),
        ["SE 3", "iPhone 13"], [.iOS16, .iOS26], "The headline is cut on SE iOS 16.",
        "SE iOS 16で見出しが途中で切れます。"
      ),
    ] as [(String, [String], [SystemVersion], String, String)]
  )
  func phonesWithCutHeadlinesAreNamed(
    _ headline: String,
    _ phones: [String],
    _ versions: [SystemVersion],
    _ english: String,
    _ japanese: String
  ) throws {
    let asked: [SystemVersion?] = versions.isEmpty ? [nil] : versions.map(Optional.some)
    let devices: [Device] = try asked.flatMap { version in
      try phones.map { try DeviceCatalogue.device(named: $0, version: version) }
    }
    let report = try SampleReports.report(
      of: (headline, ""),
      groups: DeviceGroup.grouping(devices)
    )
    for (language, sentence) in [(ExplanationLanguage.english, english), (.japanese, japanese)] {
      let rows = TextReport(of: report, columns: 120, extent: .brief, language: language).lines()
      #expect(rows.contains("✗ " + sentence), "\(rows)")
    }
  }

  /// Of two generations that differ neither is called by the name that they share: it was told of an SE that the headline is
  /// cut on it, and that it is not.
  ///
  /// Six lines of the first SE's 109 points hold 6 × 9 characters of 0.935 × 12 points, and those of the third's 116 points
  /// 6 × 10.
  @Test(
    arguments: [([], "15"), (["iPhone 14", "iPhone 13"], "iPhone")] as [([String], String)]
  )
  func generationsThatDifferAreToldApart(_ more: [String], _ others: String) throws {
    let slot = WidgetSlot.family(.systemSmall)
    let names = ["iPhone SE (1st generation)", "iPhone SE (3rd generation)", "iPhone 15"] + more
    let devices = try names.map { try DeviceCatalogue.device(named: $0, for: slot) }
    let rows = try Self.rows(
      of: (String(repeating: "国", count: 58), ""),
      slot: slot,
      groups: DeviceGroup.grouping(devices),
      columns: 120
    )
    #expect(rows.contains("✗ The headline is cut on SE (1st generation)."), "\(rows)")
    #expect(rows.contains { $0.hasPrefix("✗ SE (1st generation) ") }, "\(rows)")
    #expect(rows.contains { $0.hasPrefix("✓ SE (3rd generation), \(others) ") }, "\(rows)")
  }

  /// Sizes are no phones, of however many they are.
  @Test func sizesWithCutHeadlinesAreNoPhones() throws {
    let sizes = [CGSize(width: 141, height: 56), CGSize(width: 146, height: 58)]
    let groups = [SystemVersion.iOS16, .iOS26].flatMap { version in
      sizes.map { DeviceGroup(size: $0, displayScale: 3, systemVersion: version) }
    }
    let report = try SampleReports.report(
      of: (String(repeating: "「国」", count: 14), ""),
      groups: groups
    )
    #expect(report.results.map(\.outcome.isHeadlineWhole) == [false, false, true, true])
    let rows = TextReport(of: report, columns: 120, extent: .brief).lines()
    #expect(rows.contains { $0.hasPrefix("✗ The headline is cut in 2 of 4 areas") }, "\(rows)")
  }

  /// Areas of a class that are not all of it are called by their phones: two by name, two generations of one by one name,
  /// and of more the first; and by the version of their system where several are compared, whole versions by that alone.
  ///
  /// Thirteen characters of 12 points are 13 × 0.935 × 12 = 145.86 points wide (JapaneseText §2), which are less than the 146
  /// of an iPhone 13 and more than the 143 of an iPhone X and the 141 of an SE; fourteen are 157.08, more than the 156 of a
  /// Plus. From iOS 17 on brackets are set closer: thirteen fit each of these, and fourteen a Plus.
  @Test(
    arguments: [
      (
        "", ["iPhone X", "iPhone 13", "iPhone 14", "SE 3", "SE 2", "iPhone 8"], [],
        ["SE, 13, 14", "8, X"]
      ),
      (
        "", ["iPhone X", "iPhone 14", "iPhone 13", "iPhone 12", "SE 3", "SE 2", "iPhone 8"], [],
        ["SE, 14 …", "8, X"]
      ),
      (
        "", ["iPhone 13", "iPhone 14", "SE 3", "iPhone 14 Pro", "iPhone X"], [.iOS16, .iOS26],
        ["SE iOS 26, 13 … iOS 16, iPhone iOS 26", "SE iOS 16, X iOS 16"]
      ),
      (
        "の", ["iPhone 13", "SE 3", "iPhone 14 Plus"], [.iOS16, .iOS26],
        ["SE, 13, 14 Plus iOS 16", "14 Plus iOS 26"]
      ),
      (
        "", ["iPhone 15", "SE 3"], [.iOS16, .iOS17, .iOS18, .iOS26],
        ["iOS 17, iOS 18, iOS 26", "iOS 16"]
      ),
    ] as [(String, [String], [SystemVersion], [String])]
  )
  func partsOfClassesAreCalledByTheirPhones(
    _ more: String,
    _ phones: [String],
    _ versions: [SystemVersion],
    _ names: [String]
  ) throws {
    let asked: [SystemVersion?] = versions.isEmpty ? [nil] : versions.map(Optional.some)
    let devices: [Device] = asked.flatMap { version in
      // Not every phone runs every version.
      phones.compactMap { try? DeviceCatalogue.device(named: $0, version: version) }
    }
    let rows = try Self.rows(
      of: ("寝台特急「出雲」\(more)廃止を検討", "港町の図書館が来月から夜も開く。"),
      groups: DeviceGroup.grouping(devices),
      columns: 120
    )
    let start = try #require(rows.firstIndex { $0.hasPrefix("  Phones ") }, "\(rows)")
    let told = rows[(start + 1)...].prefix { !$0.isEmpty }
    #expect(told.map { $0.components(separatedBy: "  ")[0] } == names.map { "✓ " + $0 }, "\(rows)")
  }

  /// Areas with the same lines are told once; what each shows is told all the same.
  @Test func detailsAreFolded() throws {
    let report = try SampleReports.report(
      of: SampleReports.texts[0],
      groups: DeviceCatalogue.groups
    )
    let text = TextReport(of: report, columns: 80)
    let folded = text.foldedResults()
    #expect(folded.flatMap { $0 }.count == report.results.count)
    #expect(folded.count < report.results.count)
    for results in folded {
      for result in results {
        #expect(result.decision.chosenIndex == results[0].decision.chosenIndex)
        #expect(result.outcome.headlineLines == results[0].outcome.headlineLines)
      }
    }
    let rows = text.lines().joined(separator: "\n").replacingOccurrences(of: "\n  ", with: " ")
    for result in report.results { #expect(rows.contains(result.group.name)) }
  }

  /// Areas of one width in which nothing fits differ in how much of the last layout is shown alone: two lines of the
  /// headline need 40.667 points beside the time, one needs 26.333, and three 55.
  @Test func detailsAreToldOfWhatIsCutElsewhere() throws {
    let words = "Night ferries return to the bay after nine years of waiting and many petitions"
    let report = try SampleReports.report(
      of: (words, ""),
      groups: ([31, 47, 32] as [CGFloat]).map {
        DeviceGroup(size: CGSize(width: 146, height: $0), displayScale: 3)
      }
    )
    let folded = TextReport(of: report, columns: 80).foldedResults()
    #expect(folded.map { $0.map(\.group.size.height) } == [[31, 32], [47]])
    #expect(folded.map { $0[0].outcome.headlineLines } == [1, 2])
    #expect(folded.allSatisfy { $0[0].decision.chosenIndex == 2 })
  }
}
