import FontFaces
import TestSupport
import Testing

@testable import TextShaping
@testable import Typesetting
@testable import UnicodeText

/// What is found of a text of usual length lies in one block, which no other text holds on to.
@Suite("A text has one block") struct OneBlockTests {
  private static let texts = [
    "", "a", "海辺の図書館、夜も開館へ", "The library by the sea, AVATAR To.", "「夜」(b) AV 港町の、",
    "אבג abc", "su\u{AD}per e\u{301}", "ไทยภาษา", "日\n本", "👨‍👩‍👧 a",
    String(repeating: "夜の海、", count: 150),
  ]

  /// The blocks of all that is found of a text, but for what is empty.
  private func blocks(of text: PreparedText) -> [MemoryBlock] {
    let (analysis, items) = (text.storage.shaped.analysis, text.storage.shaped.itemized)
    return [
      analysis.utf16.block, analysis.boundaries.block, items.boundaries.block, items.items.block,
      text.storage.shaped.prefix.sums.block, text.storage.shaped.cuts.block,
    ].compactMap { $0 }
  }

  @Test(arguments: texts) func allLiesInOneBlock(_ text: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let prepared = PreparedText(text, style: TextStyle(cascade: cascade, language: "ja"))
    let blocks = blocks(of: prepared)
    let block = try #require(blocks.first)
    #expect(blocks.count == (text.isEmpty ? 4 : 6))
    #expect(blocks.allSatisfy { $0 === block })
    let start = Int(bitPattern: block.start)
    let unitsLieInIt = prepared.storage.units.units.withEntries { units in
      units.baseAddress.map { (start..<start + block.header).contains(Int(bitPattern: $0)) }
        ?? text.isEmpty
    }
    #expect(unitsLieInIt == true)
  }

  /// A text that is spaced by other rules is analysed no more, and keeps nothing of the first one.
  @Test(arguments: texts) func respacedTextsHaveTheirOwn(_ text: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    var style = TextStyle(cascade: cascade, language: "ja")
    style.composition = .japanese
    let spaced = PreparedText(text, style: style)
    style.composition = .none
    let plain = try #require(spaced.respaced(in: style))
    let (first, other) = (blocks(of: spaced), blocks(of: plain))
    #expect(first.count == other.count)
    if spaced.storage.shaped.itemized.spacing != nil {
      let (first, other) = (Set(first.map(ObjectIdentifier.init)), other.map(ObjectIdentifier.init))
      #expect(first.isDisjoint(with: other) && Set(other).count == 1)
    }
    let (units, copies) = (spaced.codeUnits, plain.codeUnits)
    #expect(Array(units) == Array(copies) && (text.isEmpty || !units.isIdentical(to: copies)))
  }

  /// Its size is known before: what is counted beforehand is what is found.
  @Test(arguments: texts) func unitsAreCountedBeforehand(_ text: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let storage = PreparedText(text, style: TextStyle(cascade: cascade, language: "ja")).storage
    let analysis = storage.shaped.analysis
    #expect(analysis.unitCount == storage.units.count)
    #expect(analysis.unitCount == analysis.unitCount(cutAt: .lineBreak, in: 0..<text.utf16.count))
  }
}
