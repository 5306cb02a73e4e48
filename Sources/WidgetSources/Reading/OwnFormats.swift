/// The types of Foundation and Swift that sources give a `formatted()` of their own, as those do that are older than
/// Foundation's.
///
/// On iOS it goes before Foundation's. Here a widget's module has one of each already, and may have no two where both are seen.
struct OwnFormats: Sendable, Hashable {
  /// The types that have one for the whole module, as they are called with their modules.
  private(set) var shared: Set<String> = []
  /// Those that have one for its file alone, likewise.
  private(set) var hidden: Set<String> = []

  /// Reads the words of a file.
  ///
  /// - Complexity: linear in the number of words.
  init(in tokens: [SwiftText.Token]) {
    var extended: String?
    var isHidden = false
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].text {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { extended = nil }
      case "extension" where depth == 0:
        extended = Self.extendedType(at: index, in: tokens)
        isHidden = Self.isHidden(Self.modifiers(before: index, in: tokens)) ?? false
      case "formatted" where depth == 1:
        guard let extended, Self.isDeclared(index, in: tokens) else { continue }
        // What a function says itself goes before what its extension says of all.
        if Self.isHidden(Self.modifiers(before: index - 1, in: tokens)) ?? isHidden {
          hidden.insert(extended)
        } else {
          shared.insert(extended)
        }
      default: break
      }
    }
  }

  /// The types that may have one, by their names in sources, as they are called with their modules.
  private static let types = [
    "BinaryFloatingPoint": "Swift.BinaryFloatingPoint", "BinaryInteger": "Swift.BinaryInteger",
    "Date": "Foundation.Date", "Decimal": "Foundation.Decimal", "Duration": "Swift.Duration",
  ]

  /// The type that an extension is of whose word stands somewhere; `nil` where it is of another one, or of some of a type's
  /// values alone.
  private static func extendedType(at index: Int, in tokens: [SwiftText.Token]) -> String? {
    var words = tokens[(index + 1)...].prefix(4).map(\.text)
    if words.count > 2, ["Foundation", "Swift"].contains(words[0]), words[1] == "." {
      words.removeFirst(2)
    }
    guard words.count > 1, ![".", "where"].contains(words[1]) else { return nil }
    return types[words[0]]
  }

  /// Whether a word is the name of a function of values that takes nothing and gives a `String`.
  private static func isDeclared(_ index: Int, in tokens: [SwiftText.Token]) -> Bool {
    let words = tokens[(index + 1)...].prefix(6).map(\.text)
    guard words.starts(with: ["(", ")", "-", ">", "String"]), !["?", "."].contains(words.last),
      index > 0, tokens[index - 1].text == "func"
    else { return false }
    return !modifiers(before: index - 1, in: tokens).contains { ["static", "class"].contains($0) }
  }

  /// The modifiers that stand before a word, the nearest one first.
  private static func modifiers(before index: Int, in tokens: [SwiftText.Token]) -> [String] {
    var found: [String] = []
    for token in tokens[..<index].reversed() {
      guard known.contains(token.text) else { break }
      found.append(token.text)
    }
    return found
  }

  /// Whether modifiers keep what they stand before to its file; `nil` where none says who sees it.
  private static func isHidden(_ modifiers: [String]) -> Bool? {
    modifiers.first { levels.contains($0) }.map { ["fileprivate", "private"].contains($0) }
  }

  private static let levels: Set<String> = [
    "fileprivate", "internal", "open", "package", "private", "public",
  ]

  private static let known = levels.union(["class", "final", "nonisolated", "static"])
}
