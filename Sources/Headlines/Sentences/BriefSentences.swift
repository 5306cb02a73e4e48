import FitSelection
import LayoutEngine

/// What a report says that fits one screen.
package struct BriefSentences: Sendable {
  private let language: ExplanationLanguage

  package init(_ language: ExplanationLanguage) {
    self.language = language
  }

  private func text(_ english: String, _ japanese: String) -> String {
    language == .japanese ? japanese : english
  }

  /// Where the headline is cut, by the names of classes of phones.
  package func cut(on names: [String], of all: [String]) -> String {
    if names.count == all.count {
      return text(
        "The headline is cut on some phones of every size.",
        "どの大きさの機種にも、見出しが途中で切れるものがあります。"
      )
    }
    return text(
      "The headline is cut on \(names.joined(separator: ", ")).",
      "\(names.joined(separator: "、"))で見出しが途中で切れます。"
    )
  }

  /// What has to go or may come for the headline to be whole everywhere.
  package func change(_ change: HeadlineChange, tightest name: String) -> String {
    switch change {
    case .remove(let count, _):
      return text(
        "\(Counts.text(count, "character")) must go, by what fits \(name):",
        "最も狭い\(name)に収めるには\(count)字削ります："
      )
    case .add(let count):
      let isMore = count == HeadlineChange.greatestAddition
      return text(
        "\(isMore ? "At least " : "")\(Counts.text(count, "character")) may be added, "
          + "by what fits \(name).",
        "最も狭い\(name)でも、あと\(count)字\(isMore ? "以上" : "")足せます。"
      )
    case .none:
      return text("On \(name) it is cut however short it is.", "\(name)では、いくら短くしても切れます。")
    }
  }

  package var all: String { text("all", "すべて") }

  package var phones: String { text("Phones", "機種") }

  /// The columns after the phones'.
  package var header: [String] {
    [
      text("Headline", "見出し"), text("Snippet", "本文"), text("Layout", "レイアウト"),
      text("Text area, pt", "表示領域、pt"),
    ]
  }

  /// What is shown in an area: the lines of headline and snippet, and the layout.
  package func cells(
    of result: ArticleReport.Result,
    hasSnippet: Bool,
    in language: ExplanationLanguage
  ) -> [String] {
    let outcome = result.outcome
    let lines = { (count: Int) in text(Counts.text(count, "line"), "\(count)行") }
    let snippet =
      outcome.snippetLines == 0
      ? text("not shown", "表示なし")
      : lines(outcome.snippetLines) + (outcome.isSnippetWhole ? "" : " …")
    return [
      lines(outcome.headlineLines) + (outcome.isHeadlineWhole ? "" : text(", cut", "、欠け")),
      hasSnippet ? snippet : text("none given", "なし"),
      result.decision.chosenIndex.map { "\($0 + 1)" } ?? "–",
    ]
  }

  /// What the answer rests on, and where more is told.
  package func basis(metrics: String, settings: String) -> String {
    let more = settings.isEmpty ? "" : "\(settings). "
    return text(
      "\(more)Metrics \(metrics). --explain tells the reasons.",
      "\(more)寸法 \(metrics)。理由は --explain で表示します。"
    )
  }
}
