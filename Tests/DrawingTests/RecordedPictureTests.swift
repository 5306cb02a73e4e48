import CCairo
import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import Drawing

/// Pictures of views drawn by chance, at every scale and in every colouring, alone and in panels: what
/// SVG, PNG and PDF hold as it was when somebody looked at it.
///
/// `Golden/recorded-pictures.txt` holds a digest of each; `FITCHECK_PICTURE` names a folder that the
/// pictures are left in, to be compared with those of another version. `Scripts/renew-golden` writes
/// the digests anew.
@MainActor
@Suite struct RecordedPictureTests {
  private static let count = 60

  @Test(
    .enabled(
      if: GoldenPictureTests.knowsPictures,
      "the expected pictures were made with Debian 12's Cairo, 1.16"
    )
  )
  func picturesAreAsTheyWere() throws {
    let fonts = try TestFonts.japanese()
    var rows: [String] = []
    for number in 0..<Self.count {
      var random = RandomPicture(seed: UInt64(number), fonts: fonts)
      // Later ones have more widgets, so that rows and headings are told apart.
      let (name, picture) = try random.picture(
        counts: number < 20 ? [1, 1, 2, 3, 5] : [1, 2, 4, 7]
      )
      let scale = random.any([nil, 1, 1.5] as [Double?])
      let svg = try SVGRenderer().render(picture)
      let png = try PNGRenderer(scale: scale).render(picture)
      let pdf = try PDFRenderer().render(picture)
      let raster = try Raster(png: png)
      let text = String(decoding: svg, as: UTF8.self)
      rows.append(
        "\(number) \(name): SVG \(svg.count) \(text.digest) PNG \(raster.width)×\(raster.height) \(raster.digest) "
          + "PDF \(pdf.count / 256)"
      )
      try Self.leave(svg, "\(number).svg")
      try Self.leave(png, "\(number).png")
    }
    let golden = GoldenFile(
      GoldenPictureTests.folder.appendingPathComponent("recorded-pictures.txt")
    )
    try golden.check(rows)
  }

  private static func leave(_ data: Data, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["FITCHECK_PICTURE"] else { return }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return }
    try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }
}

/// A picture drawn by chance, and what is in it in words.
@MainActor
struct RandomPicture {
  private var generator: SplitMix
  private let fonts: FontLibrary

  init(seed: UInt64, fonts: FontLibrary) {
    generator = SplitMix(seed: seed &+ 0x91C7)
    self.fonts = fonts
  }

  mutating func any<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  /// - Parameter counts: of how many widgets it may be.
  mutating func picture(counts: [Int]) throws -> (String, Picture) {
    let count = any(counts)
    var names: [String] = []
    var panels: [PicturePanel] = []
    for _ in 0..<count {
      let (name, list) = list()
      names.append(name)
      let emphasis = any([PicturePanel.Emphasis.plain, .doubt, .warning])
      if any([true, false]) {
        let caption = any(["iPhone 15", "港町の図書館、夜も開く: 1つ目の候補", ""])
        panels.append(
          PicturePanel(content: list, caption: caption, fonts: fonts, emphasis: emphasis)
        )
      } else {
        panels.append(PicturePanel(content: list, emphasis: emphasis))
      }
      names.append("\(emphasis)")
    }
    let columns = any([nil, nil, 1, 2] as [Int?])
    if any([true, false]) {
      names.append("headed")
      let heading = any(["Harbour library & <more>", "見出し"])
      return (
        names.joined(separator: ", "),
        Picture(panels: panels, heading: heading, fonts: fonts, columns: columns)
      )
    }
    return (
      names.joined(separator: ", "), Picture(panels: panels, columns: columns, title: "A & \"b\"")
    )
  }

  private mutating func list() -> (String, DisplayList) {
    var environment = EnvironmentValues(fontLibrary: fonts)
    environment.displayScale = any([1, 2, 3])
    let (place, family) = any([
      ("lock", WidgetFamily.accessoryRectangular), ("home", .systemSmall),
      ("round", .accessoryCircular),
    ])
    environment.widgetFamily = family
    environment.widgetRenderingMode = any([.fullColor, .vibrant, .accented])
    let (first, one) = part()
    let (second, other) = part()
    let view =
      any([true, false])
      ? AnyView(
        VStack {
          one; other
        }
      )
      : AnyView(
        ZStack {
          one; other
        }
      )
    let size = any([
      CGSize(width: 90, height: 40), CGSize(width: 61.3, height: 58.7),
      CGSize(width: 120, height: 30),
    ])
    let decision = LayoutResolver(environment: environment).resolve(view)
      .decide(in: size, displayScale: environment.displayScale, tracing: .tried)
    return ("\(place) \(first) \(second)", decision.displayList)
  }

  private mutating func part() -> (String, AnyView) {
    let (name, view) = content()
    let (change, changed) = changed(view)
    return ("\(name)\(change)", changed)
  }

  private mutating func content() -> (String, AnyView) {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return ("words", AnyView(Text("Harbour AV 夜").foregroundStyle(.orange)))
    case 1:
      return (
        "lines", AnyView(Text("夜 Ag 12").underline(pattern: .dash, color: .green).strikethrough())
      )
    case 2: return ("emoji", AnyView(Text("🙂 a 👩\u{200D}🔬").font(.title2)))
    case 3: return ("slanted", AnyView(Text("港 italic").italic().bold().font(.title3)))
    case 4: return ("right to left", AnyView(Text("خبر عاجل (abc)").underline(pattern: .dot)))
    case 5: return ("circle", AnyView(Circle().stroke(.red, lineWidth: 3)))
    case 6:
      return (
        "dashes",
        AnyView(
          Capsule().strokeBorder(
            .blue,
            style: StrokeStyle(
              lineWidth: any([1, 4]),
              lineCap: any([.butt, .round, .square]),
              lineJoin: any([.miter, .round, .bevel]),
              miterLimit: any([1, 10]),
              dash: any([[], [3], [5, 2, 1]]),
              dashPhase: any([0, 2.5])
            )
          )
        )
      )
    case 7:
      return ("rounded", AnyView(RoundedRectangle(cornerRadius: any([2, 9, 50])).fill(.green)))
    case 8: return ("ellipse", AnyView(Ellipse().fill(.purple.opacity(0.6))))
    case 9:
      return (
        "path",
        AnyView(
          Path { path in
            path.move(to: CGPoint(x: 3, y: 4))
            path.addLine(to: CGPoint(x: 20, y: 29))
            path.addQuadCurve(to: CGPoint(x: 50, y: 20), control: CGPoint(x: 33, y: 2))
            path.addCurve(
              to: CGPoint(x: 70, y: 9),
              control1: CGPoint(x: 55, y: 30),
              control2: CGPoint(x: 60, y: 1)
            )
            path.closeSubpath()
          }
          .stroke(.red, style: StrokeStyle(lineWidth: 2, lineJoin: any([.bevel, .miter])))
        )
      )
    case 10:
      return ("gauge", AnyView(Gauge(value: 0.3) { Text("W") }.gaugeStyle(.accessoryCircular)))
    case 11: return ("symbol", AnyView(Image(systemName: "star")))
    case 12: return ("redacted", AnyView(Text("Harbour library").redacted(reason: .placeholder)))
    default: return ("colour", AnyView(Color(red: 0.2, green: 0.7, blue: 0.9)))
    }
  }

  private mutating func changed(_ view: AnyView) -> (String, AnyView) {
    switch Int.random(in: 0..<13, using: &generator) {
    case 0: return (" faint", AnyView(view.opacity(0.35)))
    case 1: return (" turned", AnyView(view.rotationEffect(.degrees(30))))
    case 2: return (" scaled", AnyView(view.scaleEffect(x: 1.5, y: 0.5)))
    case 3: return (" clipped", AnyView(view.clipShape(Circle())))
    case 4: return (" masked", AnyView(view.mask { Text("MASK").font(.title) }))
    case 5:
      let mode = any([
        BlendMode.multiply, .screen, .difference, .plusLighter, .destinationOut, .hue,
      ])
      return (" \(mode)", AnyView(view.blendMode(mode)))
    case 6: return (" grouped", AnyView(view.compositingGroup().opacity(0.5)))
    case 7: return (" bordered", AnyView(view.border(.yellow, width: 2)))
    case 8: return (" moved", AnyView(view.offset(x: 3.3, y: -2.7)))
    case 9: return (" on a ground", AnyView(view.background(.gray, in: Capsule())))
    default: return ("", view)
    }
  }
}
