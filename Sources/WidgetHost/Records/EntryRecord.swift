public import Foundation
import UnicodeText

/// An entry, and how it is shown in every area.
public struct EntryRecord: Sendable, Hashable, Codable {
  /// What an entry is for.
  public enum Role: String, Sendable, Hashable, Codable {
    /// It stands in while nothing is known.
    case placeholder
    /// It is shown in the gallery.
    case snapshot
    /// It is one of a timeline.
    case timeline
    /// It is shown by a preview of the sources.
    case preview
    /// It is described by a file.
    case fixture

    /// Reads one by its name.
    public init(from decoder: any Decoder) throws { self = try decoder.namedCase() }
  }

  /// What it is for.
  public let role: Role
  /// The name that a preview has in the sources; `nil` where it has none.
  public let name: String?
  /// From when on it is shown.
  public let date: Date
  /// Until when it is shown: to the next entry or the end of the span; `nil` for what is not of a
  /// timeline.
  public let until: Date?
  /// The taps that came before it.
  public let taps: [String]
  /// How it is shown, for each area and size of text.
  public let layouts: [LayoutRecord]

  /// Whether every text is whole wherever it is shown.
  public var isWhole: Bool { layouts.allSatisfy(\.isWhole) }

  init(
    role: Role,
    name: String? = nil,
    date: Date,
    until: Date? = nil,
    taps: [String] = [],
    layouts: [LayoutRecord]
  ) {
    self.role = role
    self.name = name
    self.date = date
    self.until = until
    self.taps = taps
    self.layouts = layouts
  }
}

/// How an entry is shown in one area at one size of text.
public struct LayoutRecord: Sendable, Hashable, Codable {
  /// The devices that have the area, newest first.
  public let devices: [String]
  /// The width of the content, points.
  public let width: Double
  /// The height of the content, points.
  public let height: Double
  /// Pixels a point.
  public let displayScale: Double
  /// The version of the system, by its number; `nil` where one of the devices runs only systems older than
  /// iOS 16, and has its rules.
  public let systemVersion: Int?
  /// The user's size of text, by its name in code.
  public let typeSize: String
  /// The name of the candidate that the outermost `ViewThatFits` shows; `nil` where there is none.
  public let candidate: String?
  /// The place of that candidate, from 0; `nil` where there is no `ViewThatFits`.
  public let candidateIndex: Int?
  /// How many candidates the outermost `ViewThatFits` has; `nil` where there is none.
  public internal(set) var candidateCount: Int?
  /// The texts in drawing order.
  public let texts: [TextRecord]
  /// What the layout rests on that nobody has measured, each once.
  public let standIns: [String]
  /// Characters that no font has a glyph for, of the shown texts and of those in candidates that were tried, each once;
  /// `nil` where there are none, as nearly always.
  public internal(set) var missingCharacters: [String]?
  /// The name of the file that shows it; `nil` where no picture was wanted.
  public internal(set) var picture: String?

  /// Whether every text is whole.
  public var isWhole: Bool { texts.allSatisfy(\.isWhole) }

  /// Whether a text that is cut at another moment, or with other dates, is cut here as well.
  ///
  /// - Parameters:
  ///   - place: the text's index in the texts of `other`.
  ///   - other: the same entry in the same area.
  func cutsToo(_ text: TextRecord, at place: Int, of other: LayoutRecord) -> Bool {
    // In one candidate the texts are the same but for their dates.
    if other.candidateIndex == candidateIndex, other.texts.count == texts.count {
      return !texts[place].isWhole
    }
    return texts.contains { known in
      !known.isWhole && known.identifier == text.identifier
        && (known.string.isExactly(text.string) || known.isMoving && text.isMoving)
    }
  }

  /// Whether a text is cut that is whole, or not there, in the same area at each of some other moments.
  func cutsMore(than others: [LayoutRecord]) -> Bool {
    texts.enumerated().contains { place, text in
      !text.isWhole && !others.contains { $0.cutsToo(text, at: place, of: self) }
    }
  }

  /// Whether it cuts a text, or shows a candidate, as the same area does at none of some moments before.
  func isNews(after others: [LayoutRecord]) -> Bool {
    cutsMore(than: others) || !others.contains { $0.candidateIndex == candidateIndex }
  }
}
