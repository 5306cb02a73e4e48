import TestSupport
import Testing
import UnicodeText

@Suite("Grapheme clusters beside a plain statement of UAX #29")
struct GraphemeOracleTests {
  private typealias Representative = GraphemeOracle.Representative

  private static func representatives() throws -> [Representative] {
    try TestFiles.table("UnicodeTextTests/Cases/grapheme-representatives.tsv").map { row in
      Representative(
        scalar: try #require(UInt32(row[0], radix: 16)),
        property: row[1],
        conjunct: row.count > 2 ? row[2] : ""
      )
    }
  }

  /// Each text, be it broken as usual or anywhere, has the clusters that the oracle says; broken
  /// anywhere it has opportunities between them.
  private func differences(
    _ strictness: LineBreakStrictness,
    _ texts: some Sequence<[Representative]>
  ) -> [String] {
    let analyzer = TextAnalyzer(language: nil, strictness: strictness)
    let oracle = GraphemeOracle()
    var differences: [String] = []
    var string = String.UnicodeScalarView()
    for text in texts where differences.count < 10 {
      string.removeAll(keepingCapacity: true)
      for unit in text { if let scalar = Unicode.Scalar(unit.scalar) { string.append(scalar) } }
      let boundaries = analyzer.analyze(String(string)).boundaries
      var offset = 0
      for index in 1..<text.count {
        offset += text[index - 1].scalar > 0xFFFF ? 2 : 1
        let isCluster = oracle.breaks(text, at: index)
        let isBreak =
          strictness == .anywhere && isCluster
          ? isAnywhere(text[index - 1], text[index]) : boundaries[offset].contains(.lineBreak)
        if boundaries[offset].contains(.grapheme) != isCluster
          || boundaries[offset].contains(.lineBreak) != isBreak
        {
          let names = text.map { String($0.scalar, radix: 16) }.joined(separator: " ")
          differences.append("\(names) at \(index): should be \(isCluster), \(isBreak)")
        }
      }
    }
    return differences
  }

  /// Whether a line may end between two clusters (CSS Text 3 §5.3): not before white space nor a
  /// soft hyphen, unless UAX #14 has an opportunity there.
  private func isAnywhere(_ before: Representative, _ after: Representative) -> Bool {
    let terminators = ["cr", "lf"]
    if terminators.contains(before.property) { return true }  // LB4, LB5
    if terminators.contains(after.property) || after.scalar == 0x200B { return false }
    return after.scalar != 0xAD || before.scalar == 0x200B  // LB8
  }

  @Test(arguments: [LineBreakStrictness.strict, .anywhere])
  func everyThree(_ strictness: LineBreakStrictness) throws {
    let all = try Self.representatives()
    let texts = all.flatMap { first in
      all.flatMap { second in all.map { [first, second, $0] } }
    }
    #expect(differences(strictness, texts).isEmpty)
  }

  @Test(arguments: [LineBreakStrictness.strict, .anywhere])
  func randomTexts(_ strictness: LineBreakStrictness) throws {
    let all = try Self.representatives()
    var generator = SplitMix(seed: 29)
    let texts = (0..<15_000).map { _ in
      (0..<Int.random(in: 4...10, using: &generator)).compactMap { _ in
        all.randomElement(using: &generator)
      }
    }
    #expect(differences(strictness, texts).isEmpty)
  }
}
