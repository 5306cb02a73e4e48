import FitSelection
import Foundation
import Inputs
import LayoutEngine
import SwiftUISurface
import Typesetting
import UnicodeText

/// How many characters of a headline have to go, or may come, for a goal to be met in some areas.
struct HeadlineLimits {
  private let headline: CountedHeadline
  private let goal: HeadlineGoal
  /// The headline in other languages that beginnings of it are found to be in; nil where all are of one.
  private let found: FoundHeadlines?

  /// - Parameter found: the headline in other languages; nil where its own is said, or stands for that of its
  ///   beginnings.
  init(of headline: CountedHeadline, for goal: HeadlineGoal, among found: FoundHeadlines? = nil) {
    self.headline = headline
    self.goal = goal
    self.found = found
  }

  private var article: HeadlineArticle { headline.article }
  private var template: HeadlineTemplate { headline.template }

  /// What has to go or may come in some areas, at any character and at the end of a phrase.
  func room(in areas: [Int]) -> HeadlineRoom.Limits {
    let missed = areas.filter { !isMet(.beginning(upTo: article.headline.utf16.count), in: $0) }
    let (change, tightest) = change(missedIn: missed, of: areas)
    var phrase: HeadlineChange?
    if !missed.isEmpty, var hardest = tightest {
      phrase = removal(by: .phrase, in: areas, &hardest)
    }
    return HeadlineRoom.Limits(change: change, phrase: phrase, tightest: tightest)
  }

  /// What has to go or may come, and the area that says so; where there is none, nothing limits what may come.
  ///
  /// - Parameters:
  ///   - missed: the areas in which the goal is not met by the headline as it is.
  ///   - areas: all that count.
  func change(missedIn missed: [Int], of areas: [Int]) -> (HeadlineChange, tightest: Int?) {
    let asked = missed.isEmpty ? areas : missed
    guard var tightest = asked.min(by: { room(in: $0) < room(in: $1) }) else {
      return (.add(HeadlineChange.greatestAddition), nil)
    }
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
    let limits = TextLimits(of: article.headline, language: template.language, cutBy: unit)
    let beginning = longestBeginning(of: limits, by: unit, in: areas, &tightest)
    // White space alone is no headline.
    guard let beginning, !beginning.text.isBlank else { return .none }
    assert(beginning.removedCount > 0, "the goal is met by the headline as it is")
    let lost = article.headline.unicodeScalars.dropFirst(beginning.text.unicodeScalars.count)
    return .remove(beginning.removedCount, lost: String(Substring(lost)))
  }

  /// The longest beginning with which the goal is met in all of some areas, each asked about in the language
  /// that it is found to be in.
  ///
  /// - Parameter tightest: an area to begin with, and then the one that refused what is longer.
  private func longestBeginning(
    of limits: TextLimits,
    by unit: TextLimits.Unit,
    in areas: [Int],
    _ tightest: inout Int
  ) -> TextLimits.Beginning? {
    guard let found else {
      return longestBeginning(of: limits, by: unit, in: areas, &tightest) { _ in true }
    }
    let languages = found.languages
    let others = found.others.map(\.language)
    var longest = longestBeginning(of: limits, by: unit, in: areas, &tightest) {
      !others.contains(languages[$0])
    }
    for (language, template) in zip(others, found.others) {
      let least = longest?.text.utf16.count ?? -1
      guard languages.holdsLanguage(language, after: least) else { continue }
      let other = HeadlineLimits(of: found.headline(in: template), for: goal)
      var hardest = tightest
      let longer = other.longestBeginning(of: limits, by: unit, in: areas, &hardest) { end in
        end > least && languages[end] == language
      }
      guard let longer else { continue }
      longest = longer
      tightest = hardest
    }
    return longest
  }

  /// The longest of some beginnings with which the goal is met in all of some areas, in the template's language.
  private func longestBeginning(
    of limits: TextLimits,
    by unit: TextLimits.Unit,
    in areas: [Int],
    _ tightest: inout Int,
    among isMeant: (_ end: Int) -> Bool
  ) -> TextLimits.Beginning? {
    var hardest = tightest
    let beginning = limits.longestBeginning(
      by: unit,
      near: headline.endOfOneLineMore(in: hardest),
      oneByOne: Self.mostOneByOne,
      among: isMeant,
      withoutThose: { isFarTooLong(.beginning(upTo: $0), in: hardest) },
      where: { end in
        // The area that refused the last beginning is asked first.
        let beginning = TriedHeadline.beginning(upTo: end)
        guard isMet(beginning, in: hardest) else { return false }
        guard let refusing = areas.first(where: { $0 != hardest && !isMet(beginning, in: $0) })
        else { return true }
        hardest = refusing
        return false
      }
    )
    tightest = hardest
    return beginning
  }

  /// Beginnings that are asked about one by one, each of which may have to be prepared.
  ///
  /// More than there are characters on a line of any widget, unless these show nothing: of such a line holds
  /// any number.
  private static let mostOneByOne = 256

  /// Whether a text misses the goal although there were more room: a text that goes on lacks no less, since
  /// what a cut word or a closing bracket takes away with it is less than a line, and what one line loses
  /// is less than four letters: by a letter that is narrower where it joins the next, and by an opening
  /// bracket, which is drawn narrower than it counts where the line is filled.
  private func isFarTooLong(_ text: TriedHeadline, in index: Int) -> Bool {
    !isMet(text, in: index, .more)
  }

  // MARK: - Adding

  private func addition(in areas: [Int], _ tightest: inout Int) -> HeadlineChange {
    // The area that seems the tightest says how many; the others are asked about so many alone.
    var limit = HeadlineChange.greatestAddition + 1
    while true {
      let count = addition(below: limit, in: tightest)
      let text = TriedHeadline.longer(by: count)
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
  /// first that is too many is found by doubling and halving, from what is likely where that is known.
  private func addition(below limit: Int, in index: Int) -> Int {
    func isMet(_ count: Int) -> Bool { self.isMet(.longer(by: count), in: index) }
    let likely = headline.likelyAddition(in: index, atMost: limit) ?? 0
    // Met with `least`, since it is with none, and not with `most`, which is the limit at first.
    var (least, most) = (0, limit)
    var (next, step) = (min(max(likely, 1), limit - 1), 1)
    while least + 1 < most {
      let isUpwards = isMet(next)
      if isUpwards { least = next } else { most = next }
      // Near what was likely in growing steps, until it lies between two.
      let reached = isUpwards ? least + step : most - step
      next = least < reached && reached < most ? reached : (least + most) / 2
      step *= 2
    }
    return least
  }

  // MARK: - Asking

  /// Whether a text meets the goal in an area.
  private func isMet(
    _ text: TriedHeadline,
    in index: Int,
    _ room: HeadlineTemplate.Room = .own
  ) -> Bool {
    if let answer = headline.answer(in: index, room, trying: text) {
      return goal.isMet(by: answer.shown, of: article)
    }
    let area = template.areas[index]
    let bounds = template.bounds(of: index, room)
    let words = words(of: text)
    let layout = headline.layout(area.layoutIndex, withHeadline: words)
    // Lines at the end that show nothing make a column higher, and nothing is cut with them.
    guard
      words.endsWithBlankLine
        || !isSurelyCut(layout, in: bounds, displayScale: area.displayScale)
    else { return false }
    if let rows = layout.openRows(), let cut = HeadlineAnswer(cutIn: rows, bounds) {
      assert(
        ShownHeadline(layout.shown(in: bounds), displayScale: area.displayScale) == cut.shown,
        "something else is shown than the rows say"
      )
      return goal.isMet(by: cut.shown, of: article)
    }
    let shown = layout.shown(in: bounds)
    return goal.isMet(by: ShownHeadline(shown, displayScale: area.displayScale), of: article)
  }

  /// The words that are tried.
  ///
  /// A beginning that ends behind a word is asked about in a row as the item that it would be: the space takes room
  /// there, and no item has any at its end.
  private func words(of text: TriedHeadline) -> String {
    let words = text.text(of: headline)
    guard !template.comparesHeights, case .beginning(let end) = text,
      end < article.headline.utf16.count
    else { return words }
    return words.withoutBlankEnd
  }

  /// Whether a headline that is wanted whole is not, as the choice by itself tells: a column that is higher
  /// than its bounds by more than pixels cuts the headline, or has it stand out of them.
  ///
  /// Counts lines and lays none out: what a cut line shows is no matter.
  private func isSurelyCut(_ layout: LayoutNode, in bounds: CGSize, displayScale: CGFloat) -> Bool {
    guard goal == .headlineWhole, template.comparesHeights else { return false }
    // What overflows does so at both ends, and less than a pixel at each is rounding.
    let pixel = CGFloat.pixelLength(displayScale: displayScale)
    let higher = CGSize(width: bounds.width, height: bounds.height + 2 * pixel)
    return layout.outcome(in: higher)?.fits == false
  }
}

extension String {
  /// Whether nothing that is seen stands behind its last line end.
  ///
  /// Asked of whatever may show nothing: who is told so in vain lays the text out.
  fileprivate var endsWithBlankLine: Bool {
    for scalar in unicodeScalars.reversed() {
      let properties = ScalarProperties(scalar)
      if properties.isLineTerminator { return true }
      let isUnseen =
        properties.isDefaultIgnorable || properties.isControl || scalar.properties.isWhitespace
      guard isUnseen else { return false }
    }
    return false
  }
}
