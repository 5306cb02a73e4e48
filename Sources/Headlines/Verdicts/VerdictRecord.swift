/// The verdict on one item of a list.
package typealias VerdictRecord = ItemRecord<HeadlineVerdict>

extension VerdictRecord {
  /// What an item comes to.
  package enum Status: String, Sendable, Hashable, CaseIterable {
    case whole, cut, error
  }

  package var status: Status {
    switch content {
    case .answer(_, let verdict): verdict.verdict == .whole ? .whole : .cut
    case .error: .error
    }
  }

  /// What is required of the item and not met.
  package var unmet: [UnmetRequirement] {
    if case .answer(_, let verdict) = content { return verdict.unmet }
    return []
  }

  /// What is wrong with an item.
  package enum Finding: String, Sendable, Hashable, CaseIterable {
    case headlineCut = "headline-cut"
    case requirementUnmet = "requirement-unmet"
    case notJudged = "not-judged"
  }

  /// What is worth an annotation; nil where nothing is.
  package var finding: Finding? {
    switch content {
    case .error: .notJudged
    case .answer(_, let verdict):
      verdict.unmet.isEmpty
        ? nil
        : verdict.unmet.contains { $0.requirement.isHeadlineWhole }
          ? .headlineCut : .requirementUnmet
    }
  }
}
