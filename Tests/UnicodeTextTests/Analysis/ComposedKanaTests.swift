import Foundation
import TestSupport
import Testing

@testable import UnicodeText

/// Kana that are written as two characters, as in file names of macOS.
@Suite struct ComposedKanaTests {
  private static let markings: [PhraseMarking] = [
    .marked, .wordStarts(.likely), .wordStarts(.unlikely),
  ]

  /// The text cut where phrases end.
  private func phrases(_ text: String, _ marking: PhraseMarking) -> [String] {
    let boundaries = TextAnalyzer(language: "ja", strictness: .strict, phrases: marking)
      .analyze(text).boundaries
    let units = Array(text.utf16)
    let ends = (1...units.count).filter { $0 == units.count || boundaries[$0].contains(.phrase) }
    return zip([0] + ends, ends).map { String(decoding: units[$0..<$1], as: UTF16.self) }
  }

  private func inParts(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard (0x3041...0x30FF).contains(scalar.value) else { return [scalar] }
    return Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// Phrases and words are those of the same text with each kana as one character.
  @Test(arguments: markings) func phrasesAreWhereTheyAre(_ marking: PhraseMarking) throws {
    var count = 0
    for row in try Corpus.rows("ja").prefix(300) where !row.headline.isEmpty {
      let text = row.headline
      let parts = String(String.UnicodeScalarView(text.unicodeScalars.flatMap(inParts)))
      count += parts.utf16.count - text.utf16.count
      // Strings are equal whose characters are, however they are written.
      #expect(phrases(parts, marking) == phrases(text, marking), "\(text)")
    }
    #expect(count > 400)
  }

  /// Every kana with a mark, and marks that join nothing.
  @Test func everyKanaIsComposed() {
    func composed(_ text: String) -> ComposedKana? {
      Array(text.utf16).withUnsafeBufferPointer { ComposedKana($0) }
    }
    for value in UInt32(0x3041)...0x30FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let parts = String(String.UnicodeScalarView(inParts(scalar)))
      let kana = composed(parts)
      #expect(kana?.units == (parts.utf16.count == 2 ? [UInt16(value)] : nil), "\(scalar)")
      #expect(kana?.offsets == (parts.utf16.count == 2 ? [0, 2] : nil), "\(scalar)")
    }
    for text in ["", "か", "\u{3099}", "夜\u{3099}", "が\u{3099}", "か\u{309A}", "\u{309A}は"] {
      #expect(composed(text) == nil, "\(text.debugDescription)")
    }
    let twice = composed("夜か\u{3099}\u{3099}は\u{309A}")
    #expect(twice?.units == [0x591C, 0x304C, 0x3099, 0x3071])
    #expect(twice?.offsets == [0, 1, 3, 4, 6])
  }
}
