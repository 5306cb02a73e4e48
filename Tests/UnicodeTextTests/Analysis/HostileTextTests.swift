import Testing
import UnicodeText

@Suite("A quarter of a megabyte of one hostile thing costs no more than its length")
struct HostileTextTests {
  /// Each would take minutes if any stage were quadratic in it, and end the process if any
  /// recursed.
  static let pieces: [(name: String, opening: String, repeated: String, closing: String)] = [
    ("nulls", "", "\0", ""),
    ("marks on one base", "e", "\u{301}", ""),
    ("marks of two classes on a verb behind て", "日本して来", "\u{301}\u{323}", ""),
    ("joined emoji", "", "\u{1F468}\u{200D}", ""),
    ("flags", "", "\u{1F1EF}", ""),
    ("Thai without spaces", "", "\u{E01}\u{E32}\u{E23}", ""),
    ("Thai marks", "", "\u{E49}", ""),
    ("conjuncts", "", "\u{915}\u{94D}", ""),
    ("numbers", "", "1,", ""),
    ("prefixes that wait for a number", "", "$(", ""),
    ("quotation marks", "", "\"", ""),
    ("quotation marks and spaces", "", "\" ", ""),
    ("quotation marks between letters", "", "a\u{201D}", ""),
    ("apostrophes that nothing closes", "", "\u{2018}a ", ""),
    ("quotations in one another", "", "\u{AB}a", "a\u{BB}"),
    ("soft hyphens and joiners", "", "a\u{AD}\u{200C}", ""),
    ("ideographs", "", "\u{6771}\u{4EAC}", ""),
    ("Hangul without spaces", "", "\u{AC00}", ""),
    ("embeddings", "א", "\u{202B}", "\u{202C}"),
    ("isolates", "א", "\u{2067}", "\u{2069}"),
    ("isolates by their first strong character", "א", "\u{2068}", "\u{2069}"),
    ("isolates that end nowhere", "א", "\u{2068}a\u{2067}", ""),
    ("ends of isolates", "א", "\u{2069}\u{202C}", ""),
    ("brackets", "א", "(", ")"),
    ("brackets of two kinds", "א", "([a", "])"),
    ("pairs of brackets", "א", "(a)", ""),
    ("neutrals", "א", "!", "a"),
    ("terminators of numbers", "א", "%", "1"),
    ("paragraphs", "", "א\n", ""),
    ("levels that alternate", "", "א\u{2066}a\u{2067}b\u{2069}\u{2069}1", ""),
  ]

  @Test(arguments: pieces.indices) func isAnalyzed(_ index: Int) {
    let piece = Self.pieces[index]
    let count = 250_000 / (piece.repeated.utf8.count + piece.closing.utf8.count)
    let text =
      piece.opening + String(repeating: piece.repeated, count: count)
      + String(repeating: piece.closing, count: count)
    let analysis = TextAnalyzer(language: "ja", strictness: .strict, phrases: .marked).analyze(text)
    #expect(analysis.boundaries.count == text.utf16.count + 1)
    #expect(analysis.levels.isEmpty == !text.unicodeScalars.contains("א"))
    #expect(analysis.levels.allSatisfy { $0 <= 126 })
    #expect(analysis.boundaries.first?.contains(.grapheme) == true)
    #expect(analysis.boundaries.last?.contains([.grapheme, .lineBreak]) == true)
    let line = 0..<analysis.utf16.count
    let runs = Array(line)
    let order = VisualOrder.reorder(runs) { analysis.level(at: $0) }
    #expect(order.count == runs.count)
    _ = analysis.startOfTrailingWhiteSpace(in: line)
    let marks = EnclosingMarks(analysis)
    let sides = line.map { marks.side(at: $0, of: analysis) }
    if !piece.closing.isEmpty {
      let pairs = count * piece.repeated.count { "([\u{AB}".contains($0) }
      #expect(sides.count { $0 == .opening } == pairs)
      #expect(sides.count { $0 == .closing } == pairs)
    }
    let words = TextAnalyzer(language: "ja", strictness: .strict, phrases: .wordStarts(.likely))
    let starts = words.analyze(text).boundaries.dropFirst()
    #expect(starts.allSatisfy { !$0.contains(.phrase) || $0.contains(.lineBreak) })
    let korean = TextAnalyzer(language: "ko", strictness: .strict, phrases: .marked)
    let phrases = korean.analyze(text).boundaries.dropFirst()
    #expect(phrases.allSatisfy { !$0.contains(.phrase) || $0.contains(.lineBreak) })
  }
}
