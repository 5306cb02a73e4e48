#if os(Linux)
import FitSelection
import Foundation
import Testing

@testable import WidgetHost

/// Why a program refuses is said in its own words, as many of them as a message has room for.
@Suite struct RefusalTextTests {
  @Test(arguments: [
    (0, ""), (1000, ""), (1001, "…"), (300_000, "…"),
  ])
  func refusalsAreCut(_ count: Int, _ end: String) throws {
    // A mark is a scalar of its own: of one letter with many of them no more is kept.
    for scalar in ["a", "\u{301}", "潮"] {
      let whole = String(repeating: scalar, count: count)
      let kept = String(repeating: scalar, count: min(count, 1000)) + end
      let short = BilingualText("no", "いいえ")
      for (told, expected) in [
        (BilingualText(whole, short.japanese), BilingualText(kept, short.japanese)),
        (BilingualText(short.english, whole), BilingualText(short.english, kept)),
      ] {
        let answers = ProgramExchange.answers(in: try ProgramExchange.line(of: .refused(told)))
        guard case .refused(let reason)? = answers.first, answers.count == 1 else {
          Issue.record("\(answers.count) answers")
          continue
        }
        #expect(reason == expected)
      }
    }
  }

  /// Behind a refusal, and behind many lines that are no answers, as of a program of another kind, none is looked for.
  @Test func nothingIsLookedForAfterARefusalOrManyStrangeLines() throws {
    let line = try ProgramExchange.line(of: .families(["systemSmall"]))
    func count(behind text: String) -> Int {
      ProgramExchange.answers(in: line + Data(text.utf8) + line).count
    }
    let counts = ["a\n", "\n", "{}\n"].map { strange in
      [0, 1, 99, 100, 5_000].map { count(behind: String(repeating: strange, count: $0)) }
    }
    #expect(counts == Array(repeating: [2, 2, 2, 1, 1], count: 2) + [[2, 2, 2, 2, 2]])
    let refusal = try ProgramExchange.line(of: .refused(BilingualText("no", "いいえ")))
    #expect(ProgramExchange.answers(in: line + refusal + refusal + line).count == 2)
  }
}
#endif
