import FitSelection
import Fitcheck
import Foundation
import Headlines
import Inputs
import LayoutEngine
import TestSupport
import ViewFitting

/// How many characters of a headline have to go, or may come, for each goal in each area and in all of
/// them, against trying every beginning: each resolved, decided and read off what is placed.
@MainActor
struct LimitCheck {
  let row: Corpus.Row
  let place: Place

  /// What was tried of the headline: by the length of its text, which is a beginning or goes on, what is
  /// shown in each area.
  private final class Tries {
    var shown: [Int: [Shown]] = [:]
  }

  /// What a reader sees in an area.
  private struct Shown {
    let chosenIndex: Int?
    let isHeadlineWhole: Bool
    let hasSnippet: Bool
  }

  private static let goals: [HeadlineGoal] = [
    .headlineWhole, .snippetShown, .candidate(atMost: 0), .candidate(atMost: 1),
  ]

  private var article: HeadlineArticle {
    HeadlineArticle(headline: row.headline, snippet: row.snippet, language: place.language)
  }

  func run(_ tally: inout Tally) {
    let tries = Tries()
    let all = place.setting.groups.indices
    let asked = Self.goals.map { AskedGoal($0, in: all) }
    for found in HeadlineSurveyor(place.template, for: asked).room(of: article).goals {
      let name = "\(row.id) \(place.isInline ? "inline" : "rectangular") \(found.asked.name)"
      for (area, limits) in found.areas.enumerated() {
        guard let limits else { continue }
        let its = "\(name) \(place.setting.groups[area].size)"
        compare(limits, for: found.asked.goal, in: [area], its, tries, &tally)
      }
      compare(found.all, for: found.asked.goal, in: Array(all), name, tries, &tally)
    }
    tally.layouts += tries.shown.count
  }

  private func compare(
    _ limits: HeadlineRoom.Limits,
    for goal: HeadlineGoal,
    in areas: [Int],
    _ name: String,
    _ tries: Tries,
    _ tally: inout Tally
  ) {
    func isMet(_ text: String) -> Bool {
      tally.ask("beginnings and additions")
      let shown = shown(text, tries)
      return areas.allSatisfy { area in
        let area = shown[area]
        return switch goal {
        case .headlineWhole: area.isHeadlineWhole
        case .snippetShown: article.snippet.isEmpty || area.hasSnippet
        case .candidate(let last): area.chosenIndex.map { $0 <= last } ?? false
        }
      }
    }
    func expect(_ condition: Bool, _ words: String) {
      if !condition {
        tally.differ("\(name): \(limits.change), \(limits.phrase.map { "\($0)" } ?? "–"): \(words)")
      }
    }
    let headline = row.headline
    guard case .add(let count) = limits.change else {
      let characters = expected(by: .grapheme, isMet)
      let phrases = expected(by: .phrase, isMet)
      expect(limits.change == characters, "every beginning says \(characters)")
      expect(limits.phrase == phrases, "every phrase says \(phrases)")
      return
    }
    expect(limits.phrase == nil, "phrases where nothing has to go")
    // With every number up to that one it is met, and with one more it is not.
    for number in 0...count {
      let longer = headline + String(repeating: place.template.filler, count: number)
      guard number == 0 || number == count || areas.count > 1 || number % 8 == 0 else { continue }
      expect(isMet(longer), "not met with \(number)")
    }
    guard count < HeadlineChange.greatestAddition else { return }
    let more = headline + String(repeating: place.template.filler, count: count + 1)
    expect(!isMet(more), "met with one more")
  }

  /// What the longest beginning says that meets a goal.
  private func expected(by unit: TextLimits.Unit, _ isMet: (String) -> Bool) -> HeadlineChange {
    let limits = TextLimits(of: row.headline, language: place.language, cutBy: unit)
    guard let longest = limits.beginnings(by: unit).first(where: { isMet($0.text) }),
      !longest.text.isEmpty
    else { return .none }
    let lost = row.headline.unicodeScalars.dropFirst(longest.text.unicodeScalars.count)
    return .remove(longest.removedCount, lost: String(Substring(lost)))
  }

  private func shown(_ text: String, _ tries: Tries) -> [Shown] {
    if let known = tries.shown[text.utf8.count] { return known }
    var article = article
    // No item ends with a space, which takes room in a row.
    let isCut = text.utf8.count < row.headline.utf8.count
    article.headline = place.isInline && isCut ? text.withoutBlankEnd : text
    var shown: [Int: Shown] = [:]
    for (environment, areas) in place.areasByConditions {
      let layout = place.layout(of: article, in: environment)
      let selector = FitSelector(environment: environment)
      for area in areas {
        let decision = selector.decide(layout, in: place.setting.groups[area].size)
        let outcome = HeadlineOutcome(decision)
        shown[area] = Shown(
          chosenIndex: decision.chosenIndex,
          isHeadlineWhole: outcome.isHeadlineWhole,
          hasSnippet: outcome.snippetLines > 0
        )
      }
    }
    let inOrder = place.setting.groups.indices.compactMap { shown[$0] }
    tries.shown[text.utf8.count] = inOrder
    return inOrder
  }
}
