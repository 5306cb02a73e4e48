import BundledFonts
import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting

@Suite("Where advances come from")
struct ProvenanceTests {
  private func sources(
    _ text: String,
    languages: [String] = ["ja"],
    weight: FontWeight = .regular,
    slant: FontSlant = .upright
  ) throws -> [AdvanceSource] {
    let library = try FontLibrary.bundled(deviceLanguages: languages)
    let style = TextStyle(cascade: library.cascade(weight: weight, slant: slant))
    return PreparedText(text, style: style).provenance(in: 0..<text.utf16.count, pointSize: 12)
      .sources
  }

  @Test(arguments: [
    ("Hello, 2026!", [AdvanceSource.measured]), ("é", [.derived]), ("e\u{301}", [.derived]),
    ("aé", [.measured, .derived]), ("—", [.standIn]), ("日本、", [.fallbackScale]),
    ("한글", [.standIn]), ("GDP、", [.measured, .fallbackScale]), ("🌀", [.standIn]),
    ("ก", [.standIn]), ("\u{200B}\n\u{2060}", []), ("\u{E123}", [.standIn]),
  ])
  func ofCharacters(_ text: String, _ expected: [AdvanceSource]) throws {
    #expect(try sources(text) == expected)
  }

  /// A range that reaches, or lies, beyond the text is taken as far as the text goes.
  @Test(arguments: ["", "a", "港é", "e\u{301}🇯🇵", "ab\n"]) func beyondTheEnd(_ text: String) throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    let prepared = PreparedText(text, style: style)
    let count = prepared.utf16Count
    for start in 0...count + 3 {
      for end in start...count + 4 {
        let within = min(start, count)..<min(end, count)
        #expect(
          prepared.provenance(in: start..<end, pointSize: 12)
            == prepared.provenance(in: within, pointSize: 12),
          "\(start)..<\(end)"
        )
      }
    }
  }

  @Test func dependOnTheDeviceWeightAndSlant() throws {
    #expect(try sources("日本", languages: ["en"]) == [.fallbackEstimate])
    #expect(try sources("日本", languages: ["zh-Hans"]) == [.fallbackEstimate])
    #expect(try sources("日本", languages: ["ko"]) == [.standIn], "nobody measured it")
    #expect(try sources("Hello", weight: .semibold) == [.measured])
    #expect(try sources("Hello", weight: .heavy) == [.standIn])
    #expect(try sources("Hello", slant: .italic) == [.measured, .fitted])
    #expect(try sources("Hello", weight: .heavy, slant: .italic) == [.standIn])
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: .hebrewRegular))
    let file = try FontLibrary.files(regular: [face]).cascade(weight: .bold)
    let prepared = PreparedText("שלום", style: TextStyle(cascade: file))
    #expect(prepared.provenance(in: 0..<4, pointSize: 12).sources == [.file])
  }

  /// The parts are the whole, for every text and every way of cutting it in two.
  @Test(arguments: ["ja", "en", "ar", "hi"]) func addUp(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .medium), language: language)
    let paragraph = ParagraphStyle(pointSize: 12)
    for row in try Corpus.rows(language).prefix(60) {
      let headline = row.headline
      let prepared = PreparedText(headline, style: style)
      let whole = prepared.provenance(in: 0..<prepared.utf16Count, pointSize: 12)
      let widths = prepared.widthsBySource(in: 0..<prepared.utf16Count, paragraph)
      let natural = prepared.naturalWidth(paragraph)
      #expect(abs(widths.sum { $1 } - natural) < 1e-9, "\(headline)")
      for space in headline.utf16.indices where headline.utf16[space] == 0x20 {
        let cut = space.utf16Offset(in: headline)
        let left = prepared.provenance(in: 0..<cut, pointSize: 12)
        let right = prepared.provenance(
          in: cut..<prepared.utf16Count,
          pointSize: 12
        )
        #expect(left.total + right.total == whole.total)
      }
    }
  }

  /// Clusters that are shaped in many pieces count once, however long they are.
  @Test(arguments: [
    "x" + String(repeating: "\u{301}\u{316}", count: 300), "\u{1F468}",
    String(repeating: "\u{1000}\u{1039}", count: 300),
    String(repeating: "\u{1780}\u{17D2}", count: 300),
    String(repeating: "\u{1100}", count: 300), String(repeating: "\u{1F468}\u{200D}", count: 300),
  ])
  func longClustersCountOnce(_ cluster: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: ["en"])
    let style = TextStyle(cascade: library.cascade(weight: .regular))
    let paragraph = ParagraphStyle(pointSize: 12)
    for text in [cluster, "a " + cluster + " b", cluster + cluster] {
      let prepared = PreparedText(text, style: style)
      let widths = prepared.widthsBySource(in: 0..<prepared.utf16Count, paragraph)
      let natural = prepared.naturalWidth(paragraph)
      #expect(abs(widths.sum { $1 } - natural) < 1e-9 * max(natural, 1))
    }
  }

  /// What is known of each source, of some of them, and of two parts of a text beside each other.
  @Test func widthsAreThoseOfTheirSources() throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    let paragraph = ParagraphStyle(pointSize: 12)
    let parts = ["", "a", "aa", "é", "aé", "港", "港港", "a港", "é港", "aé港", "ก", "aก港", "\u{200B}"]
      .map { text in
        let prepared = PreparedText(text, style: style)
        return (prepared, prepared.widthsBySource(in: 0..<prepared.utf16Count, paragraph))
      }
    for (text, widths) in parts {
      let provenance = text.provenance(in: 0..<text.utf16Count, pointSize: 12)
      #expect(widths.bySource.keys.sorted() == provenance.sources)
      for source in AdvanceSource.allCases {
        #expect(widths[source] == widths.bySource[source])
        // Each by itself, found among the others.
        #expect(widths.sum { $0 == source ? $1 : 0 } == widths[source] ?? 0)
      }
      let isFullWidth = text.text.contains("港")
      #expect(widths.isAnyFullWidth == isFullWidth && provenance.isAnyFullWidth == isFullWidth)
      for (other, otherWidths) in parts {
        let isContained = widths.bySource.allSatisfy { source, width in
          otherWidths.bySource[source].map { width <= $0 } ?? false
        }
        #expect(
          widths.isContained(in: otherWidths) == isContained,
          "\(text.text) in \(other.text)"
        )
      }
    }
    #expect(parts[1].1.isContained(in: parts[2].1) && !parts[2].1.isContained(in: parts[1].1))
    #expect(parts[5].1.isContained(in: parts[7].1) && !parts[7].1.isContained(in: parts[5].1))
  }

  /// At every size, and spaced as the paragraph is, the widths of all sources add up to that of the text.
  @Test(arguments: [7.5, 12, 17, 34], [0, 1.5, -0.4])
  func widthsOfTrackedTexts(_ size: Double, _ tracking: Double) throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    let text = PreparedText("aé 港町 ก AVA To", style: style)
    var paragraph = ParagraphStyle(pointSize: size)
    paragraph.tracking = tracking
    let widths = text.widthsBySource(in: 0..<text.utf16Count, paragraph)
    #expect(abs(widths.sum { $1 } - text.naturalWidth(paragraph)) < 1e-9)
    let provenance = text.provenance(in: 0..<text.utf16Count, pointSize: size)
    #expect(widths.bySource.keys.sorted() == provenance.sources)
  }

  /// The lines of a text by their sources are those that it is set in.
  @Test(arguments: [nil, 60.0, 100]) func linesBySource(_ width: Double?) throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    let text = PreparedText("Night 港 ferries 港町 é return to the bay", style: style)
    let paragraph = ParagraphStyle(pointSize: 12)
    let expected = text.lines(paragraph, width: width).lines.map { line in
      text.widthsBySource(in: line.range, paragraph)
    }
    #expect((expected.count == 1) == (width == nil))
    var found: [SourceWidths] = []
    text.forEachLine(paragraph, width: width) { found.append($0) }
    #expect(found == expected)
    #expect(WidestLines(of: text, paragraph, width: width) == WidestLines(expected))
    // Lines of a text that shrinks, or is cut, end elsewhere.
    var limited = paragraph
    limited.lineLimit = 2
    limited.minimumScale = 0.6
    let lines = text.lines(limited, width: width)
    #expect((lines.measurement.scale < 1) == (width != nil))
    let widths = lines.lines.map { text.widthsBySource(in: $0.range, limited) }
    var limitedWidths: [SourceWidths] = []
    text.forEachLine(limited, width: width) { limitedWidths.append($0) }
    #expect(limitedWidths == widths)
  }

  /// Of lines of which one contains the others, and of equal ones, one is kept, in whichever order they come.
  @Test func widestLines() {
    let short: SourceWidths = [.measured: 10]
    let long: SourceWidths = [.measured: 20]
    let mixed: SourceWidths = [.measured: 15, .derived: 1]
    let other: SourceWidths = [.derived: 0.5]
    func kept(_ lines: [SourceWidths]) -> [SourceWidths] { WidestLines(lines).lines }
    #expect(kept([]).isEmpty)
    #expect(kept([short, long]) == [long] && kept([long, short]) == [long])
    #expect(kept([long, long]) == [long])
    // It contains both of those before it.
    #expect(kept([short, other, mixed]) == [mixed] && kept([mixed, other, short]) == [mixed])
    // One is wider by one source, the other by the other.
    #expect(kept([mixed, long]) == [mixed, long] && kept([long, mixed]) == [long, mixed])
    #expect(kept([short, other]) == [short, other])
    #expect(kept([long, short, mixed, other]) == [long, mixed])
    #expect(kept([[:], short]) == [short] && kept([short, [:]]) == [short])
  }

  /// What comes from a source, of no width though it be, is told from what does not.
  @Test func widthsOfNothing() {
    let (nothing, zero): (SourceWidths, SourceWidths) = ([:], [.derived: 0])
    #expect(nothing != zero && nothing[.derived] == nil)
    #expect(zero[.derived] == 0 && zero[.file] == nil)
    #expect(nothing.isContained(in: zero) && !zero.isContained(in: nothing))
    #expect(zero.isContained(in: [.derived: 0, .file: 3]))
    #expect(SourceWidths(bySource: zero.bySource) == zero && nothing.bySource.isEmpty)
    for source in AdvanceSource.allCases {
      #expect(SourceWidths(bySource: [source: 0]).isAnyFullWidth == source.isFullWidth)
      #expect(SourceWidths(bySource: [source: 2]).sum { $0 == source ? $1 : 9 } == 2)
    }
  }
}
