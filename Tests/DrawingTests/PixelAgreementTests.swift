import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

@testable import Drawing

/// What is drawn in two ways has the same pixels, all of them: a text and the outlines of its glyphs, a shape and its
/// path, a picture and its pixels one by one.
///
/// What is a pixel away, or of another colour, is noticed: each comparison is made with that too.
@MainActor
@Suite struct PixelAgreementTests {
  private static let size = CGSize(width: 60, height: 30)
  private static let scale: CGFloat = 2
  private static let blue = DisplayColor(red: 0.2, green: 0.4, blue: 0.9)

  private static func raster(_ items: [DisplayItem]) throws -> Raster {
    let list = DisplayList(size: size, displayScale: scale, coloring: .full, items: items)
    return try Raster(png: PNGRenderer().render(list))
  }

  /// What is to be drawn, moved by a distance, with its colours changed.
  typealias Expected = (CGFloat, CGFloat, @escaping (DisplayColor) -> DisplayColor) -> [DisplayItem]

  /// Holds a drawing against what it should be, and against that moved by a pixel and in another colour.
  private func expect(
    _ drawn: DisplayItem,
    isDrawnAs expected: @escaping Expected,
    within tolerance: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let raster = try Self.raster([drawn])
    let pixel = 1 / Self.scale
    func distance(
      _ x: CGFloat,
      _ y: CGFloat,
      _ color: @escaping (DisplayColor) -> DisplayColor = { $0 }
    ) throws -> Int {
      raster.greatestDistance(from: try Self.raster(expected(x, y, color)))
    }
    let (found, empty) = (try distance(0, 0), try Self.raster([]))
    #expect(found <= tolerance, sourceLocation: sourceLocation)
    #expect(raster.greatestDistance(from: empty) > 60, sourceLocation: sourceLocation)
    for (x, y) in [(pixel, 0), (-pixel, 0), (0, pixel), (0, -pixel)] {
      #expect(try distance(x, y) > 4 * tolerance + 20, "\(x), \(y)", sourceLocation: sourceLocation)
    }
    let other = try distance(0, 0) { color in
      DisplayColor(red: color.red, green: color.green + 0.05, blue: color.blue)
    }
    #expect(other > tolerance, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["Hill fog", "gy%&Q", "東京の霧"])
  func aTextIsItsOutlines(_ string: String) throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = Self.scale
    let view = Text(string).font(.system(size: 13)).foregroundStyle(.blue)
    let list = LayoutResolver(environment: environment).resolve(view)
      .decide(in: Self.size, displayScale: Self.scale, tracing: .tried).displayList
    guard case .text(let text)? = list.items.first else {
      Issue.record("a text is drawn")
      return
    }
    let glyphs = GlyphOutlines()
    try expect(
      .text(text),
      isDrawnAs: { x, y, color in
        text.laidOut.lines.enumerated().flatMap { index, line in
          line.runs.map { run in
            let start = CGPoint(
              x: text.frame.minX + line.x + x,
              y: text.baseline(ofLine: index, displayScale: Self.scale) + y
            )
            return .shape(
              PlacedShape(
                frame: text.frame,
                shape: .path(glyphs.path(of: run, from: start)),
                color: color(text.drawing(of: run).color)
              )
            )
          }
        }
      },
      within: 2
    )
  }

  @Test(arguments: [
    ShapeKind.rectangle, .roundedRectangle(cornerRadius: 4), .capsule, .ellipse, .circle,
  ])
  func aShapeIsItsPath(_ kind: ShapeKind) throws {
    let frame = CGRect(x: 10, y: 5, width: 30, height: 14)
    try expect(
      .shape(PlacedShape(frame: frame, shape: kind, color: Self.blue)),
      isDrawnAs: { x, y, color in
        let frame = frame.offsetBy(dx: x, dy: y)
        let path =
          switch kind {
          case .rectangle: Path(frame)
          case .roundedRectangle(let radius): Path(roundedRect: frame, cornerRadius: radius)
          case .capsule: Path(roundedRect: frame, cornerRadius: frame.height / 2)
          case .ellipse: Path(ellipseIn: frame)
          case .circle: Path(ellipseIn: frame.insetBy(dx: 8, dy: 0))
          case .path(let path), .evenOddPath(let path): path
          }
        return [.shape(PlacedShape(frame: frame, shape: .path(path), color: color(Self.blue)))]
      },
      within: 4
    )
  }

  /// A picture with as many pixels as it is drawn in, of colours that no two neighbours share.
  @Test func aPictureIsItsPixels() throws {
    func color(_ x: Int, _ y: Int) -> UInt32 {
      let (red, green, blue) = ((x * 97 + y * 31) % 240, (x * 53 + y * 89) % 240, x * y * 17 % 240)
      return 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
    let file = try Raster.png(16, 12, color)
    let frame = CGRect(x: 12, y: 7, width: 8, height: 6)
    try expect(
      .picture(PlacedPicture(frame: frame, pixels: .data(file))),
      isDrawnAs: { x, y, change in
        (0..<12).flatMap { row in
          (0..<16).map { column in
            let word = color(column, row)
            let own = DisplayColor(
              red: Double(word >> 16 & 0xFF) / 255,
              green: Double(word >> 8 & 0xFF) / 255,
              blue: Double(word & 0xFF) / 255
            )
            let place = CGRect(
              x: frame.minX + CGFloat(column) / 2 + x,
              y: frame.minY + CGFloat(row) / 2 + y,
              width: 0.5,
              height: 0.5
            )
            return .shape(PlacedShape(frame: place, shape: .rectangle, color: change(own)))
          }
        }
      },
      within: 1
    )
  }

  /// A large picture is shrunk before it is drawn: what is half of it stays half of it, to the pixel.
  ///
  /// Beside an edge Cairo's filter swings, and at the border the ground shines through.
  @Test(arguments: [(256, 192), (250, 190), (64, 48)])
  func aShrunkPictureStandsWhereItStood(_ width: Int, _ height: Int) throws {
    let (left, right) = (0xFF20_40C0 as UInt32, 0xFFE0_A010 as UInt32)
    let file = try Raster.png(width, height) { x, _ in 2 * x < width ? left : right }
    let frame = CGRect(x: 12, y: 7, width: 8, height: 6)
    let raster = try Self.raster([.picture(PlacedPicture(frame: frame, pixels: .data(file)))])
    let edge = PictureLayout.Spacing().edge
    let first = Int((edge + 12) * 2)
    for row in 1..<11 {
      for column in 1..<15 {
        let pixel = raster.pixel(x: first + column, y: Int((edge + 7) * 2) + row)
        let wanted = (column < 8 ? left : right) & 0xFF_FFFF
        for shift in [16, 8, 0] as [UInt32] {
          let distance = Int(pixel >> shift & 0xFF) - Int(wanted >> shift & 0xFF)
          let tolerance = (6...9).contains(column) ? 48 : 14
          #expect(abs(distance) <= tolerance, "\(column), \(row): \(String(pixel, radix: 16))")
        }
      }
    }
  }
}
