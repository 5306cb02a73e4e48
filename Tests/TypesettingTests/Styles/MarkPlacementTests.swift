import FontFaces
import TestSupport
import Testing
import Typesetting

@Suite("Marks stand on their base")
struct MarkPlacementTests {
  /// Anchors are in the outlines, which are the same at all sizes; only the pen moves otherwise.
  @Test(arguments: [FontWeight.regular, .medium, .bold])
  func atEverySize(_ weight: FontWeight) throws {
    let cascade = try TestFonts.english().cascade(weight: weight)
    // Letters that no accented form exists of; two marks on one of them.
    let prepared = PreparedText(
      "q\u{301}Q\u{323}\u{302}x\u{330}",
      style: TextStyle(cascade: cascade)
    )
    func distances(_ pointSize: Double) throws -> [Double] {
      let line = try #require(
        prepared.layOut(ParagraphStyle(pointSize: pointSize), width: nil).lines.first
      )
      let glyphs = try #require(line.runs.first).glyphs
      try #require(glyphs.map(\.cluster) == [0, 0, 2, 2, 2, 5, 5])
      return [(0, 1), (2, 3), (2, 4), (5, 6)].map { base, mark in
        (glyphs[mark].x - glyphs[base].x) / pointSize
      }
    }
    let small = try distances(17)
    #expect(small.allSatisfy { $0 > 0 })
    for size in [8.0, 20, 24, 28, 34, 60] {
      for (distance, expected) in zip(try distances(size), small) {
        #expect(abs(distance - expected) < 1e-9, "\(size) pt")
      }
    }
  }

  /// Glyphs stand on y downwards, outlines are drawn upwards: what is stacked above another mark is
  /// less, what hangs below another is more.
  @Test func aboveAndBelow() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    for (text, isAbove) in [("q\u{302}\u{301}", true), ("q\u{331}\u{331}", false)] {
      let glyphs = PreparedText(text, style: TextStyle(cascade: cascade))
        .layOut(ParagraphStyle(pointSize: 12), width: nil).lines.flatMap(\.runs).flatMap(\.glyphs)
      try #require(glyphs.count == 3)
      #expect(glyphs[0].y == 0)
      let distance = glyphs[2].y - glyphs[1].y
      #expect(isAbove ? distance < -1 : distance > 1, "\(glyphs.map(\.y))")
    }
  }

  /// A styled run's baseline offset lifts its glyphs.
  @Test func onARaisedBaseline() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let runs = [0.0, 5, -3].map { offset in
      var run = StyledRun("a", cascade: cascade, pointSize: 12)
      run.baselineOffset = offset
      return run
    }
    let glyphs = PreparedText(runs: runs, style: TextStyle(cascade: cascade))
      .layOut(ParagraphStyle(pointSize: 12), width: nil).lines.flatMap(\.runs).flatMap(\.glyphs)
    try #require(glyphs.count == 3)
    for (glyph, expected) in zip(glyphs, [0.0, -5, 3]) {
      #expect(abs(glyph.y - expected) < 1e-9, "\(glyphs.map(\.y))")
    }
  }
}
