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
      guard tokens.indices.contains(index + 3), tokens[index + 1].text == "(" else { continue }
      let (question, value) = (tokens[index].text, index + 2)
      let end = CompilationCondition.endOfValue(at: value, of: question, in: tokens[...])
      guard tokens.indices.contains(end), tokens[end].text == ")" else { continue }
      let answer = CompilationCondition.answer(question, tokens[value].text)
      guard answer != nil || end > value + 1 else { continue }
      // Of a part of a module the compiler would say that it is not there: it is asked for the module.
      let start = tokens[answer == nil ? value + 1 : index].range.lowerBound
      let range = start..<tokens[answer == nil ? end - 1 : end].range.upperBound
      // Every line has to stay.
      guard !text.bytes[range].contains(where: { $0 == 10 || $0 == 13 }) else { continue }
      let word = answer.map { $0 ? "true" : "false" } ?? ""
      // No condition that is answered is shorter than `false`: the shortest is `os(X)`.
      let spaces = range.count - word.utf8.count
      changes.append((range, word + String(repeating: " ", count: spaces)))
    }
    return changes
  }
}
