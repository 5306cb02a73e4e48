/// The language that a feed says it is in: that of the entries without one of their own.
struct FeedLanguage {
  /// Its tag; nil where there is none, or it is left blank.
  private(set) var tag: String?
  /// What was read of the element that says it; nil outside of one.
  private var text: [UInt8]?

  /// Far longer than any tag; the rest is not read.
  private static let longestTag = 64

  /// Whether the element that says it is being read.
  var isReading: Bool { text != nil }

  /// Notes what the feed says; a blank says nothing.
  mutating func note(_ text: String) {
    let tag = TextLines.trimmed(Substring(text).unicodeScalars)
    if !tag.isEmpty { self.tag = tag }
  }

  /// Begins the element that says it.
  mutating func begin() { text = [] }

  mutating func take(_ characters: UnsafeBufferPointer<UInt8>) {
    if let count = text?.count { text? += characters.prefix(Self.longestTag - count) }
  }

  /// Ends the element, if it was begun.
  mutating func end() {
    if let text { note(String(decoding: text, as: UTF8.self)) }
    text = nil
  }

  /// Gives up the element, whose text is not whole.
  mutating func giveUp() { text = nil }
}
