import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import SwiftUISurface

@Suite("Texts of several parts")
@MainActor
struct RichTextTests {
  private let environment: EnvironmentValues

  init() throws {
    environment = try Layouts.environment()
  }

  private func placed(_ view: some View, width: CGFloat = 1000) throws -> PlacedText {
    for item in try Layouts.decide(view, width, 1000).displayList.items {
      if case .text(let text) = item { return text }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  /// Each styled run: its text by the glyphs that name it, its faces, its sizes.
  private func runs(_ text: PlacedText) -> [(text: String, run: GlyphRun)] {
    let utf16 = Array(text.string.utf16)
    return text.laidOut.lines.flatMap { line in
      line.runs.map { run in
        let start = run.glyphs.map(\.cluster).min() ?? 0
        let next =
          line.runs.flatMap(\.glyphs).map(\.cluster).filter {
            $0 > (run.glyphs.map(\.cluster).max() ?? 0)
          }.min() ?? utf16.count
        return (String(decoding: utf16[start..<next], as: UTF16.self), run)
      }
    }
  }

  private func size(_ view: some View) throws -> CGSize {
    try Layouts.size(view, nil, nil)
  }

  /// Letters that are set apart by tracking are not joined; kerning joins them as it finds them.
  @Test func onlyTrackingTakesLigaturesAway() throws {
    let text = Text(verbatim: "fi")
    let joined = [text, text.tracking(0), text.kerning(1), text.kerning(1).tracking(0)]
    let apart = [text.tracking(1), text.tracking(-0.1), text.kerning(0).tracking(1)]
    for (texts, expected) in [(joined, "standard"), (apart, "required")] {
      for text in texts {
        var found: [String] = []
        _ = LayoutResolver(environment: environment).resolve(text).exchangingTexts { _, own in
          found.append("\(own.style.ligatures)")
          return own
        }
        #expect(found == [expected])
      }
    }
  }

  @Test
  func partsOfOneStyleAreOneText() throws {
    let whole = Text(verbatim: "Vor Ort AV か\u{3099} fi")
    for (left, right) in [
      ("Vor O", "rt AV か\u{3099} fi"), ("Vor Ort A", "V か\u{3099} fi"),
      ("", "Vor Ort AV か\u{3099} fi"),
    ] {
      #expect(try size(Text(verbatim: left) + Text(verbatim: right)) == size(whole))
    }
  }

  /// What is added to a part of the same style is added in its place: copied each time, a thousand parts are copied
  /// a thousand times.
  @Test func partsOfOneStyleGrowInPlace() {
    let part = "longer than a string that stands for itself "
    var stretches: [TextStretch] = []
    var place: Int?
    var moves = 0
    for _ in 0..<1_000 {
      stretches.append(part, TextAttributes(), in: environment)
      guard case .string(let string)? = stretches.first?.content else { continue }
      let here = string.utf8.withContiguousStorageIfAvailable { Int(bitPattern: $0.baseAddress) }
      if here != place { moves += 1 }
      place = here
    }
    #expect(stretches.count == 1)
    guard case .string(let string)? = stretches.first?.content else {
      Issue.record("it is no string")
      return
    }
    #expect(string == String(repeating: part, count: 1_000))
    #expect(moves < 50, "\(moves)")
  }

  /// Links to different places have one style.
  @Test func linksAreOneText() {
    var linked = AttributedString()
    for number in 0..<3 {
      var part = AttributedString("part \(number) ")
      part.link = URL(string: "https://example.com/\(number)")
      linked += part
    }
    let stretches = Text(linked).stretches(in: environment)
    #expect(stretches.count == 1)
    if case .string(let string)? = stretches.first?.content {
      #expect(string == "part 0 part 1 part 2 ")
    } else {
      Issue.record("it is no string")
    }
  }

  /// What Markdown says stands further inside than modifiers of the text.
  @Test func markdownWinsOverItsText() {
    let text = Text("**a** b").bold(false)
    #expect(text.stretches(in: environment).map(\.attributes.isBold) == [true, false])
  }

  @Test
  func coloursChangeNoNumber() throws {
    let font = Font.body
    let whole = Text(verbatim: "Vor Ort AV\nzweite").font(font).baselineOffset(3).tracking(1)
    let parts =
      Text(verbatim: "Vor Ort A").font(font).baselineOffset(3).tracking(1).foregroundColor(.red)
      + Text(verbatim: "V\nzweite").font(font).baselineOffset(3).tracking(1)
    #expect(try size(parts) == size(whole))
  }

  @Test
  func concatenationAndInterpolationAreOne() throws {
    let bold = Text(verbatim: "fett").bold()
    let joined = Text(verbatim: "vor ") + bold + Text(verbatim: " nach")
    let interpolated = Text("vor \(bold) nach")
    #expect(try size(joined) == size(interpolated))
    let (one, other) = (try placed(joined), try placed(interpolated))
    #expect(one.string == other.string)
    #expect(
      one.laidOut.lines.map { $0.runs.map(\.glyphs) }
        == other.laidOut.lines.map { $0.runs.map(\.glyphs) }
    )
    #expect(one.runs == other.runs)
  }

  @Test
  func modifiersStayWithTheirPart() throws {
    let text =
      (Text(verbatim: "a").font(.system(size: 20)).foregroundColor(.red) + Text(verbatim: "b"))
      .font(.system(size: 10)).foregroundColor(.blue)
    let placed = try placed(text)
    let sizes = placed.laidOut.lines[0].runs.map(\.pointSize)
    #expect(sizes == [20, 10])
    let colors = placed.laidOut.lines[0].runs.map { placed.drawing(of: $0).color }
    #expect(colors == [Color.red, .blue].map { $0.displayColor(in: environment) })
  }

  @Test
  func linesAreAsTallAsTheirTallestPart() throws {
    let text =
      Text(verbatim: "klein\n").font(.system(size: 10))
      + Text(verbatim: "groß").font(.system(size: 30))
    #expect(try abs(size(text).height - (10 + 30) * 2444 / 2048) < 1.0 / 3 + 1e-9)
  }

  /// One offset on all parts makes every line taller, whatever their leadings.
  @Test
  func offsetsGrowEveryLineOfPartsOfDifferentLeading() throws {
    let text =
      Text(verbatim: "groß\ngroß\n").font(.body) + Text(verbatim: "klein").font(.caption)
    let difference = try size(text.baselineOffset(4)).height - size(text).height
    #expect(abs(difference - 12) < 1.0 / 3 + 1e-9)
    #expect(try size(text.baselineOffset(-4)) == size(text.baselineOffset(4)))
    let frames = try (placed(text), placed(text.baselineOffset(4)))
    let baselines = zip(frames.0.laidOut.lines, frames.1.laidOut.lines).map {
      $1.baseline - $0.baseline
    }
    #expect(zip(baselines, [0, 4, 8]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test
  func markdownInKeysOnly() throws {
    let key = try placed(Text("**b** \("**no**") c"))
    #expect(key.string == "b **no** c")
    #expect(Set(key.laidOut.lines[0].runs.map(\.run)).count == 2)
    #expect(try placed(Text(verbatim: "**b**")).string == "**b**")
    let string = "**b**"
    #expect(try placed(Text(string)).string == "**b**")
    #expect(try placed(Text(LocalizedStringKey(string))).string == "b")
    #expect(try placed(Text("**\(3)** kg")).string == "3 kg")
    let formatter = NumberFormatter()
    formatter.positivePrefix = "*"
    formatter.positiveSuffix = "* [a](b)"
    #expect(try placed(Text("**\(5, formatter: formatter)**")).string == "*5* [a](b)")
  }

  @Test
  func emphasisIsSetInItsFaces() throws {
    let library = try #require(environment.fontLibrary)
    let placed = try placed(Text("r **b** *i* ***bi***").font(.system(size: 12)))
    let styles = runs(placed).filter { !$0.text.allSatisfy(\.isWhitespace) }.map(\.run)
    try #require(styles.map(\.synthesis.isSlanted) == [false, false, true, true])
    #expect(styles[1].face == library.cascade(weight: .bold).faces[0])
    #expect(styles[2].face == library.cascade(weight: .regular).faces[0])
  }

  @Test
  func attributedStringsBeatModifiers() throws {
    var string = AttributedString("big")
    string.font = .system(size: 30)
    string.foregroundColor = .red
    var rest = AttributedString(" and bold")
    rest.inlinePresentationIntent = .stronglyEmphasized
    rest.underlineStyle = .single
    string.append(rest)
    let placed = try placed(Text(string).font(.system(size: 10)).foregroundColor(.blue))
    let runs = placed.laidOut.lines[0].runs
    try #require(runs.map(\.pointSize) == [30, 10])
    #expect(runs.map { placed.drawing(of: $0).lines.count } == [0, 1])
    #expect(placed.drawing(of: runs[0]).color == Color.red.displayColor(in: environment))
    #expect(placed.drawing(of: runs[1]).color == Color.blue.displayColor(in: environment))
  }

  /// Neither is read for the other, which would take ligatures away.
  @Test
  func kerningAndTrackingAreTwoAttributes() {
    var string = AttributedString("fi")
    string.kern = 9
    #expect(string.tracking == nil)
    string.tracking = 3
    #expect(string.kern == 9 && string.tracking == 3)
  }

  @Test
  func linesUnderAndThrough() throws {
    let text =
      Text(verbatim: "u").underline(color: .red) + Text(verbatim: "s").strikethrough(pattern: .dash)
    let placed = try placed(text.font(.system(size: 20)))
    let lines = placed.laidOut.lines[0].runs.flatMap { placed.drawing(of: $0).lines }
    #expect(lines.map { $0.offset < 0 } == [true, false])
    #expect(lines.map(\.pattern.isEmpty) == [true, false])
    #expect(lines.allSatisfy { $0.thickness > 0.3 && $0.thickness < 3 })
    #expect(lines[0].color == Color.red.displayColor(in: environment))
    #expect(
      try self.placed(Text(verbatim: "u").underline(false).underline()).drawing(
        of: placed.laidOut.lines[0].runs[0]
      ).lines.isEmpty
    )
  }

  @Test
  func truncationCutsAcrossParts() throws {
    let text = Text(verbatim: "Anfang und ") + Text(verbatim: "fettes Ende des Textes").bold()
    let placed = try placed(text.lineLimit(1), width: 120)
    let line = placed.laidOut.lines[0]
    #expect(line.isTruncated && line.text.hasSuffix("…"))
    #expect(line.width <= 120)
    #expect(line.runs.last?.run == 1)
  }

  @Test
  func imagesStandOnTheLine() throws {
    let star = Image(systemName: "star")
    let text = Text("ab \(star) c").font(.system(size: 20))
    let decision = try Layouts.decide(text, 300, 100)
    let shapes = decision.displayList.items.compactMap { item in
      if case .group(let outline) = item { outline.items.first } else { nil }
    }
    let alone = try Layouts.size(star.font(.system(size: 20)), nil, nil)
    #expect(shapes.map(\.frame.size.width) == [alone.width])
    #expect(
      abs(
        try size(text).width - size(Text(verbatim: "ab  c").font(.system(size: 20))).width
          - alone.width
      ) < 1
    )
    #expect(decision.standIns.map(\.subject) == ["symbol star"])
    let clear = Text(verbatim: "ab ") + Text(star).foregroundStyle(Color.clear)
    #expect(try Layouts.decide(clear, 300, 100).displayList.items.count == 1)
    #expect(try size(Text(star).font(.system(size: 20))).width == alone.width)
  }

  @Test
  func imagesShrinkAndRiseWithTheirPart() throws {
    /// The text, and the picture that stands behind its words.
    func drawn(_ star: Text, width: CGFloat) throws -> (text: PlacedText, star: CGRect) {
      let text = (Text(verbatim: "Ferries return ") + star).font(.system(size: 20))
        .lineLimit(1).minimumScaleFactor(0.5)
      let items = try Layouts.decide(text, width, 1000).displayList.items
      return (try placed(text, width: width), try #require(items.last).frame)
    }
    let star = Text(Image(systemName: "star"))
    let whole = try drawn(star, width: 1000)
    let small = try drawn(star, width: whole.text.frame.width * 0.75)
    let scale = CGFloat(small.text.laidOut.measurement.scale)
    #expect(scale < 0.8)
    #expect(abs(small.star.width - whole.star.width * scale) < 1e-6)
    #expect(abs(small.star.height - whole.star.height * scale) < 1e-6)
    for offset in [4, -3] as [CGFloat] {
      let raised = try drawn(star.baselineOffset(offset), width: 1000)
      let tops = [whole, raised].map { drawn in
        drawn.text.baseline(ofLine: 0, displayScale: 3) - drawn.star.minY
      }
      #expect(abs(tops[1] - tops[0] - offset) < 1e-6)
    }
  }

  @Test
  func whatIsNotKnownOfFontsIsTold() throws {
    let text = Text("`c` a").fontWidth(.condensed) + Text("x").font(.custom("Futura", size: 12))
    let subjects = try Layouts.decide(text, 300, 100).standIns.map(\.subject)
    #expect(subjects.filter { $0.hasPrefix("font") } == ["font width -0.2", "font Futura"])
  }

  /// The system font's styles and designs that nobody measured whole, and no others.
  @Test
  func stylesThatNobodyMeasuredAreTold() throws {
    func subjects(_ text: Text) throws -> [String] {
      try Layouts.decide(text.font(.system(size: 12)), 300, 100).standIns.map(\.subject)
    }
    let text = Text(verbatim: "Aa")
    #expect(try subjects(text).isEmpty && subjects(text.bold()).isEmpty)
    #expect(try subjects(text.monospaced()).isEmpty)
    #expect(try subjects(text.fontDesign(.rounded)) == ["font design rounded"])
    #expect(try subjects(text.fontDesign(.serif)) == ["font design serif"])
    #expect(try subjects(text.italic()) == ["italic"])
    #expect(try subjects(text.monospaced().italic()) == ["italic"])
    #expect(try subjects(text.fontWeight(.heavy)) == ["heavy weights"])
    #expect(try subjects(text.fontWeight(.light).italic()) == ["italic", "thin weights"])
    let font = Font.system(size: 12, weight: .black, design: .rounded)
    let decision = try Layouts.decide(text.font(font), 300, 100)
    #expect(decision.standIns.map(\.subject) == ["font design rounded", "heavy weights"])
    #expect(decision.standIns.allSatisfy { $0.doubt == .zero }, "the advances' own doubt covers it")
  }

  /// Each way of asking for a design comes to the same.
  @Test
  func designsAreAskedForInSeveralWays() throws {
    let plain = Text(verbatim: "Willi 12,9")
    func width(_ view: some View) throws -> CGFloat { try Layouts.size(view, nil, nil).width }
    let usual = Font.system(size: 17)
    let monospaced = try width(plain.font(usual).monospaced())
    #expect(abs(monospaced - (10 * 17 * 1266 / 2048)) < 0.34)
    #expect(try width(plain.font(usual.monospaced())) == monospaced)
    #expect(try width(plain.font(.system(size: 17, design: .monospaced))) == monospaced)
    #expect(try width(Group { plain.font(usual) }.monospaced()) == monospaced)
    #expect(try width(Group { plain.font(usual) }.fontDesign(.monospaced)) == monospaced)
    #expect(try width(Text("`Willi 12,9`").font(usual)) == monospaced)
    #expect(try width(plain.monospaced(false).font(usual)) == width(plain.font(usual)))
    let rounded = try width(plain.font(.system(size: 17, design: .rounded)))
    #expect(try rounded != monospaced && rounded > width(plain.font(usual)))
    #expect(try width(plain.font(usual).fontDesign(.rounded)) == rounded)
    #expect(try width(plain.font(.system(.body, design: .rounded))) == rounded)
    // The design further inside wins.
    #expect(try width(Group { plain.font(usual).fontDesign(.rounded) }.monospaced()) == rounded)
    // One width for all characters can be taken away again, and no other design with it.
    let proportional = try width(plain.font(usual))
    #expect(try width(Group { plain.font(usual) }.monospaced(false).monospaced()) == proportional)
    // What is set further inside wins.
    #expect(try width(plain.font(usual).monospaced().monospaced(false)) == monospaced)
    let refusing = plain.font(usual).monospaced(false)
    #expect(try width(refusing.monospaced()) == proportional)
    #expect(try width(Group { refusing }.monospaced()) == proportional)
    #expect(try width(Group { refusing }.fontDesign(.rounded)) == rounded)
    let taken = Group { plain.font(usual) }.monospaced(false)
    #expect(try width(taken.fontDesign(.rounded)) == rounded)
  }

  /// Each size once, in order of appearance, and as the text is placed.
  @Test
  func tracesNameEverySize() throws {
    func sizes(_ text: some View, width: CGFloat = 300) throws -> [Double] {
      try Layouts.decide(text, width, 100).placed.texts.flatMap(\.pointSizes)
    }
    let (large, small) = (Text("AA").font(.system(size: 24)), Text("bb").font(.system(size: 11)))
    #expect(try sizes(large) == [24])
    #expect(try sizes(small + large + small) == [11, 24])
    let text = (small + large + small).lineLimit(1).minimumScaleFactor(0.5)
    let shrunk = try sizes(text, width: 40)
    #expect(shrunk.count == 2 && shrunk[0] < 11 && shrunk[0] / shrunk[1] == 11.0 / 24)
  }

  @Test
  func textsCompare() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").foregroundColor(.red) != Text("a").foregroundColor(.blue))
    #expect(Text("a") + Text("b") != Text("b") + Text("a"))
  }

  @Test
  func customFonts() throws {
    let text = Text(verbatim: "name")
    #expect(
      try size(text.font(.custom("Futura", fixedSize: 20))) == size(text.font(.system(size: 20)))
    )
    #expect(try size(text.font(.custom("Futura", size: 17))) == size(text.font(.system(size: 17))))
  }
}
