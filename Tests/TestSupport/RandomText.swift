/// Random strings in which everything meets that makes setting a text hard.
public enum RandomText {
  /// Scripts and faces that change in mid-word, joined letters, marks on spaces, kerned pairs,
  /// digits in right-to-left text, Indic syllables whole and broken, emoji sequences, invisible
  /// characters, soft hyphens, line terminators.
  public static let hardPieces = [
    "A", "V", "To", "fi", "e\u{301}", " ", "  ", "\u{3000}", "-", "/", ".", "12", "%", "(", "」",
    "「", "日", "本", "が", "か\u{3099}", "ー", "ゃ", "、", "。", "한", "글", "ا", "ل", "لا", "ب",
    "م\u{64E}", "א", "ב\u{5B0}", "ก", "ำ", "เ", "क", "क्ष", "कि", "ि", "ौि",
    "\u{94D}", "ཀ", "\u{F71}", "\u{F72}", "က\u{103B}", "\u{1031}", "🇯🇵", "👩\u{200D}🔬",
    "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{AD}", "\u{200B}", "\u{2060}", "\u{200D}", "\u{200F}",
    "\u{202E}", "\u{202C}", "\u{2067}", "\u{2069}", "\u{301}", "\t", "\n", "\r\n", "\u{2028}",
    "\u{7}", "\u{E000}", "Ж", "Ω",
  ]

  /// A string of some of ``hardPieces``.
  public static func hard(
    pieces count: ClosedRange<Int>,
    using generator: inout SplitMix
  ) -> String {
    (0..<Int.random(in: count, using: &generator))
      .compactMap { _ in hardPieces.randomElement(using: &generator) }.joined()
  }
}
