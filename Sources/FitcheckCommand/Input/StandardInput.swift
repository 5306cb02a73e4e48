import Foundation

/// What standard input is named for, of which there is one.
enum StandardInput {
  /// Refuses to read it for two things: the second would be found empty, texts without a word.
  ///
  /// - Parameter paths: what is read; nil for an option that is not given.
  static func checkIsReadOnce(_ paths: [String?]) throws(CommandFailure) {
    guard paths.count(where: { isNamed(by: $0) }) > 1 else { return }
    throw CommandFailure(
      "standard input (-) is named twice, and can be read once: give all but one as files"
    )
  }

  /// Whether a path is `-`, or another name such as `/dev/stdin` of the same pipe or terminal.
  ///
  /// Where it is a file, that can be opened again by its name.
  private static func isNamed(by path: String?) -> Bool {
    guard let path else { return false }
    if path == "-" { return true }
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0,
      status.st_mode & S_IFMT == S_IFIFO || isatty(STDIN_FILENO) == 1
    else { return false }
    return FileIdentity(path: path) == FileIdentity(status)
  }
}
