import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

@Suite("Texts of several styles")
struct StyledRunTests {
  private let library: FontLibrary

  init() throws {
    library = try TestFonts.japanese()
  }

  private func cascade(_ weight: FontWeight = .regular) -> FontCascade {
    library.cascade(weight: weight)
  }

  private func run(_ text: String, _ weight: FontWeight = .regular, size: Double = 12) -> StyledRun
  {
    StyledRun(text, cascade: cascade(weight), pointSize: size)
  }

  private func prepare(_ runs: [StyledRun]) -> PreparedText {
    PreparedText(runs: runs, style: TextStyle(cascade: cascade(), language: "ja"))
  }

  /// A text cut at random scalars: also within clusters, words and ligatures.
  private func pieces(of text: String, using generator: inout SplitMix) -> [String] {
    var pieces = [""]
    for scalar in text.unicodeScalars {
      if Int.random(in: 0..<4, using: &generator) == 0 { pieces.append("") }
      pieces[pieces.count - 1].unicodeScalars.append(scalar)
    }
    return pieces
  }

  /// What is drawn, whichever runs it is parted into.
  private func glyphs(_ text: LaidOutText) -> [[PositionedGlyph]] {
    text.lines.map { $0.runs.flatMap(\.glyphs) }
  }

  @Test(arguments: Corpus.languages)
  func runsOfOneStyleAreThePlainText(_ language: String) throws {
    var generator = SplitMix(seed: 1)
    let style = TextStyle(cascade: cascade(.bold), language: language)
    for row in try Corpus.rows(language).prefix(400) {
      expectPlain(row.headline, style: style, using: &generator)
    }
  }

  @Test(arguments: 0..<4)
  func hardRunsOfOneStyleAreThePlainText(_ seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    let style = TextStyle(cascade: cascade(), language: "ja")
    for _ in 0..<200 {
      expectPlain(
        RandomText.hard(pieces: 1...24, using: &generator),
        style: style,
        using: &generator
      )
    }
  }

  private func expectPlain(_ text: String, style: TextStyle, using generator: inout SplitMix) {
    let plain = PreparedText(text, style: style)
    let runs = pieces(of: text, using: &generator).map {
      StyledRun($0, cascade: style.cascade, pointSize: 12)
    }
    let rich = PreparedText(runs: runs, style: style)
    #expect(rich.utf16Count == plain.utf16Count)
    for width in [20.0, 60, 141, 250] {
      var paragraph = ParagraphStyle(pointSize: 12)
      paragraph.lineLimit = width > 100 ? 1 : nil
      let expected = plain.layOut(paragraph, width: width)
      let laidOut = rich.layOut(paragraph, width: width)
      #expect(laidOut.measurement == expected.measurement, "\(text) in \(width)")
      #expect(laidOut.lines.map(\.range) == expected.lines.map(\.range))
      #expect(laidOut.lines.map(\.baseline) == expected.lines.map(\.baseline))
      #expect(glyphs(laidOut) == glyphs(expected), "\(text) in \(width)")
    }
  }

  @Test
  func widthsAreThoseOfTheRunsApart() {
    let runs = [run("Fetter ", .bold), run("Titel ", size: 17), run("und 本文", size: 9)]
    let apart = runs.map { run in
      PreparedText(run.text + "|", style: TextStyle(cascade: run.cascade))
        .naturalWidth(ParagraphStyle(pointSize: run.pointSize))
        - PreparedText("|", style: TextStyle(cascade: run.cascade))
        .naturalWidth(ParagraphStyle(pointSize: run.pointSize))
    }
    let rich = prepare(runs)
    #expect(rich.pointSize == 12)
    let width = rich.naturalWidth(ParagraphStyle(pointSize: 12))
    #expect(abs(width - apart.reduce(0, +)) < 1e-4)
    // The last run at twice its size: the law of size of the whole paragraph's size no longer
    // holds.
    #expect(rich.naturalWidth(ParagraphStyle(pointSize: 24)) < 2 * width + 1)
  }

  @Test
  func trackingIsAddedForEveryCluster() {
    var tracked = run("が👩\u{200D}🔬é")
    tracked.tracking = 3
    let plain = prepare([run("ab"), run("が👩\u{200D}🔬é")])
    let rich = prepare([run("ab"), tracked])
    let paragraph = ParagraphStyle(pointSize: 12)
    let excess = rich.naturalWidth(paragraph) - plain.naturalWidth(paragraph)
    #expect(abs(excess - 9) < 1e-6)
  }

  @Test
  func glyphsNameTheirRun() {
    let rich = prepare([run("one "), run("two "), run("three", .bold)])
    let line = rich.layOut(ParagraphStyle(pointSize: 12), width: nil).lines[0]
    #expect(line.runs.map(\.run) == [0, 1, 2])
    #expect(line.runs.map { $0.glyphs.map(\.cluster).min() } == [0, 4, 8])
  }

  @Test
  func anEllipsisHasTheStyleOfItsNeighbour() {
    let rich = prepare([run("short "), run("and a longer ending of the text", .bold, size: 20)])
    var paragraph = ParagraphStyle(pointSize: 20)
    paragraph.lineLimit = 1
    for width in [60.0, 90, 200] {
      let line = rich.layOut(paragraph, width: width).lines[0]
      #expect(line.isTruncated)
      let ellipsis = line.runs.last
      let beforeCut = max(0, (ellipsis?.glyphs.last?.cluster ?? 0) - 1)
      #expect(ellipsis?.run == (beforeCut < 6 ? 0 : 1))
      #expect(line.width <= width)
    }
  }

  /// With nothing beside it, it has the style of the place where the line that was cut begins.
  @Test(arguments: TruncationMode.allCases)
  func anEllipsisAloneHasTheStyleOfItsLine(_ mode: TruncationMode) {
    var lifted = run("\nbody and more\n", size: 12)
    lifted.baselineOffset = 4
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.truncation = mode
    for (runs, limit, width, number) in [
      ([run("Title\n\n", .bold, size: 30), run("body\n")], 2, 200, 0),
      ([run("Title\n", .bold, size: 30), lifted, run("end\n", size: 20)], 2, 200, 1),
      ([run("Title", .bold, size: 30), run("\nbody"), run(" end\n", size: 20)], 2, 1, 0),
      ([run("Title\n", .bold, size: 30), run("body"), run(" end\n", size: 20)], 3, 0, 0),
      ([run("T\n", .bold, size: 30), run("body"), run(" end\n", size: 20)], 2, 0, 1),
    ] as [([StyledRun], Int, Double, Int)] {
      paragraph.lineLimit = limit
      let rich = prepare(runs)
      paragraph.pointSize = rich.pointSize ?? 0
      guard let line = rich.layOut(paragraph, width: width).lines.last, line.text == "…" else {
        #expect(mode != .tail || width > 1, "\(runs.map(\.text))")
        continue
      }
      #expect(line.runs.map(\.run) == [number], "\(runs.map(\.text)) \(mode)")
      #expect(line.runs.map(\.pointSize) == [runs[number].pointSize])
      #expect(line.runs[0].glyphs.map(\.y) == [-runs[number].baselineOffset])
    }
  }

  @Test
  func aClusterBelongsToTheRunOfItsFirstScalar() {
    let rich = prepare([run("か"), run("\u{3099}ん", .bold)])
    let runs = rich.layOut(ParagraphStyle(pointSize: 12), width: nil).lines[0].runs
    #expect(runs.map(\.run) == [0, 1])
    #expect(runs.map { $0.glyphs.map(\.cluster) } == [[0], [2]])
  }

  @Test
  func directionsAreThoseOfTheWholeText() {
    let rich = prepare([run("אבג "), run("latin", .bold), run(" דה")])
    let line = rich.layOut(ParagraphStyle(pointSize: 12), width: nil).lines[0]
    // Hebrew and its spaces are of two faces.
    #expect(line.runs.map(\.run) == [2, 2, 1, 0, 0])
    #expect(line.runs.map { $0.bidiLevel & 1 } == [1, 1, 0, 1, 1])
  }

  @Test
  func wordsDoNotEndWhereStylesDo() {
    let rich = prepare([run("a wo"), run("rd", .bold)])
    let style = ParagraphStyle(pointSize: 12)
    let width = rich.naturalWidth(style) - 1
    #expect(rich.layOut(style, width: width).lines.map(\.text) == ["a", "word"])
  }

  @Test
  func anAttachmentStandsInTheText() {
    var box = run("ignored", size: 10)
    box.attachment = InlineAttachment(width: 1.5, ascent: 2, descent: 0.5)
    let rich = prepare([run("ab", size: 10), box, run("c", size: 10)])
    let style = ParagraphStyle(pointSize: 10)
    let without = prepare([run("ab", size: 10), run("c", .medium, size: 10)])
    #expect(rich.text == "ab\u{FFFC}c")
    #expect(rich.measure(style, width: nil).height == 25)
    let laidOut = rich.layOut(style, width: nil)
    let drawn = laidOut.lines[0].runs.first { $0.run == 1 }?.glyphs ?? []
    #expect(drawn.map(\.advance) == [15])
    #expect(laidOut.measurement.width > without.measure(style, width: nil).width + 14)
    #expect(rich.missingScalars.isEmpty)
    // It stands on a line of its own where there is no room beside the text.
    #expect(rich.layOut(style, width: 15).lines.map(\.text) == ["ab", "\u{FFFC}", "c"])
  }

  /// All of a plain text is its first run, truncated or not.
  @Test(arguments: [nil, 40.0])
  func plainTextIsOneRun(_ width: Double?) {
    var style = ParagraphStyle(pointSize: 12)
    style.lineLimit = 1
    for text in ["Night ferries", "「港町」 (b) אבג"] {
      let plain = PreparedText(text, style: TextStyle(cascade: cascade()))
      let line = plain.layOut(style, width: width).lines[0]
      #expect(line.isTruncated == (width != nil))
      #expect(!line.runs.isEmpty && line.runs.allSatisfy { $0.run == 0 })
    }
  }

  /// A run of any size is as large as plain text of that size.
  @Test(arguments: [0.25, 0.5, 1, 1.5, 80])
  func runsOfAnySize(_ size: Double) {
    let plain = PreparedText("AVA 港", style: TextStyle(cascade: cascade(), language: "ja"))
    let style = ParagraphStyle(pointSize: size)
    for rich in [
      prepare([run("AVA 港", size: size)]),
      prepare([run("AV", size: size), run("A 港", size: size)]),
    ] {
      #expect(rich.measure(style, width: nil) == plain.measure(style, width: nil))
    }
    var box = run("", size: size)
    box.attachment = InlineAttachment(width: 1.5, ascent: 2, descent: 0.5)
    let measured = prepare([run("A", size: size), box]).measure(style, width: nil)
    let letter = prepare([run("A", size: size)]).measure(style, width: nil)
    #expect(abs(measured.width - letter.width - 1.5 * size) < 0.001 * size)
    #expect(abs(measured.height - 2.5 * size) < 0.001 * size)
  }

  /// An attachment is drawn at its own size, whatever that of the text.
  @Test(arguments: [5.0, 10, 30])
  func anAttachmentHasItsOwnSize(_ size: Double) {
    var box = run("", size: size)
    box.attachment = InlineAttachment(width: 1, ascent: 1, descent: 0)
    let line = prepare([run("abcd", size: 10), box, run("ef", size: size)])
      .layOut(ParagraphStyle(pointSize: 10), width: nil).lines[0]
    let sizes = (0..<3).map { number in line.runs.first { $0.run == number }?.pointSize ?? 0 }
    #expect(sizes[0] > 0 && abs(sizes[2] / sizes[0] - size / 10) < 1e-12)
    #expect(sizes[1] == sizes[2])
  }

  @Test
  func onlyAttachmentsCanBeTruncated() {
    var box = run("", size: 10)
    box.attachment = InlineAttachment(width: 1, ascent: 1, descent: 0)
    var style = ParagraphStyle(pointSize: 10)
    style.lineLimit = 1
    let line = prepare([box, box, box, box]).layOut(style, width: 25).lines[0]
    #expect(line.text == "\u{FFFC}…")
    #expect(line.width <= 25)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0])
  func numbersThatAreNone(_ number: Double) {
    var odd = run("odd", size: number)
    odd.tracking = number
    odd.baselineOffset = number
    odd.leading = number
    for runs in [[odd], [odd, run("text")], [run("text"), odd]] {
      let rich = prepare(runs)
      let measured = rich.measure(ParagraphStyle(pointSize: rich.pointSize ?? 12), width: 50)
      #expect(measured.width.isFinite && measured.height.isFinite)
    }
  }

  /// Lengths that are set after a box was made are those of a box made with them.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e305, -1e305])
  func boxesOfNoLength(_ number: Double) {
    var box = run("")
    box.attachment = InlineAttachment(width: 1, ascent: 1, descent: 0)
    box.attachment?.width = number
    box.attachment?.ascent = number
    box.attachment?.descent = number
    var made = run("")
    made.attachment = InlineAttachment(width: number, ascent: number, descent: number)
    let paragraph = ParagraphStyle(pointSize: 12)
    let text = "text after the box"
    let (rich, other) = (prepare([box, run(text)]), prepare([made, run(text)]))
    for width in [nil, 50.0, 2e7] {
      let measured = rich.measure(paragraph, width: width)
      #expect(measured.width.isFinite && measured.height.isFinite)
      #expect(measured == other.measure(paragraph, width: width))
    }
    // A box that is wider than the line has one of its own; the text after it is set as by itself.
    guard number >= 50 || number.isNaN else { return }
    let plain = prepare([run(text)]).layOut(paragraph, width: 50).lines.map(\.text)
    let lines = rich.layOut(paragraph, width: 50).lines.map(\.text)
    #expect(Array(lines.suffix(plain.count - 1)) == Array(plain.dropFirst()))
  }

  /// Most of the text decides the size; of two sizes with as much, the first.
  @Test
  func sizesOfManyRuns() {
    let sizes = (0..<5_000).map { 1 + Double($0) / 4 }
    #expect(prepare(sizes.map { run("a", size: $0) }).pointSize == 1)
    #expect(prepare([run("a", size: 3), run("b", size: 5), run("c", size: 5)]).pointSize == 5)
    #expect(prepare([run("ab", size: 5), run("a", size: 3), run("c", size: 3)]).pointSize == 5)
    #expect(prepare([run("abc", size: 0), run("a", size: 3), run("", size: 9)]).pointSize == 9)
  }

  @Test
  func runsWithoutNumbersAreRemembered() {
    let preparer = TextPreparer()
    var odd = run("odd")
    odd.tracking = .nan
    odd.leading = .nan
    odd.attachment = InlineAttachment(width: 1, ascent: 1, descent: 0)
    odd.attachment?.width = .nan
    for _ in 0..<3 { _ = preparer.prepare([odd], style: TextStyle(cascade: cascade())) }
    #expect(preparer.counters.hits == 2 && preparer.counters.misses == 1)
  }

  /// What has no picture and begins a run is set in a face of that run, not in one like the character before it.
  @Test
  func invisibleCharactersAreOfTheirRun() throws {
    let face = try #require(cascade(.bold).faces.first)
    let own = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let text = prepare([run("夜"), StyledRun("\u{200B}a", cascade: own, pointSize: 12)])
    let runs = text.layOut(ParagraphStyle(pointSize: 12), width: nil).lines.flatMap(\.runs)
    let faces = runs.filter { $0.run == 1 }.map(\.face)
    #expect(!faces.isEmpty && faces.allSatisfy { own.faces.contains($0) })
  }

  @Test
  func emptyRuns() {
    #expect(prepare([]).measure(ParagraphStyle(pointSize: 12), width: nil) == .empty)
    #expect(prepare([run("")]).measure(ParagraphStyle(pointSize: 12), width: nil) == .empty)
    let some = prepare([run(""), run("text"), run("", size: 99)])
    let plain = PreparedText("text", style: TextStyle(cascade: cascade(), language: "ja"))
    var style = ParagraphStyle(pointSize: 12)
    for height in [LineHeight.natural, .multiple(1.5)] {
      style.lineHeight = height
      #expect(some.measure(style, width: nil) == plain.measure(style, width: nil), "\(height)")
    }
  }

  /// However many runs without text stand beside each other, what follows is set in its own style.
  @Test func emptyRunsBetweenOthers() {
    let empty = [run("", .bold), run("", .medium)]
    let text = prepare(empty + [run("te")] + empty + [run("xt")])
    let drawn = text.layOut(ParagraphStyle(pointSize: 12), width: nil).lines.flatMap(\.runs)
    #expect(drawn.map(\.run) == [2, 5])
    #expect(drawn.map(\.face) == [cascade().faces[0], cascade().faces[0]])
  }

  @Test
  func aPreparerTellsRunsApart() {
    let preparer = TextPreparer()
    let style = TextStyle(cascade: cascade())
    let first = preparer.prepare([run("a"), run("b")], style: style)
    #expect(preparer.prepare([run("a"), run("b", .bold)], style: style).text == first.text)
    _ = preparer.prepare([run("a"), run("b")], style: style)
    #expect(preparer.counters.misses == 2)
    #expect(preparer.counters.hits == 1)
  }

  /// Runs that are shaped alike share their faces, and where all are, the text has the faces of one.
  @Test func runsThatAreShapedAlikeShareFaces() {
    let (one, other) = (cascade(), cascade(.bold))
    var lower = run("c")
    lower.leading = one.leading(pointSize: 12)
    #expect(prepare([run("a"), run("b"), lower]).style.cascade == one)
    let mixed = prepare([run("a"), run("b", .bold), run("c"), run("d", .bold), run("e")])
    #expect(mixed.style.cascade.entries.count == one.entries.count + other.entries.count)
    let sizes = prepare([run("a"), run("b", size: 9), run("c"), run("d", size: 9)])
    #expect(sizes.style.cascade.entries.count == 2 * one.entries.count)
  }

  /// Capitals are as high as those of the first run, and lines reach as far as any.
  @Test(arguments: [24.0, 8]) func capitalsOfSeveralRuns(_ size: Double) {
    let rich = prepare([run("ab", size: size), run("a longer text", .bold)])
    let (whole, first, second) = (rich.style.cascade, cascade(), cascade(.bold))
    #expect(rich.pointSize == 12)
    let ascent = max(first.ascent(pointSize: size), second.ascent(pointSize: 12))
    let descent = max(first.descent(pointSize: size), second.descent(pointSize: 12))
    #expect(abs(whole.capHeight(pointSize: 12) - first.capHeight(pointSize: size)) < 1e-9)
    #expect(abs(whole.ascent(pointSize: 12) - ascent) < 1e-9)
    #expect(abs(whole.descent(pointSize: 12) - descent) < 1e-9)
  }
}
