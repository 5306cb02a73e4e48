/// What UniDic makes of ICU's Japanese words, from `Data/japanese-word-starts.tsv`.
///
/// Immutable; any thread.
struct JapaneseWordTable: Sendable {
  /// By what is before a word, a tabulator and the word.
  private let starts: [[UInt16]: WordStart]
  /// By word.
  private let inner: [[UInt16]: [(offset: Int, start: WordStart)]]

  static let learned = JapaneseWordTable(rows: PackageResources.japanese_word_starts_tsv)

  private static let tabulator = UInt8(ascii: "\t")

  private init(rows: [UInt8]) {
    var starts: [[UInt16]: WordStart] = [:]
    var inner: [[UInt16]: [(offset: Int, start: WordStart)]] = [:]
    for line in rows.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let cells = line.split(separator: Self.tabulator, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard cells.count == 4, let offset = Int(cells[2]), let start = WordStart(name: cells[3])
      else {
        preconditionFailure("a row of the table of words that is none: \(cells)")
      }
      if cells[0] == "*" {
        inner[Array(cells[1].utf16), default: []].append((offset, start))
      } else {
        starts[Self.key(cells[0].utf16, cells[1].utf16)] = start
      }
    }
    self.starts = starts
    self.inner = inner
  }

  private static func key(
    _ before: some Sequence<UInt16>,
    _ word: some Sequence<UInt16>
  ) -> [UInt16] {
    before + [UInt16(tabulator)] + word
  }

  /// Whether a word begins at one of ICU's; `nil` where the table does not know.
  func start(of word: JapaneseWord, after previous: JapaneseWord) -> WordStart? {
    if word.isSign { return nil }
    if word.isHiragana && previous.isHiragana {
      return starts[Self.key(previous.text.utf16, word.text.utf16)]
    }
    return starts[Self.key(previous.ending.utf16, word.text.utf16)]
  }

  /// The places within one of ICU's words, in UTF-16 code units from its start, where words may
  /// begin.
  func starts(within word: JapaneseWord) -> [(offset: Int, start: WordStart)] {
    inner[Array(word.text.utf16)] ?? []
  }
}
