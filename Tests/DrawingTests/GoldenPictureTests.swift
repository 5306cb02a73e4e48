import CCairo
import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import Drawing

/// Small pictures as SVG, byte for byte, as they stand in `Golden`: one file for each case.
///
/// `Scripts/renew-golden` writes the expected files anew. Cairo writes an SVG otherwise in each of
/// its versions, so the comparison is made with Debian 12's only.
@MainActor
@Suite struct GoldenPictureTests {
  enum Case: String, CaseIterable, Sendable {
    /// Every kind of shape, filled and as a line, with colours and opacities.
    case shapes
    /// A clip, a map, a mask and a dashed line, and in colour.
    case effects
    /// Every step of a path: lines, both kinds of curves, two contours.
    case paths
    /// Lines under and through texts, with each pattern, and colours behind them.
    case textLines = "text-lines"
    /// Slanted and emboldened outlines.
    case madeStyles = "made-styles"
    /// Bitmap glyphs in grey, one of them faint.
    case emoji
    /// A heading, captions, every emphasis, rows of two.
    case panels
    /// Rows that the picture chooses itself.
    case chosenRows = "chosen-rows"
    /// Words that XML gives a meaning, in title and description.
    case words
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  nonisolated static let knowsPictures = String(cString: cairo_version_string()).hasPrefix("1.16.")

  @Test(
    .enabled(if: knowsPictures, "the expected pictures were made with Debian 12's Cairo, 1.16"),
    arguments: Case.allCases
  )
  func thePictureIsAsExpected(_ example: Case) throws {
    let drawn = try SVGRenderer().render(try picture(example))
    let golden = GoldenFile(Self.folder.appendingPathComponent("\(example.rawValue).svg"))
    try golden.check(drawn)
  }

  @Test func nothingIsLeftOver() throws {
    let known = Set(
      Case.allCases.map { "\($0.rawValue).svg" } + [
        "README.md", "recorded-items.txt", "recorded-pictures.txt", "recorded-places.txt",
        "recorded-refusals.txt",
      ]
    )
    #expect(try GoldenFile.leftOver(in: Self.folder, besides: known) == [])
  }

  // MARK: - The pictures

  private func picture(_ example: Case) throws -> Picture {
    switch example {
    case .shapes: Picture(Self.shapes, title: "Shapes")
    case .effects: Picture(Self.effects, title: "Effects")
    case .paths: Picture(Self.paths, title: "Paths")
    case .textLines: Picture(try list(Self.textLines, width: 90, height: 60))
    case .madeStyles: Picture(try madeStyles())
    case .emoji: Picture(try emoji())
    case .panels: try panels()
    case .chosenRows:
      Picture(
        panels: Array(repeating: PicturePanel(content: blank(width: 30, height: 20)), count: 5)
      )
    case .words:
      Picture(try Sample.widget("a\"<b>&'", "\u{1}"), title: "<\u{1B}&\"'>\r")
    }
  }

  private func list(_ view: some View, width: CGFloat, height: CGFloat, fonts: FontLibrary? = nil)
    throws -> DisplayList
  {
    var environment = EnvironmentValues(fontLibrary: try fonts ?? TestFonts.sharedJapanese())
    environment.displayScale = 2
    return LayoutResolver(environment: environment).resolve(view)
      .decide(in: CGSize(width: width, height: height), displayScale: 2, tracing: .tried)
      .displayList
  }

  private static let red = DisplayColor(red: 1, green: 0, blue: 0)
  private static let green = DisplayColor(red: 0, green: 1, blue: 0)
  private static let blue = DisplayColor(red: 0, green: 0, blue: 1, alpha: 0.5)

  private static var shapes: DisplayList {
    let kinds: [ShapeKind] = [
      .rectangle, .roundedRectangle(cornerRadius: 4), .roundedRectangle(cornerRadius: 40), .capsule,
      .ellipse, .circle,
    ]
    let colors = [red, green, blue, .white, .black, DisplayColor(red: 1, green: 1, blue: 0)]
    let items = zip(kinds, colors).enumerated().map { index, pair in
      DisplayItem.shape(
        PlacedShape(
          frame: CGRect(x: Double(index) * 22, y: Double(index) * 2, width: 20, height: 12),
          shape: pair.0,
          opacity: 1 - Double(index) / 10,
          color: pair.1
        )
      )
    }
    return DisplayList(size: CGSize(width: 132, height: 24), displayScale: 2, items: items)
  }

  private static var effects: DisplayList {
    func square(_ x: Double, _ color: DisplayColor = red) -> DisplayItem {
      .shape(
        PlacedShape(
          frame: CGRect(x: x, y: 2, width: 16, height: 16),
          shape: .rectangle,
          color: color
        )
      )
    }
    let line = Path { path in
      path.move(to: CGPoint(x: 64, y: 10))
      path.addLine(to: CGPoint(x: 78, y: 10))
    }
    return DisplayList(
      size: CGSize(width: 80, height: 20),
      displayScale: 2,
      coloring: .full,
      items: [
        .group(
          DisplayGroup([square(2)], .clip(.circle, in: CGRect(x: 2, y: 2, width: 16, height: 16)))
        ),
        .group(
          DisplayGroup(
            [square(22, green)],
            .transform(CGAffineTransform(a: 0.5, b: 0.5, c: -0.5, d: 0.5, tx: 20, ty: -10))
          )
        ),
        .group(DisplayGroup([square(42)], .mask([square(50, blue)]))),
        .shape(
          PlacedShape(
            frame: CGRect(x: 64, y: 8, width: 14, height: 4),
            shape: .path(line),
            color: green,
            stroke: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 4], dashPhase: 1)
          )
        ),
      ]
    )
  }

  private static var paths: DisplayList {
    var path = Path()
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 20, y: 2))
    path.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 30, y: 11))
    path.addCurve(
      to: CGPoint(x: 2, y: 20),
      control1: CGPoint(x: 14, y: 30),
      control2: CGPoint(x: 8, y: 10)
    )
    path.closeSubpath()
    path.addRect(CGRect(x: 6, y: 5, width: 4, height: 3))
    let frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    return DisplayList(
      size: CGSize(width: 60, height: 30),
      displayScale: 2,
      items: [
        .shape(PlacedShape(frame: frame, shape: .path(path), color: red)),
        .shape(
          PlacedShape(
            frame: frame,
            shape: .path(path.offsetBy(dx: 30, dy: 0)),
            opacity: 0.5,
            stroke: StrokeStyle(lineWidth: 1.5)
          )
        ),
      ]
    )
  }

  private static var textLines: some View {
    var marked = AttributedString("li")
    marked.backgroundColor = .red
    let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    return VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        ForEach(patterns.indices, id: \.self) { index in
          Text(verbatim: "il").underline(pattern: patterns[index], color: .green)
            .strikethrough(index.isMultiple(of: 2), pattern: patterns[index])
        }
      }
      Text(verbatim: "l") + Text(marked) + Text(verbatim: "l").foregroundStyle(.tertiary)
    }
    .font(.system(size: 12))
  }

  private func madeStyles() throws -> DisplayList {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fonts/Files/FitcheckSans-Regular.otf")
    let fonts = try FontLibrary.files(regular: [FontFace(path: file.path)])
    let text = Text(verbatim: "fit").font(.system(size: 14))
    return try list(
      HStack(spacing: 4) {
        text
        text.bold()
        text.italic()
        text.bold().italic()
      },
      width: 100,
      height: 24,
      fonts: fonts
    )
  }

  private func emoji() throws -> DisplayList {
    let first = try Sample.widget("🌀", pointSize: 16)
    let second = try Sample.widget("🌀", pointSize: 8, opacity: 0.4)
    return DisplayList(
      size: CGSize(width: 40, height: 30),
      displayScale: 2,
      items: first.items + second.items
    )
  }

  private func panels() throws -> Picture {
    func label(_ text: String) throws -> DisplayList {
      try list(Text(verbatim: text).font(.system(size: 8)), width: 40, height: 12)
    }
    let panels = [
      PicturePanel(content: blank(width: 40, height: 20), caption: try label("a")),
      PicturePanel(content: blank(width: 30, height: 26, scale: 3), emphasis: .doubt),
      PicturePanel(
        content: blank(width: 20, height: 20),
        caption: try label("i"),
        emphasis: .warning
      ),
    ]
    return Picture(panels: panels, heading: try label("l"), columns: 2)
  }
}
