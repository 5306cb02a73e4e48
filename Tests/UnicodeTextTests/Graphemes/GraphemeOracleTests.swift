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

  private func differences(
    _ tailoring: LineBreakTailoring,
    _ texts: some Sequence<[Representative]>,
    strictness: LineBreakStrictness = .strict
  ) -> [String] {
    let analyzer = TextAnalyzer(language: nil, strictness: strictness, tailoring: tailoring)
    let oracle = GraphemeOracle(keepsConjuncts: tailoring == .customary)
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
        let isLineBreak = boundaries[offset].contains(.lineBreak)
        // None of the representatives is white space but CR and LF, which end their line
        // themselves.
        let isAnywhere = isCluster && !["cr", "lf"].contains(text[index].property)
        if boundaries[offset].contains(.grapheme) != isCluster
          || strictness == .anywhere && isCluster && isLineBreak != isAnywhere
            && text[index].scalar != 0x200B
        {
          let names = text.map { String($0.scalar, radix: 16) }.joined(separator: " ")
          differences.append("\(names) at \(index): should be \(isCluster)")
        }
      }
    }
    return differences
  }

  @Test(arguments: LineBreakTailoring.allCases)
  func everyThree(_ tailoring: LineBreakTailoring) throws {
    let all = try Self.representatives()
    let texts = all.flatMap { first in
      all.flatMap { second in all.map { [first, second, $0] } }
    }
    #expect(differences(tailoring, texts).isEmpty)
  }

  @Test(arguments: LineBreakTailoring.allCases)
  func randomTexts(_ tailoring: LineBreakTailoring) throws {
    let all = try Self.representatives()
    var generator = SplitMix(seed: 29)
    let texts = (0..<15_000).map { _ in
      (0..<Int.random(in: 4...10, using: &generator)).compactMap { _ in
        all.randomElement(using: &generator)
      }
    }
    #expect(differences(tailoring, texts).isEmpty)
  }
}
