import FontFaces
import Foundation
import LineCalibration
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

/// Lines of every cut in every font, width and version, held against the rules: what is told as recorded.
///
/// `Scripts/renew-golden` writes `Recorded/calibrations.txt` anew.
@Suite struct RecordedCalibrationTests {
  private static let texts: [(text: String, language: String)] = [
    ("木曜日の市場で「魚」を買う人々", "ja"), ("夜の図書館、来月から開館へ。", "ja"),
    ("Night ferries return to the bay", "en"), ("야간 도서관이 문을 연다", "ko"), ("a", "en"),
  ]

  private static let fonts: [(String, SeenText.Font)] = [
    ("17", .fixed(pointSize: 17, weight: .regular)),
    ("bold 12", .fixed(pointSize: 12, weight: .bold)),
    ("semibold 12", .fixed(pointSize: 12, weight: .semibold)),
    ("body", .textStyle(.body)), ("headline", .textStyle(.headline)),
  ]

  /// The text cut after its first so many characters.
  private static func lines(_ text: String, _ cut: Int) -> [String] {
    cut == 0 || cut >= text.count
      ? [text] : [String(text.prefix(cut)), String(text.dropFirst(cut))]
  }

  @Test func calibrationsAreAsRecorded() throws {
    let library = try TestFonts.japanese()
    var rows: [String] = []
    var summary = CalibrationSummary()
    for (text, language) in Self.texts {
      for (name, font) in Self.fonts {
        for version in [SystemVersion.iOS16, .iOS17, .newest] {
          for alignment in [TextAlignment.leading, .center] {
            for (cut, width) in [(0, nil), (4, 75), (7, 110), (9, 145.5), (0, 900)]
              as [(Int, Double?)]
            {
              let calibration = try Calibration(
                SeenText(
                  id: "a",
                  text: text,
                  lines: Self.lines(text, cut),
                  width: width,
                  font: font,
                  alignment: alignment,
                  version: version,
                  language: language
                ),
                in: library
              )
              summary.add(calibration)
              let agreements = calibration.agreements.map { rule, agreement in
                "\(rule.rawValue) \(agreement.right)/\(agreement.seen)\(agreement.isWhole ? "=" : "")"
              }
              let factors = calibration.factors.map {
                "\($0.lowerBound.toThousandths)…\($0.upperBound.toThousandths)"
              }
              rows.append(
                "\(text.prefix(3)) \(name) \(version) \(alignment) \(cut) \(width ?? -1): "
                  + "\(calibration.rule.rawValue) \(agreements) \(calibration.doubts.map(\.rawValue)) "
                  + (factors ?? "–")
              )
            }
          }
        }
      }
    }
    let plain = SeenText(
      id: "a",
      text: "b",
      lines: ["b"],
      width: nil,
      font: .textStyle(.body),
      language: "en"
    )
    rows.append("\(plain.alignment) \(plain.version)")
    rows.append(
      "\(summary.texts) \(summary.agreeing) \(summary.agreeingInDoubt) \(summary.otherInDoubt) "
        + "\(summary.lineEnds) \(summary.rightByRule) "
        + "\(LineRule.allCases.map { summary.right[$0] ?? -1 })"
    )
    try GoldenFile("LineCalibrationTests/Recorded/calibrations.txt").check(rows)
  }
}
