import BundledFonts
import FontFaces
import TestSupport
import TextShaping
import Typesetting
import UnicodeText

/// A text in words: what every question to the typesetter answers of it, set in one of many ways.
struct RecordedText {
  private let prepared: PreparedText
  private let style: ParagraphStyle
  private let width: Double?
  private let height: Double?

  init(_ prepared: PreparedText, _ style: ParagraphStyle, width: Double?, height: Double?) {
    self.prepared = prepared
    self.style = style
    self.width = width
    self.height = height
  }

  /// A row for the measurement, one for each line, and some for the questions.
  func rows(showsGlyphs: Bool) -> [String] {
    let laidOut = prepared.layOut(style, width: width, height: height)
    return [Self.described(laidOut.measurement)]
      + laidOut.lines.map { described($0, showsGlyphs: showsGlyphs) } + questions()
  }

  // MARK: What is laid out

  private static func described(_ measured: TextMeasurement) -> String {
    let marks = measured.isTruncated ? " cut" : ""
    let shrunk = measured.scale < 1 ? " scale \(number(measured.scale))" : ""
    let tight = measured.tightening > 0 ? " tight \(number(measured.tightening))" : ""
    return
      "  \(number(measured.width))×\(number(measured.height)) lines \(measured.lineCount) baselines "
      + "\(number(measured.firstBaseline)) \(number(measured.lastBaseline))\(marks)\(shrunk)\(tight)"
  }

  private func described(_ line: Line, showsGlyphs: Bool) -> String {
    let marks = (line.isTruncated ? " cut" : "") + (line.isHyphenated ? " hyphen" : "")
    let place = "\(number(line.x)),\(number(line.baseline)) wide \(number(line.width))"
    let sources = prepared.widthsBySource(in: line.range, style)
    let parts = AdvanceSource.allCases.compactMap { source in
      sources[source].map { " \(source) \(number($0))" }
    }
    let glyphs =
      showsGlyphs ? "\n" + line.runs.map(described).joined(separator: "\n") : digest(line)
    return "  ‹\(line.text.visible)› \(line.range) \(place)\(marks)\(parts.joined())\(glyphs)"
  }

  private func described(_ run: GlyphRun) -> String {
    let made = run.synthesis == .none ? "" : " \(run.synthesis)"
    let head =
      "    \(run.face.fileName) \(number(run.pointSize)) level \(run.bidiLevel) run \(run.run)"
      + (run.isEmoji ? " emoji" : "") + made
    return head
      + run.glyphs.map { glyph in
        " \(glyph.cluster):\(glyph.id)@\(number(glyph.x)),\(number(glyph.y))+\(number(glyph.advance))"
      }.joined()
  }

  /// What the glyphs of a line come to, which ``described(_:)`` would say at length.
  private func digest(_ line: Line) -> String {
    " #" + line.runs.map(described).joined(separator: "\n").digest
  }

  // MARK: What is asked

  private func questions() -> [String] {
    let margin = prepared.fitMargin(style, width: width, height: height)
    let least = (1...3).map { Self.optional(prepared.leastWidth(forLines: $0, style)) }
    let natural = prepared.naturalWidth(style)
    let tried = width ?? natural / 2
    let domain = min(20, natural)...max(natural * 1.1, 24)
    let heights = prepared.heights(style, widths: domain, height: height)
    let shrunk = prepared.shrunkHeights(style, widths: domain) { ($0 * 3).rounded(.up) / 3 }
    let counts = prepared.lineCounts(style, widths: domain, upTo: 4)
    let doubts = LineDoubt.allCases
    let under = counts.map { counts in
      var doubted = DoubtedCounts(of: prepared, from: counts, style)
      return doubts.map { doubt in
        guard counts.domain.contains(tried) else { return "–" }
        return doubted?.lineCount(under: doubt, width: tried).map(String.init) ?? "–"
      }.joined(separator: " ")
    }
    return [
      "  margin \(margin.lineCount)\(margin.isTruncated ? " cut" : "") \(Self.optional(margin.leastWidth)) "
        + "\(Self.optional(margin.nextWidth)) least \(least.joined(separator: " ")) natural \(Self.number(natural)) "
        + "unit \(Self.number(prepared.widestUnit(style))) prefix "
        + "\(prepared.endOfFittingPrefix(style, width: tried, lines: 2)) count "
        + "\(prepared.lineCount(style, width: tried)) most 2 "
        + (prepared.lineCount(style, width: tried, upTo: 2).map(String.init) ?? "–") + " room "
        + Self.optional(prepared.nextRoom(style, width: width, above: height ?? 20)),
      "  heights \(Self.described(heights))",
      "  shrunk \(Self.described(shrunk))",
      "  counts \(counts.map(Self.described) ?? "–") under \(under ?? "–") open "
        + "\(doubts.filter(prepared.isOpen).map(\.rawValue).joined(separator: " ")) in doubt "
        + prepared.doubts(among: doubts, style, width: width, height: height).map(\.rawValue)
        .joined(separator: " "),
    ]
  }

  /// Some steps as they are, and what all of them come to.
  private static func described(_ function: StepFunction) -> String {
    let steps = function.steps.map { "\(number($0.start)):\(optional($0.value))" }
    guard steps.count > 6 else { return steps.joined(separator: " ") }
    let some = steps.prefix(2) + ["…"] + steps.suffix(2)
    return "\(some.joined(separator: " ")) \(steps.count) #\(steps.joined(separator: " ").digest)"
  }

  private static func optional(_ value: Double?) -> String { value.map(number) ?? "–" }

  private static func number(_ value: Double) -> String { value.toThousandths }
  private func number(_ value: Double) -> String { value.toThousandths }
}

// MARK: - Ways to set a text

/// One of the many ways of ``RecordedText``, drawn by chance, and its name.
struct RecordedSetting {
  let name: String
  let style: TextStyle
  let runs: [StyledRun]?
  let paragraph: ParagraphStyle
  let width: Double?
  let height: Double?

  /// - Parameter styleCount: how many of the ways to change its style it is changed in.
  init(
    _ text: String,
    language: String,
    fonts: RecordedFonts,
    styleCount: Int = 1,
    using generator: inout SplitMix
  ) {
    var name: [String] = []
    func draw<Value>(_ values: [Value], _ label: String = "") -> Value {
      let value = values[Int.random(in: values.indices, using: &generator)]
      if !label.isEmpty { name.append("\(label) \(value)") }
      return value
    }
    let (fontName, cascade) = draw(fonts.cascades)
    name.append(fontName)
    var style = TextStyle(cascade: cascade, language: draw([language, language, nil, "ja", "en"]))
    name.append(style.language ?? "no language")
    for _ in 0..<styleCount {
      let (kind, change) = draw(Self.styles)
      name.append(kind)
      change(&style)
    }
    var paragraph = ParagraphStyle(pointSize: draw([11, 12, 17, 17, 34, 7.5], "size"))
    for _ in 0..<3 {
      let (kind, change) = draw(Self.paragraphs)
      name.append(kind)
      change(&paragraph)
    }
    let width = draw([nil, 0, 31, 58, 97.5, 146, 146, 220, 321.25, .infinity] as [Double?])
    let height = draw([nil, nil, nil, 18, 40, 58, 0] as [Double?])
    name.append("in \(width.map { "\($0)" } ?? "–")×\(height.map { "\($0)" } ?? "–")")
    (self.width, self.height) = (width, height)
    if draw([false, false, true]) {
      name.append("in runs")
      runs = Self.runs(text, cascade, fonts, using: &generator)
    } else {
      runs = nil
    }
    self.style = style
    self.paragraph = paragraph
    self.name = name.joined(separator: ", ")
  }

  func rows(_ text: String, showsGlyphs: Bool) -> [String] {
    let prepared =
      runs.map { PreparedText(runs: $0, style: style) } ?? PreparedText(text, style: style)
    let recorded = RecordedText(prepared, paragraph, width: width, height: height)
    return ["- \(name)"] + recorded.rows(showsGlyphs: showsGlyphs)
  }

  private static let styles: [(String, @Sendable (inout TextStyle) -> Void)] = [
    ("plain", { _ in }), ("plain", { _ in }),
    ("normal", { $0.lineBreakStrictness = .normal }),
    ("loose", { $0.lineBreakStrictness = .loose }),
    ("anywhere", { $0.lineBreakStrictness = .anywhere }),
    ("keep-all", { $0.wordBreak = .keepAll }),
    ("break-all", { $0.wordBreak = .breakAll }),
    ("phrases", { $0.phraseBreaking = .auto }),
    ("text style", { $0.phraseBreaking = .textStyle }),
    (
      "text style, spaced",
      {
        $0.phraseBreaking = .textStyle
        $0.composition = .japanese
      }
    ),
    ("spaced", { $0.composition = .japanese }),
    ("few ligatures", { $0.ligatures = .required }),
    ("tabular", { $0.features = [FontFeature(.tabularFigures, value: 1)] }),
    ("from the left", { $0.baseDirection = .leftToRight }),
    ("from the right", { $0.baseDirection = .rightToLeft }),
    ("trimmed", { $0.punctuationTrimming = .normal }),
    ("trimmed first", { $0.punctuationTrimming = .trimStart }),
    ("trimmed but for the first", { $0.punctuationTrimming = .spaceFirst }),
    ("trimmed on both sides", { $0.punctuationTrimming = .trimBoth }),
    ("hanging", { $0.hangingPunctuation = [.first, .allowEnd, .last] }),
    ("always hanging", { $0.hangingPunctuation = [.first, .forceEnd] }),
  ]

  private static let paragraphs: [(String, @Sendable (inout ParagraphStyle) -> Void)] = [
    ("one line", { $0.lineLimit = 1 }), ("two lines", { $0.lineLimit = 2 }),
    ("three lines", { $0.lineLimit = 3 }), ("head", { $0.truncation = .head }),
    ("middle", { $0.truncation = .middle }), ("spacing 3", { $0.lineSpacing = 3 }),
    ("spacing -2", { $0.lineSpacing = -2 }), ("leading 2", { $0.leading = 2 }),
    ("leading -1", { $0.leading = -1 }), ("multiple", { $0.lineHeight = .multiple(1.5) }),
    ("increased", { $0.lineHeight = .leading(4) }), ("exact", { $0.lineHeight = .exact(19) }),
    ("tallest face", { $0.lineMetrics = .tallestFace }), ("tracked", { $0.tracking = 0.7 }),
    ("narrowed", { $0.tracking = -0.4 }), ("half", { $0.minimumScale = 0.5 }),
    ("four fifths", { $0.minimumScale = 0.8 }),
    ("tightened", { $0.mostTightening = ParagraphStyle.standardTightening }),
    ("as iOS", { $0.filling = .ios }), ("balanced", { $0.filling = .balanced }),
    ("pretty", { $0.filling = .pretty }), ("centred", { $0.alignment = .center }),
    ("to the end", { $0.alignment = .trailing }),
  ]

  /// The text cut between its scalars, with a picture here and there.
  private static func runs(
    _ text: String,
    _ cascade: FontCascade,
    _ fonts: RecordedFonts,
    using generator: inout SplitMix
  ) -> [StyledRun] {
    var runs: [StyledRun] = []
    var rest = text.unicodeScalars[...]
    func draw<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &generator)]
    }
    while !rest.isEmpty {
      let length = min(rest.count, Int.random(in: 1...14, using: &generator))
      let cascade = draw([cascade, cascade, fonts.cascades[1].1])
      var run = StyledRun(
        String(String.UnicodeScalarView(rest.prefix(length))),
        cascade: cascade,
        pointSize: draw([12, 12, 17, 9.5])
      )
      run.tracking = draw([0, 0, 0.6, -0.2])
      run.baselineOffset = draw([0, 0, 0, 4, -3])
      run.leading = draw([nil, nil, 2])
      run.language = draw([nil, nil, "en", "ar", "zh-Hant"])
      runs.append(run)
      if draw([false, false, false, true]) {
        var picture = StyledRun("", cascade: cascade, pointSize: 12)
        picture.attachment = InlineAttachment(width: 11, ascent: draw([9, 20]), descent: 3)
        runs.append(picture)
      }
      rest = rest.dropFirst(length)
    }
    return runs
  }
}

/// The fonts that recorded texts are set in, by name.
struct RecordedFonts {
  let cascades: [(String, FontCascade)]

  init() throws {
    let japanese = try TestFonts.japanese()
    let english = try TestFonts.english()
    let directory = try BundledFontDirectory.locate()
    func file(_ font: BundledFont) throws -> FontCascade {
      try FontLibrary.files(regular: [FontFace(path: directory.path(of: font))])
        .cascade(weight: .regular)
    }
    cascades = [
      ("Japanese", japanese.cascade(weight: .regular)),
      ("Japanese bold", japanese.cascade(weight: .bold)),
      ("Japanese semibold", japanese.cascade(weight: .semibold)),
      ("Japanese light italic", japanese.cascade(weight: .light, slant: .italic)),
      ("English", english.cascade(weight: .regular)),
      ("English rounded", english.cascade(weight: .medium, design: .rounded)),
      ("English serif", english.cascade(weight: .heavy, design: .serif)),
      ("English monospaced", english.cascade(weight: .regular, design: .monospaced)),
      ("one gothic file", try file(.gothicRegular)),
      ("one Arabic file", try file(.arabicRegular)),
      ("one other file", try file(.restRegular)),
    ]
  }
}
