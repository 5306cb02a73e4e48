extension SwiftText {
  /// The modifiers that stand before a word, the nearest one first.
  static func modifiers(before index: Int, in tokens: [Token]) -> [String] {
    var found: [String] = []
    for token in tokens[..<index].reversed() {
      guard knownModifiers.contains(token.text) else { break }
      found.append(token.text)
    }
    return found
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
