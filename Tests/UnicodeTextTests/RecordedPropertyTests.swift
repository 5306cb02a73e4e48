import Foundation
import TestSupport
import Testing

@testable import UnicodeText

/// What is known of every character, how words begin after one another, and what becomes of texts that
/// are longer or deeper than others; as recorded.
///
/// `Scripts/renew-golden` writes `Recorded/properties.recorded` anew.
@Suite struct RecordedPropertyTests {
  static let recording = Recording(
    "UnicodeTextTests/Recorded/properties.recorded",
    names: ["scalars", "tags", "word starts", "long texts", "deep quotations"]
  )

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  /// The first planes and what has properties beyond, a number for each sixteenth of a plane.
  @Test func scalarsAreAsRecorded() throws {
    var rows: [String] = []
    let blocks = Array(0..<0x34) + [0xE0, 0xE1, 0xF0, 0x10F]
    for block in blocks.map({ UInt32($0) << 12 }) {
      var described = ""
      for value in block..<block + 0x1000 {
        // What later versions of Unicode have added, not every library's data knows.
        guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15
        else { continue }
        described += Self.described(scalar)
      }
      rows.append("\(String(block, radix: 16)) \(described.digest)")
    }
    var scripts: Set<UInt8> = []
    for value in 0..<0x3_4000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15
      else { continue }
      scripts.insert(ScalarProperties(scalar).script.number)
    }
    rows.append(
      scripts.sorted().map { "\($0) \(String(Script(number: $0).tag, radix: 16))" }
        .joined(separator: ", ")
    )
    rows += ["\(BidiClass(level: 0)) \(BidiClass(level: 1)) \(BidiClass(level: 2))"]
    rows += BidiClass.allCases.map { kind in
      "\(kind) \(kind.isRemoved) \(kind.isIsolateInitiator) \(kind.isIsolateFormatting) "
        + "\(kind.isWhiteSpace) \(kind.isSeparator) \(kind.isNeutral) "
        + (kind.strong.map { "\($0)" } ?? "-")
    }
    try Self.recording.check("scalars", rows)
  }

  private static func described(_ scalar: Unicode.Scalar) -> String {
    let value = scalar.value
    let properties = ScalarProperties(scalar)
    let quotation = QuotationMark(value, properties)
    let flags = [
      properties.isOrdinary, properties.isPlain(value), properties.isVisible(value),
      properties.isEmoji, properties.hasEmojiPresentation, properties.isDefaultIgnorable,
      properties.isHangingSpace, ScalarProperties.isNoBreakSpace(value),
      ScalarProperties.isVirama(value), properties.isLineTerminator, properties.isControl,
      properties.isMark, properties.isOpening, properties.isBidirectional,
      properties.isLinkingConsonant, properties.isEastAsian, properties.isWide,
      properties.isAmbiguousOrWide, properties.isReservedPictograph, properties.isLetter,
      EastAsianWidth.isWrittenWithoutSpaces(scalar),
    ]
    let bits = flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    let script = properties.script
    var text =
      "\(bits),\(script.number),\(script.itemized.number),\(script.itemizedOrCommon.number),"
      + "\(properties.lineBreak.rawValue),\(properties.lineBreakKey),"
      + "\(properties.graphemeClass.rawValue),\(EastAsianWidth.columns(of: scalar)),"
      + "\(BidiClass(value).rawValue);"
    if let quotation {
      text += "\(quotation.usualSide.map { "\($0)" } ?? "-") \(quotation.isApostrophe) "
      text += "\(quotation.isGershayim)"
      for other: UInt32 in [0x22, 0x27, 0xAB, 0xBB, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x2039]
      {
        let mark = QuotationMark(other, ScalarProperties(other))
        text += mark.map { "\(quotation.closes($0))\($0.closes(quotation))" } ?? "-"
      }
    }
    if let bracket = PairedBracket(value) { text += "\(bracket)" }
    return text
  }

  /// Languages by tags that are put together of parts.
  @Test func tagsAreReadAsRecorded() throws {
    let firsts = [
      "", "j", "ja", "JA", "jav", "zh", "yue", "zu", "ko", "kok", "en", "x", "japanese", "i",
    ]
    let others = [
      "", "-", "_JP", "-Latn", "-latn", "-Jpan", "-Hrkt", "-Hira", "-Kana", "-Hani", "-HANT",
      "-Hanb", "-Bopo",
      "-Hang", "-Kore", "-Jamo", "-x-Jpan", "-u-Hang", "-1994", "-toolongsubtag-Hang", "-TW-Hant",
    ]
    let rows = firsts.flatMap { first in
      others.map { other in
        let tag = first + other
        return "\(tag): \(PrimaryLanguage(tag: tag)) \(WritingSystem(tag: tag)) "
          + "\(tag.lowercasedSubtags) \(KnownLanguages.kind(ofTag: tag))"
      }
    }
    try Self.recording.check("tags", rows)
  }

  /// Each word after each other one.
  @Test func wordStartsAreAsRecorded() throws {
    let words =
      "港 町 図書館 夜 東京 開く 開い 来 来る 行く 見 いる いた て で は を の だ です まし から けれど という た し くる ください "
      + "あげる 一 1 12 A ab カ カタカナ ー 、 「 」 ・ 氏 者 月 ん か さん 々 ｱ ー"
    let list = words.split(separator: " ").map { Array($0.utf16) }
    var rows: [String] = []
    for previous in list {
      let row = list.map { word -> String in
        let utf16 = previous + word + [0x3067, 0x3059]
        let places = [0, previous.count, previous.count + word.count, utf16.count]
        return [WordChoice.likely, .unlikely].map { choice in
          var flags = [BoundaryFlags](repeating: [], count: utf16.count + 1)
          utf16.withUnsafeBufferPointer { utf16 in
            flags.withUnsafeMutableBufferPointer { flags in
              JapaneseWordStarts(utf16).mark(words: places, choice: choice, in: flags)
            }
          }
          return flags.map { $0.contains(.phrase) ? "|" : "." }.joined()
        }.joined(separator: "/")
      }
      let one = JapaneseWord(previous)
      rows.append(
        "\(one.text) \(one.ending) \(one.isHiragana) \(one.isKanji) \(one.isSign) \(one.isPiece) "
          + "\(row.prefix(3)) \(row.joined(separator: " ").digest)"
      )
    }
    try Self.recording.check("word starts", rows)
  }

  /// Texts beyond the lengths up to which they are looked at whole.
  @Test func longTextsAreAnalysedAsRecorded() throws {
    let pieces = [
      ("ja", "港町の図書館が来月から夜も開く、と市長が話した。"), ("ja", "港"), ("ja", "カタカナ語ばかりを並べたニュースは読みにくい"),
      ("th", "การทดสอบภาษาไทยยาวมาก"), ("ko", "항구의 도서관이 밤에도 문을 연다 "),
      ("en", "Night ferries \u{5D0}return\u{AD}ing "),
    ]
    var rows: [String] = []
    for (language, piece) in pieces {
      for length in [255, 256, 1_023, 1_791, 1_792, 1_793, 2_047, 2_048, 2_049, 4_097, 6_200] {
        let text = String(repeating: piece, count: length / piece.utf16.count + 1)
        let cut = String(decoding: Array(text.utf16).prefix(length), as: UTF16.self)
        let described = [PhraseMarking.none, .marked, .wordStarts(.likely)].map { phrases in
          RecordedAnalysisTests.described(
            TextAnalyzer(language: language, strictness: .strict, phrases: phrases).analyze(cut)
          ).joined(separator: "\n").digest
        }
        rows.append("\(piece) \(length) \(described)")
      }
    }
    try Self.recording.check("long texts", rows)
  }

  /// Quotations within quotations, deeper than is looked, and marks that stand in rows.
  @Test func deepQuotationsAreReadAsRecorded() throws {
    let analyzer = TextAnalyzer(language: "en", strictness: .strict)
    var rows: [String] = []
    for pair in [
      ("\"", "\""), ("“", "”"), ("‘", "’"), ("«", "»"), ("„", "“"), ("'", "'"), ("⸂", "⸃"),
    ] {
      for depth in 0...12 {
        for inner in ["a", "a ", "ד", "1", ""] {
          for gap in ["", " ", "\u{200B}", "\n", "-"] {
            let opening = Array(repeating: pair.0, count: depth).joined(separator: gap)
            let closing = Array(repeating: pair.1, count: depth).joined(separator: gap)
            let analysis = analyzer.analyze("x \(opening)\(inner)\(closing), b\(pair.1)")
            rows.append(RecordedAnalysisTests.sides(analysis))
          }
        }
      }
    }
    try Self.recording.check(
      "deep quotations",
      [rows[7], rows.joined(separator: "\n").digest, rows[900]]
    )
  }
}

/// Edit distances of all short words against the definition.
@Suite struct EditDistanceDefinitionTests {
  private static let words: [[Character]] = (0...4).reduce(into: [[]]) { words, _ in
    words += words.filter { $0.count == words.last?.count }.flatMap { word in
      (["a", "b", "é"] as [Character]).map { word + [$0] }
    }
  }.reduce(into: []) { found, word in
    if word.count <= 3, !found.contains(word) { found.append(word) }
  }

  private static func defined(_ left: ArraySlice<Character>, _ right: ArraySlice<Character>) -> Int
  {
    guard let first = left.first, let other = right.first else {
      return max(left.count, right.count)
    }
    let kept = defined(left.dropFirst(), right.dropFirst()) + (first == other ? 0 : 1)
    return min(
      kept,
      defined(left.dropFirst(), right) + 1,
      defined(left, right.dropFirst()) + 1
    )
  }

  @Test func allShortWords() {
    #expect(Self.words.count == 40)
    for left in Self.words {
      for right in Self.words {
        let distance = editDistance(String(left), String(right))
        #expect(distance == Self.defined(left[...], right[...]))
      }
    }
  }
}
