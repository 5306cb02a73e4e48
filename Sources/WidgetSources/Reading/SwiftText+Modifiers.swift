extension SwiftText {
  /// How many words and marks are looked at for the beginning of an attribute.
  private static let mostWordsOfAttribute = 64

  /// The modifiers that stand before a word, the nearest one first, attributes among them or not.
  static func modifiers(before index: Int, in tokens: [Token]) -> [String] {
    var found: [String] = []
    var end = index
    while end > 0 {
      let word = tokens[end - 1].text
      if knownModifiers.contains(word) {
        found.append(word)
        end -= 1
      } else if let start = attributeStart(before: end, in: tokens) {
        end = start
      } else {
        break
      }
    }
    return found
  }

  /// Where the attribute begins that ends before a word, such as `@available(iOS 17, *)`; nil where none does.
  static func attributeStart(before end: Int, in tokens: [Token]) -> Int? {
    var words = tokens[..<end].suffix(mostWordsOfAttribute)
    if words.last?.text == ")" {
      var depth = 0
      repeat {
        guard let word = words.popLast()?.text else { return nil }
        depth += word == ")" ? 1 : word == "(" ? -1 : 0
      } while depth > 0
    }
    guard words.popLast() != nil, words.last?.text == "@" else { return nil }
    return words.endIndex - 1
  }

  /// Whether modifiers keep what they stand before to its file; `nil` where none says who sees it.
  static func isHidden(_ modifiers: [String]) -> Bool? {
    modifiers.first { levels.contains($0) }.map { ["fileprivate", "private"].contains($0) }
  }

  private static let levels: Set<String> = [
    "fileprivate", "internal", "open", "package", "private", "public",
  ]

  private static let knownModifiers = levels.union([
    "class", "distributed", "final", "indirect", "nonisolated", "static",
  ])
}
