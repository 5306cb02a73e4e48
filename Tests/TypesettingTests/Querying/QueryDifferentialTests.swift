import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// Every query, on every kind of text, against the reference engine at every width that matters.
@Suite("Queries equal brute force")
struct QueryDifferentialTests {
  /// One text with all that brute force needs.
  private struct Subject {
    let text: String
    let prepared: PreparedText
    let reference: ReferenceTypesetter
    let scale: AdvanceScale
    let style: ParagraphStyle
    let widths: [Double]
    let widestUnit: Double

    init(_ text: String, style textStyle: TextStyle, pointSize: Double, tracking: Double) {
      self.text = text
      prepared = PreparedText(text, style: textStyle)
      reference = ReferenceTypesetter(text, style: textStyle)
      scale = AdvanceScale(
        cascade: textStyle.cascade,
        pointSize: pointSize,
        letterSpacing: tracking
      )
      var style = ParagraphStyle(pointSize: pointSize)
      style.tracking = tracking
      self.style = style
      widths = ReferenceWidths(reference).sorted(scale)
      var widest = 0.0
      var start = 0
      for end in 1..<(reference.count + 1) where reference.isOpportunity(end) {
        widest = max(widest, reference.leastWidth(from: start, to: end, scale: scale))
        start = end
      }
      widestUnit = widest
    }

    /// The lines filled greedily, as queries have it.
    func lines(_ width: Double) -> [ReferenceTypesetter.Line] {
      reference.greedyLines(from: 0, width: width, scale: scale)
    }
  }

  private func check(_ subject: Subject) {
    let (text, style) = (subject.prepared, subject.style)
    let described = "\(subject.text.debugDescription) at \(style.pointSize), \(style.tracking)"
    let natural = max(0, subject.lines(.infinity).map(\.width).max() ?? 0)
    #expect(text.naturalWidth(style) == natural, "\(described)")
    #expect(text.widestUnit(style) == subject.widestUnit, "\(described)")

    let sparse = subject.widths.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
    for width in [0, subject.widestUnit, natural] + sparse where width >= 0 {
      let lines = subject.lines(width)
      #expect(text.lineCount(style, width: width) == lines.count, "\(described) in \(width)")
      for limit in 1...3 {
        let end = lines.count <= limit ? text.utf16Count : lines[limit - 1].contentEnd
        let found = text.endOfFittingPrefix(style, width: width, lines: limit)
        #expect(found == end, "\(described) in \(width)")
      }
    }

    let profile = text.fitProfile(style, mostLines: .max)
    let candidates =
      [subject.widestUnit] + subject.widths.filter { $0 > subject.widestUnit } + [natural]
    let counts = candidates.map { subject.lines($0).count }
    for limit in 1...4 {
      let index = counts.firstIndex { $0 <= limit }
      let expected = index.map { candidates[$0] }
      #expect(text.leastWidth(forLines: limit, style) == expected, "\(described) in \(limit)")
    }
    if let profile {
      for (width, count) in zip(candidates, counts) {
        #expect(profile.lineCount(width: width) == count, "\(described) in \(width)")
      }
    }
  }

  @Test(arguments: 0..<4) func randomStrings(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0x9E)
    for index in 0..<72 {
      let setting = TestSetting.all[(index + seed) % TestSetting.all.count]
      var style = TextStyle(
        cascade: library.cascade(weight: .regular),
        language: ["ja", "en", "ar"].randomElement(using: &generator)
      )
      setting.change(&style)
      let text = RandomText.hard(pieces: 1...8, using: &generator)
      check(
        Subject(
          setting.softHyphens ? text.withSoftHyphens(seed: index) : text,
          style: style,
          pointSize: Bool.random(using: &generator) ? 12 : 20,
          tracking: [0, 0, 2, -1.5, -9].randomElement(using: &generator) ?? 0
        )
      )
    }
  }

  @Test(arguments: Corpus.languages) func headlines(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    var profiles = 0
    for (index, row) in try Corpus.rows(language).prefix(TestSetting.all.count / 2).enumerated() {
      let setting = TestSetting.all[index * 2 + language.utf8.count % 2]
      var style = TextStyle(cascade: library.cascade(weight: .bold), language: language)
      setting.change(&style)
      let text = String(row.headline.prefix(16))
      let subject = Subject(
        setting.softHyphens ? text.withSoftHyphens(seed: index) : text,
        style: style,
        pointSize: 12,
        tracking: setting.tracking
      )
      check(subject)
      if subject.prepared.fitProfile(subject.style, mostLines: 1) != nil { profiles += 1 }
    }
    #expect(profiles > 0)
  }

  /// What the queries say of texts and numbers in which there is nothing to ask for.
  @Test func emptyTextsAndAbsurdNumbers() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let style = ParagraphStyle(pointSize: 12)
    let texts: [(text: String, lines: Int)] = [
      ("", 0), ("\n", 2), ("\n\n\u{2028}", 4), (" ", 1), ("\u{200B}", 1), ("\u{AD}", 1),
      ("\u{3000}\u{3000}", 1), ("\r\n\r\n", 3),
    ]
    for (text, lines) in texts {
      let prepared = PreparedText(text, style: TextStyle(cascade: cascade))
      #expect(prepared.lineCount(style, width: .infinity) == lines, "\(text.debugDescription)")
      for width in [-.infinity, -1, 0, .nan, 1e300] as [Double] {
        #expect(prepared.endOfFittingPrefix(style, width: width, lines: .max) == text.utf16.count)
      }
      for count in [.min, 0, 1, 2, 3, 4, .max] as [Int] {
        let least = prepared.leastWidth(forLines: count, style)
        #expect((least == nil) == (max(1, count) < lines), "\(text.debugDescription) \(count)")
        _ = prepared.fitProfile(style, mostLines: count)
      }
    }
    let word = PreparedText("word", style: TextStyle(cascade: cascade))
    for count in [.min, 0, 1, .max] as [Int] {
      #expect(word.leastWidth(forLines: count, style) == word.naturalWidth(style))
      #expect(word.fitProfile(style, mostLines: count)?.leastWidths.count == 1)
      #expect(
        word.endOfFittingPrefix(style, width: 0, lines: count) == (count == .max ? 4 : 1)
      )
    }
  }
}
