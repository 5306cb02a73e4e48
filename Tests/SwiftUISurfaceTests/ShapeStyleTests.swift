import SwiftUISurface
import Testing

/// Styles behind `AnyShapeStyle`.
@Suite struct ShapeStyleTests {
  /// A style that nobody can compare.
  private struct Plain: ShapeStyle {
    func displayColor(in environment: EnvironmentValues) -> DisplayColor { .white }
  }

  @Test func hiddenStylesAreComparedWhereTheyCanBe() {
    let styles = [
      AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue),
      AnyShapeStyle(HierarchicalShapeStyle.primary),
      AnyShapeStyle(HierarchicalShapeStyle.secondary),
    ]
    for (index, left) in styles.enumerated() {
      for (other, right) in styles.enumerated() { #expect((left == right) == (index == other)) }
    }
    #expect(AnyShapeStyle(Plain()) != AnyShapeStyle(Plain()))
    #expect(AnyShapeStyle(Plain()) != AnyShapeStyle(Color.white))
  }
}
