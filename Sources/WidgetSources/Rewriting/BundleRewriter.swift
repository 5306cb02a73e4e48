/// Takes sources' own `Bundle.module` out of the way: what SwiftPM, Tuist or a person declares there looks
/// for a folder of the built app, which there is none of here, and ends the program.
///
/// Its declaration stays under a name of the same length that nobody uses; the one that every file here has
/// leads to the app's texts and pictures, which lie beside the sources.
enum BundleRewriter {
  /// The name in place of `module`: of each file another one, as those of several targets are one module here.
  private static func name(inFile number: Int) -> String {
    let digits = number == 0 ? "" : "\(number % 100_000)"
    return "\("_odule".dropLast(digits.utf8.count))\(digits)"
  }

  /// The names to replace in a file, by its number among the sources.
  static func changes(
    in tokens: [SwiftText.Token],
    file number: Int
  ) -> [(range: Range<Int>, text: String)] {
    var changes: [(range: Range<Int>, text: String)] = []
    var index = 0
    while index < tokens.count {
      guard let body = bodyOfExtension(at: index, in: tokens) else {
        index += 1
        continue
      }
      index = body + 1
      var depth = 1
      while index < tokens.count, depth > 0 {
        switch tokens[index].text {
        case "{": depth += 1
        case "}": depth -= 1
        case "module" where depth == 1 && isDeclared(index, in: tokens):
          changes.append((tokens[index].range, name(inFile: number)))
        default: break
        }
        index += 1
      }
    }
    return changes
  }

  /// Where the body of an extension of `Bundle` begins that a word begins; `nil` where it begins none.
  private static func bodyOfExtension(at index: Int, in tokens: [SwiftText.Token]) -> Int? {
    guard tokens[index].text == "extension" else { return nil }
    let words = tokens[index...].dropFirst().prefix(4).map(\.text)
    if words.starts(with: ["Bundle", "{"]) { return index + 2 }
    if words == ["Foundation", ".", "Bundle", "{"] { return index + 4 }
    return nil
  }

  /// Whether a word is the name of a property of the type itself: its modifiers stand in any order.
  private static func isDeclared(_ index: Int, in tokens: [SwiftText.Token]) -> Bool {
    guard index > 0, ["let", "var"].contains(tokens[index - 1].text) else { return false }
    for token in tokens[..<(index - 1)].reversed() {
      if ["static", "class"].contains(token.text) { return true }
      // The argument of one stands in brackets, as in `nonisolated(unsafe)` and `private(set)`.
      guard modifiers.contains(token.text) else { return false }
    }
    return false
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "final", "lazy", "nonisolated",
    "override", "(", "unsafe", "set", ")",
  ]
}
