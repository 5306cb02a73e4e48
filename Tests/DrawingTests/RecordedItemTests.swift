import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import Drawing

/// Display lists made by hand of every kind of item, under every effect and colouring, and pictures of every
/// number of panels: what is drawn and where it stands, as it was when somebody looked at it.
///
/// Views ask for a part of what a list can hold; whoever makes lists by hand asks for all of it.
/// `Scripts/renew-golden` writes `Golden/recorded-items.txt` and `Golden/recorded-places.txt` anew.
@MainActor
@Suite struct RecordedItemTests {
  private typealias Named = (name: String, item: DisplayItem)

  // MARK: Items

  @Test(
    .enabled(
      if: GoldenPictureTests.knowsPictures,
      "the expected pictures were made with Debian 12's Cairo, 1.16"
    )
  )
  func itemsAreDrawnAsTheyWere() throws {
    var rows: [String] = []
    func add(
      _ name: String,
      _ items: [DisplayItem],
      _ coloring: DisplayColoring,
      scale: CGFloat = 2
    ) throws {
      let list = DisplayList(
        size: CGSize(width: 40, height: 30),
        displayScale: scale,
        coloring: coloring,
        items: items
      )
      let svg = String(decoding: try SVGRenderer().render(list), as: UTF8.self)
      let fine = try Raster(png: try PNGRenderer(scale: scale / 2).render(list))
      rows.append(
        "\(name): SVG \(svg.digest) PNG \(fine.width)×\(fine.height) \(fine.digest)"
      )
    }
    let items = try Self.shapes + Self.texts() + Self.pictures()
    for (name, item) in items {
      for coloring in [DisplayColoring.lightness, .opacity, .full] {
        try add("\(name) \(coloring)", [item], coloring)
      }
      try add("\(name) on one pixel a point", [item], .full, scale: 1)
    }
    let below = DisplayItem.shape(
      PlacedShape(
        frame: CGRect(x: 4, y: 2, width: 22, height: 19),
        shape: .rectangle,
        opacity: 0.8,
        color: DisplayColor(red: 0.9, green: 0.6, blue: 0.1)
      )
    )
    for (effect, changed) in Self.effects {
      for (name, item) in items.prefix(4) + items.suffix(2) {
        try add("\(name) \(effect)", [below, .group(DisplayGroup([item], changed))], .full)
      }
      // A group in a group: what it holds is mixed with what lies below it in the widget.
      let inner = DisplayItem.group(DisplayGroup([items[0].item], .blend(.difference)))
      try add("mixed \(effect)", [below, .group(DisplayGroup([inner], changed))], .full)
      try add("mixed alone \(effect)", [.group(DisplayGroup([inner], changed))], .full)
    }
    try GoldenFile("DrawingTests/Golden/recorded-items.txt").check(rows)
  }

  private static let outlines: [(String, ShapeKind)] = [
    ("rectangle", .rectangle), ("rounded", .roundedRectangle(cornerRadius: 3)),
    ("rounder", .roundedRectangle(cornerRadius: 90)), ("circle", .circle), ("capsule", .capsule),
    ("ellipse", .ellipse), ("path", .path(path)),
    ("empty path", .path(Path())),
  ]

  private static var path: Path {
    var path = Path()
    path.move(to: CGPoint(x: 7, y: 5))
    path.addLine(to: CGPoint(x: 30, y: 9))
    path.addQuadCurve(to: CGPoint(x: 28, y: 25), control: CGPoint(x: 39, y: 14))
    path.addCurve(
      to: CGPoint(x: 9, y: 21),
      control1: CGPoint(x: 20, y: 30),
      control2: CGPoint(x: 14, y: 12)
    )
    path.closeSubpath()
    path.move(to: CGPoint(x: 3, y: 3))
    path.addLine(to: CGPoint(x: 3, y: 9))
    return path
  }

  private static let frames = [
    CGRect(x: 3.2, y: 4.4, width: 29, height: 17), CGRect(x: 6, y: 1, width: 9, height: 26.5),
    CGRect(x: 5, y: 5, width: 0, height: 12),
  ]

  private static var shapes: [Named] {
    let colors = [
      DisplayColor(red: 0.1, green: 0.7, blue: 0.4, alpha: 0.6), .white, .clear,
    ]
    var named: [Named] = []
    for (name, outline) in outlines {
      for (number, frame) in frames.enumerated() {
        let color = colors[number]
        let shape = PlacedShape(frame: frame, shape: outline, opacity: 0.75, color: color)
        named.append(("\(name) \(number)", .shape(shape)))
      }
    }
    for cap in [CGLineCap.butt, .round, .square] {
      for join in [CGLineJoin.miter, .round, .bevel] {
        for (dash, phase) in [([], 0), ([4], 1), ([3, 1, 0, 2], 0.5), ([0], 0), ([-1, 2], 0)]
          as [([CGFloat], CGFloat)]
        {
          let stroke = StrokeStyle(
            lineWidth: 2.5,
            lineCap: cap,
            lineJoin: join,
            miterLimit: dash.isEmpty ? 10 : 1,
            dash: dash,
            dashPhase: phase
          )
          let shape = PlacedShape(
            frame: frames[0],
            shape: .path(path),
            color: colors[0],
            stroke: stroke
          )
          named.append(("stroke \(cap) \(join) \(dash) \(phase)", .shape(shape)))
        }
      }
    }
    return named
  }

  private static func texts() throws -> [Named] {
    let line = PlacedText.Line(offset: -1.5, thickness: 0.8, color: .white)
    let runs: [(String, [PlacedText.Run])] = [
      ("plain", []),
      ("inked", [PlacedText.Run(color: DisplayColor(red: 1, green: 0.2, blue: 0, alpha: 0.5))]),
      ("underlined", [PlacedText.Run(color: .white, lines: [line])]),
      (
        "dashed",
        [
          PlacedText.Run(
            color: .white,
            lines: [
              PlacedText.Line(offset: 4, thickness: 1, pattern: [3, 1], color: .white),
              PlacedText.Line(offset: 2, thickness: 1, pattern: [0.0001, 0.0001], color: .white),
              PlacedText.Line(offset: 0, thickness: 0, color: .white),
              PlacedText.Line(offset: 6, thickness: 0.5, pattern: [1, 2, 3], color: .white),
            ]
          )
        ]
      ),
      (
        "on a ground",
        [
          PlacedText.Run(
            color: .black,
            background: PlacedText.Background(color: .white, ascent: 7, descent: 2)
          )
        ]
      ),
    ]
    return try ["Á夜 g", "🙂a", "لا ab", ""].flatMap { string in
      try runs.map { name, runs in
        let laidOut = try Sample.laidOut(string, pointSize: 9, width: 26)
        let text = PlacedText(
          frame: CGRect(x: 4.3, y: 3.6, width: 26, height: 20),
          role: nil,
          string: string,
          laidOut: laidOut,
          opacity: 0.9,
          runs: runs
        )
        return ("text \(string) \(name)", .text(text))
      }
    }
  }

  private static func pictures() throws -> [Named] {
    let folder = TestFiles.directory.appendingPathComponent("DrawingTests/Pictures")
    var pixels: [(String, PicturePixels)] = try ["colours", "greys", "inks", "progressive"].map {
      ($0, .data(try Data(contentsOf: folder.appendingPathComponent("\($0).jpg"))))
    }
    pixels += [
      ("file", .file(folder.appendingPathComponent("colours.jpg").path)),
      ("no file", .file("/nowhere.png")), ("no picture", .data(Data("GIF89a".utf8))),
      ("nothing", .data(Data())),
      ("drawn", .data(try PNGRenderer(scale: 0.2).render(try Sample.widget("A")))),
    ]
    return pixels.flatMap { name, pixels in
      [nil, DisplayColor(red: 0.8, green: 0.3, blue: 0.3)].flatMap { color in
        [1, 0.4].map { opacity in
          let picture = PlacedPicture(
            frame: CGRect(x: 5, y: 3, width: 21, height: 13.5),
            pixels: pixels,
            opacity: opacity,
            color: color
          )
          return (
            "picture \(name) \(color == nil ? "" : "as a stencil ")\(opacity)", .picture(picture)
          )
        }
      }
    }
  }

  private static var effects: [(String, DisplayGroup.Effect)] {
    let cover = DisplayItem.shape(
      PlacedShape(
        frame: CGRect(x: 8, y: 6, width: 20, height: 12),
        shape: .ellipse,
        opacity: 0.7
      )
    )
    let clips = outlines.map { name, outline in
      ("clipped to a \(name)", DisplayGroup.Effect.clip(outline, in: frames[0]))
    }
    let maps = [
      ("turned", CGAffineTransform(rotationAngle: 0.4)),
      ("scaled", CGAffineTransform(a: 1.5, b: 0, c: 0, d: 0.5, tx: 2, ty: 3)),
      ("sheared", CGAffineTransform(a: 1, b: 0.2, c: 0.4, d: 1, tx: 0, ty: -2)),
      ("flat", CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)),
      ("nearly flat", CGAffineTransform(a: 1e-6, b: 0, c: 0, d: 1e-7, tx: 0, ty: 0)),
      ("far", CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 9e6, ty: 0)),
    ].map { ($0.0, DisplayGroup.Effect.transform($0.1)) }
    let modes = [
      BlendMode.normal, .multiply, .screen, .destinationOut, .destinationOver, .sourceAtop,
    ]
    .map { ("\($0)", DisplayGroup.Effect.blend($0)) }
    return clips + maps + modes + [
      ("masked", .mask([cover])), ("masked by nothing", .mask([])), ("apart", .isolated),
      ("standing in", .standIn(for: "a star")),
    ]
  }

  // MARK: Places

  /// Panels of all sizes with captions and headings in all numbers, in columns of all numbers.
  @Test func panelsStandWhereTheyStood() throws {
    let sizes = [
      CGSize(width: 120, height: 50), CGSize(width: 61.3, height: 158),
      CGSize(width: 340, height: 12),
    ]
    var rows: [String] = []
    for count in 0...7 {
      for columns in [nil, -1, 0, 1, 2, 3, 50] as [Int?] {
        for (first, captionSize) in [
          (0, nil), (1, CGSize(width: 90, height: 20.5)), (2, CGSize(width: 400, height: 0)),
        ]
          as [(Int, CGSize?)]
        {
          for headingSize in [nil, CGSize(width: 700, height: 30), CGSize(width: 9, height: 0)]
            as [CGSize?]
          {
            func blank(_ size: CGSize) -> DisplayList {
              DisplayList(size: size, displayScale: CGFloat(1 + count % 3), items: [])
            }
            let panels = (0..<count).map { index in
              PicturePanel(
                content: blank(sizes[(first + index) % 3]),
                caption: index % 2 == 0 ? captionSize.map(blank) : nil
              )
            }
            let picture = Picture(
              panels: panels,
              heading: headingSize.map(blank),
              columns: columns
            )
            let layout = PictureLayout(picture)
            let places = layout.contents.map { "\($0.x) \($0.y) \($0.width)×\($0.height)" }
            let captions = layout.captions.map { "\($0.x) \($0.y)" }
            rows.append(
              "\(count) in \(columns.map(String.init) ?? "–") \(first) \(headingSize.map { "\($0.height)" } ?? "–"): "
                + "\(layout.width)×\(layout.height) \(layout.heading.x) \(layout.heading.y) \(picture.displayScale) "
                + (places + captions).joined(separator: ", ").digest
            )
          }
        }
      }
    }
    try GoldenFile("DrawingTests/Golden/recorded-places.txt").check(rows)
  }

  /// Sizes and limits on both sides of where a picture is refused, each length by itself.
  @Test func picturesAreRefusedAsTheyWere() throws {
    let lengths: [Double] = [
      -1, 0, 1, 10, 16_336, 16_337, 1e5, 1e300, .infinity, .nan,
    ]
    var rows: [String] = []
    for width in lengths {
      for height in lengths {
        let said = [0.5, 1, 3, 1e308].map { scale -> String in
          let list = DisplayList(
            size: CGSize(width: width, height: height),
            displayScale: 1,
            items: []
          )
          let picture = Picture(list)
          do throws(DrawingError) {
            try PictureLayout(picture).check(picture, scale: scale, limit: .standard)
            return "drawn"
          } catch {
            return "\(error)"
          }
        }
        rows.append("\(width)×\(height): \(said.joined(separator: " | "))")
      }
    }
    try GoldenFile("DrawingTests/Golden/recorded-refusals.txt").check(rows)
  }
}
