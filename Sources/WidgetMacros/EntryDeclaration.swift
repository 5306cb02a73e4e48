/// A variable of an environment as it is written: `var name: Type = value`.
struct EntryDeclaration {
  let name: String
  /// The type where it is written.
  let type: String?
  let value: String

  /// Creates a declaration from its source text; `nil` where it is no variable with a value.
  ///
  /// A variable of an optional type may lack the value.
  init?(source: String) {
    let (head, initializer) = Self.split(source[...])
    guard let found = head.firstMatch(of: #/\bvar\s+(`?\w+`?)/#) else { return nil }
    name = String(found.output.1)
    let type = head[found.range.upperBound...].trimmed
    self.type = type.hasPrefix(":") ? String(type.dropFirst()).trimmed : nil
    guard let initializer else {
      guard let written = self.type, written.hasSuffix("?") else { return nil }
      value = "nil"
      return
    }
    value = initializer.trimmed
    if value.isEmpty { return nil }
  }

  /// The declaration up to the first `=` that is not within brackets, without comments and the words of strings, and what
  /// stands behind that.
  private static func split(_ source: Substring) -> (head: String, initializer: Substring?) {
    var head = ""
    var depth = 0
    var place = source.startIndex
    while place < source.endIndex {
      if let end = source[place...].endOfCommentOrString {
        head += " "
        place = end
        continue
      }
      let next = source.index(after: place)
      switch source[place] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "=" where depth == 0: return (head, source[next...])
      default: break
      }
      head.append(source[place])
      place = next
    }
    return (head, nil)
  }

  private var keyName: String { "__Key_\(name.filter { $0 != "`" })" }

  /// The key that names the value.
  var key: String {
    // A comment may stand behind the value, up to the end of its line.
    let declaration =
      type.map { "static var defaultValue: \($0) { \(value)\n }" }
      ?? "static let defaultValue = \(value)"
    return "private enum \(keyName): EnvironmentKey { \(declaration)\n }"
  }

  /// How the variable reads and writes the value.
  var accessors: String {
    "{ get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }"
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
