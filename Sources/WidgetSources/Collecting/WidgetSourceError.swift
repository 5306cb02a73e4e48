/// Why a widget's sources could not be read or built.
public enum WidgetSourceError: Error, Sendable, Hashable {
  /// There is no such file or folder.
  case notFound(String)
  /// There are no Swift files in the folders.
  case noSources([String])
  /// No file declares a widget.
  case noWidget([String])
  /// A file cannot be read; the sentence says why.
  case unreadable(file: String, reason: String)
  /// A file of intents says something of which no class can be made; the place is the file with the line,
  /// where that is known.
  case intentDefinition(place: String, reason: String)
  /// There is no Swift compiler.
  case noCompiler(tried: String)
  /// The compiler refused the sources; the lines are its errors, with the user's files.
  case refused(errors: [String])
  /// The compiler cannot be started, or what it says not be kept; the sentence says why.
  case notRun(command: String, reason: String)
  /// The folder of the build cannot be written; the sentence says why.
  case folder(path: String, reason: String)
  /// The package that the sources are built against is not there.
  case noPackage(path: String)
}

extension WidgetSourceError {
  /// How many of a compiler's errors are shown.
  private static let mostErrors = 20

  /// What is shown of a compiler's errors: the first of them, and how many more there are.
  package static func shown(of errors: [String]) -> [String] {
    let rest = errors.count - mostErrors
    guard rest > 0 else { return errors }
    return Array(errors.prefix(mostErrors)) + [
      rest == 1 ? "and 1 more error" : "and \(rest) more errors"
    ]
  }
}

extension WidgetSourceError: CustomStringConvertible {
  /// The reason, in one sentence but for the compiler's errors.
  public var description: String {
    switch self {
    case .notFound(let path): return "\(path): there is no such file or folder"
    case .noSources(let paths):
      return "\(paths.joined(separator: ", ")): there are no Swift files"
    case .noWidget(let paths):
      return "\(paths.joined(separator: ", ")): no file declares a Widget, a WidgetBundle or a "
        + "Today extension (NCWidgetProviding)"
    case .unreadable(let file, let reason): return "\(file): \(reason)"
    case .intentDefinition(let place, let reason): return "\(place): \(reason)"
    case .noCompiler(let tried):
      return "a widget has to be compiled, and there is no Swift compiler here (tried \(tried))"
    case .refused(let errors):
      let shown = Self.shown(of: errors).joined(separator: "\n")
      return "the widget does not compile:\n\(shown)"
    case .notRun(let command, let reason):
      return "\(command) cannot be run, with what it says in a temporary file (TMPDIR): \(reason)"
    case .folder(let path, let reason):
      return "\(path): \(reason); widgets are built there: XDG_CACHE_HOME names another folder"
    case .noPackage(let path):
      return "\(path): fitcheck’s own package is not here (no Package.swift)"
    }
  }
}
