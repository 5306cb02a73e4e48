/// Answers in conditions of compilation what can be said of an iPhone.
///
/// An answered part becomes `true` or `false`, filled up with spaces to its length; what the compiler
/// itself knows is left to it: flags, versions, and whether a module can be imported.
enum ConditionRewriter {
  /// The parts of a line, or of those that a condition takes, to replace; none where it is no condition.
  static func changes(in line: Range<Int>, of text: SwiftText) -> [(
    range: Range<Int>, text: String
  )] {
    let tokens = text.tokens(in: line)
    guard tokens.count > 2, tokens[0].text == "#", ["if", "elseif"].contains(tokens[1].text) else {
      return []
    }
    var changes: [(range: Range<Int>, text: String)] = []
    for index in tokens.indices.dropFirst(2) {
      guard tokens.indices.contains(index + 3), tokens[index + 1].text == "(",
        tokens[index + 3].text == ")",
        let answer = CompilationCondition.answer(tokens[index].text, tokens[index + 2].text)
      else { continue }
      let range = tokens[index].range.lowerBound..<tokens[index + 3].range.upperBound
      // Every line has to stay.
      guard !text.bytes[range].contains(where: { $0 == 10 || $0 == 13 }) else { continue }
      let word = answer ? "true" : "false"
      // No condition that is answered is shorter than `false`: the shortest is `os(X)`.
      let spaces = range.count - word.utf8.count
      changes.append((range, word + String(repeating: " ", count: spaces)))
    }
    return changes
  }
}
