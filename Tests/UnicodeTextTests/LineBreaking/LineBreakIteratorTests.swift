import TestSupport
import Testing
import UnicodeText

@Suite("Line breaks beside ICU's iterators", .unicode15)
struct LineBreakIteratorTests {
  /// The places within a text where ours differ, and whether ours has a break there.
  private func differences(
    _ text: String,
    _ analyzer: TextAnalyzer,
    locale: String
  ) -> [(offset: Int, isOurs: Bool)] {
    let analysis = analyzer.analyze(text)
    var other = [BoundaryFlags](repeating: [], count: analysis.boundaries.count)
    BreakIterator(locale: locale)?
      .mark(0..<analysis.utf16.count, of: analysis.utf16, in: &other, flag: .lineBreak)
    return (1..<max(1, analysis.utf16.count)).compactMap { offset in
      let isOurs = analysis.boundaries[offset].contains(.lineBreak)
      return isOurs == other[offset].contains(.lineBreak) ? nil : (offset, isOurs)
    }
  }

  private func locale(_ language: String, _ strictness: LineBreakStrictness) -> String {
    "\(language.replacing("-", with: "_"))@lb=\(strictness.rawValue)"
  }

  @Test(arguments: Corpus.languages)
  func corpus(_ language: String) throws {
    for strictness in [LineBreakStrictness.strict, .normal] {
      let analyzer = TextAnalyzer(language: language, strictness: strictness)
      let locale = locale(language, strictness)
      for row in try Corpus.rows(language) {
        for text in [row.headline, row.snippet] where !text.isEmpty {
          let found = differences(text, analyzer, locale: locale)
          #expect(found.isEmpty, "\(strictness) \(row.id) \(found)")
        }
      }
    }
  }

  /// A kind of difference that the table explains.
  private struct Kind: Hashable {
    let isOurs: Bool
    /// All scalars before the place.
    let before: [UInt32]
    let after: UInt32
  }

  private func kinds(_ language: String, _ strictness: LineBreakStrictness) throws -> Set<Kind> {
    var kinds: Set<Kind> = []
    for row in try TestFiles.table("UnicodeTextTests/Cases/icu-differences.tsv")
    where row[0] == "any" || row[0].split(separator: " ").contains(language[...]) {
      guard row[1].split(separator: " ").contains(strictness.rawValue[...]) else { continue }
      for before in row[3].split(separator: " ") {
        for after in row[4].split(separator: " ") {
          kinds.insert(
            Kind(
              isOurs: row[2] == "ours",
              before: try before.split(separator: "+").map {
                try #require(UInt32($0, radix: 16))
              },
              after: try #require(UInt32(after, radix: 16))
            )
          )
        }
      }
    }
    return kinds
  }

  /// Random texts of all classes: each difference, reduced to the shortest text that shows it, is
  /// one of those explained, and all of those occur.
  @Test(arguments: ["en", "ja", "zh-Hans", "ko"], [LineBreakStrictness.strict, .normal, .loose])
  func randomTexts(_ language: String, _ strictness: LineBreakStrictness) throws {
    let analyzer = TextAnalyzer(language: language, strictness: strictness)
    let locale = locale(language, strictness)
    let kinds = try kinds(language, strictness)
    // Complex scripts are ICU's own matter.
    let pool = try TestFiles.table("UnicodeTextTests/Cases/line-break-representatives.tsv")
      .filter { $0[1] != "sa" }.compactMap { UInt32($0[0], radix: 16) }
      .compactMap(Unicode.Scalar.init)
    func first(_ text: [Unicode.Scalar]) -> Kind? {
      guard
        let found = differences(
          String(String.UnicodeScalarView(text)),
          analyzer,
          locale: locale
        ).first
      else { return nil }
      var offset = 0
      for (index, scalar) in text.dropLast().enumerated() {
        offset += UTF16.width(scalar)
        if offset == found.offset {
          let before = text[...index].map(\.value)
          return Kind(isOurs: found.isOurs, before: before, after: text[index + 1].value)
        }
      }
      return nil
    }
    var generator = SplitMix(seed: 14)
    for _ in 0..<1500 {
      var text = (0..<Int.random(in: 2...6, using: &generator)).compactMap { _ in
        pool.randomElement(using: &generator)
      }
      guard var kind = first(text) else { continue }
      var index = 0
      while index < text.count {
        var shorter = text
        shorter.remove(at: index)
        if shorter.count > 1, let found = first(shorter) {
          (text, kind, index) = (shorter, found, 0)
        } else {
          index += 1
        }
      }
      let isShortest = text.count == kind.before.count + 1
      #expect(isShortest && kinds.contains(kind), "\(text) \(kind)")
    }
  }
}
