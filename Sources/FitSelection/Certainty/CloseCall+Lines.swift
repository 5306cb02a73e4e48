import LayoutEngine
public import Typesetting

extension FitDecision {
  /// The doubts about how iOS sets lines under which something else is shown, or cut.
  ///
  /// - Complexity: decides anew for each doubt there can be.
  public func decidingLineDoubts() -> [LineDoubt] { decisionsUnderLineDoubts().map(\.doubt) }

  /// The doubts about lines that count, each with the decision that it leads to.
  func decisionsUnderLineDoubts() -> [(doubt: LineDoubt, decision: FitDecision)] {
    let doubts = lineDoubts
    guard !doubts.isEmpty else { return [] }
    let answer = Answer(self)
    return doubts.compactMap { doubt in
      decision(under: doubt).flatMap { Answer($0) == answer ? nil : (doubt, $0) }
    }
  }
}

extension CloseCall {
  /// The calls between a decision and those that doubts about lines lead to.
  static func underLineDoubts(_ decision: FitDecision) -> [CloseCall] {
    decision.decisionsUnderLineDoubts().map { doubt, other in
      CloseCall(
        subject: .lines(doubt),
        direction: .larger,
        limit: HeadroomLimit(ratio: 0, points: 0, outcome: other.outcome),
        uncertainty: 0,
        farthest: other.outcome,
        reasons: [.lines(doubt)]
      )
    }
  }
}
