import UnicodeText

/// Which punctuation hangs outside of its line and does not count as its width
/// (CSS Text 4 §9.2 `hanging-punctuation`).
///
/// A mark hangs only at the edge that its line begins or ends at, so it must run in the paragraph's
/// direction.
public struct HangingPunctuation: OptionSet, Sendable, Hashable {
  /// One bit for each kind of mark.
  public let rawValue: UInt8

  /// The kinds of marks whose bits are set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An opening bracket or quotation mark at the beginning of the first line.
  public static let first = HangingPunctuation(rawValue: 1)
  /// A closing bracket or quotation mark at the end of the last line.
  public static let last = HangingPunctuation(rawValue: 2)
  /// A full stop or comma at the end of a line that it does not fit otherwise.
  public static let allowEnd = HangingPunctuation(rawValue: 4)
  /// Every full stop or comma at the end of a line.
  ///
  /// Takes precedence over ``allowEnd``.
  public static let forceEnd = HangingPunctuation(rawValue: 8)
}

extension HangingPunctuation {
  private static let keywords: [(String, HangingPunctuation)] = [
    ("first", .first), ("allow-end", .allowEnd), ("force-end", .forceEnd), ("last", .last),
  ]

  /// The marks that CSS's keywords name, separated by spaces; `nil` when a word is none of them.
  ///
  /// `none` stands alone, each word once, and only one of `allow-end` and `force-end`.
  public init?(keywords text: String) {
    self = []
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    if let word = words.first, words.count == 1, word.isExactly("none") { return }
    for word in words {
      guard let known = Self.keywords.first(where: { word.isExactly($0.0) }),
        !contains(known.1)
      else { return nil }
      insert(known.1)
    }
    guard !words.isEmpty, !contains([.allowEnd, .forceEnd]) else { return nil }
  }

  /// CSS's keywords for the marks, `none` for no marks.
  public var keywords: String {
    let words = Self.keywords.filter { contains($0.1) }.map(\.0)
    return words.isEmpty ? "none" : words.joined(separator: " ")
  }
}
