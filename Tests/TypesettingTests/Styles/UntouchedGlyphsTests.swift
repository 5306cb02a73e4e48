import TestSupport
import Testing
import UnicodeText

@testable import FontFaces
@testable import TextShaping

/// What need not be shaped has the glyphs that shaping it would give.
@Suite("Untouched glyphs")
struct UntouchedGlyphsTests {
  /// What is told of one glyph.
  private struct Glyph: Equatable {
    let number: UInt32
    let cluster: Int
    let advance: Double
    let x: Double
    let y: Double
    let isUnsafe: Bool

    static func all(of glyphs: ShapedGlyphs) -> [Glyph] {
      (0..<glyphs.count).map { index in
        let offset = glyphs.offset(index)
        return Glyph(
          number: glyphs.glyph(index),
          cluster: glyphs.cluster(index),
          advance: glyphs.advance(index),
          x: offset.x,
          y: offset.y,
          isUnsafe: glyphs.isUnsafeToBreak(index)
        )
      }
    }
  }

  /// How often glyphs were set without shaping, and how often not.
  private struct Count {
    var set = 0
    var shaped = 0
  }

  /// Sets a part of a text both ways; records a difference.
  private func compare(
    _ utf16: BlockArray<UInt16>,
    boundaries: BlockArray<BoundaryFlags>,
    item: TextItem,
    face: FontFace,
    language: ShapingLanguage?,
    kerning: FontCascade.Kerning,
    hyphen: UInt32? = nil,
    _ count: inout Count
  ) {
    let untouched = face.untouchedGlyphs(
      script: item.script,
      language: language?.pointer,
      isKerned: kerning == .applied
    )
    ShapingBuffer.withBuffer { buffer in
      var found: [Glyph] = []
      let isSet = untouched.map {
        buffer.set(utf16, boundaries: boundaries, range: item.range, hyphen: hyphen, $0) {
          found = Glyph.all(of: $0)
        }
      }
      guard isSet == true else {
        count.shaped += 1
        return
      }
      count.set += 1
      let expected = buffer.shape(
        utf16,
        boundaries: boundaries,
        item: item,
        face: face,
        language: language,
        features: ShapingFeatures.features(ligatures: .standard, kerning: kerning, chosen: []),
        hyphen: hyphen
      ) { Glyph.all(of: $0) }
      if found != expected {
        let text = String(decoding: utf16[item.range], as: UTF16.self)
        Issue.record("\(face.fileName), \(item.script.tag): “\(text)”")
      }
    }
  }

  private func compare(
    _ text: String,
    language: String,
    library: FontLibrary,
    _ count: inout Count
  ) {
    let cascade = library.cascade(weight: .regular)
    let analysis = TextAnalyzer(language: language, strictness: .strict).analyze(text)
    let shaped = Shaper(cascade: cascade, language: language).shape(analysis)
    let itemized = shaped.itemized
    for item in itemized.items where !item.isRightToLeft {
      let entry = cascade.entries[item.entry]
      var parts = [(item, UInt32?.none)]
      // Parts of it as lines have them, one with a hyphen at its end.
      let middle = item.range.lowerBound + item.range.count / 2
      var (first, last) = (item, item)
      first.range = item.range.lowerBound..<middle
      last.range = middle..<item.range.upperBound
      if !first.range.isEmpty { parts += [(first, nil), (first, 0x2010)] }
      if !last.range.isEmpty { parts.append((last, nil)) }
      for (part, hyphen) in parts {
        compare(
          itemized.shapingText,
          boundaries: itemized.boundaries,
          item: part,
          face: entry.face,
          language: ShapingLanguage(language),
          kerning: entry.kerning,
          hyphen: hyphen,
          &count
        )
      }
    }
  }

  @Test(arguments: Corpus.languages) func headlinesAreSetAsShaped(_ language: String) throws {
    let library = try TestFonts.japanese()
    var count = Count()
    for row in try Corpus.rows(language) {
      compare(row.headline, language: language, library: library, &count)
    }
    // Those that matter most seldom need HarfBuzz.
    if ["de", "en", "ja", "ru"].contains(language) { #expect(count.set > 20 * count.shaped) }
    if ["hi", "th"].contains(language) { #expect(count.set < count.shaped) }
  }

  @Test(arguments: ["ja", "ko", "zh-Hans", "ro", "ca", "tr", "und"])
  func anythingIsSetAsShaped(_ language: String) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: 13)
    var count = Count()
    for _ in 0..<1_500 {
      compare(
        RandomText.hard(pieces: 0...12, using: &generator),
        language: language,
        library: library,
        &count
      )
      compare(
        RandomText.hostile(using: &generator),
        language: language,
        library: library,
        &count
      )
    }
    #expect(count.set > 1_000 && count.shaped > 1_000)
  }

  /// Every character of every face beside any other, in every script that may go unshaped.
  @Test func everyCharacterIsSetAsShaped() throws {
    let scripts = ["A", "α", "Ж", "日", "한", "1"].compactMap(\.unicodeScalars.first).map {
      ScalarProperties($0).script
    }
    let languages = ["ja", "zh-Hans", "zh-Hant", "zh-Hant-HK", "ko", "en", "ro", "ca", nil]
    let library = try TestFonts.japanese()
    var count = Count()
    var generator = SplitMix(seed: 4)
    for face in library.faces {
      var characters: [UInt32] = []
      Self.forEachNumber { number in
        if face.covers(number), number & 0xFFFF_F800 != 0xD800 { characters.append(number) }
      }
      for script in scripts {
        for tag in languages.map({ $0 as String? }) {
          let language = tag.flatMap(ShapingLanguage.init)
          let kerning: FontCascade.Kerning = Bool.random(using: &generator) ? .applied : .ignored
          guard
            let untouched = face.untouchedGlyphs(
              script: script,
              language: language?.pointer,
              isKerned: kerning == .applied
            )
          else { continue }
          // Of the Gothic's tens of thousands a share in each language.
          let share = characters.filter { _ in
            characters.count < 5_000 || Int.random(in: 0..<8, using: &generator) == 0
          }
          let text = share.filter { untouched[$0] != nil }.shuffled(using: &generator)
            .compactMap(Unicode.Scalar.init).map(String.init)
          for start in stride(from: 0, to: text.count, by: 64) {
            let utf16 = BlockArray(text[start..<min(start + 64, text.count)].joined().utf16)
            compare(
              utf16,
              boundaries: BlockArray(repeatElement(.grapheme, count: utf16.count + 1)),
              item: TextItem(range: 0..<utf16.count, entry: 0, script: script, level: 0),
              face: face,
              language: language,
              kerning: kerning,
              &count
            )
          }
        }
      }
    }
    #expect(count.set > 1_000 && count.shaped == 0)
  }

  /// What goes on with the cluster before it is shaped with that, but where a part begins with it.
  @Test func whatGoesOnWithAClusterIsShaped() throws {
    let letters = Array("abc".unicodeScalars)
    let script = ScalarProperties(letters[0]).script
    let found = try TestFonts.japanese().faces
      .compactMap { $0.untouchedGlyphs(script: script, language: nil, isKerned: false) }
      .first { glyphs in letters.allSatisfy { glyphs[$0.value] != nil } }
    let untouched = try #require(found)
    let utf16 = BlockArray("abc".utf16)
    for joined in 0..<letters.count {
      var flags = [BoundaryFlags](repeating: .grapheme, count: letters.count + 1)
      flags[joined] = .visible
      let boundaries = BlockArray(flags)
      for range in [0..<1, 0..<2, 0..<3, 1..<2, 1..<3, 2..<3] {
        var clusters: [Int] = []
        var isSet = false
        ShapingBuffer.withBuffer { buffer in
          isSet = buffer.set(utf16, boundaries: boundaries, range: range, hyphen: nil, untouched) {
            glyphs in
            clusters = (0..<glyphs.count).map { glyphs.cluster($0) }
          }
        }
        let isExpected = joined <= range.lowerBound || joined >= range.upperBound
        #expect(isSet == isExpected, "\(joined) in \(range)")
        let expected = isExpected ? Array(range) : []
        #expect(clusters == expected, "\(joined) in \(range)")
      }
    }
  }

  /// Every number that a character may have.
  ///
  /// Counted by hand: tests are not optimised, and each step along a range took longer than what is asked of it.
  private static func forEachNumber(_ body: (UInt32) -> Void) {
    var number: UInt32 = 0
    while number < 0x110000 {
      body(number)
      number += 1
    }
  }

  @Test func tablesSayWhatHarfBuzzFinds() throws {
    for face in try TestFonts.japanese().faces {
      let table = try #require(face.tables?.characters)
      let read = face.handle.coverage()
      var isSame = true
      Self.forEachNumber { number in
        if table.contains(number) != read.contains(number) { isSame = false }
      }
      #expect(isSame, "\(face.fileName)")
    }
  }

  /// A file that is not bundled has no tables.
  @Test func filesOfTheCallersAreShaped() throws {
    let face = try #require(try TestFonts.japanese().faces.first)
    let opened = try FontFace(path: face.path)
    #expect(
      opened.untouchedGlyphs(script: .common, language: nil, isKerned: true) == nil
        && opened.digest == face.digest
    )
  }
}
