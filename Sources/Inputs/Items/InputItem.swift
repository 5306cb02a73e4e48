import UnicodeText

/// One news item as its source has it.
///
/// Texts are what the source says, scalar for scalar, but for the white space at their ends, line ends
/// among it, which is dropped in every format; of a feed also the markup and the white space before and
/// between words.
public struct InputItem: Sendable, Hashable {
  /// The headline; never nothing but white space.
  public var headline: String

  /// The sentences beneath the headline; empty when there are none.
  public var snippet: String

  /// The time as it is written in the source, be it `9:41` or a date of a feed; nil when it says
  /// none.
  public var time: String?

  /// What the source calls the item; nil when it does not say.
  public var id: String?

  /// The language as the source names it, usually a BCP 47 tag; nil when it does not say.
  public var language: String?

  /// Where the item begins.
  public var place: InputPlace

  /// What was read and not used, one sentence each.
  public var notes: [String]

  /// Creates an item; only the headline is needed.
  public init(
    headline: String,
    snippet: String = "",
    time: String? = nil,
    id: String? = nil,
    language: String? = nil,
    place: InputPlace,
    notes: [String] = []
  ) {
    self.headline = headline
    self.snippet = snippet
    self.time = time
    self.id = id
    self.language = language
    self.place = place
    self.notes = notes
  }

  /// Whether two items are the same, scalar for scalar.
  public static func == (left: InputItem, right: InputItem) -> Bool {
    left.place == right.place && left.parts == right.parts
  }

  /// Hashes the place and the bytes of all texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(parts)
  }

  private var parts: [ExactText?] {
    ([headline, snippet, time, id, language] + notes).map { $0.map(ExactText.init) }
  }
}
