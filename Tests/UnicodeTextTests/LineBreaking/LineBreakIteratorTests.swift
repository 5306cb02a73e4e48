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
    let other =
      BreakIterator(locale: locale)?.marks(.lineBreak, in: analysis)
      ?? analysis.boundaries.map { _ in [] }
    return (1..<max(1, analysis.utf16.count)).compactMap { offset in
      let isOurs = analysis.boundaries[offset].contains(.lineBreak)
      return isOurs == other[offset].contains(.lineBreak) ? nil : (offset, isOurs)
    }
  }

  private func locale(_ language: String, _ strictness: LineBreakStrictness) -> String {
    "\(language.replacing("-", with: "_"))@lb=\(strictness.rawValue)"
  }

  /// A kind of difference: classes of the fewest characters that show it.
  private struct Kind: Hashable, CustomStringConvertible {
    let isOurs: Bool
    /// The classes before the place.
    let before: String
    let after: String

    var description: String { "\(isOurs ? "ours" : "icu")\t\(before)\t\(after)" }
  }

  /// A scalar's class in the table: Line_Break, and whether it is wide or ambiguous.
  private func name(_ scalar: Unicode.Scalar) -> String {
    let properties = ScalarProperties(scalar)
    let width = properties.isEastAsian ? "-wide" : properties.isAmbiguousOrWide ? "-ambiguous" : ""
    return "\(properties.lineBreak)\(width)"
  }

  /// The kinds that the table explains.
  private func kinds(_ language: String, _ strictness: LineBreakStrictness) throws -> Set<Kind> {
    var kinds: Set<Kind> = []
    for row in try TestFiles.table("UnicodeTextTests/Cases/icu-differences.tsv")
    where row[0] == "any" || row[0].split(separator: " ").contains(language[...]) {
      guard row[1].split(separator: " ").contains(strictness.rawValue[...]) else { continue }
      for before in row[3].split(separator: " ") {
        for after in row[4].split(separator: " ") {
          let kind = Kind(isOurs: row[2] == "ours", before: "\(before)", after: "\(after)")
          kinds.insert(kind)
        }
      }
    }
    return kinds
  }

  /// Texts of one language and strictness beside ICU's.
  private struct Comparison {
    let tests: LineBreakIteratorTests
    let analyzer: TextAnalyzer
    let locale: String

    /// The first difference in a text, and the scalar after its place.
    func first(_ text: [Unicode.Scalar]) -> (index: Int, isOurs: Bool)? {
      let string = String(String.UnicodeScalarView(text))
      guard let found = tests.differences(string, analyzer, locale: locale).first else {
        return nil
      }
      var offset = 0
      for (index, scalar) in text.enumerated() {
        if offset == found.offset { return (index, found.isOurs) }
        offset += UTF16.width(scalar)
      }
      return nil
    }

    /// The kind of a text's first difference, reduced to the fewest characters; `nil` for a text
    /// without one.
    func kind(_ text: [Unicode.Scalar]) -> Kind? {
      var text = text
      guard var found = first(text) else { return nil }
      var index = 0
      while index < text.count {
        var shorter = text
        shorter.remove(at: index)
        if shorter.count > 1, let other = first(shorter) {
          (text, found, index) = (shorter, other, 0)
        } else {
          index += 1
        }
      }
      let names = text.map(tests.name)
      return Kind(
        isOurs: found.isOurs,
        before: names[..<found.index].joined(separator: "+"),
        after: names[found.index...].joined(separator: "+")
      )
    }
  }

  private func comparison(
    _ language: String,
    _ strictness: LineBreakStrictness
  ) -> Comparison {
    Comparison(
      tests: self,
      analyzer: TextAnalyzer(language: language, strictness: strictness),
      locale: locale(language, strictness)
    )
  }

  @Test(arguments: Corpus.languages)
  func corpus(_ language: String) throws {
    for strictness in [LineBreakStrictness.strict, .normal] {
      let comparison = comparison(language, strictness)
      let kinds = try kinds(language, strictness)
      for row in try Corpus.rows(language) {
        for text in [row.headline, row.snippet] where !text.isEmpty {
          let scalars = Array(text.unicodeScalars)
          for found in differences(text, comparison.analyzer, locale: comparison.locale) {
            let place = Substring(text).unicodeScalars.index(atOffset: found.offset)
            let window = max(0, place - 6)..<min(scalars.count, place + 4)
            let kind = comparison.kind(Array(scalars[window])) ?? comparison.kind(scalars)
            let isKnown = kind.map(kinds.contains) ?? true
            #expect(isKnown, "\(language)\t\(strictness)\t\(kind?.description ?? "")\t\(row.id)")
          }
        }
      }
    }
  }

  /// Random texts of all classes: each difference, reduced to the shortest text that shows it, is
  /// one of those explained.
  @Test(arguments: ["en", "ja", "zh-Hans", "ko"], [LineBreakStrictness.strict, .normal, .loose])
  func randomTexts(_ language: String, _ strictness: LineBreakStrictness) throws {
    let comparison = comparison(language, strictness)
    let kinds = try kinds(language, strictness)
    // Complex scripts are ICU's own matter.
    let pool = try TestFiles.table("UnicodeTextTests/Cases/line-break-representatives.tsv")
      .filter { $0[1] != "sa" }.compactMap { UInt32($0[0], radix: 16) }
      .compactMap(Unicode.Scalar.init)
    let pairs = pool.flatMap { first in pool.map { [first, $0] } }
    var generator = SplitMix(seed: 14)
    let texts = (0..<1500).map { _ in
      (0..<Int.random(in: 2...6, using: &generator)).compactMap { _ in
        pool.randomElement(using: &generator)
      }
    }
    for text in pairs + texts {
      guard let kind = comparison.kind(text) else { continue }
      #expect(kinds.contains(kind), "\(language)\t\(strictness)\t\(kind)\t\(text)")
    }
  }
}

extension Substring.UnicodeScalarView {
  /// The number of scalars before an offset in UTF-16.
  fileprivate func index(atOffset offset: Int) -> Int {
    var (count, width) = (0, 0)
    for scalar in self where width < offset {
      width += UTF16.width(scalar)
      count += 1
    }
    return count
  }
}
