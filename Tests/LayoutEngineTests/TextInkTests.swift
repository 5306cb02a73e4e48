import Testing

@testable import LayoutEngine

/// Lines and backgrounds of text that is set smaller, by the same factor.
@Suite struct TextInkTests {
  /// Each keeps its own colour.
  @Test(arguments: [1, 0.5, 0.8]) func linesShrinkWithTheirText(_ scale: Double) {
    let behind = DisplayColor(red: 1, green: 0.5, blue: 0)
    let line = PlacedText.Line(offset: -2, thickness: 1.5, pattern: [4, 2], color: .white)
    let through = PlacedText.Line(offset: 3, thickness: 0.5, color: behind)
    let ink = TextInk(
      color: .black,
      lines: [line, through],
      background: PlacedText.Background(color: behind, ascent: 10, descent: 4)
    )
    let placed = ink.placed(scale: scale)
    #expect(placed.color == .black)
    #expect(
      placed.lines == [
        PlacedText.Line(
          offset: -2 * scale,
          thickness: 1.5 * scale,
          pattern: [4, 2],
          color: .white
        ),
        PlacedText.Line(offset: 3 * scale, thickness: 0.5 * scale, color: behind),
      ]
    )
    #expect(
      placed.background
        == PlacedText.Background(color: behind, ascent: 10 * scale, descent: 4 * scale)
    )
  }
}
