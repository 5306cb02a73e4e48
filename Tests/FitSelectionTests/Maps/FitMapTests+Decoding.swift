import Foundation
import LayoutEngine
import SwiftUISurface
import Testing
import Typesetting
import ViewFitting

@testable import FitSelection

/// What is read of a map that was written, and what is refused.
extension FitMapTests {
  @Test func aMapIsAValue() throws {
    let maps = try layouts(3).map { FitMap(of: $0, in: FitMap.Region(widths: 100...200)) }
    #expect(Set(maps).count == 3)
    for map in maps {
      let coded = try JSONDecoder().decode(FitMap.self, from: JSONEncoder().encode(map))
      #expect(coded == map)
    }
  }

  /// What comes from outside is looked at before it is looked up in.
  @Test(arguments: [("\"count\":", "\"count\":9"), ("\"candidateCount\":", "\"candidateCount\":4")])
  func aMapThatIsNotWholeIsRefused(member: String, begun: String) throws {
    let map = try FitMap(of: #require(layouts(1).first), in: FitMap.Region(widths: 100...200))
    let text = try #require(String(bytes: JSONEncoder().encode(map), encoding: .utf8))
    let broken = text.replacingOccurrences(of: member, with: begun)
    #expect(broken != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FitMap.self, from: Data(broken.utf8))
    }
  }

  /// A map as it is written.
  private struct WrittenMap: Codable {
    struct Columns: Codable {
      var words: [Double?]
      var count: Int
      var candidateCount: Int
      var areKnown: Bool
    }

    var region: FitMap.Region
    var candidateCount: Int
    var isSteppedByHeight: Bool
    var columns: Columns
  }

  /// Nor is one read whose numbers no map has: it would be asked for candidates that there are not, or never end.
  @Test func aMapThatCannotBeIsRefused() throws {
    let map = try FitMap(of: #require(layouts(1).first), in: FitMap.Region(widths: 100...200))
    let count = map.columnCount
    try #require(count > 2)
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞",
      negativeInfinity: "-∞",
      nan: "NaN"
    )
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞",
      negativeInfinity: "-∞",
      nan: "NaN"
    )
    let written = try decoder.decode(WrittenMap.self, from: encoder.encode(map))
    func read(_ change: (inout WrittenMap) -> Void) throws -> FitMap {
      var changed = written
      change(&changed)
      return try decoder.decode(FitMap.self, from: encoder.encode(changed))
    }
    let same = try read { _ in }
    #expect(same == map)
    let others = "other candidates than its columns"
    let broken = "columns are not whole"
    let elsewhere = "columns are not those of its region"
    let changes: [(String, String, (inout WrittenMap) -> Void)] = [
      ("fewer than no candidates", others, { $0.candidateCount = -1 }),
      ("one candidate less", others, { $0.candidateCount -= 1 }),
      ("candidates without end", others, { $0.candidateCount = 1_000_000_000_000_000_000 }),
      ("beginnings in disorder", broken, { $0.columns.words.swapAt(0, 1) }),
      ("a beginning twice", broken, { $0.columns.words[1] = $0.columns.words[0] }),
      ("a last beginning before all", broken, { $0.columns.words[count - 1] = 0 }),
      ("a last beginning behind the region", elsewhere, { $0.columns.words[count - 1] = 201 }),
      ("a first beginning before the region", elsewhere, { $0.columns.words[0] = 99 }),
      (
        "a region that begins before the first", elsewhere,
        { $0.region = FitMap.Region(widths: 99...200) }
      ),
      ("a need that is no number", broken, { $0.columns.words[2 * count] = Double.nan }),
      ("a need below all numbers", broken, { $0.columns.words[2 * count] = -Double.infinity }),
      ("a beginning without end", broken, { $0.columns.words[count - 1] = Double.infinity }),
      ("fewer needs known than all of them", broken, { $0.columns.words[count] = 0 }),
      ("all needs known and not all", broken, { $0.columns.areKnown = false }),
      (
        "more needs known than there are", broken,
        {
          $0.columns.areKnown = false
          $0.columns.words[count] = Double($0.candidateCount + 1)
        }
      ),
      (
        "fewer needs known than none", broken,
        {
          $0.columns.areKnown = false
          $0.columns.words[count] = -1
        }
      ),
    ]
    for (name, words, change) in changes {
      let error = #expect(throws: DecodingError.self, "\(name)") { _ = try read(change) }
      #expect("\(error as Any)".contains(words), "\(name)")
    }
  }

  /// What fits in no height, columns of heights and a map that answers nowhere are read as they were written, in a region
  /// whose widths begin elsewhere than its heights.
  @Test func everyKindOfMapIsRead() throws {
    let selector = try selector()
    let layouts = [
      selector.resolve(
        ViewThatFits {
          Color.white.frame(width: 40, height: 20)
          Color.white.frame(width: 30, height: 16)
        }
      ),
      selector.resolve(
        ViewThatFits(in: .horizontal) {
          Color.white.frame(width: 40, height: 20)
          Color.white.frame(width: 10, height: 30)
        }
      ), selector.resolve(Text(verbatim: "夜")),
    ]
    let maps = layouts.map { FitMap(of: $0, in: FitMap.Region(widths: 3...100, heights: 5...50)) }
    #expect(maps.map(\.coverage) == [.everywhere, .everywhere, .nowhere])
    #expect(maps.map(\.steppedAxis) == [.horizontal, .vertical, .horizontal])
    let read = try maps.map {
      try JSONDecoder().decode(FitMap.self, from: JSONEncoder().encode($0))
    }
    #expect(read == maps)
    // The first box is too wide, however high it may be.
    let bounds = CGSize(width: 35, height: 45)
    #expect(read.map { $0.outcome(in: bounds)?.chosenIndex } == [1, 1, nil])
  }

  /// What a candidate needs behind one of which nothing is known is not told either.
  @Test func nothingIsKnownBehindTheUnknown() throws {
    let known = StepFunction(7, before: 5, then: 3, over: 0...10)
    let unknown = StepFunction(nil, over: 0...10)
    let columns = try #require(FitColumns([known, unknown, known]))
    #expect(columns.count == 2 && columns.candidateCount == 3 && !columns.areKnown)
    #expect(columns.indices.map { columns.knownCount(in: $0) } == [1, 1])
    for (column, need) in [(0, 7.0), (1, 3)] {
      let needs = (0..<3).map { columns.need(of: $0, in: column) }
      #expect(needs == [need, .infinity, .infinity])
    }
    let shown = FitOutcome(chosenIndex: 0, fits: true)
    for (length, bound, outcome) in [
      (4.0, 7.0, shown), (4, 6, nil), (5, 3, shown), (5, 2, nil),
    ] as [(Double, Double, FitOutcome?)] {
      #expect(columns.outcome(at: length, bound: bound) == outcome, "\(length), \(bound)")
    }
  }
}
