import Foundation
import SwiftUISurface
import Testing

@testable import Drawing

/// In an SVG or a PDF pictures are where they are in pixels, and look like that.
///
/// Cairo's own masks lie elsewhere there, or are not heeded, where a picture is not as large as its pixels: these have the
/// colour or the opacity themselves.
@Suite struct DrawnPictureTests {
  /// Two pixels by two: red on the left, nothing on the right.
  private static let redAndClear = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEk"
      + "lEQVR42mP4z8AARAxgEswAACvmA/3o1VxcAAAAAElFTkSuQmCC"
  )
  /// The quarters in blue.
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

  /// An image is held once for each look, is as large as it is drawn wherever it is named, and is not masked.
  @Test(arguments: [0.5, 1])
  func picturesAreNotMaskedByThemselves(opacity: Double) throws {
    for list in [
      try Self.list(Self.redAndClear, opacity: opacity, color: .white),
      try Self.list(Self.redAndClear, opacity: opacity),
      try Sample.widget("🌀🌀", opacity: opacity),
    ] {
      let lines = String(decoding: try SVGRenderer().render(list), as: UTF8.self)
        .split(separator: "\n")
      let images = lines.filter { $0.hasPrefix("<image ") }
        .compactMap { $0.split(separator: "\"").dropFirst().first }
      #expect(images.count == 1)
      let uses = lines.filter { line in images.contains { line.contains("href=\"#\($0)\"") } }
      #expect(uses.count == max(list.texts.count * 2, 1))
      #expect(uses.allSatisfy { $0.contains("transform=\"matrix(") })
      #expect(!lines.contains { $0.contains("mask") })
    }
  }

  /// A drawing holds a picture once, and of its other looks so many pixels.
  @Test(arguments: [CairoCanvas.Output.svg, .pdf(title: "")])
  func looksOfPicturesAreCounted(output: CairoCanvas.Output) throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [0xFF80_4020, 0, 0, 0xFF80_4020])
    let box = Rectangle(x: 4, y: 4, width: 20, height: 20)
    for (glyphPixels, isDrawn) in [(8, true), (7, false)] {
      let canvas = try CairoCanvas(
        width: 40,
        height: 40,
        output: output,
        glyphPixels: glyphPixels
      )
      for color in [nil, Shade.white(), .white(), .white(opacity: 0.5)] {
        canvas.draw(bitmap, in: box, template: color, opacity: 1, coloring: .full)
      }
      if isDrawn {
        #expect(try !canvas.finish().isEmpty)
      } else {
        #expect(throws: DrawingError.self) { try canvas.finish() }
      }
    }
  }

  /// Of a picture or an emoji of which nothing is seen an SVG holds no pixels.
  @Test func whatIsClearIsNotHeld() throws {
    for list in [
      try Self.list(Self.redAndClear, opacity: 0),
      try Self.list(Self.redAndClear, opacity: 0, color: .white),
      try Self.list(Self.redAndClear, opacity: 1, color: .clear),
      try Sample.widget("🌀🌀", opacity: 0),
    ] {
      let svg = String(decoding: try SVGRenderer().render(list), as: UTF8.self)
      #expect(!svg.contains("<image "))
    }
  }

  /// Pixels that are faint, or in one colour, are so premultiplied; those of no opacity are clear.
  @Test func pixelsAreAsOpaqueAsTheyLook() {
    #expect(Bitmap.faded(0xFF80_4020, to: 255) == 0xFF80_4020)
    #expect(Bitmap.faded(0xFF80_4020, to: 128) == 0x8040_2010)
    #expect(Bitmap.faded(0xFF80_4020, to: 0) == 0)
    let color = Shade(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(Bitmap.stencil(0xFF12_3456, color) == 0x8080_4000)
    #expect(Bitmap.stencil(0x8012_3456, color) == 0x4040_2000)
    #expect(Bitmap.stencil(0, color) == 0)
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF00_FF00])
    let looks = [
      BitmapLook(coloring: .full), BitmapLook(coloring: .lightness, opacity: 128),
      BitmapLook(coloring: .full, color: color), BitmapLook(coloring: .opacity),
    ]
    #expect(
      looks.map { bitmap.pixels($0)[0] } == [0xFF00_FF00, 0x805B_5B5B, 0x8080_4000, 0xFFFF_FFFF]
    )
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
