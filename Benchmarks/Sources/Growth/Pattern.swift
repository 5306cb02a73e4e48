/// A text of any length, made of one piece over and over.
struct Pattern: Sendable {
  let name: String
  /// What stands before the pieces, once.
  var start = ""
  let piece: String

  /// The text of at most so many bytes, but for what stands before; a letter in place of none, which
  /// would be refused before anything is done.
  func text(bytes: Int) -> String {
    bytes == 0 ? "x" : start + String(repeating: piece, count: bytes / piece.utf8.count)
  }

  /// Two patterns that walking by character, and comparing canonically, are quadratic in.
  static let marks = Pattern(name: "marks", start: "x", piece: "\u{301}\u{316}")
  static let flags = Pattern(name: "regional indicators", piece: "\u{1F1EF}")
  static let words = Pattern(
    name: "English",
    piece: "The quick brown fox jumps over the lazy dog. "
  )

  /// Each is shown by a picture of its own, which takes more bytes than it has.
  static let controls = Pattern(name: "control characters", piece: "\u{1}")

  /// Texts as they are written, and as nobody writes them.
  static let texts = [
    words, marks, flags,
    Pattern(name: "Japanese", piece: "東京で発表された日本語の見出しは、長い。"),
    Pattern(name: "Chinese", piece: "中国经济增长的新消息传来。"),
    Pattern(name: "Korean", piece: "한국어 제목은 길다. "),
    Pattern(name: "Russian", piece: "Новости дня из столицы. "),
    Pattern(name: "Greek", piece: "Ειδήσεις από την πρωτεύουσα. "),
    Pattern(name: "Arabic", piece: "عاجل أخبار اليوم من العاصمة "),
    Pattern(name: "Hebrew", piece: "חדשות היום מהבירה "),
    Pattern(name: "Hindi", piece: "राजधानी से आज के समाचार "),
    Pattern(name: "Hindi without spaces", piece: "\u{915}\u{94D}\u{930}\u{93F}"),
    Pattern(name: "Bengali without spaces", piece: "\u{995}\u{9CD}\u{9B0}\u{9BF}"),
    Pattern(name: "Thai without spaces", piece: "ข่าววันนี้จากเมืองหลวง"),
    Pattern(name: "Khmer", piece: "ព័ត៌មានថ្ងៃនេះពីរាជធានី "),
    Pattern(name: "Myanmar", piece: "ယနေ့မြို့တော်မှသတင်းများ "),
    Pattern(name: "emoji joined", piece: "\u{1F468}\u{200D}"),
    Pattern(name: "one word", piece: "AVAWATo"),
    Pattern(name: "one Arabic word", piece: "\u{628}"),
    Pattern(name: "one Arabic word with marks", piece: "\u{628}\u{64E}\u{651}"),
    Pattern(
      name: "one Arabic word with distant letters",
      piece: "\u{628}" + String(repeating: "\u{64E}", count: 6)
    ),
    Pattern(name: "one Syriac word", piece: "\u{710}\u{712}"),
    Pattern(name: "elongation", piece: "\u{640}"),
    Pattern(name: "spaces", start: "x", piece: " "),
    Pattern(name: "newlines", start: "x", piece: "\u{2028}"),
    Pattern(name: "zero-width spaces", start: "x", piece: "\u{200B}"),
    Pattern(name: "word joiners", piece: "\u{2060}"),
    controls,
    Pattern(name: "embeddings", piece: "\u{202B}a"),
    Pattern(name: "isolates", piece: "\u{2067}\u{5D0}\u{2069}"),
    Pattern(name: "brackets", piece: "(a[b]\u{5D0})"),
    Pattern(name: "open brackets", piece: "(["),
    Pattern(name: "quotation marks", piece: "\u{201C}"),
    Pattern(name: "gershayim", piece: "\u{5D1}\""),
    Pattern(name: "soft hyphens", piece: "a\u{AD}"),
    Pattern(name: "syllables with soft hyphens", piece: "Donau\u{AD}"),
    Pattern(name: "Hangul jamo", piece: "\u{1100}\u{1161}\u{11A8}"),
    Pattern(name: "variation selectors", start: "葛", piece: "\u{E0100}"),
    Pattern(name: "Myanmar stacks", piece: "\u{1000}\u{1039}\u{1000}\u{102C}"),
    Pattern(name: "Khmer stacks", piece: "\u{1780}\u{17D2}\u{1780}\u{17B6}"),
    Pattern(name: "a Myanmar stack", piece: "\u{1000}\u{1039}"),
    Pattern(name: "a Khmer stack", piece: "\u{1780}\u{17D2}"),
    Pattern(name: "a Devanagari stack", piece: "\u{915}\u{94D}"),
    Pattern(name: "a Tibetan stack", start: "\u{F40}", piece: "\u{F90}"),
    Pattern(name: "broken syllables", piece: "\u{1780}\u{17D2} "),
  ]

  /// Markdown that a reader may look for the end of again and again.
  static let markdown = [
    Pattern(name: "emphasis", piece: "*a **b"),
    Pattern(name: "underscores", piece: "_a_b "),
    Pattern(name: "open brackets", piece: "["),
    Pattern(name: "links in open brackets", piece: "[[a](b)"),
    Pattern(name: "addresses without an end", piece: "[a](b"),
    Pattern(name: "angle brackets", piece: "<a"),
    Pattern(name: "one address", start: "<x:", piece: "\u{301}\u{316}"),
    Pattern(name: "strikethrough", piece: "~a~~b"),
    Pattern(name: "entities", piece: "&amp"),
    Pattern(name: "escapes", piece: "\\*"),
  ]
}
