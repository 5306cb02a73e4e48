/// Takes out what sources tell Objective-C of a declaration, as the principal class of a Today extension does
/// (`@objc(TodayViewController)`): it is not there on Linux, where the compiler refuses to read on.
enum ObjectiveCRewriter {
  /// The attributes to take out of a file, each with the name that it gives.
  static func changes(in tokens: [SwiftText.Token]) -> [Range<Int>] {
    var changes: [Range<Int>] = []
    for (mark, word) in zip(tokens.indices, tokens.indices.dropFirst())
    where tokens[mark].text == "@" && ["objc", "objcMembers"].contains(tokens[word].text)
      && tokens[mark].range.upperBound == tokens[word].range.lowerBound
    {
      let end = tokens[word].text == "objc" ? endOfName(behind: word, in: tokens) ?? word : word
      changes.append(tokens[mark].range.lowerBound..<tokens[end].range.upperBound)
    }
    return changes
  }

  /// The bracket that closes the name in brackets behind an attribute, spaces or none before it; `nil` where there is none.
  private static func endOfName(behind word: Int, in tokens: [SwiftText.Token]) -> Int? {
    let opening = word + 1
    guard opening < tokens.count, tokens[opening].text == "(" else { return nil }
    // No bracket stands within, so that no mark is looked at for two attributes.
    let end = tokens[(opening + 1)...].firstIndex { ["(", ")"].contains($0.text) }
    return end.flatMap { tokens[$0].text == ")" ? $0 : nil }
  }
}
