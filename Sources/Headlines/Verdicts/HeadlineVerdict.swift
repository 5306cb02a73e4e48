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

  /// What is shown in one area.
  public struct Area: Sendable, Hashable {
    /// The candidate that is shown, from 0; nil where there is nothing to choose from.
    public let chosenIndex: Int?
    /// The lines that the headline takes.
    public let headlineLines: Int
    /// The lines of the snippet; 0 where none is shown.
    public let snippetLines: Int
    /// Whether the headline is shown to its last letter.
    public let isHeadlineWhole: Bool
    /// What a close call is about; nil where the answer is sure.
    public let closeCall: Consequence?
  }

  /// How much the headline may grow, or has to shrink, for it to be whole everywhere.
  public enum Change: Sendable, Hashable {
    /// So many characters (grapheme clusters) may be added to its end; `greatestAddition` stands for
    /// any number above it too.
    case add(Int)
    /// So many characters have to go from its end, which are these.
    case remove(Int, lost: String)
    /// It is cut however short it is.
    case none
  }

  /// The areas, in the order of the setting's.
  public let areas: [Area]
  /// How much the headline may grow, or has to shrink.
  public let change: Change
  /// The place of the area that leaves the headline least room.
  public let tightest: Int
  /// Characters that no font has a glyph for, each once.
  public let missingScalars: [Unicode.Scalar]

  /// Where counting what may be added ends.
  public static let greatestAddition = 200

  /// Whether the headline is whole everywhere.
  public var verdict: Verdict { areas.allSatisfy(\.isHeadlineWhole) ? .whole : .cut }

  /// Whether no area shows any of the snippet.
  public var showsNoSnippet: Bool { areas.allSatisfy { $0.snippetLines == 0 } }

  /// What the closest calls are about: ``Consequence/cut`` where any is.
  public var closeCall: Consequence? {
    let calls = areas.compactMap(\.closeCall)
    return calls.contains(.cut) ? .cut : calls.first
  }
}
