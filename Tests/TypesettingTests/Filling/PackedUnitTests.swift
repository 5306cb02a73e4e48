import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

@Suite("Units of long texts take little memory, and are the same")
struct PackedUnitTests {
  private static let pieces = [
    "The quick AVATAR, Tom. ", "港町の「図書館」、夜も開く。", "خبر عاجل (2024) ",
    "su\u{AD}per\u{AD}cali ", "a\n", "WAVE ",
    // Beyond what is packed: white space longer than a byte counts.
    "x" + String(repeating: " ", count: 300),
    // One word, cut everywhere.
    "AVAWATo",
  ]

  private func style() throws -> TextStyle {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    var style = TextStyle(cascade: cascade, language: "ja")
    style.punctuationTrimming = .trimBoth
    style.hangingPunctuation = [.allowEnd]
    return style
  }

  @Test(arguments: pieces.indices, [40.0, 146])
  func linesOfLongTexts(_ index: Int, _ width: Double) throws {
    let piece = Self.pieces[index]
    let text = String(repeating: piece, count: 4_200 / piece.utf16.count + 1)
    let prepared = PreparedText(text, style: try style())
    let scale = AdvanceScale(cascade: prepared.style.cascade, pointSize: 12, letterSpacing: 0)
    let expected = ReferenceTypesetter(text, style: try style())
      .lines(width: width, scale: scale, filling: .greedy)
    let lines = prepared.lines(ParagraphStyle(pointSize: 12), width: width).lines
    #expect(lines.map(\.range) == expected.map(\.range))
    #expect(lines.map(\.width) == expected.map(\.width))
  }

  /// Packed or not, units are the same, with their sums, their other ends and where they are found.
  @Test(arguments: [BoundaryFlags.lineBreak, .grapheme])
  func packedUnitsAreTheSame(_ flag: BoundaryFlags) throws {
    let pieces = [
      "A", "V.", " ", "\u{AD}", "「", "」、", "港", "ぁ", "\n", "\u{2028}", "\u{200B}", "e\u{301}", "ب",
      String(repeating: " ", count: 300),
    ]
    var settings = [try style(), try style(), try style(), try style()]
    settings[1].hangingPunctuation = [.first, .forceEnd, .last]
    settings[2].punctuationTrimming = .spaceAll
    settings[2].hangingPunctuation = []
    settings[3].composition = .japanese
    for (number, first) in pieces.enumerated() {
      for second in pieces {
        for (other, third) in pieces.enumerated() {
          let style = settings[(number + other) % settings.count]
          let storage = PreparedText(first + second + third + first, style: style).storage
          let tables = [Int.max, 0].map { length in
            BreakUnitTable(
              storage.shaped,
              edges: storage.edges,
              cutAt: flag,
              in: 0..<storage.shaped.count,
              packedFrom: length
            )
          }
          #expect(
            Self.areSame(tables[0], tables[1]) && tables[1].units.withEntries { _ in } == nil,
            "\((first + second + third).debugDescription)"
          )
        }
      }
    }
  }

  /// Where a line is said to grow with each unit, it does, be the unit tracked by its font or not: of a Japanese text
  /// Latin letters are.
  @Test(arguments: [12.0, 17, 20, 24, 34])
  func linesGrowWhereTheyAreSaidTo(_ size: Double) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "ja")
    let storage = PreparedText("iiii日iii日日ii", style: style).storage
    let table = BreakUnitTable(
      storage.shaped,
      edges: storage.edges,
      cutAt: .grapheme,
      in: 0..<storage.shaped.count
    )
    let growth = try #require(table.growth)
    var (growing, others) = (0, 0)
    for step in 0...160 {
      let spacing = -size * Double(step) / 320
      let scale = AdvanceScale(cascade: cascade, pointSize: size, letterSpacing: spacing)
      guard growth.isPositive(at: scale) else {
        others += 1
        continue
      }
      growing += 1
      let widths = (0..<table.count).map { scale.points(table.units.endSum($0)) }
      let grows = zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }
      #expect(grows, "\(spacing)")
    }
    #expect(growing > 0 && others > 0)
  }

  private static func areSame(_ kept: BreakUnitTable, _ packed: BreakUnitTable) -> Bool {
    kept.count == packed.count && kept.endOfContent == packed.endOfContent
      && (0..<kept.count).allSatisfy { index in
        let (end, other) = (kept.otherEnd(of: index), packed.otherEnd(of: index))
        return kept.units[index] == packed.units[index]
          && kept.units.beginSum(index) == packed.units.beginSum(index)
          && kept.units.endSum(index) == packed.units.endSum(index)
          && end?.sum == other?.sum && end?.reach == other?.reach
          && kept.dividesLine(from: 0, to: index) == packed.dividesLine(from: 0, to: index)
          && (kept.units[index].start...kept.units[index].end).allSatisfy {
            kept.index(at: Int($0)) == packed.index(at: Int($0))
          }
      }
  }

  /// Units of which one cannot be packed are kept as they are, all of them.
  @Test(arguments: 0..<4, [true, false])
  func unitsThatCannotBePacked(_ number: Int, _ isOfBegin: Bool) throws {
    let storage = PreparedText("one two three four", style: try style()).storage
    let units = storage.units.units
    var builder = BreakUnitList.Builder(of: storage.shaped, count: units.count, packedFrom: 0)
    var expected: [BreakUnit] = []
    for index in 0..<units.count {
      let own = units[index]
      let distance: Int32 = index == number ? 1 << 16 : 0
      let unit = BreakUnit(
        start: own.start,
        end: own.end,
        contentEnd: own.contentEnd,
        beginReach: own.start + (isOfBegin ? distance : 0),
        endReach: own.contentEnd - (isOfBegin ? 0 : distance),
        hasAlternative: false,
        isMandatory: false,
        begin: .running,
        ending: .running
      )
      expected.append(unit)
      builder.append(
        BreakUnitList.Entry(
          unit: unit,
          beginSum: units.beginSum(index),
          endSum: units.endSum(index)
        )
      )
    }
    let list = builder.finish()
    #expect(list.count == 4 && list.withEntries { _ in } != nil)
    #expect((0..<list.count).map { list[$0] } == expected)
    #expect((0..<list.count).allSatisfy { list.endSum($0) == units.endSum($0) })
  }

  /// Of so many different gains as have numbers all are kept, and of one more none is.
  @Test(arguments: [(65_535, true), (65_536, false)])
  func moreGainsThanHaveNumbers(_ count: Int, _ isPacked: Bool) throws {
    let storage = PreparedText("a", style: try style()).storage
    let prefix = storage.shaped.prefix[0]
    var builder = BreakUnitList.Builder(of: storage.shaped, count: count, packedFrom: 0)
    // Before the text, each with another gain at its end.
    let unit = BreakUnit(runningFrom: 0, to: 0, contentEnd: 0, isMandatory: false)
    func endSum(_ index: Int) -> AdvanceSum {
      prefix + AdvanceSum(text: Double(index + 1), display: 0)
    }
    for index in 0..<count {
      builder.append(BreakUnitList.Entry(unit: unit, beginSum: prefix, endSum: endSum(index)))
    }
    let list = builder.finish()
    #expect(list.count == count && (list.withEntries { _ in } == nil) == isPacked)
    #expect((0..<count).allSatisfy { list.endSum($0) == endSum($0) })
    #expect(list.beginSum(count - 1) == prefix)
  }

  /// Units of fewer code units than a long text has are kept as they are.
  @Test(arguments: [(4_094, true), (4_095, true), (4_096, false), (4_097, false)])
  func textsFromALengthOnArePacked(_ count: Int, _ isKept: Bool) throws {
    let text = String(String(repeating: "a ", count: 2_049).prefix(count))
    let storage = PreparedText(text, style: try style()).storage
    let table = BreakUnitTable(
      storage.shaped,
      edges: storage.edges,
      cutAt: .lineBreak,
      in: 0..<storage.shaped.count
    )
    for units in [storage.units.units, table.units] {
      let isAsItIs = units.withEntries { _ in true } ?? false
      #expect(isAsItIs == isKept && units.count == (count + 1) / 2)
    }
    // No room is asked for beforehand for what is packed.
    let spare = try #require(Mirror(reflecting: storage).descendant("spareByteCount") as? Int)
    #expect(isKept || spare <= 2_048)
  }

  /// Words are cut in pieces of a least length, none of which ends with white space.
  @Test(arguments: [
    ("a", 1, "", 1), ("a", 127, "", 1), ("a", 128, "", 1), ("a", 129, "", 2), ("a", 255, "", 2),
    ("a", 256, "", 2), ("a", 257, "", 3), ("a", 127, " b", 1), ("a", 127, "\nb", 1),
    ("a", 128, " b", 2), ("e\u{301}", 64, "", 1), ("e\u{301}", 64, "a", 2),
    ("e\u{301}", 65, "", 2),
  ])
  func longWordsAreCutInPieces(_ piece: String, _ count: Int, _ end: String, _ pieces: Int) throws {
    let text = PreparedText(String(repeating: piece, count: count) + end, style: try style())
    let made = Mirror(reflecting: text.storage.clusters).descendant("pieces") as? any Collection
    #expect(made?.count == pieces)
  }

  /// A piece may begin with white space, which hangs with the word that the piece before it ends with.
  @Test(arguments: [" b", "  b", "\nb", " ", "b c"])
  func piecesBeginWithWhiteSpace(_ end: String) throws {
    let text = String(repeating: "a", count: 128) + end
    let storage = PreparedText(text, style: try style()).storage
    let whole = BreakUnitTable(
      storage.shaped,
      edges: storage.edges,
      cutAt: .grapheme,
      in: 0..<storage.shaped.count
    )
    for offset in 0..<storage.shaped.count {
      let unit = storage.clusters.cursor(at: offset, of: storage).unit
      let other = whole.units[whole.index(at: offset)]
      #expect([unit.start, unit.end] == [other.start, other.end], "\(offset)")
      #expect(unit.contentEnd == other.contentEnd, "\(offset)")
    }
    // Of the letters each stands by itself; the white space behind them ends where they do.
    let first = storage.clusters.cursor(at: 128, of: storage).unit
    #expect(first.start == 128 && first.contentEnd == (end == "b c" ? 129 : 128))
  }

  /// A unit took eighty bytes.
  @Test(arguments: ["The quick AVATAR, Tom. ", "港町の図書館、夜も開く。", "خبر عاجل ", "a\n"])
  func bytesOfAUnit(_ piece: String) throws {
    let text = String(repeating: piece, count: 6_000)
    var style = try style()
    style.hangingPunctuation = []
    let units = PreparedText(text, style: style).storage.units
    #expect(units.heapByteCount < 28 * units.count)
  }

  /// Each gain that is different is kept once, and so is each place that any amount of white space ends behind.
  @Test func whatUnitsHaveInCommonIsKeptOnce() throws {
    func packed(_ text: String, _ flag: BoundaryFlags, _ part: String) throws -> Int? {
      let storage = PreparedText(text, style: try style()).storage
      let table = BreakUnitTable(
        storage.shaped,
        edges: storage.edges,
        cutAt: flag,
        in: 0..<storage.shaped.count,
        packedFrom: 0
      )
      let kept =
        Mirror(reflecting: table.units).descendant("packed", "some", part) as? any Collection
      return kept?.count
    }
    // A comma or full stop at a line's end is set at half its width.
    let text = String(repeating: "港町の図書館、夜も開く。", count: 500)
    let gains = try #require(try packed(text, .lineBreak, "gains"))
    #expect((2...16).contains(gains))
    // Of 300 spaces behind a letter the last 45 end more than a byte counts behind it.
    let spaced = "x" + String(repeating: " ", count: 300)
    for count in 1...3 {
      let ends = try packed(String(repeating: spaced, count: count), .grapheme, "farEnds")
      #expect(ends == count)
    }
  }

  /// Room is asked for beforehand for as many units as there are: a list that grows would take up to twice that.
  @Test func noRoomIsLeftBehindUnits() throws {
    let text = String(repeating: "a\n", count: 6_000)
    let units = PreparedText(text, style: try style()).storage.units.units
    #expect(units.count == 6_000 && units.heapByteCount < 17 * units.count)
  }

  /// All that is held of a word that is cut throughout: it was 130 bytes for a letter, eighty of
  /// them for its unit.
  @Test func bytesOfALongWord() throws {
    let prepared = PreparedText(
      String(repeating: "AVAWATo", count: 10_000),
      style: try style()
    )
    _ = prepared.measure(ParagraphStyle(pointSize: 12), width: 146)
    #expect(prepared.byteCount < 60 * prepared.utf16Count)
  }

  /// Each offset is in the unit that ends after it, and the end of the text in none.
  @Test func everyOffsetIsInItsUnit() throws {
    let text = String(repeating: "The quick AVATAR, Tom. ", count: 200)
    let units = PreparedText(text, style: try style()).storage.units
    var index = 0
    for offset in 0..<text.utf16.count {
      if Int(units[index].end) <= offset { index += 1 }
      #expect(units.index(at: offset) == index)
    }
    #expect(units.index(at: text.utf16.count) == units.count)
  }
}
