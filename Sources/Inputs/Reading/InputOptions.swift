/// How inputs are read.
public struct InputOptions: Sendable, Hashable {
  /// What all inputs are written in; nil where each one's content tells.
  public var format: InputFormat?

  /// How all inputs' bytes are text, but those that begin with the byte order mark of another encoding; nil where each
  /// one's content tells.
  public var encoding: TextEncoding?

  /// Which columns and members are which parts of an article.
  public var columns: ColumnMapping

  /// The longest line, row, element, entry or article, in bytes of UTF-8.
  ///
  /// What is longer is a bad item. The memory that reading takes is bounded by it: as much for an item
  /// of that length, some twenty times as much where the rows behind an unclosed quotation mark are read
  /// anew. Less than one is taken for one.
  public var longestItem: Int {
    didSet { longestItem = max(1, longestItem) }
  }

  /// 10 MiB.
  public static let defaultLongestItem = 10 << 20

  /// Creates options; without any, the content tells everything.
  public init(
    format: InputFormat? = nil,
    encoding: TextEncoding? = nil,
    columns: ColumnMapping = .byName,
    longestItem: Int = InputOptions.defaultLongestItem
  ) {
    self.format = format
    self.encoding = encoding
    self.columns = columns
    self.longestItem = max(1, longestItem)
  }
}
