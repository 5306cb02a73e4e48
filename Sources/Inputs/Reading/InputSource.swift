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
    self = argument.isExactly("-") ? .standardInput : .path(Self.filePath(ofArgument: argument))
  }

  /// The path of a file that an argument names: where the file is called as standard input is, with its folder, since
  /// it would be taken for that.
  package static func filePath(ofArgument argument: String) -> String {
    argument.isExactly(standardInputName) ? "./" + argument : argument
  }

  /// The paths of the files that are read with a folder, those that links in it lead to among them; none
  /// where it cannot be read.
  package static func files(inFolder folder: String) -> [String] {
    let entries = (try? FolderListing.entries(in: folder)) ?? []
    return entries.compactMap { entry -> String? in
      if case .file(let path) = entry { path } else { nil }
    }
  }

  /// What standard input is called.
  public static let standardInputName = "standard input"
}
