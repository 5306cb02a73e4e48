import Foundation
import Testing

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
    ]
    for (name, words, change) in changes {
      let error = #expect(throws: DecodingError.self, "\(name)") { _ = try read(change) }
      #expect("\(error as Any)".contains(words), "\(name)")
    }
  }
}
