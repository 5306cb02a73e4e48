import Drawing
import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

/// Who draws a display list by its glyphs' outlines alone draws what our renderers draw.
@Suite struct GlyphOutlinesTests {
  /// The fills of an SVG's paths that are glyphs, as commands and numbers.
  private func paths(in svg: Data) throws -> [String] {
    let text = String(decoding: svg, as: UTF8.self)
    return text.matches(of: /<path[^>]* d="([^"]*)"/).map { String($0.1) }
  }

  /// The commands of a path as Cairo writes them, numbers in its 256ths of a point.
  private func commands(_ path: String) -> [Command] {
    var commands: [Command] = []
    for piece in path.split(separator: " ") {
      if let number = Double(piece) {
        commands[commands.count - 1].numbers.append(number)
      } else if let letter = piece.first {
        commands.append((letter, []))
      }
    }
    return commands
  }

  private func commands(_ path: Path) -> [Command] {
    var commands: [Command] = []
    path.forEach { element in
      func add(_ letter: Character, _ points: CGPoint...) {
        commands.append((letter, points.flatMap { [Double($0.x), Double($0.y)] }))
      }
      switch element {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .quadCurve: Issue.record("outlines have cubic curves only")
      case .curve(let end, let first, let second): add("C", first, second, end)
      case .closeSubpath: add("Z")
      }
    }
    return commands
  }

  @Test(arguments: ["Night ferry", "海辺の図書館、夜も開館へ", "AVA ر नि", "x\u{302}\u{301}g\u{331}", "بِّ"])
  func runsAreThePathsOfTheSVG(text: String) throws {
    let widget = try Sample.widget(text, text + "!", pointSize: 13)
    // With nothing in it the picture has the paths of its ground alone.
    let empty = DisplayList(size: widget.size, displayScale: widget.displayScale, items: [])
    let ground = try paths(in: SVGRenderer().render(empty)).count
    let drawn = try paths(in: SVGRenderer().render(widget)).dropFirst(ground)

    // The widget stands 24 points from the picture's edges.
    let origin = CGPoint(x: 24, y: 24)
    let glyphs = GlyphOutlines()
    var own: [Path] = []
    for case .text(let text) in widget.items {
      for (index, line) in text.laidOut.lines.enumerated() {
        let baseline = text.baseline(ofLine: index, displayScale: widget.displayScale)
        let start = CGPoint(
          x: origin.x + text.frame.minX + line.x,
          y: origin.y + baseline
        )
        own += line.runs.map { glyphs.path(of: $0, from: start) }.filter { !$0.isEmpty }
      }
    }
    try #require(own.count == drawn.count)
    for (path, svg) in zip(own, drawn) {
      // Cairo repeats the start of a contour that it has closed.
      try expectSame(merged(commands(path)), merged(commands(svg)))
    }
  }

  typealias Command = (letter: Character, numbers: [Double])

  /// Expects that a path is one that Cairo has written, which leaves out lines of no length and the
  /// points within straight ones.
  private func expectSame(_ given: [Command], _ expected: [Command]) throws {
    func isSame(_ left: Command, _ right: Command) -> Bool {
      left.letter == right.letter && left.numbers.count == right.numbers.count
        && zip(left.numbers, right.numbers).allSatisfy { abs($0 - $1) < 0.005 }
    }
    var index = 0
    var start = SIMD2(0.0, 0)
    var last = start
    for command in expected {
      var skipped: [SIMD2<Double>] = []
      while index < given.count, given[index].letter == "L", !isSame(given[index], command) {
        skipped.append(SIMD2(given[index].numbers[0], given[index].numbers[1]))
        index += 1
      }
      try #require(index < given.count && isSame(given[index], command), "\(command)")
      index += 1
      let numbers = command.numbers.suffix(2)
      let end = numbers.count == 2 ? SIMD2(Array(numbers)) : start
      for point in skipped {
        let (way, part) = (end - last, point - last)
        let length = max((way * way).sum().squareRoot(), 0.005)
        let along = (way * part).sum() / length
        #expect(abs(way.x * part.y - way.y * part.x) / length < 0.01)
        #expect(along > -0.01 && along < length + 0.01)
      }
      last = end
      if command.letter == "M" { start = end }
    }
    #expect(index == given.count)
  }

  /// Commands without a start that another follows at once, or that ends the path.
  private func merged(
    _ commands: [Command]
  ) -> [Command] {
    commands.indices.filter { index in
      commands[index].letter != "M"
        || (index + 1 < commands.count && commands[index + 1].letter != "M")
    }.map { commands[$0] }
  }

  /// A run's path has the outlines of its style: heavier and leaning ones, where its face has none.
  @Test func pathsHaveTheStyleOfTheirRun() throws {
    let library = try FontLibrary.files(
      regular: try TestFonts.japanese().cascade(weight: .regular).faces
    )
    let cascade = library.cascade(weight: .bold, slant: .italic)
    let laidOut = PreparedText("Hl", style: TextStyle(cascade: cascade, language: "en"))
      .layOut(ParagraphStyle(pointSize: 12), width: nil)
    let run = try #require(laidOut.lines.first?.runs.first)
    let glyphs = GlyphOutlines()
    let unit = run.pointSize / Double(run.face.unitsPerEm)
    func path(_ synthesis: SyntheticStyle) -> [Double] {
      var path = Path()
      for glyph in run.glyphs {
        let drawing = glyphs.drawing(of: glyph.id, in: run.face, synthesis: synthesis)
        guard case .outline(let outline) = drawing else { continue }
        outline.add(to: &path, at: CGPoint(x: 3 + glyph.x, y: 20 + glyph.y), unit: unit)
      }
      return commands(path).flatMap { $0.numbers }
    }
    let own = commands(glyphs.path(of: run, from: CGPoint(x: 3, y: 20))).flatMap { $0.numbers }
    #expect(!own.isEmpty && own == path(run.synthesis) && own != path(.none))
  }

  @Test func emojiArePicturesInTheirBoxes() throws {
    let widget = try Sample.widget("夜🚄", pointSize: 24)
    guard case .text(let text) = try #require(widget.items.first) else { return }
    let line = try #require(text.laidOut.lines.first)
    let glyphs = GlyphOutlines(byteLimit: 1)
    let images = line.runs.flatMap { glyphs.images(of: $0, from: .zero) }
    let (image, box) = try #require(images.first)
    #expect(images.count == 1)
    #expect(image.pixels.count == image.width * image.height)
    #expect(box.minX > 20 && box.maxX <= line.width + 1)
    #expect(box.minY < 0 && abs(box.height - 24) < 6)
  }

  /// A picture's box is as many pixels as it has, in the size of its run, from where its line begins; a raised
  /// one stands higher.
  @MainActor
  @Test func picturesStandWhereTheirLineBegins() throws {
    func runs(_ offset: CGFloat) throws -> [GlyphRun] {
      let text = Text(verbatim: "a").font(.system(size: 12))
      let emoji = Text(verbatim: "🚄").font(.system(size: 24)).baselineOffset(offset)
      let environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
      let items = LayoutResolver(environment: environment).resolve(text + emoji)
        .decide(in: CGSize(width: 200, height: 90), displayScale: 3, tracing: .tried)
        .displayList.items
      guard case .text(let placed) = try #require(items.first) else { return [] }
      return placed.laidOut.lines.flatMap(\.runs)
    }
    let glyphs = GlyphOutlines()
    func box(_ offset: CGFloat, _ start: CGPoint) throws -> CGRect {
      let (image, box) = try #require(
        try runs(offset).flatMap { glyphs.images(of: $0, from: start) }.first
      )
      let scale = 24 / image.pixelsPerEm
      #expect(image.width != image.height)
      #expect(abs(box.width - Double(image.width) * scale) < 1e-9)
      #expect(abs(box.height - Double(image.height) * scale) < 1e-9)
      let pen = try #require(try runs(offset).last?.glyphs.first)
      #expect(abs(box.minX - start.x - pen.x - Double(image.left) * scale) < 1e-9)
      #expect(abs(box.minY - start.y - pen.y + Double(image.top) * scale) < 1e-9)
      return box
    }
    let plain = try box(0, .zero)
    #expect(plain.minX > 5 && plain.minY < -15)
    let moved = try box(0, CGPoint(x: 7, y: 30))
    #expect(abs(moved.minX - plain.minX - 7) < 1e-9 && abs(moved.minY - plain.minY - 30) < 1e-9)
    let raised = try box(5, .zero)
    #expect(abs(raised.minX - plain.minX) < 1e-9 && abs(raised.minY - plain.minY + 5) < 1e-9)
  }

  /// A caption takes the lines that it needs, and its words are the SVG's description.
  @MainActor
  @Test func captionsAreWords() throws {
    let fonts = try TestFonts.japanese()
    let widget = try Sample.widget("夜行フェリー")
    let short = PicturePanel(content: widget, caption: "iPhone 15", fonts: fonts)
    let words = "iPhone 15、15 Pro、16、16e、14 Proのロック画面、それぞれ最新のiOS"
    #expect(short.caption?.displayScale == widget.displayScale && short.emphasis == .plain)
    let long = PicturePanel(content: widget, caption: words, fonts: fonts, emphasis: .warning)
    let heights = try [short, long].map { try #require($0.caption).size.height }
    #expect(heights[1] > heights[0] * 1.5)
    let picture = Picture(panels: [short, long], heading: "見出しは途中で切れます。", fonts: fonts)
    #expect(picture.title == "見出しは途中で切れます。")
    let svg = String(decoding: try SVGRenderer().render(picture), as: UTF8.self)
    for text in ["見出しは途中で切れます。", "iPhone 15", words] { #expect(svg.contains(text)) }
  }
}
