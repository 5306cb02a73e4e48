import FitSelection

/// What is wanted of a headline in an area.
package enum HeadlineGoal: Sendable, Hashable {
  /// It is shown to its last letter.
  case headlineWhole
  /// Some of the snippet is shown, where there is one: an ellipsis alone is none of it.
  case snippetShown
  /// A candidate, counted from 0, or one before it is shown.
  case candidate(atMost: Int)

  /// Its name, as it is typed.
  package var name: String {
    switch self {
    case .headlineWhole: "headline-whole"
    case .snippetShown: "snippet-shown"
    case .candidate(let last): "candidate-at-most=\(Counts.number(ofIndex: last))"
    }
  }

  /// Whether any headline meets it, however long: there is no snippet to be shown.
  package func isMetByAnyHeadline(of article: HeadlineArticle) -> Bool {
    self == .snippetShown && article.snippet.isEmpty
  }

  /// Whether what is shown is what is wanted.
  ///
  /// - Parameters:
  ///   - area: what a reader sees.
  ///   - article: what is shown.
  func isMet(by area: ShownHeadline, of article: HeadlineArticle) -> Bool {
    switch self {
    case .headlineWhole: area.isHeadlineWhole
    case .snippetShown: isMetByAnyHeadline(of: article) || area.snippetLines > 0
    case .candidate(let last): area.chosenIndex.map { $0 <= last } ?? false
    }
  }
}
