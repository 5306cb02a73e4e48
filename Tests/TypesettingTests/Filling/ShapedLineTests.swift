import FontFaces
import TestSupport
import Testing
import TextShaping

@testable import Typesetting

/// Texts with items that may be cut nowhere, so that each line is shaped by itself where it begins or ends in one.
@Suite("Lines with circles take no more than what is shaped at their ends")
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
      for unit in first..<units.count {
        let line = start.offset..<Int(units[unit].contentEnd)
        let ends = LineEnds(begin: start.begin, end: units[unit].ending)
        let advance = units.advance(from: start, through: unit, of: storage.shaped)
        let shaped = storage.shaped.itemized.advance(of: line, ends: ends)
        #expect(advance == shaped, "\(line)")
      }
    }
  }

  /// What is shaped anew for a line's edge is no longer in a long text than in a short one.
  @Test(arguments: [20, 60, 400]) func edgesReachNoFurtherInLongTexts(_ count: Int) throws {
    let storage = try brokenSyllables(count)
    let units = storage.units
    let reaches = (0..<units.count).map { index in
      let unit = units[index]
      return max(Int(unit.beginReach - unit.start), Int(unit.contentEnd - unit.endReach))
    }
    let longest = try #require(reaches.max())
    #expect(longest > 0 && 2 * longest <= ShapedText.longestRigidLine)
  }

  /// A search ends after so many comparisons: each of a line that may be shaped for it counts as many as are
  /// shaped at the most.
  @Test func comparisonsOfShapedLinesCountMore() throws {
    let other = try storage(String(repeating: "A line may be cut after each word. ", count: 10))
    for (storage, isRigid) in [(try brokenSyllables(80), true), (other, false)] {
      var style = ParagraphStyle(pointSize: 17)
      let whole = LineOutcome(LineFitting(storage, style: style), width: 1e9, limit: .max)
      let weight = isRigid ? ShapedText.longestRigidLine : 1
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
      let scale = search.scale()
      #expect(scale > 0.2 && scale < 0.5)
      switch search.stepped() {
      case .found(let stepped): #expect(!isRigid && stepped == scale)
      case .outOfPatience(let reached): #expect(isRigid && reached > scale)
      }
    }
  }

  /// What was compared for a line is weighed once, by what of it may be shaped.
  @Test func comparisonsAreWeighedOnce() throws {
    let storage = try brokenSyllables(80)
    let fitting = LineFitting(storage, style: ParagraphStyle(pointSize: 17))
    let first = (0..<storage.shaped.count - 5).first { start in
      storage.shaped.isRigid(in: start..<start + 5)
    }
    let start = try #require(first)
    var tally = ComparisonTally()
    var counts: [Int] = []
    func weigh(_ comparisons: Int, asOf line: Range<Int>) {
      for _ in 0..<comparisons { tally.add() }
      tally.weigh(asOf: line, fitting)
      counts.append(tally.count)
    }
    weigh(3, asOf: start..<start + 5)
    weigh(2, asOf: 0..<storage.shaped.count)
    weigh(0, asOf: start..<start + 5)
    weigh(1, asOf: start..<start + 5)
    let whole = 15 + 2 * ShapedText.longestRigidLine
    #expect(counts == [15, whole, whole, whole + 5])
  }
}
