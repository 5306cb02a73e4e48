import Foundation

extension CGFloat {
  /// Lengths beyond this count as this: more points than any layout has, and few enough that sums
  /// and ratios of them are numbers.
  static let greatestLength: CGFloat = 1e9

  /// The length as layouts reckon with it: 0 where it is no number or has no end.
  ///
  /// What is not a number would spread over everything that a view shares its room with.
  package var bounded: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -Self.greatestLength), Self.greatestLength) : 0
  }

  /// The length within the same limits, infinities being the limits themselves; 0 for no number.
  var clamped: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.greatestLength), Self.greatestLength)
  }
}

extension CGSize {
  /// The size of a place to stand in: within the limits of what can be reckoned with.
  package var clamped: CGSize { CGSize(width: width.clamped, height: height.clamped) }

  /// The size as room for what is laid out: within the same limits, and not negative.
  package var asRoom: CGSize {
    CGSize(width: max(width.clamped, 0), height: max(height.clamped, 0))
  }

  /// The size as an answer to a proposal, within the limits of what can be reckoned with: without end only where
  /// what was proposed is.
  package func answering(_ proposal: ProposedViewSize) -> CGSize {
    func answering(_ proposed: CGFloat?, _ length: CGFloat) -> CGFloat {
      length == .infinity && proposed == .infinity ? length : length.clamped
    }
    return CGSize(
      width: answering(proposal.width, width),
      height: answering(proposal.height, height)
    )
  }
}

extension EdgeInsets {
  /// The insets as layouts reckon with them.
  package var bounded: EdgeInsets {
    EdgeInsets(
      top: top.bounded,
      leading: leading.bounded,
      bottom: bottom.bounded,
      trailing: trailing.bounded
    )
  }
}

extension ProposedViewSize {
  /// The proposal with lengths that are numbers: one that is none asks for the ideal.
  ///
  /// Infinity is a proposal like another.
  package var answerable: ProposedViewSize {
    func answerable(_ length: CGFloat?) -> CGFloat? {
      guard let length, !length.isNaN else { return nil }
      return length == .infinity ? length : length.clamped
    }
    return ProposedViewSize(width: answerable(width), height: answerable(height))
  }

  /// The proposal for a place to stand in, which has an end.
  package var placeable: ProposedViewSize {
    let answerable = answerable
    return ProposedViewSize(width: answerable.width?.clamped, height: answerable.height?.clamped)
  }
}
