import FitSelection
import LayoutEngine

/// What a report says that fits one screen.
package struct BriefSentences: BilingualSentences, Sendable {
  package let language: ExplanationLanguage

  package init(_ language: ExplanationLanguage) {
    self.language = language
  }

  /// Where the headline is cut, by the names of classes of phones, or of phones.
  ///
  /// - Parameter all: all classes where they are called by these; none where phones are.
  package func cut(on names: [String], of all: [String] = []) -> String {
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

  package var all: String { text("all", "すべて") }

  package var phones: String { text("Phones", "機種") }

  /// The heading of devices where others than phones are among them.
  package var devices: String { text("Devices", "機種") }

  /// The heading of sizes.
  package var areas: String { text("Area", "領域") }

  /// The columns after those of phones or areas.
  package var shownHeader: [String] {
    [text("Headline", "見出し"), text("Snippet", "本文"), text("Layout", "レイアウト")]
  }

  /// What is shown in an area: the lines of headline and snippet.
  package func lines(of outcome: HeadlineOutcome, hasSnippet: Bool) -> [String] {
    let lines = { (count: Int) in text(Counts.text(count, "line"), "\(count)行") }
    let snippet =
      outcome.snippetLines == 0
      ? text("not shown", "表示なし")
      : lines(outcome.snippetLines) + (outcome.isSnippetWhole ? "" : " …")
    return [
      lines(outcome.headlineLines) + (outcome.isHeadlineWhole ? "" : text(", cut", "、欠け")),
      hasSnippet ? snippet : text("none given", "なし"),
    ]
  }

  /// Lines of headline and snippet after their names, for a terminal that is too narrow for a table.
  package func named(_ lines: [String]) -> [String] {
    zip([text("headline ", "見出し "), text("snippet ", "本文 ")], lines).map { $0 + $1 }
  }

  /// Characters that no font has, the first of so many.
  package func missing(_ shown: [String], of count: Int) -> String {
    let rest = count - shown.count
    return text(
      "No font has a glyph for \(shown.joined(separator: ", "))"
        + (rest > 0 ? " and \(rest) more." : "."),
      "どのフォントにも字形のない文字：\(shown.joined(separator: "、"))"
        + (rest > 0 ? "など\(count)字。" : "。")
    )
  }

  /// What the answer rests on, and where more is told.
  package func basis(metrics: String, settings: String) -> String {
    let more = settings.isEmpty ? "" : settings + text(". ", "。")
    return text(
      "\(more)Metrics \(metrics). --explain tells the reasons.",
      "\(more)寸法 \(metrics)。理由は --explain で表示します。"
    )
  }
}
