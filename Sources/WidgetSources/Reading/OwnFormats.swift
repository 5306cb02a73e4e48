/// The types of Foundation and Swift that sources give a `formatted()` of their own, as those do that are older than
/// Foundation's, or a property of that name.
///
/// On iOS it goes before Foundation's. Here a widget's module has one of each already, and may have no two where both are seen,
/// nor such a property beside one.
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
        isHidden = SwiftText.isHidden(SwiftText.modifiers(before: index, in: tokens)) ?? false
      case "formatted" where depth == 1:
        guard let extended, Self.isDeclared(index, in: tokens) else { continue }
        // What a function says itself goes before what its extension says of all.
        let modifiers = SwiftText.modifiers(before: index - 1, in: tokens)
        if SwiftText.isHidden(modifiers) ?? isHidden {
          hidden.insert(extended)
        } else {
          shared.insert(extended)
        }
      default: break
      }
    }
  }

  /// The types that may have one, by what sources extend, each word and mark by itself, as they are called with their modules:
  /// of lists and spans those of the values that have one here.
  private static let types = [
    "BinaryFloatingPoint": "Swift.BinaryFloatingPoint", "BinaryInteger": "Swift.BinaryInteger",
    "Date": "Foundation.Date", "Decimal": "Foundation.Decimal", "Duration": "Swift.Duration",
    "Range < Date >": spans, "Range where Bound = = Date": spans,
    "Sequence < String >": lists, "Sequence where Element = = String": lists,
  ]

  private static let lists = "Swift.Sequence where Element == Swift.String"
  private static let spans = "Swift.Range where Bound == Foundation.Date"

  /// What may stand with a dot before a name in the head of an extension, and leaves it what it is.
  private static let qualifiers: Set<String> = ["Foundation", "Iterator", "Self", "Swift"]

  /// How many words and marks of an extension's head are read: more than the longest that is known has with its qualifiers.
  private static let mostWordsOfHead = 16

  /// The type that an extension is of whose word stands somewhere; `nil` where it is of another one, or of others of a type's
  /// values.
  private static func extendedType(at index: Int, in tokens: [SwiftText.Token]) -> String? {
    let head = tokens[(index + 1)...].prefix(mostWordsOfHead).map(\.text)
      .prefix { $0 != "{" && $0 != ":" }
    var words: [String] = []
    for word in head {
      if word == ".", let last = words.last, qualifiers.contains(last) {
        words.removeLast()
      } else {
        words.append(word)
      }
    }
    return types[words.joined(separator: " ")]
  }

  /// Whether a word is the name of a property of values, of whatever type, or of a function of them that takes nothing and
  /// gives a `String`.
  private static func isDeclared(_ index: Int, in tokens: [SwiftText.Token]) -> Bool {
    guard index > 0 else { return false }
    let word = tokens[index - 1].text
    guard word == "var" || word == "func" && givesString(index, in: tokens) else { return false }
    return !SwiftText.modifiers(before: index - 1, in: tokens)
      .contains { ["static", "class"].contains($0) }
  }

  /// Whether a function takes nothing and gives a `String` whose name stands somewhere.
  private static func givesString(_ index: Int, in tokens: [SwiftText.Token]) -> Bool {
    let words = tokens[(index + 1)...].prefix(8).map(\.text)
    guard words.starts(with: ["(", ")", "-", ">"]) else { return false }
    var result = words.dropFirst(4)
    if result.starts(with: ["Swift", "."]) { result = result.dropFirst(2) }
    let next = result.dropFirst().first
    return result.first == "String" && next != "?" && next != "."
  }
}
