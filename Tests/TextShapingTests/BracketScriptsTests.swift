import Testing
import UnicodeText

@testable import TextShaping

/// A closing bracket takes the script that stood before the opening one (UAX #24 §5.1), by every
/// kind of bracket and quotation mark.
@Suite struct BracketScriptsTests {
  /// The script of each scalar in order, as a letter that is written in it; `-` for none.
  private func scripts(_ text: String) -> String {
    var brackets = BracketScripts()
    let letters: [Character] = ["a", "б", "あ", "ا"]
    let known = letters.map {
      ScalarProperties($0.unicodeScalars.first?.value ?? 0).script.itemized
    }
    return String(
      text.unicodeScalars.map { scalar -> Character in
        let own = ScalarProperties(scalar.value).script.itemized
        let script = brackets.resolve(own, of: scalar.value)
        return known.firstIndex(of: script).map { letters[$0] } ?? "-"
      }
    )
  }

  @Test(arguments: [
    "()", "[]", "{}", "«»", "‹›", "“”", "‘’", "「」", "『』", "（）", "【】", "〈〉", "⟨⟩",
  ])
  func everyPairIsResolved(_ pair: String) throws {
    let opening = try #require(pair.first)
    let closing = try #require(pair.last)
    #expect(scripts("a\(opening)б\(closing)") == "a-бa")
    #expect(scripts("ا\(opening)a\(opening)б\(closing)あ\(closing)") == "ا-a-бaあا")
    // Two of the same kind that open close nothing.
    #expect(scripts("a\(opening)б\(opening)") == "a-б-")
    // What stands behind goes by what closed.
    #expect(scripts("a\(opening)б\(closing) \(opening)あ\(closing)") == "a-бa--あa")
  }

  @Test(arguments: [
    // One that was never opened, or closed by another one's end, has no script.
    ("a)", "a-"), ("a(б]", "a-б-"), ("a(б[あ)]", "a-б-あa-"), ("a[б(あ]б)", "a-б-あaб-"),
    // The nearest of a kind, first.
    ("a(б(あ))", "a-б-あбa"), ("a «б “あ” б» a", "a--б--あб-бa-a"),
    (" (a)", "--a-"), ("(a)(б)", "-a--б-"), ("a(б)(あ)", "a-бa-あa"),
  ])
  func pairsAreFoundAsTheyAreNested(_ text: String, _ expected: String) {
    #expect(scripts(text) == expected)
  }

  /// As deep as 32; what is deeper is not looked at.
  @Test func depthIsBounded() {
    func last(_ depth: Int) -> Character? {
      let text = "a" + String(repeating: "(", count: depth - 1) + "б(あ)"
      return scripts(text).last
    }
    #expect(last(2) == "б" && last(31) == "б" && last(32) == "б")
    #expect(last(33) == "a" && last(200) == "a")
  }

  /// Letters that are passed in a run stand before brackets as those do that are asked about one by one.
  @Test func passedLettersStandBeforeBrackets() {
    func script(_ scalar: Unicode.Scalar) -> Script {
      ScalarProperties(scalar.value).script.itemized
    }
    var brackets = BracketScripts()
    brackets.pass(script("a"))
    _ = brackets.resolve(script("("), of: 0x28)
    brackets.pass(script("б"))
    _ = brackets.resolve(script("["), of: 0x5B)
    brackets.pass(script("あ"))
    let inner = brackets.resolve(script("]"), of: 0x5D)
    #expect(inner == script("б"))
    let outer = brackets.resolve(script(")"), of: 0x29)
    #expect(outer == script("a"))
  }
}
