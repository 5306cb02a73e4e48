import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface

/// Runs of `*`, `_` and `~` against the rules written out: a closer asks every run before it, the nearest first.
@Suite struct MarkdownDelimiterTests {
  private struct Run {
    let piece: Int
    let character: Character
    let length: Int
    let opens: Bool
    let closes: Bool
    var count: Int

    /// `nil` for a piece that is no run.
    init?(_ pieces: [String], _ piece: Int) {
      let text = pieces[piece]
      guard let first = text.first, "*_~".contains(first), first != "~" || text.count < 3 else {
        return nil
      }
      let before = piece > 0 ? pieces[piece - 1].last ?? "\n" : "\n"
      let after = piece + 1 < pieces.count ? pieces[piece + 1].first ?? "\n" : "\n"
      func isSpace(_ character: Character) -> Bool { " \n".contains(character) }
      func isMark(_ character: Character) -> Bool { "*_~.".contains(character) }
      let isLeft = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
      let isRight = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
      self.piece = piece
      character = first
      length = text.count
      opens = isLeft && (first != "_" || !isRight || isMark(before))
      closes = isRight && (first != "_" || !isLeft || isMark(after))
      count = text.count
    }

    func matches(_ closer: Run) -> Bool {
      guard opens, character == closer.character else { return false }
      if character == "~" { return count == closer.count }
      if !closes && !closer.opens { return true }
      return (length + closer.length) % 3 != 0 || length % 3 == 0
    }
  }

  private static func plain(_ source: String) -> String {
    var pieces: [String] = []
    for character in source {
      if pieces.last?.last == character {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
    }
    var runs = pieces.indices.compactMap { Run(pieces, $0) }
    var isPassed = Array(repeating: false, count: runs.count)
    var marks = Array(repeating: Set<Character>(), count: pieces.count)
    for closer in runs.indices where runs[closer].closes {
      while runs[closer].count > 0 {
        let other = runs[closer]
        let nearest = (0..<closer).last { index in
          !isPassed[index] && runs[index].count > 0 && runs[index].matches(other)
        }
        guard let opener = nearest else { break }
        for between in (opener + 1)..<closer { isPassed[between] = true }
        let isStruck = other.character == "~"
        let used = isStruck ? other.count : min(runs[opener].count, other.count, 2)
        let mark: Character = isStruck ? "s" : used == 2 ? "b" : "i"
        for piece in (runs[opener].piece + 1)..<other.piece { marks[piece].insert(mark) }
        runs[opener].count -= used
        runs[closer].count -= used
      }
    }
    var stretches: [(marks: String, text: String)] = []
    for (index, piece) in pieces.enumerated() {
      let left = runs.first { $0.piece == index }?.count ?? piece.count
      if left == 0 { continue }
      let own = String(marks[index].sorted())
      if let last = stretches.last, last.marks == own {
        stretches[stretches.count - 1].text += piece.prefix(left)
      } else {
        stretches.append((own, String(piece.prefix(left))))
      }
    }
    return stretches.map { "\($0.marks)|\($0.text)|" }.joined(separator: ", ")
  }

  private static func shown(_ source: String) -> String {
    InlineMarkdown.spans(of: source.unicodeScalars.map(InlineMarkdown.Element.scalar))
      .map { span in
        var marks = ""
        if span.intents.contains(.stronglyEmphasized) { marks += "b" }
        if span.intents.contains(.emphasized) { marks += "i" }
        if span.intents.contains(.strikethrough) { marks += "s" }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: span.content.compactMap(\.scalar))
        return "\(marks)|\(String(text))|"
      }
      .joined(separator: ", ")
  }

  /// What is known of closers that found nothing leaves no run out.
  @Test(arguments: 0..<3) func runsAreMatchedAsTheRulesSay(_ seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    let pieces = ["*", "**", "***", "_", "__", "~", "~~", "a", " ", "a ", "b", "."]
    for _ in 0..<4_000 {
      let source = (0..<Int.random(in: 2...16, using: &generator))
        .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      #expect(Self.shown(source) == Self.plain(source), "\(source)")
    }
  }
}
