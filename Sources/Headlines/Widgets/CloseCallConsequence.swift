import FitSelection
import LayoutEngine
import Typesetting

/// What a close call is about: what would be shown otherwise with numbers as likely as those that were
/// reckoned with.
public enum CloseCallConsequence: String, Sendable, Hashable, CaseIterable {
  /// The headline would be cut where it is whole, or whole where it is cut.
  case cut
  /// Another layout would be shown, with a line more or less of the snippet.
  case snippet
}

extension [CloseCallConsequence] {
  /// The worst of them: ``CloseCallConsequence/cut`` where any is; nil where there are none.
  var worst: CloseCallConsequence? { contains(.cut) ? .cut : first }
}

/// Which close calls are marked.
public enum CloseCallExtent: String, Sendable, Hashable, CaseIterable {
  /// Those about whether the headline is cut, which a reader would act on.
  case cut
  /// All of them.
  case all

  /// Whether calls of a consequence are among them.
  package func includes(_ consequence: CloseCallConsequence) -> Bool {
    self == .all || consequence == .cut
  }
}

extension FitAssessment {
  /// What one of its close calls is about: the worst that may come of it, which can lie beyond the
  /// first change.
  package func consequence(of call: CloseCall) -> CloseCallConsequence {
    let isWhole = headroom?.outcome.fits
    return call.limit.outcome.fits == isWhole && call.farthest.fits == isWhole ? .snippet : .cut
  }

  /// The close calls that count for a headline, the likeliest first.
  ///
  /// That Japanese is set otherwise in widgets as such speaks no reading for, only that nobody has
  /// looked: it counts where the headline hangs on it, and is told of a line of the snippet only by
  /// the decision's explanation.
  package var countedCalls: [CloseCall] {
    closeCalls.filter { $0.subject != .lines(.widget) || consequence(of: $0) == .cut }
  }

  /// The worst of what its close calls are about; nil where there are none.
  var consequence: CloseCallConsequence? { countedCalls.map(consequence).worst }

  /// The close calls that are marked, the likeliest first.
  func closeCalls(_ extent: CloseCallExtent) -> [CloseCall] {
    countedCalls.filter { extent.includes(consequence(of: $0)) }
  }
}
