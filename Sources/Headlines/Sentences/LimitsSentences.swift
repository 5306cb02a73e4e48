import FitSelection
import Foundation
import WidgetDevices

/// What is said of the room that headlines have, in few words.
package struct LimitsSentences: BilingualSentences, Sendable {
  package let language: ExplanationLanguage

  package init(_ language: ExplanationLanguage) {
    self.language = language
  }

  package var areaHeading: String { text("Text area, pt", "表示領域（pt）") }
  package var goalHeading: String { text("For", "条件") }
  package var changeHeading: String { text("Characters", "文字数") }
  package var phraseHeading: String { text("At a phrase", "文節まで") }

  /// The lengths at which another layout is shown.
  package func thresholds(_ chain: String, isWidth: Bool) -> String {
    isWidth ? text("width  \(chain)", "幅　\(chain)") : text("height \(chain)", "高さ\(chain)")
  }

  /// What is shown where no layout fits, which need not be cut: what stands out by less than a pixel is whole.
  package var none: String { text("none", "なし") }

  /// That a headline has no snippet, of which none can be shown.
  package var noSnippet: String { VerdictSentences(language: language).noSnippet }

  /// What stands in place of a number where a headline has no snippet.
  package var withoutSnippet: String { text("no snippet", "本文なし") }

  /// What the numbers in chains of lengths stand for.
  package func layouts(_ names: [String]) -> String {
    let list = names.enumerated().map { "\($0.offset + 1) \($0.element)" }
    return text(
      "Layouts: \(list.joined(separator: ", ")); none where none of them fits",
      "レイアウト：\(list.joined(separator: "、"))。どれも収まらなければ「なし」"
    )
  }

  package var legend: String {
    text(
      "−N characters must go from the end, +N may be added   – not asked   | the least cut   "
        + "‖ the least at a phrase   --item N tells more",
      "−N字 末尾から削る　+N字 足せる　–対象外　| 最小の切り方　‖ 文節での切り方　--item N で詳細"
    )
  }
}
