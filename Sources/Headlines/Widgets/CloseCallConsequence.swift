import FitSelection
import LayoutEngine

/// What a close call is about: what would be shown otherwise with numbers as likely as those that were
/// reckoned with.
public enum CloseCallConsequence: String, Sendable, Hashable, CaseIterable {
  /// The headline would be cut where it is whole, or whole where it is cut.
  case cut
  /// Another layout would be shown, with a line more or less of the snippet.
  case snippet
}

/// Which close calls are marked.
public enum CloseCallExtent: String, Sendable, Hashable, CaseIterable {
  /// Those about whether the headline is cut, which a reader would act on.
  case cut
  /// All of them.
  case all

  func includes(_ consequence: CloseCallConsequence) -> Bool { self == .all || consequence == .cut }
}

extension FitAssessment {
  /// What one of its close calls is about: the worst that may come of it, which can lie beyond the
  /// first change.
  package func consequence(of call: CloseCall) -> CloseCallConsequence {
    let isWhole = headroom?.outcome.fits
    return call.limit.outcome.fits == isWhole && call.farthest.fits == isWhole ? .snippet : .cut
  }

  /// What its close calls are about: ``CloseCallConsequence/cut`` where any is; nil where there are
  /// none.
  var consequence: CloseCallConsequence? {
    closeCalls.map(consequence).contains(.cut) ? .cut : closeCalls.isEmpty ? nil : .snippet
  }

  /// The close calls that are marked, the likeliest first.
  func closeCalls(_ extent: CloseCallExtent) -> [CloseCall] {
    closeCalls.filter { extent.includes(consequence(of: $0)) }
  }
}
