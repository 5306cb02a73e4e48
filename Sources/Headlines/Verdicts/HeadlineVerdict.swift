/// What is to be said of a headline in all areas at once.
public struct HeadlineVerdict: Sendable, Hashable {
  /// Whether the headline is shown to its last letter.
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// In every area.
    case whole
    /// In some area it is not.
    case cut
  }

  /// What is shown in one area, and how sure that is.
  public struct Area: Sendable, Hashable {
    /// What a reader sees.
    public let shown: ShownHeadline
    /// What a close call is about; nil where the answer is sure.
    public let closeCall: CloseCallConsequence?
  }

  /// The areas, in the order of the setting's.
  public let areas: [Area]
  /// How much the headline may grow, or has to shrink, to be whole everywhere.
  public let change: HeadlineChange
  /// The place in ``areas`` of the one that leaves the headline least room; `nil` where there are no areas.
  public let tightest: Int?
  /// What is required and not met.
  package private(set) var unmet: [UnmetRequirement]
  /// What is required and not met, and was known before the run.
  package private(set) var known: [UnmetRequirement] = []
  /// Characters that no font has a glyph for, each once.
  public let missingScalars: [Unicode.Scalar]

  init(
    areas: [Area],
    change: HeadlineChange,
    tightest: Int?,
    unmet: [UnmetRequirement],
    missingScalars: [Unicode.Scalar]
  ) {
    self.areas = areas
    self.change = change
    self.tightest = tightest
    self.unmet = unmet
    self.missingScalars = missingScalars
  }

  /// Whether the headline is whole everywhere.
  public var verdict: Verdict { areas.allSatisfy(\.shown.isHeadlineWhole) ? .whole : .cut }

  /// Whether no area shows any of the snippet.
  public var showsNoSnippet: Bool { areas.allSatisfy { $0.shown.snippetLines == 0 } }

  /// What the closest calls are about: ``CloseCallConsequence/cut`` where any is.
  public var closeCall: CloseCallConsequence? { areas.compactMap(\.closeCall).worst }

  /// The verdict with some of what is not met told as known.
  package func knowing(_ isKnown: (UnmetRequirement) -> Bool) -> HeadlineVerdict {
    var verdict = self
    verdict.known += verdict.unmet.filter(isKnown)
    verdict.unmet.removeAll(where: isKnown)
    return verdict
  }
}
