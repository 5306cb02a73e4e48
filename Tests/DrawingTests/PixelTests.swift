import FontFaces
import Foundation
import SwiftUISurface
import Testing

@testable import Drawing

/// Colours of pixels away from edges, which do not depend on how a version of Cairo smooths them.
@Suite struct PixelTests {
  private static let size = CGSize(width: 40, height: 24)

  /// A filled widget on black: what is drawn is seen as it is, without the ground.
  private static func raster(_ items: [PlacedShape]) throws -> Raster {
    let black = PlacedShape(
      frame: CGRect(x: -30, y: -30, width: 200, height: 200),
      shape: .rectangle,
      color: .black
    )
    let list = DisplayList(
      size: size,
      displayScale: 2,
      items: ([black] + items).map { .shape($0) }
    )
    return try Raster(png: PNGRenderer().render(list))
  }

  /// The grey in the middle of a pixel, by points from the widget's corner.
  private static func grey(_ raster: Raster, x: Double, y: Double) throws -> Int {
    let edge = PictureLayout.Spacing().edge
    let pixel = raster.pixel(x: Int((edge + x) * 2), y: Int((edge + y) * 2))
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    #expect(red == green && green == blue, "no hue")
    return Int(red)
  }

  /// The row's last number is Rec709's lightness, times opacity.
  @Test(arguments: [
    (1.0, 0.0, 0.0, 1.0, 54), (0, 1, 0, 1, 182), (0, 0, 1, 1, 18), (1, 1, 1, 0.5, 128),
    (1, 0, 0, 0.5, 27), (0.5, 0.5, 0.5, 1, 128),
  ])
  func coloursBecomeTheirLightness(
    _ r: Double,
    _ g: Double,
    _ b: Double,
    _ alpha: Double,
    _ grey: Int
  )
    throws
  {
    let color = DisplayColor(red: r, green: g, blue: b)
    let shape = PlacedShape(
      frame: CGRect(origin: .zero, size: Self.size),
      shape: .rectangle,
      opacity: alpha,
      color: color
    )
    let seen = try Self.grey(Self.raster([shape]), x: 20, y: 12)
    #expect(abs(seen - grey) <= 1)
  }

  /// Where a shape is and where it is not: points of the widget, and whether they are white.
  @Test(arguments: [
    (ShapeKind.rectangle, [(11.0, 5.0, true), (29, 15, true), (9, 10, false), (31, 10, false)]),
    (.roundedRectangle(cornerRadius: 6), [(10.5, 4.5, false), (20, 4.5, true), (10.5, 10, true)]),
    (.capsule, [(10.5, 4.5, false), (17, 4.5, true), (10.5, 10, true), (11, 5, false)]),
    (.ellipse, [(10.5, 4.5, false), (20, 4.5, true), (10.5, 10, true), (12.5, 5, false)]),
    (.circle, [(13, 10, false), (15, 10, true), (20, 4.5, true), (25, 10, true), (27, 10, false)]),
  ])
  func shapesAreWhereTheyAre(_ kind: ShapeKind, _ places: [(Double, Double, Bool)]) throws {
    let shape = PlacedShape(frame: CGRect(x: 10, y: 4, width: 20, height: 12), shape: kind)
    let raster = try Self.raster([shape])
    for (x, y, isWhite) in places {
      #expect(try Self.grey(raster, x: x, y: y) == (isWhite ? 255 : 0), "\(x), \(y)")
    }
  }

  /// The widget's pane is as wide as it was, its line as bright, and broken where it is doubtful.
  @Test func emphasisIsAmber() throws {
    func colors(_ emphasis: PicturePanel.Emphasis) throws -> [UInt32] {
      let panel = PicturePanel(content: blank(width: 40, height: 24), emphasis: emphasis)
      let raster = try Raster(png: PNGRenderer(scale: 4).render(Picture(panels: [panel])))
      // Along the pane's upper edge, the middle of its line.
      let y = Int((24 - LockScreen.paneMargin) * 4)
      return (0..<120).map { raster.pixel(x: 100 + $0, y: y) }
    }
    func isAmber(_ pixel: UInt32) -> Bool { pixel >> 16 > 0xD0 && pixel & 0xFF < 0x80 }
    #expect(try colors(.plain).allSatisfy { !isAmber($0) })
    #expect(try colors(.warning).allSatisfy(isAmber))
    let doubt = try colors(.doubt)
    let dashes = doubt.split { !isAmber($0) }.dropFirst().dropLast().map(\.count)
    let gaps = doubt.split(whereSeparator: isAmber).dropFirst().dropLast().map(\.count)
    #expect(!dashes.isEmpty && !gaps.isEmpty)
    // Four points at four pixels; a pixel at either end may be a mixture.
    for length in dashes + gaps { #expect(abs(length - 16) <= 2) }
  }

  /// An emoji's pixels are greys, and as light as Rec709 says.
  @Test func emojiAreGrey() throws {
    #expect(Bitmap.grey(0xFFFF_0000) == 0xFF36_3636)
    #expect(Bitmap.grey(0xFF00_FF00) == 0xFFB6_B6B6)
    #expect(Bitmap.grey(0xFF00_00FF) == 0xFF12_1212)
    #expect(Bitmap.grey(0x4028_2828) == 0x4028_2828)
    #expect(Bitmap.white(coverage: 3) == 0x0303_0303)
  }

  /// Luminance, rounded down, of colours on a lattice, by the decimals of Recommendation 709.
  @Test func greyIsTheLuminance() {
    for red in stride(from: UInt32(0), through: 255, by: 15) {
      for green in stride(from: UInt32(0), through: 255, by: 5) {
        for blue in stride(from: UInt32(0), through: 255, by: 15) {
          let exact = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
          let grey = Bitmap.grey(0x8000_0000 | red << 16 | green << 8 | blue)
          // Decimals are a hair off where the sum is whole.
          let level = UInt32(exact + 1e-9)
          #expect(grey == 0x8000_0000 | level << 16 | level << 8 | level)
        }
      }
    }
  }

  /// The ground's own colour in one corner; in the one across, with a ninth of the dawn's light.
  @Test func theGroundIsDark() throws {
    let raster = try Raster(png: PNGRenderer(scale: 1).render(blank(width: 400, height: 200)))
    let left = raster.pixel(x: 0, y: 0)
    for (shift, expected) in [(16, 0x16), (8, 0x20), (0, 0x36)] {
      #expect(abs(Int(left >> UInt32(shift) & 0xFF) - expected) <= 3, "\(String(left, radix: 16))")
    }
    let right = raster.pixel(x: raster.width - 1, y: raster.height - 1)
    for (shift, expected) in [(16, 0x44), (8, 0x34), (0, 0x53)] {
      #expect(
        abs(Int(right >> UInt32(shift) & 0xFF) - expected) <= 3,
        "\(String(right, radix: 16))"
      )
    }
  }

  // MARK: - Pictures

  /// Two pixels by two: red on the left, nothing on the right.
  private static let redAndClear =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEk"
        + "lEQVR42mP4z8AARAxgEswAACvmA/3o1VxcAAAAAElFTkSuQmCC"
    ) ?? Data()

  /// The pixels in the middle of the left and the right half of what is drawn over a widget's ground.
  private static func halves(_ item: DisplayItem?, _ coloring: DisplayColoring) throws -> [UInt32] {
    let list = DisplayList(
      size: size,
      displayScale: 2,
      coloring: coloring,
      items: item.map { [$0] } ?? []
    )
    let raster = try Raster(png: PNGRenderer().render(list))
    let edge = PictureLayout.Spacing().edge
    return [10.0, 30].map { x in
      raster.pixel(x: Int((edge + x) * 2), y: Int((edge + 12) * 2)) & 0xFF_FFFF
    }
  }

  private static func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { shift in
      abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 2
    }
  }

  private static let frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)

  /// Where a lock screen shows no hues a picture is as light as its colours; in an accent only what it
  /// covers is seen.
  @Test func picturesAreDrawnAsTheirPlaceShowsColors() throws {
    let red = DisplayItem.picture(
      PlacedPicture(frame: Self.frame, pixels: .data(Self.redAndClear))
    )
    for (coloring, color) in [
      (DisplayColoring.full, 0xFF0000 as UInt32), (.lightness, 0x363636), (.opacity, 0xFFFFFF),
    ] {
      let ground = try Self.halves(nil, coloring)
      #expect(try Self.halves(red, coloring) == [color, ground[1]])
    }
  }

  /// What is beyond the end of a component is shown as that end, and as light as that is; what is no number is nothing.
  @Test(
    arguments: [(2, 1), (1, 1), (0.25, 0.25), (-1, 0), (.infinity, 1), (.nan, 0)]
      as [(Double, Double)]
  )
  func componentsHaveEnds(_ given: Double, _ shown: Double) {
    func ink(_ component: Double, _ alpha: Double, _ coloring: DisplayColoring) -> Shade {
      let color = DisplayColor(red: component, green: component, blue: 0, alpha: alpha)
      return LockScreen.ink(color, opacity: 1, coloring: coloring)
    }
    #expect(ink(given, 1, .full) == Shade(red: shown, green: shown, blue: 0, opacity: 1))
    #expect(ink(given, 1, .lightness) == ink(shown, 1, .lightness))
    #expect(ink(0, given, .opacity) == .white(opacity: shown))
  }

  @Test func aTemplateIsDrawnInTheColorAroundIt() throws {
    for color in [DisplayColor.white, DisplayColor(red: 0, green: 1, blue: 0)] {
      let template = DisplayItem.picture(
        PlacedPicture(
          frame: Self.frame,
          pixels: .data(Self.redAndClear),
          opacity: 0.5,
          color: color
        )
      )
      let shape = DisplayItem.shape(
        PlacedShape(frame: Self.frame, shape: .rectangle, opacity: 0.5, color: color)
      )
      for coloring in [DisplayColoring.full, .lightness, .opacity] {
        let ground = try Self.halves(nil, coloring)
        let filled = try Self.halves(shape, coloring)
        let drawn = try Self.halves(template, coloring)
        // A cover of 255 / 255 is multiplied in, which may round.
        #expect(Self.isNear(drawn[0], filled[0]) && drawn[1] == ground[1])
      }
    }
  }

  /// A picture that cannot be read leaves a broken line around its place, and nothing in it.
  @Test(arguments: [
    PicturePixels.file("/nowhere.png"), .data(Data([0x89, 0x50])), .data(redAndClear.dropLast(30)),
  ])
  func aPictureThatCannotBeReadIsOutlined(_ pixels: PicturePixels) throws {
    let item = DisplayItem.picture(PlacedPicture(frame: Self.frame, pixels: pixels))
    #expect(try Self.halves(item, .full) == Self.halves(nil, .full))
    #expect(Bitmap(pixels) == nil)
  }
}
