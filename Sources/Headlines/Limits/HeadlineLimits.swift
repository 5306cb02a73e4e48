import FitSelection
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting

/// How many characters of a headline have to go, or may come, for a goal to be met in some areas.
struct HeadlineLimits {
  private let article: HeadlineArticle
  private let template: HeadlineTemplate
  private let goal: HeadlineGoal
  private let preparer: TextPreparer

  init(
    of article: HeadlineArticle,
    in template: HeadlineTemplate,
    for goal: HeadlineGoal,
    _ preparer: TextPreparer
  ) {
    self.article = article
    self.template = template
    self.goal = goal
    self.preparer = preparer
  }

  /// What has to go or may come in some areas, at any character and at the end of a phrase.
  func room(in areas: [Int]) -> HeadlineRoom.Limits {
    let missed = areas.filter { !isMet(article.headline, in: $0) }
    let (change, tightest) = change(missedIn: missed, of: areas)
    var hardest = tightest
    let phrase = missed.isEmpty ? nil : removal(by: .phrase, in: areas, &hardest)
    return HeadlineRoom.Limits(change: change, phrase: phrase, tightest: tightest)
  }

  /// What has to go or may come, and the area that says so.
  ///
  /// - Parameters:
  ///   - missed: the areas in which the goal is not met by the headline as it is.
  ///   - areas: all that count.
  func change(missedIn missed: [Int], of areas: [Int]) -> (HeadlineChange, tightest: Int) {
    var tightest =
      (missed.isEmpty ? areas : missed).min { room(in: $0) < room(in: $1) } ?? 0
    let change =
      missed.isEmpty
      ? addition(in: areas, &tightest) : removal(by: .grapheme, in: areas, &tightest)
    return (change, tightest)
  }

  /// The size of an area, for a first guess at which is the tightest.
  private func room(in area: Int) -> Double {
    Double(template.areas[area].size.width * template.areas[area].size.height)
  }

  // MARK: - Removing

  private func removal(
    by unit: TextLimits.Unit,
    in areas: [Int],
    _ tightest: inout Int
  ) -> HeadlineChange {
    var hardest = tightest
    let limits = TextLimits(of: article.headline, language: template.language)
    let beginning = limits.longestBeginning(
      by: unit,
      withoutThose: { isFarTooLong($0, in: hardest) },
      where: { text in
        // The area that refused the last beginning is asked first.
        guard isMet(text, in: hardest) else { return false }
        guard let refusing = areas.first(where: { $0 != hardest && !isMet(text, in: $0) }) else {
          return true
        }
        hardest = refusing
        return false
      }
    )
    tightest = hardest
    guard let beginning, !beginning.text.isEmpty else { return .none }
    let lost = article.headline.unicodeScalars.dropFirst(beginning.text.unicodeScalars.count)
    return .remove(beginning.removedCount, lost: String(Substring(lost)))
  }

  /// Whether a text misses the goal although there were one more line of room: a text that goes on lacks no
  /// less, since what a cut word or a closing bracket takes away with it is less than a line.
  private func isFarTooLong(_ text: String, in index: Int) -> Bool {
    !isMet(text, in: index, spare: Self.line)
  }

  /// A line of the headline, points, and something to spare.
  private static let line: CGFloat = 20

  // MARK: - Adding

  private func addition(in areas: [Int], _ tightest: inout Int) -> HeadlineChange {
    // The area that seems the tightest says how many; the others are asked about so many alone.
    var limit = HeadlineChange.greatestAddition + 1
    while true {
      let count = addition(below: limit, in: tightest)
      let text = longer(by: count)
      guard let refusing = areas.first(where: { $0 != tightest && !isMet(text, in: $0) }) else {
        return .add(count)
      }
      tightest = refusing
      limit = count
    }
  }

  /// How many characters may come in an area in which the goal is met, fewer than a number.
  ///
  /// What is added is all alike and does not break, so that each character more takes more room: the
  /// first that is too many is found by doubling and halving.
  private func addition(below limit: Int, in index: Int) -> Int {
    var (least, step) = (0, 1)
    while least + step < limit, isMet(longer(by: least + step), in: index) {
      least += step
      step *= 2
    }
    var most = min(least + step, limit)
    while least + 1 < most {
      let middle = (least + most) / 2
      if isMet(longer(by: middle), in: index) { least = middle } else { most = middle }
    }
    return least
  }

  private func longer(by count: Int) -> String {
    article.headline + String(repeating: Self.filler(in: template.language), count: count)
  }

  /// A letter of usual width that stands for what may be added in a language.
  package static func filler(in language: String) -> Character {
    switch language.prefix(2) {
    case "ja", "zh": "国"
    case "ko": "가"
    case "th": "ก"
    case "ar": "ب"
    case "he": "ה"
    case "hi": "क"
    case "ru": "н"
    case "el": "ν"
    default: "n"
    }
  }

  // MARK: - Asking

  /// Whether a text meets the goal in an area.
  /// - Parameter spare: how much higher its bounds are than the area, points.
  private func isMet(_ text: String, in index: Int, spare: CGFloat = 0) -> Bool {
    let area = template.areas[index]
    let bounds = CGSize(width: area.size.width, height: area.size.height + spare)
    let layout = template.layout(area.layoutIndex, of: article, headline: text, preparer)
    guard !isSurelyCut(layout, in: bounds, displayScale: area.displayScale) else { return false }
    let shown = layout.shown(in: bounds)
    return goal.isMet(by: ShownHeadline(shown, displayScale: area.displayScale), of: article)
  }

  /// Whether a headline that is wanted whole is not, as the choice by itself tells: a column that is higher
  /// than its bounds by more than pixels cuts the headline, or has it stand out of them.
  ///
  /// Counts lines and lays none out: what a cut line shows is no matter.
  private func isSurelyCut(_ layout: LayoutNode, in bounds: CGSize, displayScale: CGFloat) -> Bool {
    guard goal == .headlineWhole, template.comparesHeights else { return false }
    // What overflows does so at both ends, and less than a pixel at each is rounding.
    let higher = CGSize(width: bounds.width, height: bounds.height + 2 / displayScale)
    return layout.outcome(in: higher)?.fits == false
  }
}
