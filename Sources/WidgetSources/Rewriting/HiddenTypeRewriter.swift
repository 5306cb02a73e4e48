/// Takes a type that a file keeps to itself out of the way of the widget's module, which has one of the same name for all the
/// others: Swift takes no two where both are seen.
///
/// In its file it goes by a name of the same length that nobody uses.
enum HiddenTypeRewriter {
  /// The names to replace in a file.
  ///
  /// - Parameter types: the types, as ``OwnTypes/hidden`` has them.
  static func changes(
    in tokens: [SwiftText.Token],
    types: Set<String>
  ) -> [(range: Range<Int>, text: String)] {
    guard !types.isEmpty else { return [] }
    var changes: [(range: Range<Int>, text: String)] = []
    var (isBehindDot, isBehindDots) = (false, false)
    for token in tokens {
      // Behind a dot it is another one, as in `Foundation.DateFormatter`, and not behind those of `0...`.
      if !isBehindDot || isBehindDots, types.contains(token.text) {
        changes.append((token.range, "_\(token.text.dropFirst())"))
      }
      isBehindDots = isBehindDot && token.text == "."
      isBehindDot = token.text == "."
    }
    return changes
  }
}
