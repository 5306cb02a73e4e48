import Foundation
import LayoutEngine
import SwiftUISurface

/// What a reader of the widget gets to see of an article: judged by what is placed, not by which
/// candidate was chosen.
public struct HeadlineOutcome: Sendable, Hashable {
  /// The number of lines the headline takes.
  public let headlineLines: Int

  /// Whether every letter of the headline is shown, within the bounds.
  public let isHeadlineWhole: Bool

  /// The number of lines the snippet takes; 0 when none of its characters is shown, as where an ellipsis
  /// stands for all of them, or where a character of the headline is so wide that the snippet beneath its
  /// beginning lies outside of the bounds.
  public let snippetLines: Int

  /// Whether the snippet is shown to its end in each place that it has: also where it has none, since there is none,
  /// or the headline stands alone.
  public let isSnippetWhole: Bool

  /// The name of the chosen candidate; nil when there was nothing to choose from, or the decision lists no such
  /// candidate.
  public let candidateName: String?

  /// Reads the outcome off a decision about a ``HeadlineWidget``.
  public init(_ decision: FitDecision) {
    self.init(
      texts: decision.placed.texts,
      candidateName: decision.chosenIndex.flatMap { index in
        decision.candidates.indices.contains(index) ? decision.candidates[index].name : nil
      },
      isWhole: decision.showsWhole,
      isOutside: { $0.isOutside(decision.bounds, displayScale: decision.displayScale) }
    )
  }

  init(
    texts: [TextTrace],
    candidateName: String?,
    isWhole: (TextTrace) -> Bool,
    isOutside: (TextTrace) -> Bool
  ) {
    let headlines = texts.filter { $0.role == HeadlineWidget.Role.headline }
    let snippets = texts.filter { $0.role == HeadlineWidget.Role.snippet }
    headlineLines = headlines.map(\.lineCount).reduce(0, +)
    isHeadlineWhole = !headlines.isEmpty && headlines.allSatisfy(isWhole)
    let seen = snippets.filter { $0.showsCharacters && !isOutside($0) }
    snippetLines = seen.map(\.lineCount).reduce(0, +)
    isSnippetWhole = snippets.allSatisfy(isWhole)
    self.candidateName = candidateName
  }
}
