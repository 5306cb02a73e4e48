/// Takes out that a type of Foundation's is `Sendable` where sources say so of one that every file here has another of: that is
/// `Sendable` already, and a module may not say it twice of its own.
///
/// Nor may it say of its own that somebody else might (`@retroactive`).
enum SendableRewriter {
  /// The parts of a file to take out.
  ///
  /// - Parameter types: the types that the file declares itself: these may say what they are.
  static func changes(in tokens: [SwiftText.Token], types: Set<String>) -> [Range<Int>] {
    var changes: [Range<Int>] = []
    for index in tokens.indices where tokens[index].text == "extension" {
      let words = tokens[(index + 1)...].prefix(2).map(\.text)
      guard words.count == 2, words[1] == ":", OwnTypes.all.contains(words[0]),
        !types.contains(words[0])
      else { continue }
      changes += parts(behind: index + 2, in: tokens)
    }
    return changes
  }

  /// The parts of a list of protocols behind its colon.
  private static func parts(behind colon: Int, in tokens: [SwiftText.Token]) -> [Range<Int>] {
    let list = tokens[(colon + 1)...].prefix {
      !["{", "}", "extension", "where"].contains($0.text)
    }
    let protocols = list.split { $0.text == "," }
    let isSaidAgain = protocols.map { isSendable($0) }
    if !protocols.isEmpty, isSaidAgain.allSatisfy({ $0 }), let last = list.last {
      return [tokens[colon].range.lowerBound..<last.range.upperBound]
    }
    var parts: [Range<Int>] = []
    for (own, isAgain) in zip(protocols, isSaidAgain) {
      if isAgain {
        // With the comma behind it, or before it where it is the last.
        let isLast = own.endIndex == list.endIndex
        let (first, last) = (isLast ? own.startIndex - 1 : own.startIndex, own.endIndex)
        parts.append(
          tokens[first].range.lowerBound..<tokens[isLast ? last - 1 : last].range.upperBound
        )
      } else {
        parts += own.indices.dropFirst().filter { index in
          own[index].text == "retroactive" && own[index - 1].text == "@"
        }
        .map { own[$0 - 1].range.lowerBound..<own[$0].range.upperBound }
      }
    }
    return parts
  }

  /// Whether the words of a protocol with its attributes are those of `Sendable`.
  private static func isSendable(_ words: ArraySlice<SwiftText.Token>) -> Bool {
    words.last?.text == "Sendable" && words.dropLast().allSatisfy { qualifiers.contains($0.text) }
  }

  private static let qualifiers: Set<String> = [
    ".", "@", "Swift", "preconcurrency", "retroactive", "unchecked",
  ]
}
