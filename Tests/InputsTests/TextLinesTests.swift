import Testing

@testable import Inputs

/// When lines are a list and not an article's.
@Suite struct TextLinesTests {
  private func isList(_ lines: [String]) -> Bool {
    TextLines.isList(lines.map { Substring($0).unicodeScalars })
  }

  /// Four paragraphs of one line are a list where all of them are as short as headlines: sixty
  /// scalars at most.
  @Test func longParagraphsAreNoList() {
    for length in [1, 59, 60, 61, 62, 400] {
      let long = String(repeating: "市", count: length)
      for place in 0..<4 {
        var lines = ["A", "", "B", "", "C", "", "D"]
        lines[2 * place] = long
        #expect(isList(lines) == (length <= 60), "\(length) scalars in paragraph \(place)")
      }
    }
  }

  @Test func noLinesAreNoList() {
    #expect(!isList([]))
    #expect(!isList(["", "", ""]))
  }

  /// Every text of up to five paragraphs of one to three short lines.
  @Test func paragraphsAreCounted() {
    for count in 1...5 {
      for code in 0..<pow3(count) {
        let lengths = (0..<count).map { code / pow3($0) % 3 + 1 }
        let lines = lengths.map { Array(repeating: "A", count: $0) }.joined(separator: [""])
        let expected =
          lengths[0] > 2 || lengths == [2] || count > 3 && lengths.allSatisfy { $0 == 1 }
        #expect(isList(Array(lines)) == expected, "\(lengths)")
        // Empty rows around them say nothing.
        #expect(isList(["", ""] + lines + [""]) == expected, "\(lengths)")
      }
    }
  }

  private func pow3(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 3 } }
}
