#if os(Linux)
package import Foundation

extension PersonNameComponents {
  /// A name as it is written in a language; `nil` where there is none.
  ///
  /// Between the titles before and behind it, of which English ones are known, the first word is the given name and the
  /// last the family's, or the first the family's and the second the given one, as the language has it; others are middle
  /// names, and one word is a given name. How Apple's systems tell them, such as in names without spaces, is not known (I).
  package init?(reading text: String, locale: Locale) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let before = words.prefix { Self.isWord($0, of: Self.prefixes) }
    words.removeFirst(before.count)
    let behind = words.suffix(words.reversed().prefix { Self.isWord($0, of: Self.suffixes) }.count)
    words.removeLast(behind.count)
    guard let first = words.first else { return nil }
    self.init()
    namePrefix = Self.joined(before)
    nameSuffix = Self.joined(behind)
    guard words.count > 1 else {
      givenName = first
      return
    }
    if WrittenName.isFamilyFirst(in: locale) {
      familyName = first
      givenName = words[1]
      middleName = Self.joined(words[2...])
    } else {
      givenName = first
      familyName = words.last
      middleName = Self.joined(words[1..<words.count - 1])
    }
  }

  private static let prefixes: Set<String> = ["dr", "miss", "mr", "mrs", "ms", "prof", "sir"]
  private static let suffixes: Set<String> = ["esq", "ii", "iii", "iv", "jr", "md", "phd", "sr"]

  /// Whether a word is one of some, whatever its points and the size of its letters.
  private static func isWord(_ word: String, of words: Set<String>) -> Bool {
    words.contains(word.lowercased().filter(\.isLetter))
  }

  private static func joined(_ words: ArraySlice<String>) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }
}
#endif
