import Fitcheck
import Foundation

/// How far an answer is from another one, and whether that is more than its numbers may be off by.
extension TextReport {
  func headroom(of result: ArticleReport.Result) -> [String] {
    guard let assessment = result.assessment, let headroom = assessment.headroom else { return [] }
    var rows: [String] = []
    for text in headroom.texts {
      let name = TerminalText.visible(text.role ?? "text")
      rows += row(name, "wider", text.growth, result)
      rows += row(name, "narrower", text.shrinkage, result)
    }
    rows += row("width", "less", headroom.width.reduction, result)
    rows += row("width", "more", headroom.width.enlargement, result)
    rows += row("height", "less", headroom.height.reduction, result)
    rows += row("height", "more", headroom.height.enlargement, result)
    var lines = ["", "  Headroom: what would change the answer, and to what"]
    lines += rows.isEmpty ? ["      nothing within half and twice the sizes"] : rows
    lines += closeCalls(of: assessment)
    lines += flags(of: assessment, result)
    return lines
  }

  private func row(
    _ subject: String,
    _ change: String,
    _ limit: HeadroomLimit?,
    _ result: ArticleReport.Result
  ) -> [String] {
    guard let limit else { return [] }
    let label = TerminalText.padded(TerminalText.clipped(subject, to: 9), to: 9)
    let points = TerminalText.leftPadded("\(Points.hundredths(limit.points)) pt", to: 10)
    let percent = TerminalText.leftPadded(Points.percent(limit.ratio), to: 9)
    let head = TerminalText.padded(change, to: 9)
    let name = TerminalText.clipped(
      TerminalText.visible(result.name(of: limit.outcome)),
      to: columns - 47
    )
    return ["      " + palette(.faint, label) + head + points + percent + "  → " + name]
  }

  private func closeCalls(of assessment: FitAssessment) -> [String] {
    guard let call = assessment.closeCalls.first else { return [] }
    var subjects: [String] = []
    for reason in call.reasons where !subjects.contains(reason.subject) {
      subjects.append(reason.subject)
    }
    let sentence =
      call.subject == .typeSize
      ? "≈ Close call: \(call.sentence)"
      : "≈ Close call: the numbers may be off by \(Points.hundredths(call.uncertainty)) pt here, by "
        + subjects.joined(separator: ", ")
    return TerminalText.wrapped(sentence, to: columns - 4).enumerated().map { index, text in
      palette(.notice, (index == 0 ? "  " : "    ") + text)
    }
  }

  private func flags(of assessment: FitAssessment, _ result: ArticleReport.Result) -> [String] {
    let sentences = assessment.flags.compactMap { flag -> String? in
      switch flag {
      case .lastDoesNotFit: "Nothing fits: the last layout is shown all the same"
      case .unreachable(let index):
        "Layout \(index + 1) is no smaller here than one before it, so it never has its turn"
      case .withinAPixel(let index):
        "Layout \(index + 1) is within a pixel of the bound: a rounding may decide"
      // The snippet is cut by design, the headline's cut stands above.
      case .truncatedButFits: nil
      }
    }
    return sentences.flatMap { TerminalText.wrapped("! " + $0, to: columns - 4) }
      .map { palette(.notice, "  " + $0) }
  }
}
