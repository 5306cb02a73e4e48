import UnicodeText

/// A line of an input.
public struct InputPlace: Sendable, Hashable, CustomStringConvertible {
  /// The file as it was named or found, or “standard input”.
  public let file: String

  /// The line that the thing begins in, from 1; nil where it is the file as a whole.
  public let line: Int?

  /// Creates a place.
  public init(file: String, line: Int?) {
    self.file = file
    self.line = line
  }

  /// `file:line`, or the file alone.
  public var description: String { line.map { "\(file):\($0)" } ?? file }

  /// Whether two places are the same; names of files byte for byte.
  public static func == (left: InputPlace, right: InputPlace) -> Bool {
    left.line == right.line && left.file.isExactly(right.file)
  }

  /// Hashes the line and the bytes of the file's name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    file.hashExactly(into: &hasher)
  }
}
