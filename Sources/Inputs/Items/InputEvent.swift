/// What reading an input comes upon, in its order.
public enum InputEvent: Sendable, Hashable {
  /// A file was opened, and it was found what it is written in.
  case opened(OpenedInput)

  /// An item.
  case item(InputItem)

  /// Something that should have been an item and cannot be read; what follows it is read, unless it says otherwise
  /// (``BadItem/extent``).
  case bad(BadItem)
}

/// A file that is being read, and how.
public struct OpenedInput: Sendable, Hashable {
  /// The file as it was named or found, or “standard input”.
  public let file: String

  /// What it is written in.
  public let format: InputFormat

  /// Whether the format was asked for or found.
  public let formatOrigin: Origin

  /// How its bytes are text.
  public let encoding: TextEncoding

  /// Whether the encoding was asked for or found.
  public let encodingOrigin: Origin

  /// Who said how a file is to be read.
  public enum Origin: Sendable, Hashable {
    /// The caller.
    case given
    /// The content.
    case found
  }

  /// One sentence for people, such as `tonight.csv: a table (CSV) in Shift_JIS`.
  public var description: String { "\(file): \(format) in \(encoding)" }
}

extension OpenedInput: CustomStringConvertible {}

/// Something that should have been an item and cannot be read.
public struct BadItem: Sendable, Hashable, CustomStringConvertible {
  /// How much is not read.
  public enum Extent: Sendable, Hashable {
    /// It alone.
    case item
    /// It and what follows it in its file, such as all rows of a table without a column of headlines, or what was cut
    /// off of a text that ends within it; or a file or a folder as a whole.
    case rest
  }

  /// Where it begins.
  public let place: InputPlace

  /// Why it cannot be read.
  public let reason: InputFault

  /// How much is not read for it.
  public let extent: Extent

  /// What the source calls the item, where nothing but a headline is missing of it; nil when it does not say, and where
  /// more could not be read.
  public let id: String?

  /// Creates a bad item; where it has no line, it is a file or a folder as a whole.
  public init(
    place: InputPlace,
    reason: InputFault,
    extent: Extent = .item,
    id: String? = nil
  ) {
    self.place = place
    self.reason = reason
    self.extent = place.line == nil ? .rest : extent
    self.id = id
  }

  /// `file:line: reason`.
  public var description: String { "\(place): \(reason)" }
}
