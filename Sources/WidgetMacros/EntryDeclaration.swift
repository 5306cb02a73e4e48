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
    guard let keyword = source.firstMatch(of: #/(?m)^(?!\s*//)[^\n=]*?\bvar\s+/#) else {
      return nil
    }
    let rest = source[keyword.range.upperBound...]
    guard let found = rest.prefixMatch(of: #/`?\w+`?/#) else { return nil }
    name = String(found.output)
    let tail = rest[found.range.upperBound...]
    let (annotation, initializer) = Self.split(tail)
    let type = annotation.trimmed
    self.type = type.hasPrefix(":") ? String(type.dropFirst()).trimmed : nil
    guard let initializer else {
      guard let written = self.type, written.hasSuffix("?") else { return nil }
      value = "nil"
      return
    }
    value = initializer.trimmed
    if value.isEmpty { return nil }
  }

  /// The text before and after the first `=` that is not within brackets; of one without a value that before the
  /// comment behind it.
  private static func split(_ text: Substring) -> (Substring, String?) {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "/" where depth == 0 && text[index...].hasPrefix("//"): return (text[..<index], nil)
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "=" where depth == 0:
        return (text[..<index], String(text[text.index(after: index)...]))
      default: break
      }
    }
    return (text, nil)
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
