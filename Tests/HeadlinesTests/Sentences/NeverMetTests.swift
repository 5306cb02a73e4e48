import FitSelection
import Testing

@testable import Headlines

/// What is said of a goal that a headline misses however short it is: that it is never whole only where it is wanted
/// whole, since one of which more is wanted may be.
@Suite struct NeverMetTests {
  @Test(arguments: [
    (HeadlineGoal.headlineWhole, ["never whole", "全文不可"]),
    (HeadlineGoal.snippetShown, ["never met", "達成不可"]),
    (HeadlineGoal.candidate(atMost: 1), ["never met", "達成不可"]),
  ])
  func wordsAreThoseOfTheGoal(_ goal: HeadlineGoal, _ words: [String]) {
    let limits = HeadlineRoom.Limits(change: .none, phrase: HeadlineChange.none, tightest: 0)
    for (language, words) in zip([ExplanationLanguage.english, .japanese], words) {
      let said = ChangeSentences(language)
      #expect(said.counted(.none, for: goal) == words)
      #expect(said.captions(of: limits, for: goal) == [words])
    }
  }
}
