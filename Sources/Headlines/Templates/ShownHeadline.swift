import FitSelection
import Foundation
import LayoutEngine
import SwiftUISurface

/// What of a headline a reader sees in one area.
public struct ShownHeadline: Sendable, Hashable {
  /// The candidate that is shown, from 0; nil where there is nothing to choose from.
  public let chosenIndex: Int?
  /// The lines that the headline takes.
  public let headlineLines: Int
  /// The lines of the snippet; 0 where none of its characters is shown.
  public let snippetLines: Int
  /// Whether the headline is shown to its last letter.
  public let isHeadlineWhole: Bool

  init(chosenIndex: Int?, headlineLines: Int, snippetLines: Int, isHeadlineWhole: Bool) {
    self.chosenIndex = chosenIndex
    self.headlineLines = headlineLines
    self.snippetLines = snippetLines
    self.isHeadlineWhole = isHeadlineWhole
  }

  init(_ shown: ShownLayout, displayScale: CGFloat) {
    let outcome = HeadlineOutcome(shown, displayScale: displayScale)
    chosenIndex = shown.outcome?.chosenIndex
    headlineLines = outcome.headlineLines
    snippetLines = outcome.snippetLines
    isHeadlineWhole = outcome.isHeadlineWhole
  }
}

extension HeadlineOutcome {
  /// Reads the outcome off what a ``HeadlineWidget`` shows.
  fileprivate init(_ shown: ShownLayout, displayScale: CGFloat) {
    self.init(
      texts: shown.texts,
      candidateName: nil,
      isWhole: { $0.isWhole(in: shown.bounds, displayScale: displayScale) },
      isOutside: { $0.isOutside(shown.bounds, displayScale: displayScale) }
    )
  }
}
