/// What is to be said of a headline in all areas at once.
public struct HeadlineVerdict: Sendable, Hashable {
  /// Whether the headline is shown to its last letter.
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// In every area.
    case whole
    /// In some area it is not.
    case cut
  }

  /// What would be another answer with numbers as likely as those that were reckoned with.
  public enum Consequence: String, Sendable, Hashable, CaseIterable {
    /// The headline would be cut where it is whole, or whole where it is cut.
    case cut
    /// More or less of the snippet would be shown.
    case snippet
  }

  /// What is shown in one area, and how sure that is.
  package struct Area: Sendable, Hashable {
    package let shown: ShownHeadline
    /// What a close call is about; nil where the answer is sure.
    public let closeCall: Consequence?
  }

  /// The areas, in the order of the setting's.
  package let areas: [Area]
  package let change: HeadlineChange
  /// The place of the area that leaves the headline least room.
  package let tightest: Int
  /// What is required and not met.
  package let unmet: [UnmetRequirement]
  /// Characters that no font has a glyph for, each once.
  public let missingScalars: [Unicode.Scalar]

  /// Whether the headline is whole everywhere.
  package var verdict: Verdict { areas.allSatisfy(\.shown.isHeadlineWhole) ? .whole : .cut }

  /// Whether no area shows any of the snippet.
  package var showsNoSnippet: Bool { areas.allSatisfy { $0.shown.snippetLines == 0 } }

  /// What the closest calls are about: ``Consequence/cut`` where any is.
  public var closeCall: Consequence? {
    let calls = areas.compactMap(\.closeCall)
    return calls.contains(.cut) ? .cut : calls.first
  }
}
