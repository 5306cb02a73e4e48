import FontFaces
import TestSupport
import Testing
import Typesetting

/// What a text remembers of how it was set answers for that style, width and height alone.
@Suite struct RememberedStyleTests {
  private static let changes: [@Sendable (inout ParagraphStyle) -> Void] = [
    { _ in }, { $0.pointSize = 11 }, { $0.tracking = 0.5 }, { $0.tracking = -0.5 },
    { $0.truncation = .head }, { $0.truncation = .middle }, { $0.lineSpacing = 3 },
    { $0.leading = 4 }, { $0.lineHeight = .exact(15) }, { $0.lineMetrics = .tallestFace },
    { $0.minimumScale = 0.9 }, { $0.mostTightening = 0.05 }, { $0.filling = .balanced },
    { $0.filling = .ios }, { $0.alignment = .trailing },
  ]

  /// A text that has been set in every other style before is set as one that was in none.
  @Test(arguments: [1, 2], [false, true])
  func stylesAreToldApart(_ limit: Int, _ isRich: Bool) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "ja")
    let parts = [("Night ferries 港町", 10.0), ("の図書館、夜も開館へ return ไทย", 15)]
    func prepare() -> PreparedText {
      guard isRich else { return PreparedText(parts.map(\.0).joined(), style: style) }
      let runs = parts.map { StyledRun($0.0, cascade: cascade, pointSize: $0.1) }
      return PreparedText(runs: runs, style: style)
    }
    let text = prepare()
    for round in 0..<2 {
      for (number, change) in Self.changes.enumerated() {
        for (width, height) in [(60, nil), (97.5, nil), (97.5, 20)] as [(Double, Double?)] {
          var paragraph = ParagraphStyle(pointSize: 10)
          paragraph.lineLimit = limit
          change(&paragraph)
          let fresh = prepare()
          let name = "\(round): \(number) in \(width)"
          let own = text.layOut(paragraph, width: width, height: height)
          let expected = fresh.layOut(paragraph, width: width, height: height)
          #expect(own.measurement == expected.measurement, "\(name)")
          #expect(own.lines.map(\.text) == expected.lines.map(\.text), "\(name)")
          #expect(own.lines.map(\.x) == expected.lines.map(\.x), "\(name)")
          #expect(own.lines.map(\.baseline) == expected.lines.map(\.baseline), "\(name)")
          #expect(glyphs(of: own) == glyphs(of: expected), "\(name)")
          let margin = text.fitMargin(paragraph, width: width, height: height)
          let other = fresh.fitMargin(paragraph, width: width, height: height)
          #expect(margin.lineCount == other.lineCount, "\(name)")
          #expect(margin.isTruncated == other.isTruncated, "\(name)")
        }
      }
    }
  }

  private func glyphs(of text: LaidOutText) -> [PositionedGlyph] {
    text.lines.flatMap { $0.runs.flatMap(\.glyphs) }
  }
}
