import Foundation
import SwiftUISurface
import Testing

@testable import Drawing

/// What an outline goes around twice is filled by the non-zero rule, and is outside by the even-odd one.
@Suite struct FillRuleTests {
  private static let frame = CGRect(x: 10, y: 2, width: 20, height: 20)

  /// A circle with another one in its middle, gone around in the same way.
  private static let circles = Path { path in
    path.addEllipse(in: Self.frame)
    path.addEllipse(in: Self.frame.insetBy(dx: 5, dy: 5))
  }

  /// An even-odd outline of very many edges, which is drawn apart from clips.
  private static let edges = Path { path in
    for radius in [10.0, 5] {
      path.addLines(
        (0..<2_000).map { step in
          let angle = Double(step) / 2_000 * 2 * .pi
          return CGPoint(x: 20 + radius * cos(angle), y: 12 + radius * sin(angle))
        }
      )
      path.closeSubpath()
    }
  }

  private static func shape(_ kind: ShapeKind) -> DisplayItem {
    .shape(PlacedShape(frame: frame, shape: kind, color: .white))
  }

  private static func clip(_ item: DisplayItem, _ kind: ShapeKind) -> DisplayItem {
    .group(DisplayGroup([item], .clip(kind, in: frame)))
  }

  /// Whether the middle, what lies around it, and what lies around that are white on black.
  private static func isWhite(_ items: [DisplayItem]) throws -> [Bool] {
    let ground = PlacedShape(
      frame: CGRect(x: -30, y: -30, width: 200, height: 200),
      shape: .rectangle,
      color: .black
    )
    let list = DisplayList(
      size: CGSize(width: 40, height: 24),
      displayScale: 2,
      items: [.shape(ground)] + items
    )
    let raster = try Raster(png: PNGRenderer().render(list))
    let edge = PictureLayout.Spacing().edge
    return [(20.0, 12.0), (12.5, 12), (11, 3)].map { x, y in
      raster.pixel(x: Int((edge + x) * 2), y: Int((edge + y) * 2)) & 0xFF > 128
    }
  }

  /// What is drawn in a clip, or after a filling, has its own rule.
  @Test func pixelsAreWhite() throws {
    let (whole, hollow) = ([true, true, false], [false, true, false])
    let square = Self.shape(.rectangle)
    for path in [Self.circles, Self.edges] {
      let (disk, ring) = (Self.shape(.path(path)), Self.shape(.evenOddPath(path)))
      #expect(try Self.isWhite([disk]) == whole)
      #expect(try Self.isWhite([ring]) == hollow)
      #expect(try Self.isWhite([ring, disk]) == whole)
      #expect(try Self.isWhite([Self.clip(square, .path(path))]) == whole)
      #expect(try Self.isWhite([Self.clip(square, .evenOddPath(path))]) == hollow)
      let around = ShapeKind.evenOddPath(Path(Self.frame.insetBy(dx: -1, dy: -1)))
      #expect(try Self.isWhite([Self.clip(disk, around)]) == whole)
    }
  }

  /// An SVG names the rule where it fills, and cuts by a mask that is filled so.
  @Test func drawingsNameTheRule() throws {
    func drawing(_ item: DisplayItem) throws -> String {
      let list = DisplayList(size: CGSize(width: 40, height: 24), displayScale: 2, items: [item])
      return String(decoding: try SVGRenderer().render(list), as: UTF8.self)
    }
    let circles = Self.circles
    for (kind, isEvenOdd) in [(ShapeKind.path(circles), false), (.evenOddPath(circles), true)] {
      let filled = try drawing(Self.shape(kind))
      #expect(filled.contains("evenodd") == isEvenOdd)
      let clipped = try drawing(Self.clip(Self.shape(.rectangle), kind))
      #expect(clipped.contains("<mask") == isEvenOdd)
      #expect(clipped.contains("evenodd") == isEvenOdd)
    }
  }
}
