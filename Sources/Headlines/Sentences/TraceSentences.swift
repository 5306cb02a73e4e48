import FitSelection
import Foundation
import LayoutEngine
import WidgetDevices

/// What is said of measurements: how candidates were tried, where the chosen one is placed, how far
/// another answer is.
package struct TraceSentences: BilingualSentences, Sendable {
  package let language: ExplanationLanguage

  package init(_ language: ExplanationLanguage) {
    self.language = language
  }

  /// What stands between the things of a list.
  package var separator: String { text(", ", "、") }

  /// A text's role, or a candidate, as it is called.
  package func name(_ name: String) -> String {
    HeadlineWidget.names(in: language)[name] ?? name
  }

  /// What is shown where there was nothing to choose from.
  package var nothing: String { text("nothing", "なし") }

  /// A text without a role.
  package var unnamed: String { text("text", "文字") }

  // MARK: - Areas

  package func sameLines(_ names: [String]) -> String {
    text(
      "The same lines in \(names.joined(separator: "; "))",
      "行が同じ表示領域：\(names.joined(separator: "／"))"
    )
  }

  /// Where an area's size comes from, and what a reader should know of it.
  package func origin(of area: TextArea, on kind: Device.Kind) -> String {
    let version = area.readingVersion?.name(on: kind)
    let head: String =
      switch area.provenance {
      case .measured: text("measured", "実測") + (version.map { text(" on \($0)", "（\($0)）") } ?? "")
      case .derived:
        area.source(in: language)
          + (version.map { text(", where it was read on \($0)", "（そこでは\($0)で実測）") } ?? "")
      case .documented: text("from the guideline", "ガイドラインによる")
      case .given: text("the size asked for", "指定された大きさ")
      }
    return head + (area.note.map { text("; ", "。") + $0.text(in: language) } ?? "")
  }

  // MARK: - Candidates

  package var shown: String { text(", shown", "、表示") }
  package var shownAsLast: String {
    text(", shown because it is the last", "、最後の案なので表示")
  }
  package var notTried: String { text(", not tried", "、試さず") }
  package var measuredOnRequest: String {
    text(", not tried, measured on request", "、試さず（指定により計測）")
  }

  /// What a candidate was offered, and what it needs.
  package func proposal(of candidate: CandidateTrace) -> String {
    func length(_ length: CGFloat?, _ name: String) -> String {
      length.map { Points.text(Double($0)) } ?? name
    }
    let width = length(candidate.proposal.width, text("any width", "幅は任意"))
    let height = length(candidate.proposal.height, text("any height", "高さは任意"))
    return text(
      "proposed \(width) × \(height), needs \(Points.size(candidate.size))",
      "提示 \(width) × \(height)、必要 \(Points.size(candidate.size))"
    )
  }

  /// Each constrained axis: what is needed, the bound, what is left or missing.
  package func comparisons(of candidate: CandidateTrace) -> [String] {
    [
      comparison(text("width", "幅"), candidate.size.width, candidate.slack.width),
      comparison(text("height", "高さ"), candidate.size.height, candidate.slack.height),
    ]
    .compactMap(\.self)
  }

  private func comparison(_ name: String, _ needed: CGFloat, _ slack: CGFloat?) -> String? {
    guard let slack else { return nil }
    let (need, bound) = (Points.text(needed), Points.text(needed + slack))
    // What is compared is not rounded: “5 > 5: 0 pt too much” would say that it fits.
    let rest = slack < 0 ? Points.length(-slack) : Points.text(slack)
    return slack >= 0
      ? text(
        "\(name) \(need) ≤ \(bound): \(rest) pt to spare",
        "\(name) \(need) ≤ \(bound)：余り\(rest) pt"
      )
      : text(
        "\(name) \(need) > \(bound): \(rest) pt too much",
        "\(name) \(need) > \(bound)：\(rest) pt超過"
      )
  }

  package func moreLines(_ count: Int) -> String {
    text("⋯ and \(Counts.text(count, "line")) more", "⋯ ほか\(count)行")
  }

  // MARK: - Placement

  /// What is placed, and which of its texts are cut.
  package func placement(_ size: CGSize, in bounds: CGSize, cut: [String]) -> String {
    let whole = cut.isEmpty
    return text(
      "Placed: \(Points.size(size)) pt in \(Points.size(bounds)); "
        + (whole ? "nothing is cut" : "cut: \(cut.joined(separator: separator))"),
      "配置：\(Points.size(bounds))の枠に\(Points.size(size)) pt、"
        + (whole ? "切れる部分なし" : "切れる部分は\(cut.joined(separator: separator))")
    )
  }

  /// Where a text stands, and in how many lines.
  package func place(of placed: TextTrace, in frame: CGRect) -> String {
    let origin = "\(Points.text(frame.minX)), \(Points.text(frame.minY))"
    let lines = text(Counts.text(placed.lineCount, "line"), "\(placed.lineCount)行")
    var parts = [text("at \(origin)", "位置 \(origin)"), Points.size(frame.size), lines]
    if placed.pointSizes.count > 1 {
      let sizes = placed.pointSizes.map { Points.text($0) }
      parts.append("\(sizes.joined(separator: text(" and ", "と"))) pt")
    }
    return parts.joined(separator: separator)
  }

  package var cutWithEllipsis: String { text("cut with …", "…で省略") }

  /// A measure that stands in for one that nobody published.
  package func notPublished(_ standIn: StandIn) -> String {
    text("Not published: ", "未公表：") + "\(standIn.subject); \(standIn.assumption)"
  }

  // MARK: - Headroom

  package var headroom: String {
    text(
      "Headroom: what would change the answer, and to what",
      "余裕：何がどれだけ変わると、どの表示になるか"
    )
  }
  package var noLimit: String {
    text("nothing within half and twice the sizes", "半分から2倍までの大きさでは変わらない")
  }
  package var width: String { text("width", "幅") }
  package var height: String { text("height", "高さ") }
  package var wider: String { text("wider", "広く") }
  package var narrower: String { text("narrower", "狭く") }
  package var less: String { text("less", "減") }
  package var more: String { text("more", "増") }

  /// A row of the table as a sentence: after the subject, how far it is to another answer.
  package func limit(_ change: String, _ points: String, _ percent: String, _ name: String)
    -> String
  {
    text(
      " \(change) by \(points), \(percent) → \(name)",
      "が\(points)（\(percent)）\(change) → \(name)"
    )
  }

  /// The call, or what of its numbers may be off.
  package func closeCall(_ call: CloseCall) -> String {
    let head = text("≈ Close call: ", "≈ 紙一重：")
    if call.uncertainty == 0 || call.subject == .typeSize {
      return head + call.explanation(in: language, names: HeadlineWidget.names(in: language))
    }
    let points = Points.hundredths(call.uncertainty)
    let subjects = call.reasons.map { $0.subject(in: language) }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return head
      + text(
        "the numbers may be off by \(points) pt here, by \(subjects.joined(separator: separator))",
        "ここでは数値に\(points) ptまでの誤差がありうる（\(subjects.joined(separator: separator))）"
      )
  }

  /// What makes answers doubtful in some areas of several.
  package func doubt(_ doubt: String, in areas: [String]) -> String {
    text(
      "\(doubt) (in \(areas.joined(separator: "; ")))",
      "\(doubt)（\(areas.joined(separator: "／"))）"
    )
  }
}
