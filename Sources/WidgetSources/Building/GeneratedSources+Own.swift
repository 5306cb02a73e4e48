extension GeneratedSources {
  /// The surroundings without the `formatted()` of types that a widget's sources give one of their own.
  ///
  /// - Parameter types: the types, as ``OwnFormats`` tells them.
  static func surroundings(without types: Set<String>) -> String {
    var lines = surroundings.split(separator: "\n", omittingEmptySubsequences: false)
    for type in types {
      // The first line of its extension.
      guard let head = lines.firstIndex(of: "extension \(type) {"),
        lines[head + 1].hasPrefix("  func formatted() ")
      else { continue }
      lines.remove(at: head + 1)
    }
    return lines.joined(separator: "\n")
  }

  /// Where the program begins whose sources say themselves what is run.
  static func host(startedBy launcher: WidgetLauncher) -> String {
    """
    import WidgetKit

    @main
    enum FitcheckHost {
      @MainActor static func main() {
        HostedProgram.bound()
        \(launcher.name).main()
      }
    }

    """
  }
}
