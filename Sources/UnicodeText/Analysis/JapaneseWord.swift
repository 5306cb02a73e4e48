/// One of ICU's Japanese words, as far as its characters tell its kind.
struct JapaneseWord {
  private(set) var text = ""
  private(set) var isHiragana = false
  /// Whether it ends with a kanji.
  private(set) var isKanji = false
  /// Whether it begins with something else than a letter or digit.
  private(set) var isSign = true
  /// Whether it is one kana.
  private(set) var isPiece = false

  /// No word.
  init() {}

  init(_ units: some BidirectionalCollection<UInt16>) {
    text = String(decoding: units, as: UTF16.self)
    isHiragana = units.allSatisfy { Self.isHiragana($0) || $0 == 0x30FC }
    isKanji = units.last.map(Self.isKanji) ?? false
    isSign = text.unicodeScalars.first.map { !ScalarProperties($0).isLetter } ?? true
    isPiece = isHiragana && units.count == 1
  }

  /// What it ends with, as the table of words names it.
  var ending: String {
    guard let last = text.unicodeScalars.last, let unit = text.utf16.last else { return "[sign]" }
    if isHiragana || Self.isHiragana(unit) { return "[hiragana]" }
    if (0x30A0...0x30FF).contains(unit), unit != 0x30FB { return "[katakana]" }
    if isKanji { return "[kanji]" }
    if last.properties.generalCategory == .decimalNumber { return "[digit]" }
    return ScalarProperties(last).isLetter ? "[letter]" : "[sign]"
  }

  static func isHiragana(_ unit: UInt16) -> Bool { (0x3041...0x309F).contains(unit) }

  static func isKanji(_ unit: UInt16) -> Bool {
    (0x3400...0x9FFF).contains(unit) || unit == 0x3005
  }
}

extension String {
  /// Whether it is white space and nothing else.
  var isSpaceAlone: Bool {
    !isEmpty && unicodeScalars.allSatisfy { ScalarProperties($0).isHangingSpace }
  }
}
