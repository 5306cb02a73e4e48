import FitSelection

/// What is asked of a widget: a policy of the desk, or which texts must be whole.
public enum WidgetRequirement: Sendable, Hashable {
  /// Every text of every entry.
  case allWhole
  /// Those whose accessibility identifier is "headline".
  case headlineWhole
  /// Some of one whose accessibility identifier is "snippet" is shown, in every entry: an ellipsis alone is none,
  /// nor is a text that lies outside of the widget.
  case snippetShown
  /// No later candidate of the outermost `ViewThatFits` is shown than one, counted from 0.
  case candidate(atMost: Int)
  /// Each entry is shown by one candidate everywhere.
  case sameCandidate
  /// Texts with an accessibility identifier.
  case identified(String)
  /// Nothing: only what is wrong otherwise counts.
  case nothing

  /// The requirement of a name; any that is no policy's is an accessibility identifier.
  ///
  /// `nil` for a policy that is asked of headlines only, and for a number that is none.
  public init?(name: String) {
    switch name {
    case "all-whole": self = .allWhole
    case "headline-whole": self = .headlineWhole
    case "snippet-shown": self = .snippetShown
    case "same-candidate": self = .sameCandidate
    case "nothing": self = .nothing
    // What decides a headline's close calls is not asked of whole widgets.
    case "", "no-close-calls", "no-close-calls=cut": return nil
    default:
      let parts = name.split(separator: "=", maxSplits: 1)
      guard parts.first == "candidate-at-most" else {
        self = .identified(name)
        return
      }
      // Counted from 1 as people do, for headlines too.
      guard parts.count == 2, let last = Int(parts[1]), last >= 1 else { return nil }
      self = .candidate(atMost: last - 1)
      // Another spelling, as `+1`, would be another name in reports.
      guard self.name == name else { return nil }
    }
  }

  /// The requirement as it is written.
  public var name: String {
    switch self {
    case .allWhole: "all-whole"
    case .headlineWhole: "headline-whole"
    case .snippetShown: "snippet-shown"
    case .candidate(let last): "candidate-at-most=\(Counts.number(ofIndex: last))"
    case .sameCandidate: "same-candidate"
    case .identified(let identifier): identifier
    case .nothing: "nothing"
    }
  }

  /// Whether a text has to be whole.
  func holds(for text: TextRecord) -> Bool {
    switch self {
    case .allWhole: true
    case .headlineWhole: text.identifier == "headline"
    case .identified(let name): text.identifier == name
    case .snippetShown, .candidate, .sameCandidate, .nothing: false
    }
  }

  /// The identifier without which a policy says nothing; `nil` where it needs none.
  var neededIdentifier: String? {
    switch self {
    case .headlineWhole: "headline"
    case .snippetShown: "snippet"
    case .identified(let name): name
    case .allWhole, .candidate, .sameCandidate, .nothing: nil
    }
  }
}
