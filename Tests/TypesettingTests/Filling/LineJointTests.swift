import BundledFonts
import FontFaces
import Foundation
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// Words of which HarfBuzz flags every place are cut all the same, without shaping every line anew.
@Suite("What a line's edge changes ends near it, also where no place is flagged as safe")
struct LineJointTests {
  /// Letters out of each other's context, and syllables that each kern with the next.
  static let chains = [
    "\u{628}\u{64E}\u{64E}\u{64E}\u{64E}\u{64E}\u{64E}",
    "\u{915}\u{94D}\u{930}\u{93F}",
    "\u{995}\u{9CD}\u{9B0}\u{9BF}",
  ]

  private func prepare(_ text: String) throws -> PreparedText {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    return PreparedText(text, style: TextStyle(cascade: cascade))
  }

  /// The furthest that a line's edge at any cluster reaches, at either end, in code units.
  private func longestReach(in text: PreparedText) -> Int {
    let storage = text.storage
    let units = BreakUnitTable(
      storage.shaped,
      edges: storage.edges,
      cutAt: .grapheme,
      in: 0..<storage.shaped.count
    )
    return (0..<units.count).reduce(0) { longest, index in
      let unit = units[index]
      return max(
        longest,
        Int(unit.beginReach - unit.start),
        Int(unit.contentEnd - unit.endReach)
      )
    }
  }

  @Test(arguments: chains) func chainsEndWhereBothShapingsAgree(_ piece: String) throws {
    let text = try prepare(String(repeating: piece, count: 300))
    // What the test is about: there is no place to cut at for as far as is looked.
    #expect((1..<1_000).filter { !text.storage.shaped.isUnsafe(at: $0) }.isEmpty)
    #expect(longestReach(in: text) <= 48)
  }

  /// Letters of the system font kern across characters that take no room, however many: a line that begins or ends among these is as wide as its
  /// glyphs.
  @Test(
    arguments: ["A V", "T o", "A AVAVAVAV", "AVAVAVAV V"],
    [1, 31, 33, 47, 66, 97, 120, 300]
  )
  func linesAmongWhatTakesNoRoomAreAsWideAsTheirGlyphs(_ pair: String, _ count: Int) throws {
    for unseen in ["\0", "\u{7F}"] {
      let between = String(repeating: unseen, count: count)
      let text = try prepare(pair.replacing(" ", with: between) + " " + pair)
      for size in [12.0, 200] {
        for width in [0, size * 0.15, size * 0.7, size * 1.4, 1_000] {
          expectGlyphs(of: text, size: size, within: width)
        }
      }
    }
  }

  /// Expects lines to be as wide as their glyphs.
  private func expectGlyphs(
    of text: PreparedText,
    size: Double,
    within width: Double,
    tracking: Double = 0
  ) {
    var paragraph = ParagraphStyle(pointSize: size)
    paragraph.tracking = tracking
    for line in text.layOut(paragraph, width: width).lines {
      let sum = line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
      #expect(
        abs(sum - line.width) < 1e-6,
        "\(text.text.unicodeScalars.map(\.value)): \(line.range) within \(width)"
      )
    }
  }

  /// HarfBuzz turns around what runs against its script, but not where it has digits and no letters: a line's edge may decide which,
  /// and whether a mark comes before its base.
  @Test func linesOfTurnedMarksAreAsWideAsTheirGlyphs() throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    var strings = [""]
    for _ in 0..<5 {
      strings = strings.flatMap { string in
        ["2", "*", "\u{5AA}", "\u{8}", "."].map { string + $0 }
      }
      for string in strings {
        let text = PreparedText("22\(string)", style: style)
        for width in [0.0, 9, 16] { expectGlyphs(of: text, size: 11, within: width) }
      }
    }
  }

  /// What HarfBuzz hides has a place of its own, also in a face without a space to draw in its stead: it would be of one cluster
  /// with the letter behind it, from right to left.
  @Test(arguments: ["\u{7F}", "\u{1F}", "\u{200D}", "\u{200B}"], [1, 20, 50, 97, 200])
  func linesOfHiddenCharactersAreAsWideAsTheirGlyphs(_ hidden: String, _ count: Int) throws {
    let chain = String(repeating: hidden, count: count)
    let text = try prepare("\u{61D}\u{202B}\u{FFFD}\(chain)\u{FFFD}_\(chain)\u{FFFD}")
    for width in [0.0, 13, 30, 1_000] { expectGlyphs(of: text, size: 12, within: width) }
  }

  /// An invisible character that begins a grapheme with a mark has its place, where tracking counts the grapheme.
  @Test(arguments: ["\u{FE0F}\u{20E3}", "\u{FE0F}\u{20E3}1\u{FE0F}\u{20E3}", "\u{200D}\u{301}a"])
  func trackedGraphemesThatBeginInvisiblyAreAsWideAsTheirGlyphs(_ piece: String) throws {
    for count in [1, 3] {
      let text = try prepare("a\u{200B}" + String(repeating: piece, count: count))
      for width in [0.0, 30, 1_000] { expectGlyphs(of: text, size: 12, within: width, tracking: 2) }
    }
  }

  /// Flags behind a regional indicator without another, whose ligatures are of two graphemes each, are one cluster of HarfBuzz: a line
  /// that begins in it is as wide as its glyphs, also where its like goes on beyond what is shaped anew.
  @Test(arguments: [5, 17, 40, 130], [0.0, -2])
  func linesOfPartedFlagsAreAsWideAsTheirGlyphs(_ count: Int, _ tracking: Double) throws {
    let flags = String(repeating: "\u{1F1EF}\u{1F1F5}", count: count)
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    var run = StyledRun("(\u{1F1F5}\(flags)) x", cascade: cascade, pointSize: 12)
    run.tracking = tracking
    let text = PreparedText(runs: [run], style: TextStyle(cascade: cascade))
    for width in [0.0, 40, 146, 1_000] { expectGlyphs(of: text, size: 12, within: width) }
  }

  /// A `GPOS` table that moves each glyph with so many before and as many behind it.
  private func contextualKerning(over count: Int) -> Data {
    let glyphs = [2, 1, 1, 0xFFFF, 0]
    let (kern, standard) = ([0x6B65, 0x726E], [0x4446, 0x4C54])
    let rule = 16 + 4 * count
    let neighbours = [count] + [Int](repeating: rule, count: count)
    let parts: [[Int]] = [
      [1, 0, 10, 30, 44],
      [1], standard, [8, 4, 0, 0, 0xFFFF, 1, 0],
      [1], kern, [8, 0, 1, 0],
      [2, 6, 24 + rule],
      [8, 0, 1, 8, 3], neighbours, [1, rule], neighbours, [1, 0, 1], glyphs,
      [1, 0, 1, 8, 1, 8, 4, -7], glyphs,
    ]
    return Data(parts.joined().flatMap { $0.bigEndianBytes(2) })
  }

  /// Letters that each kern with so many before and behind them.
  private func contexts(over count: Int, letterCount: Int) throws -> PreparedText {
    let font = try AlteredFont.test("Layers.ttf")
    font.rename("CPAL", to: "GPOS")
    font.replace("GPOS", with: contextualKerning(over: count))
    let face = try FontFace(path: try font.write("Contexts.ttf"))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let text = PreparedText(
      String(repeating: "A", count: letterCount),
      style: TextStyle(cascade: cascade)
    )
    #expect((1..<letterCount).filter { !text.storage.shaped.isUnsafe(at: $0) }.isEmpty)
    return text
  }

  /// What a line's edge changes ends where both shapings agree, and where they do not, as far away as is looked.
  @Test(arguments: [(12, 48), (60, 128), (200, 128)])
  func contextsAreFollowedSoFar(_ count: Int, _ most: Int) throws {
    let text = try contexts(over: count, letterCount: 1_000)
    #expect((min(count, most)...most).contains(longestReach(in: text)))
  }

  /// What is shaped anew for an edge leaves less for others, but for the 64 code units that are always there: up to the
  /// text's end 500 of a thousand letters, and 1,024 where there are more.
  @Test(arguments: [(1_000, 436), (3_000, 960)])
  func whatIsShapedAnewIsSpent(_ letterCount: Int, _ spent: Int) throws {
    let storage = try contexts(over: 200, letterCount: letterCount).storage
    for edge in Edge.allCases {
      var joints = LineJoints.ofUnits(count: letterCount)
      let allowed = joints.allowance
      for count in 1...3 {
        switch edge {
        case .begin: _ = joints.begin(at: letterCount / 2, .running, of: storage.shaped)
        case .end: _ = joints.end(at: letterCount / 2, .running, of: storage.shaped)
        }
        let left = joints.allowance
        #expect(allowed - left == count * spent, "\(edge)")
      }
    }
  }

  enum Edge: CaseIterable {
    case begin, end
  }

  /// A `GPOS` table that moves a `B` on account of an `A` within a line, where no `A` stands beyond the line's edge.
  private func kerning(at edge: Edge) -> Data {
    /// Finds a `B` with an `A` before it, or behind it.
    func rule(_ side: Edge, _ actions: [Int]) -> [Int] {
      let size = 2 * (7 + actions.count)
      let (first, second) = (size, size + 6)
      let context = side == .begin ? [3, 1, first, 1, second, 0] : [3, 0, 1, second, 1, first]
      return context + [actions.count / 2] + actions + [1, 1, 2] + [1, 1, 3]
    }
    let (kern, standard) = ([0x6B65, 0x726E], [0x4446, 0x4C54])
    // The first one that matches counts.
    let rules = rule(edge, []) + rule(edge == .begin ? .end : .begin, [0, 1])
    let parts: [[Int]] = [
      [1, 0, 10, 30, 44],
      [1], standard, [8, 4, 0, 0, 0xFFFF, 1, 0],
      [1], kern, [8, 0, 1, 0],
      [2, 6, 72],
      [8, 0, 2, 10, 36], rules,
      [1, 0, 1, 8, 1, 8, 4, -7], [1, 1, 3],
    ]
    return Data(parts.joined().flatMap { $0.bigEndianBytes(2) })
  }

  /// What a line's edge moves is reached over as a whole, also where the running text may be cut within it, and what is
  /// beyond takes as much as there.
  @Test(arguments: Edge.allCases) func whatAnEdgeMovesIsNotCut(_ edge: Edge) throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.rename("CPAL", to: "GPOS")
    font.replace("GPOS", with: kerning(at: edge))
    let face = try FontFace(path: try font.write("Edges.ttf"))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let (text, offset) = edge == .begin ? ("ABAA", 1) : ("AABA", 3)
    let storage = PreparedText(text, style: TextStyle(cascade: cascade)).storage
    #expect((1..<4).filter { storage.shaped.isUnsafe(at: $0) } == [offset])
    var joints = LineJoints.ofUnits(count: 4)
    switch edge {
    case .begin:
      let found = joints.begin(at: offset, .running, of: storage.shaped)
      #expect(found.reach == 3)
      for end in found.reach...4 {
        let advance = storage.shaped.itemized.advance(of: offset..<end)
        #expect(storage.shaped.prefix[end] - found.sum == advance, "up to \(end)")
      }
      // Nothing is told of a beginning that ends before that, if a line could begin at the edge.
      let style = TextStyle(cascade: cascade, wordBreak: .breakAll)
      let torn = PreparedText(text, style: style).storage
      #expect((0..<torn.units.count).map { torn.units[$0].beginReach } == [0, 3, 2, 3])
      #expect((1...4).map { torn.cutUnit(ofBeginning: $0)?.unit } == [nil, nil, 2, 3])
    case .end:
      let found = joints.end(at: offset, .running, of: storage.shaped)
      #expect(found.reach == 1)
      for start in 0...found.reach {
        let advance = storage.shaped.itemized.advance(of: start..<offset)
        #expect(found.sum - storage.shaped.prefix[start] == advance, "from \(start)")
      }
    }
  }

  /// Behind a full-width mark at a line's end no kerning falls away, whatever is kerned beside it; nor does a gap, since
  /// none is set where marks are trimmed.
  @Test(arguments: [PunctuationTrimming.normal, .trimStart, .trimBoth])
  func fullWidthMarksAreNotKerned(_ trimming: PunctuationTrimming) throws {
    let text = "AV」AV、To。\u{200B}Ta（Wa）Tea」「To」、AV。国」A、1。"
    let style = TextStyle(
      cascade: try TestFonts.japanese().cascade(weight: .regular),
      language: "ja",
      punctuationTrimming: trimming,
      composition: .japanese
    )
    let storage = PreparedText(text, style: style).storage
    var (marks, kerned) = (0, 0)
    for offset in 1...storage.shaped.count {
      let kerning = storage.shaped.kerning(before: offset)
      if kerning != .zero { kerned += 1 }
      guard storage.shaped.itemized.mark(at: offset - 1) == .closing else { continue }
      marks += 1
      #expect(kerning == .zero, "before \(offset)")
    }
    #expect(marks > 5 && kerned > 5)
  }

  @Test(arguments: chains.indices, [20.0, 60, 146])
  func linesOfChains(_ index: Int, _ width: Double) throws {
    let text = String(repeating: Self.chains[index], count: 40)
    let prepared = try prepare(text)
    let scale = AdvanceScale(cascade: prepared.style.cascade, pointSize: 12, letterSpacing: 0)
    let expected = ReferenceTypesetter(prepared)
      .lines(width: width, scale: scale, filling: .greedy)
    let lines = prepared.lines(ParagraphStyle(pointSize: 12), width: width).lines
    #expect(lines.map(\.range) == expected.map(\.range))
    #expect(lines.map(\.width) == expected.map(\.width))
  }

  /// Letters of which each kerns with the next one like it, in faces of their own.
  static let kerned: [(letter: String, font: BundledFont)] = [
    ("এ", .bengaliRegular), ("ன", .tamilRegular), ("မ", .myanmarRegular), ("Ԅ", .restRegular),
    ("מ", .hebrewRegular),
  ]

  /// Chains in every setting: with hyphens, with marks that hang or are trimmed, spaced.
  @Test(arguments: kerned.indices) func endsOfChains(_ number: Int) throws {
    let (letter, font) = Self.kerned[number]
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: font))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let stretch = String(repeating: letter, count: 70)
    let text = "\(stretch)\u{AD}\(stretch),\(stretch)\u{AD}\(letter)\(stretch)(\(stretch)"
    for (index, setting) in (TestSetting.all + TestSetting.composed).enumerated()
    where Exhaustive.isOn || index % 3 == number % 3 {
      var style = TextStyle(cascade: cascade, language: "en")
      setting.change(&style)
      let prepared = PreparedText(text, style: style)
      let reference = ReferenceTypesetter(prepared)
      var paragraph = ParagraphStyle(pointSize: 12)
      setting.change(&paragraph)
      let scale = AdvanceScale(
        cascade: cascade,
        pointSize: 12,
        letterSpacing: paragraph.tracking
      )
      let width = [430.0, 800, 1_040][(index + number) % 3]
      let expected = reference.lines(width: width, scale: scale, filling: setting.filling)
      let lines = prepared.lines(paragraph, width: width).lines
      #expect(lines.map(\.range) == expected.map(\.range), "\(setting.name)")
      #expect(lines.map(\.width) == expected.map(\.drawnWidth), "\(setting.name)")
    }
  }

  /// What is found of a line that begins, or ends, within a chain is what the rest of the text by
  /// itself takes, however it begins or ends.
  @Test(arguments: kerned.indices) func agreementsAreExact(_ number: Int) throws {
    let (letter, font) = Self.kerned[number]
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: font))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let count = 200
    let text = String(repeating: letter, count: count)
    let storage = PreparedText(text, style: TextStyle(cascade: cascade)).storage
    let begins: [LineEnds.Begin] = [.running, .full, .narrow, .flush, .hanging]
    let ends: [LineEnds.End] = [.running, .full, .narrow, .hanging]
    for offset in [1, 2, 50, 101, 152] {
      for begin in begins {
        let edges = LineEnds(begin: begin, end: .running)
        let agreed = LineJoints.agreedBegin(at: offset, edges, limit: count, of: storage.shaped)
        let found = try #require(agreed)
        let advance = storage.shaped.itemized.advance(of: offset..<count, ends: edges)
        #expect(storage.shaped.prefix[count] - found.sum == advance, "\(begin) at \(offset)")
        #expect(found.reach > offset && found.reach <= offset + 96)
      }
      for end in ends {
        let edges = LineEnds(begin: .running, end: end)
        let agreed = LineJoints.agreedEnd(at: count - offset, edges, limit: 0, of: storage.shaped)
        let found = try #require(agreed)
        let advance = storage.shaped.itemized.advance(of: 0..<count - offset, ends: edges)
        #expect(found.sum == advance, "\(end) at \(count - offset)")
        #expect(found.reach < count - offset && found.reach >= count - offset - 96)
      }
    }
  }

  /// Where clusters are so long that none ends in the last third of the shorter stretch, the longer one is looked at.
  @Test func agreementsOfLongClusters() throws {
    let (length, clusters) = (30, 12)
    let count = length * clusters
    let cluster = "a" + String(repeating: "\u{301}", count: length - 1)
    let storage = try prepare(String(repeating: cluster, count: clusters)).storage
    let itemized = storage.shaped.itemized
    var found = 0
    for offset in stride(from: length, to: count, by: length) {
      let begin = LineJoints.agreedBegin(at: offset, .running, limit: count, of: storage.shaped)
      if let begin {
        found += 1
        let advance = itemized.advance(of: offset..<count)
        #expect(storage.shaped.prefix[count] - begin.sum == advance, "from \(offset)")
        #expect(begin.reach > offset && begin.reach <= offset + 96)
      }
      let end = LineJoints.agreedEnd(at: offset, .running, limit: 0, of: storage.shaped)
      if let end {
        found += 1
        let advance = itemized.advance(of: 0..<offset)
        #expect(end.sum == advance, "to \(offset)")
        #expect(end.reach < offset && end.reach >= offset - 96)
      }
    }
    #expect(found > 8)
  }
}
