import TestSupport
import Testing
import UnicodeText

@Suite("Line breaks beside a plain statement of UAX #14 and CSS")
struct LineBreakOracleTests {
  private typealias Representative = LineBreakOracle.Representative

  private static func representatives() throws -> [Representative] {
    let names = Dictionary(
      uniqueKeysWithValues: LineBreakProperty.allCases.map { ("\($0)", $0) }
    )
    return try TestFiles.table("UnicodeTextTests/Cases/line-break-representatives.tsv").map { row in
      let flags = row.count > 2 ? row[2].split(separator: " ") : []
      return Representative(
        scalar: try #require(UInt32(row[0], radix: 16)),
        property: try #require(names[row[1]]),
        isEastAsian: flags.contains("ea"),
        isWide: flags.contains("wide"),
        isWord: flags.contains("word"),
        isReservedPictograph: flags.contains("cn"),
        isMark: flags.contains("mn"),
        isInitial: flags.contains("pi"),
        isFinal: flags.contains("pf")
      )
    }
  }

  /// The first few texts where the module and the oracle differ.
  private func differences(
    _ oracle: LineBreakOracle,
    _ texts: some Sequence<[Representative]>
  ) -> [String] {
    let analyzer = TextAnalyzer(
      language: oracle.isChineseOrJapanese ? "ja" : nil,
      strictness: oracle.strictness,
      wordBreak: oracle.wordBreak
    )
    var differences: [String] = []
    var string = String.UnicodeScalarView()
    for text in texts where differences.count < 10 {
      string.removeAll(keepingCapacity: true)
      for unit in text { if let scalar = Unicode.Scalar(unit.scalar) { string.append(scalar) } }
      let boundaries = analyzer.analyze(String(string)).boundaries
      let answers = oracle.answers(text)
      var offset = 0
      for index in 1..<text.count {
        offset += text[index - 1].scalar > 0xFFFF ? 2 : 1
        let found: LineBreakOracle.Answer =
          boundaries[offset].contains(.mandatory)
          ? .mandatory : boundaries[offset].contains(.lineBreak) ? .allowed : .forbidden
        if found != answers[index - 1] {
          let names = text.map { String($0.scalar, radix: 16) }.joined(separator: " ")
          differences.append("\(names) at \(index): \(found), should be \(answers[index - 1])")
        }
      }
    }
    return differences
  }

  /// Every class after every other, and after that.
  @Test func everyThree() throws {
    var seen: Set<String> = []
    let all = try Self.representatives().filter {
      // Of East Asian ones, those whose class has others that rules treat otherwise.
      let isEastAsian = $0.isEastAsian && [.op, .al, .ns].contains($0.property)
      let flags =
        "\(isEastAsian) \($0.isReservedPictograph) \($0.isMark) \($0.isInitial) \($0.isFinal)"
      return seen.insert("\($0.property) \(flags)").inserted
    }
    let texts = all.lazy.flatMap { first in
      all.lazy.flatMap { second in all.lazy.map { [first, second, $0] } }
    }
    #expect(differences(LineBreakOracle(strictness: .strict), texts).isEmpty)
  }

  private static let settings: [LineBreakOracle] = LineBreakStrictness.allCases
    .flatMap { strictness in
      WordBreak.allCases.flatMap { wordBreak in
        [false, true].map { isChineseOrJapanese in
          LineBreakOracle(
            strictness: strictness,
            wordBreak: wordBreak,
            isChineseOrJapanese: isChineseOrJapanese
          )
        }
      }
    }

  @Test(arguments: settings.indices) func everyTwoUnderEverySetting(_ index: Int) throws {
    let all = try Self.representatives()
    let texts = all.lazy.flatMap { first in all.lazy.map { [first, $0] } }
    #expect(differences(Self.settings[index], texts).isEmpty, "\(Self.settings[index])")
  }

  @Test(arguments: settings.indices) func randomTextsUnderEverySetting(_ index: Int) throws {
    let all = try Self.representatives()
    var generator = SplitMix(seed: UInt64(index))
    let texts = (0..<250).map { _ in
      (0..<Int.random(in: 3...8, using: &generator)).compactMap { _ in
        all.randomElement(using: &generator)
      }
    }
    #expect(differences(Self.settings[index], texts).isEmpty, "\(Self.settings[index])")
  }

  /// Texts of the few classes that rules look far for: numbers, spaces, marks, hyphens, brackets;
  /// quotation marks and what stands beside them; aksaras.
  @Test(arguments: [
    [0x20, 0x2C, 0x28, 0x30, 0x24, 0x2D, 0x61], [0x20, 0x201C, 0x201D, 0x22, 0x4E00, 0x61, 0x300B],
    [0x1B05, 0x25CC, 0x1BC0, 0x1B44, 0x1BF2, 0x301, 0x61], [0x5D0, 0x2010, 0x2D, 0x20, 0xA0, 0x61],
  ])
  func everyFiveThatRulesLookFarFor(_ scalars: Set<UInt32>) throws {
    let all = try Self.representatives().filter { scalars.contains($0.scalar) }
    #expect(all.count == scalars.count)
    var texts: [[Representative]] = [[]]
    for _ in 0..<5 { texts = texts.flatMap { text in all.map { text + [$0] } } }
    #expect(differences(LineBreakOracle(strictness: .strict), texts).isEmpty)
  }

  /// The representatives are what Unicode's files say.
  @Test func representativesAreWhatTheySay() throws {
    for representative in try Self.representatives() {
      let properties = ScalarProperties(representative.scalar)
      #expect(properties.isEastAsian == representative.isEastAsian, "\(representative)")
      let isWide = representative.isWide || representative.isEastAsian
      #expect(properties.isAmbiguousOrWide || !isWide, "\(representative)")
      let quotations: [LineBreakProperty] = [
        representative.isInitial ? .quInitial : nil, representative.isFinal ? .quFinal : nil,
        representative.scalar == 0x25CC ? .dottedCircle : nil,
      ].compactMap { $0 }
      #expect(properties.lineBreak == quotations.first ?? representative.property)
      #expect(properties.isReservedPictograph == representative.isReservedPictograph)
    }
  }
}
