import FitSelection
import Foundation
import WidgetDevices

/// What is said of the room that headlines have, in few words.
package struct LimitsSentences: Sendable {
  private let language: ExplanationLanguage

  package init(_ language: ExplanationLanguage) {
    self.language = language
  }

  private func text(_ english: String, _ japanese: String) -> String {
    language == .japanese ? japanese : english
  }

  /// What is wanted, after "for".
  package func goal(_ goal: HeadlineGoal) -> String {
    switch goal {
    case .headlineWhole: text("the headline to be whole", "見出しが全文表示される")
    case .snippetShown: text("some of the snippet to be shown", "本文が表示される")
    case .candidate(let last):
      last == 0
        ? text("layout 1 to be shown", "レイアウト1になる")
        : text("layout 1 to \(last + 1) to be shown", "レイアウト1〜\(last + 1)になる")
    }
  }

  /// What has to be done for a goal to be met in all areas.
  package func sentence(_ change: HeadlineChange, for goal: HeadlineGoal) -> String {
    let goal = self.goal(goal)
    switch change {
    case .remove(let count, _):
      return text(
        "\(Counts.text(count, "character")) must go from its end for \(goal) everywhere.",
        "すべての表示領域で\(goal)には、末尾から\(count)字削る必要があります。"
      )
    case .add(let count):
      let more = count == HeadlineChange.greatestAddition
      return text(
        "\(more ? "At least " : "")\(Counts.text(count, "character")) may be added for \(goal) "
          + "everywhere.",
        "すべての表示領域で\(goal)範囲で、末尾に\(count)字\(more ? "以上" : "まで")足せます。"
      )
    case .none:
      return text(
        "However short the headline is, there is no way for \(goal) everywhere.",
        "見出しをいくら短くしても、すべての表示領域で\(goal)ことはありません。"
      )
    }
  }

  /// What goes where only whole phrases go.
  package func phraseSentence(_ change: HeadlineChange) -> String {
    switch change {
    case .remove(let count, _):
      text(
        "The least that ends at a phrase: \(Counts.text(count, "character")).",
        "文節で区切るなら\(count)字です。"
      )
    default: text("No cut at the end of a phrase is enough.", "文節で区切って足りる切り方はありません。")
    }
  }

  /// The number of characters alone: "−11", "+7", "+≥200", "✗".
  package static func number(_ change: HeadlineChange) -> String {
    switch change {
    case .remove(let count, _): "−\(count)"
    case .add(let count): "+\(count == HeadlineChange.greatestAddition ? "≥" : "")\(count)"
    case .none: "✗"
    }
  }

  package var areaHeading: String { text("Text area, pt", "表示領域、pt") }
  package var changeHeading: String { text("Characters", "文字数") }
  package var phraseHeading: String { text("At a phrase", "文節まで") }
  package var devicesHeading: String { text("Devices", "機種") }

  /// The lengths at which another layout is shown.
  package func thresholds(_ chain: String, isWidth: Bool) -> String {
    isWidth ? text("width  \(chain)", "幅　\(chain)") : text("height \(chain)", "高さ\(chain)")
  }

  package var cut: String { text("cut", "欠け") }

  /// What the numbers in chains of lengths stand for.
  package func layouts(_ names: [String]) -> String {
    let list = names.enumerated().map { "\($0.offset + 1) \($0.element)" }
    return text(
      "Layouts: \(list.joined(separator: ", ")); cut where none fits",
      "レイアウト：\(list.joined(separator: "、"))。どれも収まらなければ「欠け」"
    )
  }

  package var legend: String {
    text(
      "−N characters must go from the end, +N may be added   | the least cut   "
        + "‖ the least at a phrase   --item N tells more",
      "−N字 末尾から削る　+N字 足せる　| 最小の切り方　‖ 文節での切り方　--item N で詳細"
    )
  }
}
