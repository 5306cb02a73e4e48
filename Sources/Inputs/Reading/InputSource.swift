import UnicodeText

/// Where items come from.
public enum InputSource: Sendable, Hashable {
  /// A file, a pipe, or a folder: its files of known endings and those of the folders in it, in the
  /// order of their names' bytes.
  case path(String)
  /// What the process is given.
  case standardInput
  /// A file's content in memory, and what the file is called.
  case memory([UInt8], name: String)

  /// The source that an argument of the command line names: `-` is standard input.
  public init(argument: String) {
    self = argument.isExactly("-") ? .standardInput : .path(argument)
  }

  /// Whether a file is read where it lies in a folder that is: files of other endings are left out.
  public static func isReadInFolders(_ path: String) -> Bool { FileEndings.isKnown(path) }

  /// What standard input is called.
  public static let standardInputName = "standard input"
}
