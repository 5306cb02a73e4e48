import FontFaces
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

@testable import LineCalibration

/// Lines that were seen of texts whose rule is in doubt.
@Suite struct CalibrationDoubtTests {
  /// Centred text styles are in doubt where they are not greedy lines; texts that are so are counted
  /// apart, by whether their lines are the rule's.
  @Test func doubtsAreNamedAndCounted() throws {
    let library = try TestFonts.japanese()
    let text = "今日は電車で東京へ行きました"
    // At body's 17 points.
    let width = 12.2 * 0.935 * 17
    var seen = LineCalibrationTests.seen(text, [text], width: width, font: .textStyle(.body))
    let leading = try Calibration(seen, in: library)
    #expect(!leading.doubts.contains(.centered))
    seen.alignment = .trailing
    let trailing = try Calibration(seen, in: library)
    #expect(!trailing.doubts.contains(.centered))
    seen.alignment = .center
    let centered = try Calibration(seen, in: library)
    #expect(centered.doubts.contains(.centered))
    seen.lines = centered.rule.lines(of: seen, in: library, width: width)
    var summary = CalibrationSummary()
    let other = try Calibration(seen, in: library)
    for calibration in [centered, other] { summary.add(calibration) }
    #expect(summary.texts == 2 && summary.agreeing == 1)
    #expect(summary.agreeingInDoubt == 1 && summary.otherInDoubt == 1)
  }

  private static let lonely: [(String, Double, [LineDoubt])] = [
    ("新しい Apple app", 110, [.centered]), ("日本の Apple TV", 120, [.centered]),
    ("新しい Apple Watch", 110, []),
    ("は 뉴스 hare. faster “quoted”", 143.43, []),
  ]

  /// Where the rule of text styles is in doubt, a word is not left alone on the second of two lines, as at other
  /// sizes: what greedy lines would have is not compared.
  @Test(arguments: lonely)
  func textStylesInDoubtAreFilledAsOtherSizes(
    _ text: String,
    _ width: Double,
    _ doubts: [LineDoubt]
  ) throws {
    var seen = LineCalibrationTests.seen(text, [text], width: width, font: .textStyle(.body))
    seen.alignment = .center
    #expect(try Calibration(seen, in: try TestFonts.japanese()).doubts == doubts)
  }

  private static let cutInDoubt: [(String, [String], [LineDoubt])] = [
    ("今日は電車で東京へ行きました。明日は船で大阪へ帰る予定です。", ["今日は電車", "で東京へ行…"], [.truncation]),
    ("\n今日は電車で東京へ行きました。明日は船で大阪へ帰る予定です。", ["今日は電車", "で東京へ行…"], [.truncation]),
    ("今日は電車で東京へ行きました。明日は船で大阪へ帰る予定です。", ["今日は電車…"], []),
    ("木曜日の市場で「魚」を買う人々がいます。", ["木曜日の市", "場で「魚」…"], [.wordChoice, .truncation]),
    ("木曜日の市場で「魚」を買う人々がいます。", ["木曜日の市…"], []),
  ]

  /// Of a text that was cut off the lines that are shown may be in doubt, and those of all text styles that are
  /// truncated.
  @Test(arguments: cutInDoubt)
  func aCutTextIsDoubtedAsItIsShown(
    _ text: String,
    _ lines: [String],
    _ doubts: [LineDoubt]
  ) throws {
    let seen = LineCalibrationTests.seen(text, lines, width: 100, font: .textStyle(.body))
    let calibration = try Calibration(seen, in: try TestFonts.japanese())
    #expect(calibration.doubts == doubts)
    #expect(calibration.agreement?.isWhole == true)
  }
}
