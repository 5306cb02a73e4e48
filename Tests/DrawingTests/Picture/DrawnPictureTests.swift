import Foundation
import SwiftUISurface
import Testing

@testable import Drawing

/// In an SVG or a PDF pictures are where they are in pixels, and look like that.
///
/// Cairo's own masks lie elsewhere there, or are not heeded, where a picture is not as large as its pixels.
@Suite struct DrawnPictureTests {
  /// Two pixels by two: red on the left, nothing on the right.
  private static let redAndClear = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEk"
      + "lEQVR42mP4z8AARAxgEswAACvmA/3o1VxcAAAAAElFTkSuQmCC"
  )
  /// The same in blue.
  private static let blueAndClear = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEU"
      + "lEQVR42mNgYPj/nwECIAwAJ+oD/bbglwEAAAAASUVORK5CYII="
  )

  private static func list(
    _ pixels: Data?,
    opacity: Double,
    color: DisplayColor? = nil
  ) throws -> DisplayList {
    let picture = PlacedPicture(
      frame: CGRect(x: 4, y: 4, width: 30, height: 16),
      pixels: .data(try #require(pixels)),
      opacity: opacity,
      color: color
    )
    return DisplayList(
      size: CGSize(width: 40, height: 24),
      displayScale: 2,
      coloring: .full,
      items: [.picture(picture)]
    )
  }

  /// What is drawn in one colour has none of its own.
  @Test func templatesHaveNoColorsOfTheirOwn() throws {
    func drawings(_ pixels: Data?, _ color: DisplayColor?) throws -> [Data] {
      let list = try Self.list(pixels, opacity: 0.5, color: color)
      return [try SVGRenderer().render(list), try PDFRenderer().render(list)]
    }
    let red = try drawings(Self.redAndClear, .white)
    #expect(try drawings(Self.blueAndClear, .white) == red)
    let colored = try drawings(Self.redAndClear, nil)
    let others = try drawings(Self.blueAndClear, nil)
    #expect(colored[0] != others[0] && colored[1] != others[1])
  }

  /// An image is as large as it is drawn wherever it is named, and what is covered in part is not enlarged with its mask.
  @Test(arguments: [0.5, 1])
  func masksLieWherePicturesDo(opacity: Double) throws {
    let emoji = try Sample.widget("🌀", opacity: 0.5)
    for list in [
      try Self.list(Self.redAndClear, opacity: opacity, color: .white),
      try Self.list(Self.redAndClear, opacity: 0.5), emoji,
    ] {
      let lines = String(decoding: try SVGRenderer().render(list), as: UTF8.self)
        .split(separator: "\n")
      let images = lines.filter { $0.hasPrefix("<image ") }
        .compactMap { $0.split(separator: "\"").dropFirst().first }
      #expect(images.count == 1)
      let uses = lines.filter { line in images.contains { line.contains("href=\"#\($0)\"") } }
      #expect(uses.count == 1 && uses.allSatisfy { $0.contains("transform=\"matrix(") })
      let masked = lines.filter { $0.contains(" mask=\"") }
      #expect(masked.count == 1)
      #expect(masked.allSatisfy { !$0.contains("matrix(") || $0.contains("matrix(1,0,0,1,") })
    }
  }

  /// What is mixed in a mask, as to leave something out, is mixed there as in a layer by itself.
  @Test(arguments: [BlendMode.destinationOut, .destinationOver, .sourceAtop, .multiply])
  func masksAreMixedByThemselves(mode: BlendMode) throws {
    func shape(_ kind: ShapeKind, _ width: CGFloat) -> DisplayItem {
      let frame = CGRect(x: 4, y: 4, width: width, height: 16)
      return .shape(PlacedShape(frame: frame, shape: kind, opacity: kind == .circle ? 0.5 : 1))
    }
    let mixed = [
      shape(.rectangle, 12), .group(DisplayGroup([shape(.circle, 20)], .blend(mode))),
    ]
    func list(_ mask: [DisplayItem]) -> DisplayList {
      DisplayList(
        size: CGSize(width: 40, height: 24),
        displayScale: 2,
        items: [.group(DisplayGroup([shape(.rectangle, 30)], .mask(mask)))]
      )
    }
    let one = list(mixed)
    let other = list([.group(DisplayGroup(mixed, .isolated))])
    #expect(try SVGRenderer().render(one) == SVGRenderer().render(other))
    #expect(try PDFRenderer().render(one) == PDFRenderer().render(other))
    #expect(try PNGRenderer().render(one) == PNGRenderer().render(other))
  }
}
