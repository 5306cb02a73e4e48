import FontFaces
import LayoutEngine
import LineCalibration
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

/// Lines that were seen, held against rules.
@Suite struct LineCalibrationTests {
  private static func seen(
    _ text: String,
    _ lines: [String],
    width: Double? = 130,
    font: SeenText.Font = .fixed(pointSize: 17, weight: .regular),
    version: SystemVersion = .newest,
    language: String = "ja"
  ) -> SeenText {
    SeenText(
      id: "a",
      text: text,
      lines: lines,
      width: width,
      font: font,
      version: version,
      language: language
    )
  }

  /// Every way to cut four letters, against every other: ends are compared, not words, and white
  /// space does not count.
  @Test(arguments: [" ", "\t", "\u{3000}"])
  func agreementsAreCountedByEnds(_ space: String) {
    let text = Array("abcd")
    func lines(_ cuts: Int, _ space: String) -> [String] {
      var (lines, line) = ([String](), "")
      for (index, letter) in text.enumerated() {
        line.append(letter)
        if index < 3, cuts >> index & 1 == 1 {
          lines.append(line + space)
          line = ""
        }
      }
      return lines + [line]
    }
    for ours in 0..<8 {
      for theirs in 0..<8 {
        let agreement = LineAgreement(lines(ours, space), with: lines(theirs, ""))
        #expect(agreement.right == (ours & theirs).nonzeroBitCount)
        #expect(agreement.seen == theirs.nonzeroBitCount)
        #expect(agreement.isWhole == (ours == theirs))
      }
    }
  }

  /// Text styles have a rule of their own where Japanese is spaced, which iOS 16 does not do.
  @Test(arguments: [
    (SeenText.Font.textStyle(.body), SystemVersion.newest, "ja", LineRule.textStyle),
    (.textStyle(.body), .iOS16, "ja", .ios), (.textStyle(.body), .newest, "en", .ios),
    (.fixed(pointSize: 17, weight: .regular), .newest, "ja", .ios),
  ])
  func theRuleFollowsFromTheFont(
    _ font: SeenText.Font,
    _ version: SystemVersion,
    _ language: String,
    _ rule: LineRule
  ) {
    let seen = Self.seen("港の夜", ["港の夜"], font: font, version: version, language: language)
    #expect(LineRule(for: seen) == rule)
  }

  /// The widths within which eight characters of 17 points, and not nine, stand on the first line.
  @Test func factorsAreWhereTheLinesStayAsSeen() throws {
    let library = try TestFonts.japanese()
    let seen = Self.seen("木曜日の市場で魚を買う人々", ["木曜日の市場で魚", "を買う人々"])
    let calibration = Calibration(seen, in: library)
    let factors = try #require(calibration.factors)
    #expect(calibration.agreement?.isWhole == true && factors.contains(1))
    for factor in [factors.lowerBound, 1, factors.upperBound] {
      let lines = calibration.rule.lines(of: seen, in: library, width: 130 * factor)
      #expect(lines == seen.lines)
    }
    for factor in [factors.lowerBound - 0.002, factors.upperBound + 0.002] {
      let lines = calibration.rule.lines(of: seen, in: library, width: 130 * factor)
      #expect(lines != seen.lines || abs(factor - 1) > 0.1)
    }
  }

  /// One word stands on one line in every width that is tried: from nine tenths to eleven.
  @Test func widthsAreTriedToATenth() throws {
    let calibration = Calibration(Self.seen("港", ["港"]), in: try TestFonts.japanese())
    #expect(calibration.factors == 0.9...1.1)
  }

  /// Centred text styles are in doubt where they are not greedy lines; texts that are so are counted
  /// apart, by whether their lines are the rule's.
  @Test func doubtsAreNamedAndCounted() throws {
    let library = try TestFonts.japanese()
    let text = "今日は電車で東京へ行きました"
    // At body's 17 points.
    let width = 12.2 * 0.935 * 17
    var seen = Self.seen(text, [text], width: width, font: .textStyle(.body))
    let leading = Calibration(seen, in: library)
    #expect(!leading.doubts.contains(.centered))
    seen.alignment = .center
    let centered = Calibration(seen, in: library)
    #expect(centered.doubts.contains(.centered))
    seen.lines = centered.rule.lines(of: seen, in: library, width: width)
    var summary = CalibrationSummary()
    for calibration in [centered, Calibration(seen, in: library)] { summary.add(calibration) }
    #expect(summary.texts == 2 && summary.agreeing == 1)
    #expect(summary.agreeingInDoubt == 1 && summary.otherInDoubt == 1)
  }

  /// What has no width is told, and not counted.
  @Test func textsWithoutAWidthArePassedOver() throws {
    let library = try TestFonts.japanese()
    var summary = CalibrationSummary()
    let without = Calibration(Self.seen("港の夜", ["港の夜"], width: nil), in: library)
    #expect(without.agreement == nil && without.agreements.isEmpty && without.factors == nil)
    summary.add(without)
    #expect(summary.texts == 0 && summary.right.isEmpty)
    let right = Self.seen("木曜日の市場で魚を買う人々", ["木曜日の市場で魚", "を買う人々"])
    var wrong = right
    wrong.lines = ["木曜日の", "市場で魚を買う人々"]
    for seen in [right, wrong] { summary.add(Calibration(seen, in: library)) }
    #expect(summary.texts == 2 && summary.agreeing == 1 && summary.lineEnds == 2)
    #expect(summary.rightByRule == 1 && summary.right[.ios] == 1)
  }
}
