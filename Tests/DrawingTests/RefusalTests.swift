import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import Drawing

/// What cannot be drawn is refused with a typed error whose message says what to do.
@Suite struct RefusalTests {
  @Test func aPictureWithoutPanels() {
    let picture = Picture(panels: [])
    #expect(throws: DrawingError.nothingToDraw) { try PNGRenderer().render(picture) }
    #expect(throws: DrawingError.nothingToDraw) { try SVGRenderer().render(picture) }
    #expect(throws: DrawingError.nothingToDraw) { try PDFRenderer().render(picture) }
    let message = "there is nothing to draw: the picture has no panels"
    #expect("\(DrawingError.nothingToDraw)" == message)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func anImpossibleScale(scale: Double) {
    #expect {
      try PNGRenderer(scale: scale).render(blank(width: 10, height: 10))
    } throws: { error in
      if case .invalidSize = error as? DrawingError {
        "\(error)".contains("above zero")
      } else {
        false
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 1e6, 15_000])
  func anAbsurdSize(side: Double) {
    let widget = blank(width: side, height: side, scale: 3)
    #expect(throws: DrawingError.self) { try PNGRenderer().render(widget) }
    if !(side <= 15_000) {
      #expect(throws: DrawingError.self) { try SVGRenderer().render(widget) }
      #expect(throws: DrawingError.self) { try PDFRenderer().render(widget) }
    }
  }

  /// What takes as much from a picture's height as its edges give, or more, leaves none.
  @Test(arguments: [(-48.0, 0.0), (-100, -52)])
  func picturesWithoutAHeightAreRefused(_ height: Double, _ whole: Double) {
    let widget = blank(width: 20, height: height, scale: 3)
    #expect(throws: DrawingError.invalidSize(width: 68, height: whole, scale: 3)) {
      try PNGRenderer().render(widget)
    }
    #expect(throws: DrawingError.invalidSize(width: 68, height: whole, scale: 1)) {
      try SVGRenderer().render(widget)
    }
  }

  /// Each length by itself.
  @Test(arguments: [
    (Double.infinity, 10.0), (10, .infinity), (10, .nan), (.nan, 10), (10, 1e300),
  ])
  func oneAbsurdLength(width: Double, height: Double) {
    let widget = blank(width: width, height: height, scale: 3)
    #expect(throws: DrawingError.self) { try PNGRenderer().render(widget) }
    #expect(throws: DrawingError.self) { try SVGRenderer().render(widget) }
    // So it is of one widget among others, of a caption and of a heading.
    let good = PicturePanel(content: blank(width: 20, height: 20, scale: 3))
    let pictures = [
      Picture(panels: [good, PicturePanel(content: widget), good]),
      Picture(panels: [PicturePanel(content: good.content, caption: widget)]),
      Picture(panels: [good], heading: widget),
    ]
    for picture in pictures {
      #expect(throws: DrawingError.self) { try PNGRenderer().render(picture) }
      #expect(throws: DrawingError.self) { try PDFRenderer().render(picture) }
    }
  }

  /// Drawings that are enlarged without end have a point to a pixel, however fine their widgets are.
  @Test(arguments: [(9_000.0, 20.0), (20, 9_000)])
  func largeDrawingsAreDrawn(_ width: Double, _ height: Double) throws {
    let widget = blank(width: width, height: height, scale: 3)
    #expect(try !SVGRenderer().render(widget).isEmpty)
    #expect(try !PDFRenderer().render(widget).isEmpty)
    #expect(throws: DrawingError.self) { try PNGRenderer().render(widget) }
    let larger = blank(width: 2 * width, height: 2 * height, scale: 3)
    #expect(throws: DrawingError.self) { try SVGRenderer().render(larger) }
    #expect(throws: DrawingError.self) { try PDFRenderer().render(larger) }
  }

  private static let effects: [(effect: DisplayGroup.Effect, isDrawn: Bool)] = [
    (.isolated, true), (.mask([]), true), (.blend(.multiply), false),
  ]

  /// A layer of this widget takes five megabytes in a PNG while what lies in it is drawn, and ten in a drawing
  /// that mixes colours; one that only groups or masks holds no pixels.
  ///
  /// In a process of its own: hundreds of megabytes are asked for, of a heap that is as it is after all other tests.
  @Test(arguments: effects.indices)
  func layersWithoutEndAreRefused(_ index: Int) async {
    await #expect(processExitsWith: .success) { [index = index as Int] in
      try RefusalTests.expectRefusal(ofLayersWith: RefusalTests.effects[index])
    }
  }

  #if os(Linux)
  /// Cairo has memory for each layer then, though the C library says otherwise meanwhile.
  @Test(.disabled(if: Sanitizer.isInForce, "it has a heap of its own"))
  func layersAreDrawnWhereTheHeapCannotGrow() async {
    await #expect(processExitsWith: .success) {
      let holds = BlockedHeap.holds {
        let square = DisplayItem.shape(
          PlacedShape(frame: CGRect(x: 0, y: 0, width: 9, height: 9), shape: .rectangle)
        )
        // Layers that are let go are kept for later ones, which the heap has to grow for where there are more.
        return [5, 10, 20].allSatisfy { levels in
          (try? PNGRenderer().render(RefusalTests.nested(levels, square, .isolated))) != nil
        }
      }
      exit(holds ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
  #endif

  private static func widget(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: CGSize(width: 364, height: 382), displayScale: 3, items: items)
  }

  private static func nested(
    _ levels: Int,
    _ innermost: DisplayItem,
    _ effect: DisplayGroup.Effect
  ) -> DisplayList {
    var item = innermost
    for _ in 0..<levels { item = .group(DisplayGroup([innermost, item], effect)) }
    return widget([item])
  }

  private static func expectRefusal(
    ofLayersWith effect: (effect: DisplayGroup.Effect, isDrawn: Bool)
  ) throws {
    let (effect, isDrawn) = effect
    let square = DisplayItem.shape(
      PlacedShape(frame: CGRect(x: 0, y: 0, width: 9, height: 9), shape: .rectangle)
    )
    func nested(_ levels: Int) -> DisplayList { RefusalTests.nested(levels, square, effect) }
    let reason =
      "groups, masks and blend modes lie within each other and take more than 256 MB; take some of "
      + "them out, or draw it smaller"
    func isTooMuch(_ error: any Error) -> Bool {
      "\(error)" == "the picture could not be drawn: \(reason)"
    }
    let beside = Array(repeating: DisplayItem.group(DisplayGroup([square], effect)), count: 60)
    #expect(try !PNGRenderer().render(nested(20)).isEmpty)
    #expect(try !PNGRenderer().render(RefusalTests.widget(beside)).isEmpty)
    #expect {
      try PNGRenderer().render(nested(60))
    } throws: {
      isTooMuch($0)
    }
    if isDrawn {
      #expect(try !SVGRenderer().render(nested(60)).isEmpty)
      #expect(try !PDFRenderer().render(nested(60)).isEmpty)
    } else {
      #expect(try !SVGRenderer().render(nested(10)).isEmpty)
      #expect {
        try SVGRenderer().render(nested(60))
      } throws: {
        isTooMuch($0)
      }
    }
  }

  /// A text whose glyphs reach farther than Cairo counts is refused where it may be seen, and nothing beside it.
  ///
  /// Parts of it were drawn anywhere.
  @Test func glyphsWithoutEndAreRefused() throws {
    let laidOut = try Sample.laidOut("H", pointSize: 24)
    let text = DisplayItem.text(
      PlacedText(
        frame: CGRect(x: 0, y: 0, width: 30, height: 30),
        role: nil,
        string: "H",
        laidOut: laidOut
      )
    )
    func widget(_ scale: CGFloat, _ x: CGFloat, _ y: CGFloat) -> DisplayList {
      let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
      return DisplayList(
        size: CGSize(width: 40, height: 30),
        displayScale: 2,
        items: [.group(DisplayGroup([text], .transform(map)))]
      )
    }
    let around = widget(1e6, -5e6, -7.9e6)
    let renderers: [(DisplayList) throws -> Data] = [
      { try PNGRenderer().render($0) }, { try SVGRenderer().render($0) },
      { try PDFRenderer().render($0) },
    ]
    for render in renderers {
      #expect {
        try render(around)
      } throws: { error in
        let reason =
          "glyphs reach farther than 8000000 pixels; make their text, or what enlarges it, smaller"
        return error as? DrawingError == .drawingFailed(reason: reason)
      }
      #expect(try !render(widget(1e5, -5e5, -7.9e5)).isEmpty)
    }
    let beside = try Raster(png: PNGRenderer().render(widget(1e6, 1e6, -7.9e6)))
    let empty = try Raster(png: PNGRenderer().render(blank(width: 40, height: 30, scale: 2)))
    #expect(beside.difference(from: empty) == nil)
  }

  @Test func theLimitCanBeRaisedAndLowered() throws {
    let widget = blank(width: 100, height: 100, scale: 1)
    let narrow = PixelLimit(side: 120, area: .max)
    #expect {
      try PNGRenderer(limit: narrow).render(widget)
    } throws: { error in
      error as? DrawingError == .tooLarge(width: 148, height: 148, limit: narrow)
        && "\(error)".contains("120 pixels a side")
    }
    #expect(try !PNGRenderer(limit: PixelLimit(side: 148, area: 148 * 148)).render(widget).isEmpty)
  }

  /// An SVG and a PDF are measured in points, and have no scale.
  @Test func drawingsAreTooLargeInPoints() {
    let wide = DisplayList(size: CGSize(width: 20_000, height: 10), displayScale: 3, items: [])
    let renderers: [(DisplayList) throws -> Data] = [
      { try SVGRenderer().render($0) }, { try PDFRenderer().render($0) },
    ]
    for render in renderers {
      #expect {
        try render(wide)
      } throws: { error in
        "\(error)" == "a drawing of 20048 × 58 points is too large to draw: the limit is 16384 "
          + "points a side and 64000000 square points in all; draw fewer widgets at once"
      }
    }
    #expect {
      try PNGRenderer(scale: 1).render(wide)
    } throws: { error in
      "\(error)".contains("16384 pixels a side")
    }
  }

  /// What has a part of a pixel or of a point has all of it.
  @Test func figuresAreWhole() {
    let limit = PixelLimit(side: 7, area: 40)
    let pixels = DrawingError.tooLarge(width: 10.2, height: 20.5, limit: limit)
    #expect(
      "\(pixels)" == "a picture of 11 × 21 pixels is too large to draw: the limit is 7 pixels a "
        + "side and 40 in all; draw fewer widgets at once, or at a smaller scale"
    )
    let points = DrawingError.tooLargeInPoints(width: 30, height: 8.1, limit: limit)
    #expect(
      "\(points)" == "a drawing of 30 × 9 points is too large to draw: the limit is 7 points a "
        + "side and 40 square points in all; draw fewer widgets at once"
    )
  }

  /// An image of Cairo's has at most 32,767 pixels a side, whatever the limit says.
  @Test(arguments: [(40_000.0, 10.0), (10, 40_000), (3e9, 10), (10, 3e9), (1e300, 10)])
  func noLimitIsRaisedBeyondImages(_ width: Double, _ height: Double) {
    let raised = PNGRenderer(scale: 1, limit: PixelLimit(side: .max, area: .max))
    #expect {
      try raised.render(blank(width: width, height: height))
    } throws: { error in
      if case .tooLarge(_, _, let limit) = error as? DrawingError {
        limit.side == 32_767
      } else {
        false
      }
    }
  }

  /// Just as large as the standard limit allows, and a pixel larger; nothing is drawn for it.
  @Test(arguments: [
    (16_384.0, 3_906.0, true), (16_385, 100, false), (3_906, 16_384, true), (100, 16_385, false),
    (8_000, 8_000, true), (8_001, 8_000, false),
  ])
  func theStandardLimitIsThatOfThePage(_ width: Double, _ height: Double, _ isDrawn: Bool) {
    #expect(PixelLimit.standard == PixelLimit(side: 16_384, area: 64_000_000))
    let edges = 2 * PictureLayout.Spacing().edge
    let picture = Picture(blank(width: width - edges, height: height - edges))
    let layout = PictureLayout(picture)
    func check() throws { try layout.check(picture, scale: 1, limit: PNGRenderer().limit) }
    if isDrawn {
      #expect(throws: Never.self) { try check() }
    } else {
      #expect(throws: DrawingError.self) { try check() }
    }
  }
}
