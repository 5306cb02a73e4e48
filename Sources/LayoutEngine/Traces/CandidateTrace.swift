public import Foundation

/// How one candidate of a `ViewThatFits` was judged.
public struct CandidateTrace: Sendable, Hashable {
  /// The position in builder order, from 0, after flattening (LayoutRules §1.3).
  public let index: Int
  /// The candidate's `accessibilityIdentifier`, or "candidate 1" and so on.
  public let name: String
  /// Whether SwiftUI would have measured it: `false` for those after the chosen one (V14).
  public let wasTried: Bool
  /// Whether the measured values below are real: always for tried candidates, for the others only
  /// with `FitTracing.all`.
  ///
  /// Otherwise `size` is zero, `fits` false and the rest empty.
  public let wasMeasured: Bool
  /// What it was proposed when it was measured: constrained axes are open (V2).
  public let proposal: ProposedViewSize
  /// The size it needs under that proposal, points.
  public let size: CGSize
  /// Whether that size is within the bounds on every constrained axis, by an exact `<=` (V5).
  public let fits: Bool
  /// What is left of the bounds.
  public let slack: AxisSlack
  /// The first constrained axis on which it does not fit, horizontal before vertical.
  public let failedAxis: Axis?
  /// The texts as they broke under the proposal.
  ///
  /// A text may be cut to its own line limit here, never for want of height.
  public let texts: [TextTrace]

  /// Creates a trace.
  public init(
    index: Int,
    name: String,
    wasTried: Bool,
    wasMeasured: Bool = true,
    proposal: ProposedViewSize,
    size: CGSize,
    fits: Bool,
    slack: AxisSlack,
    failedAxis: Axis?,
    texts: [TextTrace]
  ) {
    self.index = index
    self.name = name
    self.wasTried = wasTried
    self.wasMeasured = wasMeasured
    self.proposal = proposal
    self.size = size
    self.fits = fits
    self.slack = slack
    self.failedAxis = failedAxis
    self.texts = texts
  }
}
