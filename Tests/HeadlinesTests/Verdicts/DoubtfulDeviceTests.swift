import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing
import UnicodeText
import WidgetDevices

@testable import Headlines

/// Devices that share an area which is measured on some of them and taken over on others: what is a close call on these
/// alone.
///
/// Lines of thirteen full-width characters of 12 pt take 145.86 of 147.67 points: more is left than the measured area
/// and the advances may be off by, 0.5 and 0.73, and less than the 4 that the derived one may.
@MainActor
@Suite struct DoubtfulDeviceTests {
  private func setting(on names: [String]) throws -> HeadlineSetting {
    let devices = try names.map { try DeviceCatalogue.device(named: $0, for: .lockScreen) }
    return HeadlineSetting(
      groups: DeviceGroup.grouping(devices),
      fonts: try TestFonts.japanese()
    )
  }

  private func article(_ count: Int) -> HeadlineArticle {
    HeadlineArticle(
      headline: String(repeating: "海", count: count),
      snippet: "港町の小さな図書館が、来月から平日の夜も開く。",
      language: "ja"
    )
  }

  private func report(
    _ count: Int,
    marking extent: CloseCallExtent,
    on names: [String]
  ) throws -> ArticleReport {
    let setting = try setting(on: names)
    return ArticleCheck(article: article(count), setting: setting, marking: extent).report()
  }

  private static let derived =
    "* area derived from the nearest measured class: nobody published its own"
  private static let doubtful =
    "≈ after a device: a close call there, since its area is not measured"

  /// A third line would cost two full ones their snippet, and a fourth one would be cut.
  @Test(
    arguments: [
      (26, .all, true), (26, .cut, false), (39, .all, true), (39, .cut, true), (20, .all, false),
    ] as [(Int, CloseCallExtent, Bool)]
  )
  func areDoubtfulWhereTheirAreaIs(
    _ count: Int,
    _ extent: CloseCallExtent,
    _ isDoubtful: Bool
  ) throws {
    let phones = ["iPhone 17 Pro", "iPhone 17", "iPhone 15"]
    let report = try report(count, marking: extent, on: phones)
    #expect(report.results.count == 1)
    let result = try #require(report.results.first)
    // The surest comes first, though the devices of the other are newer.
    #expect(result.assessments.map(\.area.provenance) == [.measured, .derived])
    #expect(!result.isCloseCall && result.closeCalls.isEmpty && result.consequence == nil)
    #expect(report.closeCalls.isEmpty && report.closeCallSentence() == nil)
    let names = isDoubtful ? ["iPhone 17 Pro", "iPhone 17"] : []
    #expect(result.doubtfulDevices.map(\.name) == names)
    let marks = isDoubtful ? [Self.derived, Self.doubtful] : [Self.derived]
    #expect(Array(report.footnotes().prefix(marks.count)) == marks)
    #expect(report.footnotes().contains(Self.doubtful) == isDoubtful)
    #expect(
      DeviceNames.list(
        result.group.devices,
        markingDerived: "*",
        doubtful: result.doubtfulDevices
      ) == (isDoubtful ? "iPhone 17 Pro*≈, 17*≈, 15" : "iPhone 17 Pro*, 17*, 15")
    )
  }

  /// Where no area of theirs is known better, it is a close call by itself, and of none is said that it is one there.
  @Test func theirOwnCallIsNoDoubt() throws {
    let report = try report(39, marking: .cut, on: ["iPhone 17"])
    let result = try #require(report.results.first)
    #expect(result.isCloseCall && result.consequence == .cut && result.doubtfulDevices.isEmpty)
    #expect(report.closeCalls.count == 1 && report.closeCallSentence() != nil)
    #expect(!report.footnotes().contains(Self.doubtful))
    #expect(report.footnotes().first == Self.derived)
  }

  /// That there be no close call on some devices is asked of them as they are alone, whichever others share their area:
  /// it was met on an iPhone 17 Pro as soon as an iPhone 15 was checked as well.
  @Test(
    arguments: [
      (["iPhone 17 Pro"], 39, true), (["iPhone 15"], 39, false),
      (["iPhone 15", "iPhone 17"], 39, true),
      (["iPhone 17 Pro"], 26, false), (["iPhone 17 Pro"], 20, false),
    ] as [([String], Int, Bool)]
  )
  func requirementsAreAskedOfTheDevicesThemselves(
    _ names: [String],
    _ count: Int,
    _ isMissed: Bool
  ) throws {
    let setting = try setting(on: ["iPhone 17 Pro", "iPhone 17", "iPhone 15"])
    let requirement = HeadlineRequirement(
      name: "no-close-calls=cut",
      policy: .noCloseCalls([.cut]),
      areas: [0],
      devices: Set(names.map { ExactText($0) })
    )
    let judge = HeadlineJudge(
      HeadlineTemplate(language: "ja", setting: setting),
      requirements: [requirement]
    )
    let verdict = judge.verdict(of: article(count))
    #expect(verdict.unmet.map(\.areas) == (isMissed ? [[0]] : []))
    // The area is marked by the devices on which it is known best, as in reports.
    #expect(verdict.closeCall == nil)
    let answers = judge.answers(of: article(count))
    #expect(answers.areas == verdict.areas && answers.unmet == verdict.unmet)
  }
}
