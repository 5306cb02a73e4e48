import LayoutEngine

extension CloseCall {
  /// The call between the type size that was asked for and `large`, where either may hold and they
  /// have different answers.
  init?(betweenTypeSizesOf decision: FitDecision) {
    guard let sizes = decision.typeSizeAlternative, let large = decision.decisionAtLarge(),
      Answer(decision) != Answer(large)
    else { return nil }
    let points = abs(sizes.largePointSize - sizes.pointSize)
    self.init(
      subject: .typeSize,
      direction: sizes.pointSize > sizes.largePointSize ? .smaller : .larger,
      limit: HeadroomLimit(ratio: points / sizes.pointSize, points: points, outcome: large.outcome),
      uncertainty: points,
      farthest: large.outcome,
      reasons: [.accessoryTypeSize(points: points)]
    )
  }
}
