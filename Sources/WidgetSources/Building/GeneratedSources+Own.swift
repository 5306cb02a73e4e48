extension GeneratedSources {
  /// The surroundings without what a widget's sources have of their own.
  ///
  /// - Parameters:
  ///   - formats: the types whose `formatted()` they have, as ``OwnFormats`` calls them.
  ///   - types: the types that they have, as ``OwnTypes`` tells them.
  static func surroundings(without formats: Set<String>, types: Set<String> = []) -> String {
    var lines = surroundings.split(separator: "\n", omittingEmptySubsequences: false)
    for type in formats {
      if let index = indexOfFormat(of: type, in: lines) { lines.remove(at: index) }
    }
    for type in types {
      if let name = lines.firstIndex(where: { $0.hasPrefix("typealias \(type) = ") }) {
        lines.remove(at: name)
      } else if let head = lines.firstIndex(where: { $0.hasPrefix("class \(type): ") }),
        let end = lines[head...].firstIndex(of: "}")
      {
        lines.removeSubrange(head...end)
      }
      // So does what takes such a formatter: a widget's own need be none of Foundation's.
      let taking = "  static func formatted(_ formatter: \(type)) "
      while let head = lines.firstIndex(where: { $0.hasPrefix(taking) }),
        let end = lines[head...].firstIndex(of: "  }")
      {
        lines.removeSubrange(head...end)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What is added to a file so that it alone has the `formatted()` that the surroundings have otherwise.
  ///
  /// - Parameter types: the types, as ``OwnFormats`` calls them.
  static func formats(of types: Set<String>) -> String {
    guard !types.isEmpty else { return "" }
    let lines = surroundings.split(separator: "\n", omittingEmptySubsequences: false)
    return types.sorted().compactMap { type in
      indexOfFormat(of: type, in: lines).map { index in
        "\nfileprivate extension \(type) {\n\(lines[index])\n}\n"
      }
    }
    .joined()
  }

  /// Where a type's `formatted()` stands: in the first line of its extension.
  private static func indexOfFormat(of type: String, in lines: [Substring]) -> Int? {
    guard let head = lines.firstIndex(of: "extension \(type) {"),
      lines[head + 1].hasPrefix("  func formatted() ")
    else { return nil }
    return head + 1
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
