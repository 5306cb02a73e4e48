import Foundation
import SwiftUISurface
import Testing

/// Styles behind `AnyShapeStyle`.
@Suite struct ShapeStyleTests {
  /// A style that nobody can compare.
  private struct Plain: ShapeStyle {
    func displayColor(in environment: EnvironmentValues) -> DisplayColor { .white }
  }

  /// What has no ink is not drawn, and takes its place all the same.
  @MainActor
  @Test func clearSymbolsAreNotDrawn() throws {
    func shown(_ color: Color) throws -> (count: Int, size: CGSize) {
      let view = Image(systemName: "star").foregroundStyle(color)
      let items = try Layouts.decide(view, 90, 90).displayList.items
      return (items.count, try Layouts.size(view, nil, nil))
    }
    let (seen, clear) = (try shown(.red), try shown(.clear))
    #expect(seen.count > 0 && clear.count == 0)
    #expect(seen.size == clear.size)
  }

  /// An effect on nothing is nothing.
  @MainActor
  @Test func effectsOnNothingAreNotDrawn() throws {
    let nothing = Text(verbatim: "").foregroundStyle(Color.clear)
    let views: [any View] = [
      nothing.blendMode(.multiply), nothing.blur(radius: 2), nothing.clipped(),
      Color.clear.rotationEffect(.degrees(4)).blendMode(.screen), EmptyView().blendMode(.multiply),
    ]
    for view in views {
      func items(_ view: some View) throws -> [DisplayItem] {
        try Layouts.decide(view, 90, 90).displayList.items
      }
      #expect(try items(view).isEmpty, "\(view)")
    }
    #expect(try !Layouts.decide(Color.red.blendMode(.multiply), 9, 9).displayList.items.isEmpty)
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
