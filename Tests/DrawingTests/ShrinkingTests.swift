import Foundation
import LayoutEngine
import SwiftUISurface
import Testing

@testable import Drawing

/// How far pictures are shrunk before they are drawn, and to what, against the definitions written out.
@Suite struct ShrinkingTests {
  /// By the greatest power of two that leaves as many pixels as are wanted, on both sides.
  @Test func divisorsAreTheGreatestThatLeaveEnough() {
    let lengths = [1, 2, 3, 7, 8, 9, 63, 64, 100, 1 << 16, 1 << 20]
    let wanted = [0.5, 1, 1.5, 2, 3.9, 4, 8, 31.5, 32, 50, 65_536, Double.infinity]
    for width in lengths {
      for height in lengths {
        for across in wanted {
          for down in wanted {
            let divisors = (0...16).map { 1 << $0 }.filter { divisor in
              divisor == 1
                || Double(width / divisor) >= across && Double(height / divisor) >= down
            }
            let found = PixelSize(width: across, height: down).divisor(of: width, height)
            #expect(found == divisors.last, "\(width)×\(height) for \(across)×\(down)")
          }
        }
      }
    }
  }

  /// Colours that no two neighbours share; some pixels are clear.
  private static func word(_ x: Int, _ y: Int) -> UInt32 {
    guard (x + 2 * y) % 5 != 0 else { return 0 }
    let (red, green, blue) = (x * 97 + y * 31, x * 53 + y * 89, x * 29 + y * y * 17)
    return 0xFF00_0000 | UInt32(red % 256) << 16 | UInt32(green % 256) << 8 | UInt32(blue % 256)
  }

  /// Each pixel is the mean of a square, rounded to the nearest; at the ends of rows and columns of a
  /// part of one.
  @Test(arguments: [(1, 1), (2, 3), (5, 4), (7, 2), (9, 9), (16, 5), (3, 11)])
  func pixelsAreMeans(_ width: Int, _ height: Int) throws {
    let file = PicturePixels.data(try Raster.png(width, height, Self.word))
    for divisor in [1, 2, 4, 8] {
      let wanted = PixelSize(width: Double(width / divisor), height: Double(height / divisor))
      guard wanted.width >= 1, wanted.height >= 1 else { continue }
      let bitmap = try #require(Bitmap(file, drawnIn: wanted))
      let used = wanted.divisor(of: width, height)
      #expect(used == divisor)
      var expected: [UInt32] = []
      for top in stride(from: 0, to: height, by: divisor) {
        for left in stride(from: 0, to: width, by: divisor) {
          let square = (top..<min(top + divisor, height)).flatMap { y in
            (left..<min(left + divisor, width)).map { Self.word($0, y) }
          }
          let parts = [24, 16, 8, 0].map { shift in
            square.reduce(0.0) { $0 + Double($1 >> UInt32(shift) & 0xFF) } / Double(square.count)
          }
          expected.append(parts.reduce(0) { $0 << 8 | UInt32(($1 + 0.5).rounded(.down)) })
        }
      }
      #expect(bitmap.width == (width + divisor - 1) / divisor)
      #expect(bitmap.height == (height + divisor - 1) / divisor)
      #expect(bitmap.pixels == expected, "\(width)×\(height) by \(divisor)")
    }
  }

  /// A picture has as many pixels as may be, and one column or row more of them is too many.
  @Test(
    arguments: [
      (4_096, 4_096, true, true), (4_097, 4_096, true, false), (4_096, 4_097, true, false),
      (16_777_216, 1, true, true), (16_777_217, 1, true, false), (8_192, 8_192, true, false),
      (8_192, 8_192, false, true), (8_193, 8_192, false, false), (8_192, 8_193, false, false),
    ] as [(Double, Double, Bool, Bool)]
  )
  func pixelsHaveABound(_ width: Double, _ height: Double, _ isPNG: Bool, _ isRead: Bool) {
    #expect(Bitmap.isRead(CGSize(width: width, height: height), isPNG: isPNG) == isRead)
  }

  /// A row more than the most pixels there may be is one too many.
  @Test func aRowTooManyIsRefused() throws {
    var data = try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Pictures/colours.jpg")
    )
    let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0]))).lowerBound
    let wanted = PixelSize(width: 8, height: 8)
    for size in [[0x20, 1, 0x20, 0], [0x20, 0, 0x20, 1]] as [[UInt8]] {
      data.replaceSubrange((frame + 5)..<(frame + 9), with: size)
      #expect(Bitmap(.data(data), drawnIn: wanted) == nil)
    }
  }

  /// A rectangle has as many pixels as it is drawn with; a drawing, which may be enlarged, four times as
  /// many.
  @Test(arguments: [
    (CairoCanvas.Output.png(scale: 3), 3.0), (.png(scale: 1), 1), (.svg, 4), (.pdf(title: "a"), 4),
  ])
  func pixelsAreCountedWhereTheyAreDrawn(_ output: CairoCanvas.Output, _ unit: Double) throws {
    let canvas = try CairoCanvas(width: 40, height: 30, output: output)
    let rectangle = Rectangle(x: 5, y: 7, width: 10, height: 20)
    func expect(_ width: Double, _ height: Double) {
      let size = canvas.pixels(in: rectangle)
      #expect(abs(size.width - width * unit) < 1e-9 && abs(size.height - height * unit) < 1e-9)
    }
    expect(10, 20)
    // Lengths of (3, 4) and (-6, 8), wherever they begin.
    let map = CGAffineTransform(a: 3, b: 4, c: -6, d: 8, tx: 100, ty: -30)
    canvas.transformed(by: map, at: Point(x: 2, y: 9)) { expect(50, 200) }
    expect(10, 20)
    #expect(try !canvas.finish().isEmpty)
  }
}
