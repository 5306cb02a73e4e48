import CCairo
import Foundation
import SwiftUISurface
import Testing

@testable import Drawing

/// What a canvas asks before it draws: whether something may be seen, whether Cairo counts so far, and how long a line is.
@Suite struct CanvasReachTests {
  private func canvas() throws -> CairoCanvas {
    try CairoCanvas(width: 40, height: 30, output: .png(scale: 1))
  }

  /// What only touches a side is not seen.
  @Test(
    arguments: [
      (10, 10, 5, 5, true), (-50, -50, 200, 200, true), (-4, 10, 5, 5, true), (39, 10, 5, 5, true),
      (10, -4, 5, 5, true), (10, 29, 5, 5, true), (-5, 10, 5, 5, false), (40, 10, 5, 5, false),
      (10, -5, 5, 5, false), (10, 30, 5, 5, false), (39, 30, 5, 5, false), (-5, -4, 5, 5, false),
    ] as [(Double, Double, Double, Double, Bool)]
  )
  func whatLiesOnTheCanvasMayBeSeen(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ isSeen: Bool
  ) throws {
    let rectangle = Rectangle(x: x, y: y, width: width, height: height)
    #expect(try canvas().mayBeSeen(rectangle) == isSeen)
  }

  /// In a clip only what lies within it may be seen, and behind it what lies beside it, too.
  @Test func clipsHideWhatLiesBesideThem() throws {
    let canvas = try canvas()
    let rectangles = [12.0, 25].map { Rectangle(x: $0, y: 12, width: 5, height: 5) }
    var seen: [Bool] = []
    canvas.clipped(to: Rectangle(x: 10, y: 10, width: 10, height: 10)) {
      seen += rectangles.map { canvas.mayBeSeen($0) }
    }
    seen += rectangles.map { canvas.mayBeSeen($0) }
    #expect(seen == [true, false, true, true])
  }

  /// Each corner has to lie within reach, whichever way.
  @Test(
    arguments: [
      (0, 0, 9, 9, true), (7_999_990, 0, 9, 9, true), (7_999_991, 0, 9, 9, false),
      (-7_999_999, 0, 9, 9, true), (-8_000_000, 0, 9, 9, false), (0, 7_999_990, 9, 9, true),
      (0, 7_999_991, 9, 9, false), (0, -7_999_999, 9, 9, true), (0, -8_000_000, 9, 9, false),
      (0, 0, 9e6, 9, false), (0, 0, 9, 9e6, false),
    ] as [(Double, Double, Double, Double, Bool)]
  )
  func cairoCountsSoFar(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ isWithin: Bool
  ) throws {
    let rectangle = Rectangle(x: x, y: y, width: width, height: height)
    #expect(try canvas().isWithinReach(rectangle) == isWithin)
  }

  /// On a canvas of two pixels a point both are asked in points, however often, and counted in pixels.
  @Test func pixelsAreCounted() throws {
    let canvas = try CairoCanvas(width: 40, height: 30, output: .png(scale: 2))
    let places: [(x: Double, y: Double, isSeen: Bool)] = [
      (30, 10, true), (39, 29, true), (40, 10, false), (10, 30, false), (39, 29, true),
      (-4, -4, true), (-5, 10, false), (10, -5, false), (39, 29, true),
    ]
    for (x, y, isSeen) in places {
      let rectangle = Rectangle(x: x, y: y, width: 5, height: 5)
      #expect(canvas.mayBeSeen(rectangle) == isSeen, "\(x), \(y)")
    }
    let ends: [(x: Double, isWithin: Bool)] = [
      (3_999_990, true), (3_999_991, false), (-3_999_999, true), (-4_000_000, false),
    ]
    for (x, isWithin) in ends {
      let rectangle = Rectangle(x: x, y: 0, width: 9, height: 9)
      #expect(canvas.isWithinReach(rectangle) == isWithin, "\(x)")
    }
    #expect(canvas.within(Point(x: 9e6, y: 3)) == Point(x: 4e6, y: 3))
    #expect(canvas.within(Point(x: 3, y: -9e6)) == Point(x: 3, y: -4e6))
    #expect(canvas.within(Point(x: 4e6, y: 3)) == Point(x: 4e6, y: 3))
  }

  @Test func pointsBeyondReachAreHeld() throws {
    let canvas = try canvas()
    let points: [(Point, Point)] = [
      (Point(x: 3, y: -7), Point(x: 3, y: -7)), (Point(x: 9e6, y: 3), Point(x: 8e6, y: 3)),
      (Point(x: -9e6, y: 3), Point(x: -8e6, y: 3)), (Point(x: 5, y: 9e6), Point(x: 5, y: 8e6)),
      (Point(x: 5, y: -9e6), Point(x: 5, y: -8e6)), (Point(x: 8e6, y: 1), Point(x: 8e6, y: 1)),
    ]
    for (point, held) in points { #expect(canvas.within(point) == held, "\(point)") }
  }

  /// A line that is wide without end, or not wide at all, is not drawn, nor is a rectangle without end.
  @Test func whatHasNoEndIsNotDrawn() throws {
    let canvas = try canvas()
    let (origin, white) = (Point(x: 0, y: 0), Paint.solid(.white()))
    let path = Path(CGRect(x: 10, y: 10, width: 20, height: 10))
    for width in [.infinity, .nan, 0, -3] as [CGFloat] {
      canvas.stroke(path, at: origin, StrokeStyle(lineWidth: width), with: white)
    }
    for length in [.infinity, .nan] as [Double] {
      canvas.fill(Rectangle(x: 0, y: 0, width: length, height: 30), with: white)
      canvas.fill(Rectangle(x: 0, y: 0, width: 40, height: length), with: white)
    }
    canvas.fill(Rectangle(x: 2, y: 2, width: 3, height: 3), with: white)
    let raster = try Raster(png: canvas.finish())
    for (x, y) in [(10, 10), (20, 15), (30, 20), (39, 29), (1, 1)] {
      #expect(raster.pixel(x: x, y: y) == 0, "\(x), \(y)")
    }
    #expect(raster.pixel(x: 3, y: 3) == 0xFFFFFF)
  }

  /// The length of a curve is no more than that of the lines by way of its control points.
  @Test func linesAreAsLongAsTheirParts() {
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    let paths: [(Double, Path)] = [
      (0, Path()),
      (
        7,
        Path { path in
          path.move(to: point(0, 0))
          path.addLine(to: point(3, 4))
          path.move(to: point(10, 10))
          path.addLine(to: point(10, 12))
        }
      ),
      (
        15,
        Path { path in
          path.move(to: point(0, 0))
          path.addLine(to: point(3, 0))
          path.move(to: point(10, 0))
          path.addLine(to: point(10, 4))
          path.addLine(to: point(13, 4))
          path.closeSubpath()
        }
      ),
      (
        10,
        Path { path in
          path.move(to: point(1, 2))
          path.addQuadCurve(to: point(7, 2), control: point(4, 6))
        }
      ),
      (
        12,
        Path { path in
          path.move(to: point(0, 0))
          path.addCurve(to: point(4, -2), control1: point(0, 3), control2: point(4, 3))
        }
      ),
    ]
    for (length, path) in paths { #expect(path.greatestLength == length) }
  }

  /// An end that is seen of what is large is where it belongs, and round or square, whichever end it is: places that are
  /// white, that are not, and that are white within square corners alone.
  @Test(
    arguments: [
      (
        [30 - 1e9, 5, 1e9, 20],
        [(2, 15), (29, 15), (2, 6), (2, 24), (26, 9), (26, 21)],
        [(31, 15), (2, 4), (2, 26)], [(29.5, 5.5), (28, 7), (29.5, 24.5), (28, 23)]
      ),
      (
        [10, 5, 20, 1e9],
        [(20, 28), (20, 6), (11, 28), (29, 28), (14, 9), (26, 9)],
        [(20, 4), (9, 28), (31, 28)], [(10.5, 5.5), (12, 7), (29.5, 5.5), (28, 7)]
      ),
      (
        [10, 25 - 1e9, 20, 1e9],
        [(20, 2), (20, 24), (11, 2), (29, 2), (14, 21), (26, 21)],
        [(20, 26), (9, 2), (31, 2)], [(10.5, 24.5), (12, 23), (29.5, 24.5), (28, 23)]
      ),
    ] as [([Double], [(Double, Double)], [(Double, Double)], [(Double, Double)])]
  )
  func everyEndIsWhereItBelongs(
    _ numbers: [Double],
    _ white: [(Double, Double)],
    _ others: [(Double, Double)],
    _ corners: [(Double, Double)]
  ) throws {
    let rectangle = Rectangle(
      x: numbers[0],
      y: numbers[1],
      width: numbers[2],
      height: numbers[3]
    )
    for radius in [0.0, 10] {
      let canvas = try CairoCanvas(width: 40, height: 30, output: .png(scale: 4))
      canvas.fill(rectangle, cornerRadius: radius, with: .solid(.white()))
      let raster = try Raster(png: canvas.finish())
      func isWhite(_ place: (Double, Double)) -> Bool {
        raster.pixel(x: Int(place.0 * 4), y: Int(place.1 * 4)) == 0xFFFFFF
      }
      for place in white { #expect(isWhite(place), "\(radius): \(place)") }
      for place in others { #expect(!isWhite(place), "\(radius): \(place)") }
      for place in corners { #expect(isWhite(place) == (radius == 0), "\(radius): \(place)") }
    }
  }

  /// Corners of what is large are as round as those of what is not, but for a part of a pixel.
  @Test func cornersFarAndNearAreAlike() throws {
    func raster(_ height: Double) throws -> Raster {
      let canvas = try CairoCanvas(width: 40, height: 30, output: .png(scale: 4))
      let rectangle = Rectangle(x: 10, y: 5, width: 20, height: height)
      canvas.fill(rectangle, cornerRadius: 10, with: .solid(.white()))
      return try Raster(png: canvas.finish())
    }
    let (far, near, other) = (try raster(1e9), try raster(100), try raster(15))
    #expect(far.greatestDistance(from: near) <= 80)
    #expect(far.greatestDistance(from: other) == 255)
  }

  // MARK: - Maps

  /// Each of a map's six numbers counts, and where a map's origin stands: those of maps in maps are multiplied out, here to
  /// 4.9e13 times the last one, and have to be less than 1e15.
  @Test(
    arguments: [
      ([1, 1], [10, 0, 0, 1, 0, 0], 0, true), ([7e6, 1], [10, 0, 0, 1, 0, 0], 0, true),
      ([7e6, 1], [21, 0, 0, 1, 0, 0], 0, false), ([1, 7e6], [1, 0, 0, 10, 0, 0], 0, true),
      ([1, 7e6], [1, 0, 0, 21, 0, 0], 0, false), ([1, 7e6], [1, 10, 0, 1, 0, 0], 0, true),
      ([1, 7e6], [1, 21, 0, 1, 0, 0], 0, false), ([7e6, 1], [1, 0, 10, 1, 0, 0], 0, true),
      ([7e6, 1], [1, 0, 21, 1, 0, 0], 0, false), ([7e6, 1], [1, 0, 0, 1, 10, 0], 0, true),
      ([7e6, 1], [1, 0, 0, 1, -21, 0], 0, false), ([1, 7e6], [1, 0, 0, 1, 0, 10], 0, true),
      ([1, 7e6], [1, 0, 0, 1, 0, -21], 0, false),
      // Ten times as large around a place at 1 or at 3: the origin is moved by 9 or by 27.
      ([7e6, 1], [10, 0, 0, 1, 0, 0], 1, true), ([7e6, 1], [10, 0, 0, 1, 0, 0], 3, false),
    ] as [([CGFloat], [CGFloat], Double, Bool)]
  )
  func everyNumberOfAMapCounts(
    _ scales: [CGFloat],
    _ numbers: [CGFloat],
    _ x: Double,
    _ isDrawn: Bool
  ) throws {
    let canvas = try canvas()
    let outer = CGAffineTransform(scaleX: scales[0], y: scales[1])
    let map = CGAffineTransform(numbers)
    var count = 0
    let origin = Point(x: 0, y: 0)
    canvas.transformed(by: outer, at: origin) {
      canvas.transformed(by: outer, at: origin) {
        canvas.transformed(by: map, at: Point(x: x, y: 0)) { count += 1 }
      }
    }
    #expect(count == (isDrawn ? 1 : 0))
    #expect(try !canvas.finish().isEmpty)
  }

  /// So many pixels of a picture lie in one, whichever way it is turned.
  @Test(
    arguments: [(1, 32_766, true), (1, 32_768, false), (32_766, 1, true), (32_768, 1, false)]
      as [(Double, Double, Bool)]
  )
  func turnedPicturesHaveSoManyPixelsInOne(
    _ across: Double,
    _ down: Double,
    _ isDrawn: Bool
  ) throws {
    let canvas = try canvas()
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    var answers: [Bool] = []
    canvas.transformed(by: quarter, at: Point(x: 3, y: 8)) {
      let place = Point(x: 3, y: 8)
      answers.append(canvas.canDrawPixels(width: 1 / across, height: 1 / down, from: place))
    }
    #expect(answers == [isDrawn])
  }

  /// Pixels are drawn no farther out than maps lead, whichever way.
  @Test(
    arguments: [
      (9e14, 3, true), (1e15, 3, false), (-1e15, 3, false), (3, 9e14, true), (3, 1e15, false),
      (3, -1e15, false),
    ] as [(Double, Double, Bool)]
  )
  func picturesAreDrawnUpToAPlace(_ x: Double, _ y: Double, _ isDrawn: Bool) throws {
    let place = Point(x: x, y: y)
    #expect(try canvas().canDrawPixels(width: 1, height: 1, from: place) == isDrawn)
  }

  // MARK: - Many edges

  /// A curve is drawn with sixteen edges.
  @Test func curvesHaveMoreEdges() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 3, y: 0))
      path.addQuadCurve(to: CGPoint(x: 7, y: 2), control: CGPoint(x: 4, y: 6))
      path.addCurve(
        to: CGPoint(x: 4, y: -2),
        control1: CGPoint(x: 0, y: 3),
        control2: CGPoint(x: 4, y: 3)
      )
      path.closeSubpath()
    }
    #expect(path.edgeCount == 35 && Path().edgeCount == 0)
  }

  /// What has more edges than a bound is drawn apart in a picture of pixels, and nothing is in a drawing.
  @Test func manyEdgesAreDrawnApart() throws {
    let canvas = try canvas()
    #expect(!canvas.isApart(edges: 2_000) && canvas.isApart(edges: 2_001))
    #expect(!canvas.isApart(edges: 7, of: 7) && canvas.isApart(edges: 8, of: 7))
    for output in [CairoCanvas.Output.svg, .pdf(title: "a")] {
      #expect(try !CairoCanvas(width: 40, height: 30, output: output).isApart(edges: 1e9))
    }
  }

  /// What is drawn apart is smoothed otherwise, and what comes behind it, or within a clip, as ever.
  @Test func smoothingIsThatOfBefore() throws {
    let canvas = try canvas()
    var seen: [cairo_antialias_t] = []
    func look() { seen.append(cairo_get_antialias(canvas.context)) }
    canvas.drawn(apart: false, look)
    canvas.drawn(apart: true, look)
    look()
    canvas.cutOff(at: Rectangle(x: 1, y: 1, width: 9, height: 9), cornerRadius: 2, look)
    look()
    let best = CAIRO_ANTIALIAS_BEST
    #expect(seen == [best, CAIRO_ANTIALIAS_GOOD, best, best, best])
  }

  // MARK: - Layers

  /// In a drawing a layer takes what an image of it would of 300 pixels an inch and four bytes each: of 1,440 points a
  /// side 144 MB, so that none may lie in another.
  @Test(arguments: [CairoCanvas.Output.svg, .pdf(title: "a")])
  func layersOfDrawingsTakeTheirPixels(_ output: CairoCanvas.Output) throws {
    for (depth, isExceeded) in [(1, false), (2, true)] {
      let canvas = try CairoCanvas(width: 1_440, height: 1_440, output: output)
      canvas.layers.areImages = true
      func nest(_ depth: Int) {
        if depth > 0 { canvas.blended(.normal) { nest(depth - 1) } }
      }
      nest(depth)
      #expect(canvas.layers.isExceeded == isExceeded)
    }
  }

  /// Layers count while they are held: one after the other no more than one, within each other together, and where they
  /// are no images not at all.
  @Test func layersCountWhileTheyAreHeld() {
    let half = LayerMemory.limit / 2
    var layers = LayerMemory()
    layers.areImages = true
    for _ in 0..<5 {
      layers.take(half)
      layers.release(half)
    }
    layers.take(half)
    layers.take(half)
    #expect(!layers.isExceeded)
    layers.release(half)
    layers.take(half + 1)
    #expect(layers.isExceeded)
    // It was too much, whatever is held by now.
    layers.release(half + 1)
    layers.take(1)
    #expect(layers.isExceeded)
    layers.areImages = false
    #expect(!layers.isExceeded)
  }
}
