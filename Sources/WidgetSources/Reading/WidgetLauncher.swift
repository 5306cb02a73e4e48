/// A type with `@main` whose own `main()` says which bundle is run, as sources have it that show other widgets on older
/// systems: `if #available(iOS 17, *) { NewWidgets.main() } else { OldWidgets.main() }`.
struct WidgetLauncher: Sendable, Hashable {
  /// The name of the type.
  let name: String
  /// The types whose `main()` it calls.
  var started: Set<String> = []

  /// The launchers in the words of a file, none of which stands in another type.
  ///
  /// One that waits for something, or that its file keeps to itself, is none.
  ///
  /// - Complexity: linear in the number of words.
  static func all(in tokens: [SwiftText.Token]) -> [WidgetLauncher] {
    var found: [WidgetLauncher] = []
    var open: WidgetLauncher?
    var hasMain = false
    var isMain = false
    var depth = 0
    func word(_ index: Int) -> String? {
      tokens.indices.contains(index) ? tokens[index].text : nil
    }
    /// Whether the words before one, as in `private final class`, keep what it declares to its file.
    func isHidden(_ index: Int, behind count: Int) -> Bool {
      (1...count).contains { ["private", "fileprivate"].contains(word(index - $0)) }
    }
    for index in tokens.indices {
      switch tokens[index].text {
      case "{": depth += 1
      case "}":
        depth -= 1
        guard depth == 0 else { continue }
        if let open, hasMain { found.append(open) }
        (open, hasMain) = (nil, false)
      case "struct", "class", "enum":
        guard depth == 0, isMain, let name = word(index + 1) else { continue }
        isMain = false
        open = isHidden(index, behind: 2) ? nil : WidgetLauncher(name: name)
      case "main" where depth == 0: isMain = isMain || word(index - 1) == "@"
      case "main" where word(index - 1) == ".":
        if let name = word(index - 2) { open?.started.insert(name) }
      case "main" where depth == 1 && word(index - 1) == "func" && word(index - 2) == "static":
        let isPlain = (1...3).map { word(index + $0) } == ["(", ")", "{"]
        hasMain = hasMain || isPlain && !isHidden(index - 2, behind: 1)
      default: break
      }
    }
    return found
  }
}
