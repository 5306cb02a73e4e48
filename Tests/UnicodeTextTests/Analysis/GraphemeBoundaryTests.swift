import TestSupport
import Testing
import UnicodeText

@Suite("The next and the previous grapheme boundary")
struct GraphemeBoundaryTests {
  @Test func areTheNearest() {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    for text in ["", "a", "ab", "e\u{301}\u{316}x", "🇯🇵👩\u{200D}👧!", "\r\n한"] {
      let boundaries = analyzer.analyze(text).boundaries
      let count = boundaries.count - 1
      let places = boundaries.indices.filter { boundaries[$0].contains(.grapheme) }
      for limit in 0...count {
        for offset in 0...limit {
          let next = places.first { $0 > offset } ?? count
          #expect(boundaries.graphemeBoundary(after: offset, limit: limit) == min(next, limit))
        }
        for offset in limit...count {
          let previous = places.last { $0 < offset } ?? 0
          #expect(boundaries.graphemeBoundary(before: offset, limit: limit) == max(previous, limit))
        }
      }
    }
  }
}
