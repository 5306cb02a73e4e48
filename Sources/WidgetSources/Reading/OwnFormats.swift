/// The types of Foundation and Swift that sources give a `formatted()` of their own, as those do that are older than
/// Foundation's.
///
/// On iOS it goes before Foundation's. Here a widget's module has one of each already, and may have no two.
enum OwnFormats {
  /// The types that may have one, by their names in sources, as they are called with their modules.
  private static let types = [
    "Date": "Foundation.Date", "Decimal": "Foundation.Decimal", "Duration": "Swift.Duration",
  ]

  /// The types in the words of a file, as they are called with their modules.
  ///
  /// - Complexity: linear in the number of words.
  static func types(in tokens: [SwiftText.Token]) -> Set<String> {
    var found: Set<String> = []
    var extended: String?
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].text {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { extended = nil }
      case "extension" where depth == 0: extended = extendedType(at: index, in: tokens)
      case "formatted" where depth == 1:
        if let extended, isDeclared(index, in: tokens) { found.insert(extended) }
      default: break
      }
    }
    return found
  }

  /// The type that an extension is of whose word stands somewhere; `nil` where it is of another one.
  private static func extendedType(at index: Int, in tokens: [SwiftText.Token]) -> String? {
    var words = tokens[(index + 1)...].prefix(4).map(\.text)
    if words.count > 2, ["Foundation", "Swift"].contains(words[0]), words[1] == "." {
      words.removeFirst(2)
    }
    guard words.count > 1, words[1] != "." else { return nil }
    return types[words[0]]
  }

  /// Whether a word is the name of a function of values that takes nothing and gives a `String`.
  private static func isDeclared(_ index: Int, in tokens: [SwiftText.Token]) -> Bool {
    let words = tokens[(index + 1)...].prefix(6).map(\.text)
    guard words.starts(with: ["(", ")", "-", ">", "String"]), !["?", "."].contains(words.last),
      index > 0, tokens[index - 1].text == "func"
    else { return false }
    for token in tokens[..<(index - 1)].reversed() {
      if ["static", "class"].contains(token.text) { return false }
      guard modifiers.contains(token.text) else { break }
    }
    return true
  }

  private static let modifiers: Set<String> = [
    "fileprivate", "final", "internal", "nonisolated", "open", "package", "private", "public",
  ]
}
