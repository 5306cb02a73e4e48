import FitSelection
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting

/// How many characters of a headline have to go, or may come, for it to be whole in every area.
struct HeadlineLimits {
  private let article: HeadlineArticle
  private let template: HeadlineTemplate
  private let preparer: TextPreparer

  init(of article: HeadlineArticle, in template: HeadlineTemplate, _ preparer: TextPreparer) {
    self.article = article
    self.template = template
    self.preparer = preparer
  }

  /// What has to go or may come, and the area that says so.
  ///
  /// - Parameter cut: the areas in which the headline is not whole.
  func change(cutIn cut: [Int]) -> (HeadlineVerdict.Change, tightest: Int) {
    var tightest =
      (cut.isEmpty ? Array(template.areas.indices) : cut)
      .min { room(in: $0) < room(in: $1) } ?? 0
    return (cut.isEmpty ? addition(&tightest) : removal(&tightest), tightest)
  }

  /// The size of an area, for a first guess at which is the tightest.
  private func room(in area: Int) -> Double {
    Double(template.areas[area].size.width * template.areas[area].size.height)
  }

  // MARK: - Removing

  private func removal(_ tightest: inout Int) -> HeadlineVerdict.Change {
    let limits = TextLimits(of: article.headline, language: template.language)
    var hardest = tightest
    let beginning = limits.longestBeginning(
      by: .grapheme,
      withoutThose: { isFarTooLong($0, in: hardest) },
      where: { text in
        // The area that refused the last beginning is asked first.
        guard isWhole(text, in: hardest) else { return false }
        guard let refusing = firstCut(text, except: hardest) else { return true }
        hardest = refusing
        return false
      }
    )
    tightest = hardest
    guard let beginning, !beginning.text.isEmpty else { return .none }
    let lost = article.headline.unicodeScalars.dropFirst(beginning.text.unicodeScalars.count)
    return .remove(beginning.removedCount, lost: String(Substring(lost)))
  }

  /// Whether a text is cut although there were two more lines of room: a text that goes on lacks no
  /// less, since what a cut word or a closing bracket takes away with it is less than a line.
  private func isFarTooLong(_ text: String, in index: Int) -> Bool {
    let area = template.areas[index]
    let bounds = CGSize(width: area.size.width, height: area.size.height + Self.twoLines)
    return !isWhole(text, in: index, bounds: bounds)
  }

  /// Two lines of the headline, points, and something to spare.
  private static let twoLines: CGFloat = 40

  // MARK: - Adding

  private func addition(_ tightest: inout Int) -> HeadlineVerdict.Change {
    // What is added is all alike and does not break, so that each character more takes more room:
    // the first that is too many is found by halving.
    var least = 0
    var most = HeadlineVerdict.greatestAddition + 1
    var step = 1
    while least + 1 < most {
      let count = min(least + step, most - 1)
      let text = longer(by: count)
      let refusing = isWhole(text, in: tightest) ? firstCut(text, except: tightest) : tightest
      if let refusing {
        tightest = refusing
        most = count
        step = max((most - least) / 2, 1)
      } else {
        least = count
        step = most > HeadlineVerdict.greatestAddition ? step * 2 : max((most - least) / 2, 1)
      }
    }
    return .add(least)
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

  private func firstCut(_ text: String, except known: Int) -> Int? {
    template.areas.indices.first { $0 != known && !isWhole(text, in: $0) }
  }

  private func isWhole(_ text: String, in index: Int, bounds: CGSize? = nil) -> Bool {
    let area = template.areas[index]
    let layout = template.layout(area.layoutIndex, of: article, headline: text, preparer)
    let shown = layout.shown(in: bounds ?? area.size)
    return HeadlineOutcome(shown, displayScale: area.displayScale).isHeadlineWhole
  }
}
