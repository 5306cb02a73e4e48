import FontFaces
import TestSupport
import Testing
import TextShaping

@testable import Typesetting

/// Texts that may be cut nowhere, so that each of their lines is shaped by itself.
@Suite("Lines that are shaped by themselves are shaped once")
struct ShapedLineTests {
  /// Syllables without a base, which is drawn as a dotted circle.
  static let brokenSyllables =
    "\u{1000}\u{1001}\u{1002}\u{1003}\u{1004}\u{1005}\u{1006}\u{1039}\u{1039}"

  private func storage(_ text: String) throws -> PreparedText.Storage {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    return PreparedText(text, style: TextStyle(cascade: cascade)).storage
  }

  private func brokenSyllables(_ count: Int) throws -> PreparedText.Storage {
    let storage = try storage(String(repeating: Self.brokenSyllables, count: count))
    let (isRigid, unitCount) = (storage.shaped.hasRigidItems, storage.units.count)
    try #require(isRigid && unitCount > count)
    return storage
  }

  @Test func linesAreAsTheyAreShaped() throws {
    let storage = try brokenSyllables(40)
    let units = storage.units
    for first in [0, 1, 7, units.count / 3] {
      let start = units.lineStart(first)
      // What is remembered is what was found.
      for _ in 0..<2 {
        for unit in first..<units.count {
          let line = start.offset..<Int(units[unit].contentEnd)
          let ends = LineEnds(begin: start.begin, end: units[unit].ending)
          let advance = units.advance(from: start, through: unit, of: storage.shaped)
          let shaped = storage.shaped.itemized.advance(of: line, ends: ends)
          #expect(advance == shaped, "\(line)")
        }
      }
    }
    #expect(units.heapByteCount > ShapedLines().heapByteCount)
    let short = try brokenSyllables(20)
    #expect(short.units.heapByteCount < ShapedLines().heapByteCount)
  }

  @Test func theyKeepToTheirRoom() {
    let lines = ShapedLines()
    let byteCount = lines.heapByteCount
    #expect(byteCount >= ShapedLines.capacity * MemoryLayout<AdvanceSum>.stride)
    let ends = [LineEnds.running, LineEnds(begin: .running, end: .hyphen)]
    for offset in 0..<5_000 {
      let line = offset..<offset + 300
      for (number, ends) in ends.enumerated() {
        #expect(lines.advance(of: line, ends) == nil)
        lines.keep(AdvanceSum(text: Double(offset), display: Double(number)), of: line, ends)
      }
      let found = ends.map { lines.advance(of: line, $0) }
      #expect(found.map { $0?.text } == [Double(offset), Double(offset)])
      #expect(found.map { $0?.display } == [0, 1])
    }
    #expect(lines.advance(of: 0..<300, .running) == nil)
    #expect(lines.heapByteCount == byteCount)
  }

  /// A search ends after so many comparisons: each of a line that is shaped for it counts as many as the line
  /// has code units.
  @Test func comparisonsOfShapedLinesCountMore() throws {
    let other = try storage(String(repeating: "A line may be cut after each word. ", count: 10))
    for (storage, isRigid) in [(try brokenSyllables(40), true), (other, false)] {
      var style = ParagraphStyle(pointSize: 17)
      let whole = LineOutcome(LineFitting(storage, style: style), width: 1e9, limit: .max)
      let weight = isRigid ? storage.shaped.count : 1
      let unitCount = storage.units.count
      #expect(whole.lineCount == 1 && whole.comparisonCount == weight * unitCount)
      style.lineLimit = 3
      let search = ScaleSearch(
        storage,
        style: style,
        width: whole.widest / 8,
        height: nil,
        minimum: 0.1
      )
      let found = search.found()
      #expect(found.isBisected == isRigid)
      #expect(found.scale == search.scale() && found.scale > 0.2 && found.scale < 0.5)
    }
  }
}
