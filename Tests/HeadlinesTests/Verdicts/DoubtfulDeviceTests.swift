import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing
import WidgetDevices

@testable import Headlines

/// Devices that share an area which is measured on some of them and taken over on others: what is a close call on these
/// alone.
///
/// Lines of thirteen full-width characters of 12 pt take 145.86 of 147.67 points: more is left than the measured area
/// and the advances may be off by, 0.5 and 0.73, and less than the 4 that the derived one may.
@MainActor
@Suite struct DoubtfulDeviceTests {
  private func report(
    _ count: Int,
    marking extent: CloseCallExtent,
    on names: [String]
  ) throws -> ArticleReport {
    let devices = try names.map { try DeviceCatalogue.device(named: $0, for: .lockScreen) }
    let setting = HeadlineSetting(
      groups: DeviceGroup.grouping(devices),
      fonts: try TestFonts.japanese()
    )
    let article = HeadlineArticle(
      headline: String(repeating: "海", count: count),
      snippet: "港町の小さな図書館が、来月から平日の夜も開く。",
      language: "ja"
    )
    return ArticleCheck(article: article, setting: setting, marking: extent).report()
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
}
