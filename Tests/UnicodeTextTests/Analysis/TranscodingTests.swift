import TestSupport
import Testing

@testable import UnicodeText

@Suite("Transcoding")
struct TranscodingTests {
  private func units(of text: String) -> [UInt16] {
    var found: [UInt16] = []
    text.withUTF16Units { found = Array($0) }
    return found
  }

  /// As the standard library has it, for anything, half sequences included.
  @Test func asTheStandardLibraryHasIt() {
    var generator = SplitMix(seed: 8)
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    for _ in 0..<2_000 {
      let text = RandomText.hostile(using: &generator)
      #expect(units(of: text) == Array(text.utf16))
      let analysis = analyzer.analyze(text)
      let offsets = [0, text.utf16.count].map { _ in
        Int.random(in: 0...text.utf16.count, using: &generator)
      }
      let range = offsets.min().map { $0..<(offsets.max() ?? $0) } ?? 0..<0
      let expected = String(decoding: Array(text.utf16)[range], as: UTF16.self)
      #expect(analysis.string(in: range).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
  }

  /// The first and last scalars of each length.
  @Test(
    arguments: [
      0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF,
    ] as [UInt32]
  ) func everyLength(_ scalar: UInt32) throws {
    let text = String(String.UnicodeScalarView([try #require(Unicode.Scalar(scalar))]))
    #expect(units(of: text) == Array(text.utf16))
    // More than are counted at once.
    let many = String(repeating: text, count: 300)
    #expect(units(of: many) == Array(many.utf16))
    let analysis = TextAnalyzer(language: nil, strictness: .strict).analyze(text)
    #expect(analysis.string(in: 0..<text.utf16.count).utf8.elementsEqual(text.utf8))
  }
}
