import TestSupport
import Testing

@testable import Inputs

/// How the first bytes of a file are taken to be text: where they say so themselves, where they are cut off, and where
/// one has to be weighed against another.
@Suite struct EncodingRecognizerTests {
  /// What bytes are taken for, in a word.
  private func found(_ bytes: [UInt8]) -> String {
    do throws(InputFault) {
      return try EncodingRecognizer.encoding(of: bytes[...]).rawValue
    } catch {
      return "\(error)"
    }
  }

  // MARK: - What says so itself

  /// Whoever compresses with bzip2 chooses among nine sizes of blocks, which the fourth byte tells.
  @Test func everySizeOfBlocksIsKnown() {
    let sizes = (UInt8(0)...255).filter { size in
      BinaryKind.kind(of: (Array("BZh".utf8) + [size])[...]) != nil
    }
    #expect(sizes == Array("123456789".utf8))
  }

  /// The signatures of files that are no text (file(1) knows the same), and the same with another last byte.
  @Test(
    arguments: [
      (
        [0x50, 0x4B, 3, 4],
        "a ZIP archive, as spreadsheets and documents are stored (save it as CSV)"
      ),
      (
        [0xD0, 0xCF, 0x11, 0xE0], "a spreadsheet or document of an old kind (save it as CSV)"
      ), ([0x1F, 0x8B], "a file compressed with gzip"),
      (Array("BZh1".utf8), "a file compressed with bzip2"),
      ([0xFD] + Array("7zXZ".utf8), "a file compressed with xz"),
      ([0x28, 0xB5, 0x2F, 0xFD], "a file compressed with zstd"),
      (Array("%PDF-".utf8), "a PDF document"), ([0x89] + Array("PNG".utf8), "a picture (PNG)"),
      ([0xFF, 0xD8, 0xFF], "a picture (JPEG)"), (Array("GIF87a\0".utf8), "a picture (GIF)"),
      (Array("GIF89a\0".utf8), "a picture (GIF)"),
      (Array("SQLite format 3\0".utf8), "a database (SQLite)"),
      ([0x7F] + Array("ELF".utf8), "a program"),
    ] as [([UInt8], String)]
  )
  func signaturesAreKnown(_ bytes: [UInt8], _ kind: String) {
    #expect(found(bytes) == "it is not text but \(kind)")
    #expect(found(bytes + [0x41, 0x42]) == "it is not text but \(kind)")
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1
      #expect(BinaryKind.kind(of: other[...]) == nil, "\(other)")
    }
    #expect(BinaryKind.kind(of: bytes.dropLast()) == nil)
    // So they are where an encoding is given.
    let options = InputOptions(encoding: .windows1252)
    let events = Array(InputReader([.memory(bytes, name: "x")], options: options))
    let place = InputPlace(file: "x", line: nil)
    #expect(events == [.bad(BadItem(place: place, reason: .binary(kind: kind)))])
  }

  /// Words that such a file begins with begin a headline where no NUL follows.
  @Test(arguments: [
    "GIF87a", "GIF89a turns forty\n", "SQLite format 3", "SQLite format 3 explained\n",
  ])
  func wordsAreNoSignatures(_ text: String) {
    #expect(found(Array(text.utf8)) == "UTF-8")
    let events = Array(InputReader([.memory(Array(text.utf8), name: "x")]))
    let isRefused = events.contains { if case .bad = $0 { true } else { false } }
    #expect(events.count == 2 && !isRefused, "\(events)")
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
      ([0xFF, 0xFE, 0x41, 0], "UTF-16LE"), ([0xFE, 0xFF, 0, 0x41], "UTF-16BE"),
      ([0xFF, 0xFE, 0, 1], "UTF-16LE"), ([0xFF, 0xFE, 1, 0], "UTF-16LE"),
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
    ] as [([UInt8], String)]
  )
  func marksDecide(_ bytes: [UInt8], _ name: String) {
    let said =
      name == "UTF-32" ? "\(InputFault.unknownEncoding("UTF-32"))" : name
    #expect(found(bytes) == said)
  }

  /// A NUL in a text of ASCII does not make ideographs of its letters two by two.
  @Test func textWithANULIsNoUTF16() {
    let short = "\(InputFault.binary(kind: InputFault.kindOfUnknownBytes))"
    #expect(found(Array("Headline\0more\n".utf8)) == short)
    for text in ["Headlines\0more\n", "1\tHeadline\0more\r\n", "The library\0opens late\n"] {
      #expect(found(Array(text.utf8)) == "UTF-8", "\(text)")
    }
    // Whatever such a text declares.
    #expect(found(Array("<?xml encoding='euc-jp'?><a>\0</a>".utf8)) == "UTF-8")
    // The same as UTF-16, and kana that are letters of ASCII byte by byte.
    for text in ["Headline\n", "いぬ\n"] {
      let bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      #expect(found(bytes) == "UTF-16BE", "\(text)")
    }
  }

  /// A declaration counts for ASCII and for what is no UTF-8, within its first 256 bytes and in quotation marks.
  @Test(
    arguments: [
      ("<?xml version=\"1.0\" encoding=\"Shift_JIS\"?>", "Shift_JIS"),
      ("<?xml encoding='euc-jp'?>", "EUC-JP"), ("<?xml encoding = 'euc-jp'?>", "EUC-JP"),
      ("<?xml encoding\t=\n'euc-jp'?>", "EUC-JP"), ("<?xml encoding\r\n=\r'euc-jp'?>", "EUC-JP"),
      ("<?xml encoding=euc-jp?>", "UTF-8"), ("<?xml encoding?>", "UTF-8"),
      ("<?xml encoding=\"utf-16\"?>", "UTF-8"), ("<?xml encoding=\"UTF-16LE\"?>", "UTF-8"),
      ("<?xml ?><a encoding=\"euc-jp\">", "UTF-8"), (" <?xml encoding=\"euc-jp\"?>", "UTF-8"),
      ("<?xml encoding=\"euc-jp\"", "EUC-JP"), ("<?xml encoding=\"euc-jp", "EUC-JP"),
      ("<?xml encoding=\"euc-jp'\"?>", "euc-jp'"), ("<?xml encoding=\"klingon\"?>", "klingon"),
      ("<?xml encoding=\"\"?>", ""),
    ]
  )
  func declarationsAreRead(_ text: String, _ name: String) {
    let said =
      TextEncoding(name: name) == nil ? "\(InputFault.unknownEncoding(name))" : name
    #expect(found(Array(text.utf8)) == said)
    // With a letter that is no ASCII it is UTF-8, whatever it declares.
    #expect(found(Array("\(text)é".utf8)) == "UTF-8")
  }

  /// A declaration of UTF-16 in letters of ASCII says nothing, and the bytes are weighed; any other one counts, even where
  /// they read more like text of another encoding, as 港の灯、日本 does.
  @Test(
    arguments: [
      ("utf-16", #"\x8D`\x82\xCC\x93\x94\x81A\x93\xFA\x96{"#, "Shift_JIS"),
      ("UTF-16BE", #"\x8D`\x82\xCC\x93\x94\x81A\x93\xFA\x96{"#, "Shift_JIS"),
      ("utf-16", #"\xB9\xC1\xA4\xCE\xC5\xF4\xA1\xA2\xC6\xFC\xCB\xDC"#, "EUC-JP"),
      ("euc-jp", #"\x8D`\x82\xCC\x93\x94\x81A\x93\xFA\x96{"#, "EUC-JP"),
      ("iso-8859-1", #"\xB9\xC1\xA4\xCE\xC5\xF4\xA1\xA2\xC6\xFC\xCB\xDC"#, "windows-1252"),
    ]
  )
  func declarationsOfOtherBytes(_ declared: String, _ text: String, _ encoding: String) {
    let declaration = Array("<?xml encoding=\"\(declared)\"?>".utf8)
    #expect(found(declaration + [UInt8](unescaping: text)) == encoding)
  }

  @Test func declarationsAreShort() {
    for length in 225...260 {
      let text = "<?xml" + String(repeating: " ", count: length - 5) + "encoding=\"euc-jp\"?>"
      let declared = XMLDeclaration.encoding(of: Array(text.utf8)[...])
      let seen = text.prefix(256).drop { $0 != "\"" }.dropFirst()
      let expected = seen.isEmpty && length + 10 > 256 ? nil : String(seen.prefix { $0 != "\"" })
      #expect(declared == expected, "\(length)")
    }
  }

  @Test(
    arguments: [
      ("$B", true), ("$@", true), ("$(D", true), ("(J", true), ("(I", true), ("(B", false),
      ("$(", false), ("$", false), ("", false), ("(", false), ("[31m", false),
    ]
  )
  func escapesAreSeen(_ sequence: String, _ isJapanese: Bool) {
    for text in ["a\u{1B}\(sequence)", "\u{1B}\u{1B}\(sequence)x", "\u{1B}[\u{1B}\(sequence)"] {
      #expect(found(Array(text.utf8)) == (isJapanese ? "ISO-2022-JP" : "UTF-8"), "\(text)")
    }
  }

  /// They tell also where a few bytes are none of ISO-2022-JP, be they UTF-8 or not, but not where XML declares another
  /// encoding.
  @Test(arguments: [(4, 1), (3, 1), (4, 2), (5, 2), (5, 3), (6, 3), (4, 4)])
  func escapesTellBesideSpoiltBytes(_ count: Int, _ foreignCount: Int) {
    let text = String(repeating: "\u{1B}$B9A\u{1B}(B\n", count: count)
    let isKnown = count >= 4 && count >= 2 * foreignCount
    let broken = Array(text.utf8) + [UInt8](repeating: 0xE9, count: foreignCount)
    #expect((found(broken) == "ISO-2022-JP") == isKnown)
    // Of two bytes each.
    let letterCount = foreignCount / 2
    let valid = Array((text + String(repeating: "é", count: letterCount)).utf8)
    let isTold = letterCount == 0 || count >= 4 && count >= 4 * letterCount
    #expect((found(valid) == "ISO-2022-JP") == isTold)
    let declared = Array("<?xml encoding='utf-8'?>".utf8)
    #expect(found(declared + valid) == "UTF-8" && found(declared + broken) == "UTF-8")
  }

  // MARK: - Where it is cut off

  /// A character that the end of what is looked at cuts off is no fault, and any other one is: with it the bytes
  /// read more like Shift_JIS, in which they are a letter. (Among letters it would be none of Japanese.)
  @Test(arguments: [("é", 1), ("あ", 2)]) func charactersAtTheEndMayBeCutOff(
    _ piece: String,
    _ kept: Int
  ) {
    let reach = EncodingRecognizer.reach
    #expect(reach == 65_536)
    let character = Array(piece.utf8.prefix(kept))
    for count in [reach - 1, reach, reach + 1] {
      for following in 0...4 {
        let before = count - kept - following
        let text =
          Array(repeating: UInt8(ascii: "1"), count: before) + character
          + Array(repeating: UInt8(ascii: "2"), count: following)
        let isCutOff = count >= reach && kept + following < 4
        #expect(
          found(text) == (isCutOff ? "UTF-8" : "Shift_JIS"),
          "\(following) bytes behind it in \(count)"
        )
      }
    }
  }

  /// So it is in Japanese: half-width katakana with a fault among them would be none.
  @Test func katakanaAtTheEndMayBeCutOff() {
    let reach = EncodingRecognizer.reach
    let row: [UInt8] = [0xD0, 0xC5, 0xC4, 0x20, 0xB1, 0xB2, 0xB3, 0x0A]
    let rows = Array(repeatElement(row, count: reach / row.count + 1).joined())
    let none = "\(InputFault.binary(kind: InputFault.kindOfUnknownBytes))"
    for (count, encoding) in [(reach - 1, none), (reach, "Shift_JIS"), (reach + 1, "Shift_JIS")] {
      // The first byte of two.
      #expect(found(Array(rows.prefix(count - 1)) + [0x82]) == encoding, "\(count)")
    }
  }

  /// What the end cuts off is not known to stand alone: of three runs two do at the end of a text, and one where it may
  /// go on.
  @Test func runsAtTheEndMayBeCutOff() {
    let reach = EncodingRecognizer.reach
    let runs = [UInt8](unescaping: #"A\x93\xFAB \x93\xFA\x96{ "#)
    for (count, encoding) in [(reach - 1, "UTF-8"), (reach, "Shift_JIS"), (reach + 1, "Shift_JIS")]
    {
      let letters = [UInt8](repeating: UInt8(ascii: "c"), count: count - runs.count - 2)
      #expect(found(runs + letters + [0x93, 0xFA]) == encoding, "\(count)")
    }
  }

  // MARK: - What is weighed

  /// Bytes of windows-1252 are no Japanese, though they may be Shift_JIS from end to end; Japanese is, and English with
  /// Japanese in it, or with marks that stand alone.
  @Test(arguments: [
    (#"H\xE4user werden teurer\nSch\xF6ne Aussichten\n"#, "UTF-8"),
    (#"La for\xEAt br\xFBle encore\nUne plan\xE8te\n"#, "UTF-8"),
    (#"The minister\x92s answer\nIt wasn\x92t him\n"#, "UTF-8"),
    // Too few letters to tell.
    (#"H\xE4user in K"#, "Shift_JIS"),
    (#"The minister\x81fs answer\nIt wasn\x81ft him\n"#, "Shift_JIS"),
    (#"Made in \x93\xFA\x96{, says minister\nA\x82\xCCB of the day\n"#, "Shift_JIS"),
    (#"iPhone\x82\xC5\x93\xC7\x82\xDE\nFerries return to \x8D`\n"#, "Shift_JIS"),
    (#"Apple\x82\xCCiPhone\x81AGoogle\x82\xCCPixel\n"#, "Shift_JIS"),
    (#"Apple\xA4\xCEiPhone\xA4\xC8Google\xA4\xCEPixel\n"#, "EUC-JP"),
    (#"Made in \xC6\xFC\xCB\xDC, says minister\nA\xA4\xCEB of the day\n"#, "EUC-JP"),
    // Sixteen letters tell, behind what stands alone or before it, and not fifteen.
    (#"A\x93\xFAB cccccccccccccc\n"#, "UTF-8"), (#"A\x93\xFAB ccccccccccccc\n"#, "Shift_JIS"),
    (#"A\x93\xFA B cccccccccccccc\n"#, "UTF-8"), (#"A \x93\xFAB cccccccccccccc\n"#, "UTF-8"),
    (#"ccccccccccccccccB\x93\xFA\n"#, "UTF-8"),
    // No hiragana is one, from the first to the last; the mark that repeats one may be.
    (#"A\x82\x9FB cccccccccccccc\n"#, "Shift_JIS"),
    (#"A\x82\xF1B cccccccccccccc\n"#, "Shift_JIS"), (#"A\x81TB cccccccccccccc\n"#, "UTF-8"),
    // At the end of a text what stands before it tells: \xE9 and e would be a kanji.
    (#"Une trop belle soir\xE9e"#, "UTF-8"), (#"Une trop belle soir\xE9e\n"#, "UTF-8"),
    (#"cccccccccccccccc \x93\xFA"#, "Shift_JIS"), (#"cccccccccccccccc\x82\xCC"#, "Shift_JIS"),
    (#"cccccccccccccccc\x93\xFA\x96{"#, "Shift_JIS"),
    // Between spaces and digits it is no accented letter.
    (#"A \x93\xFA B cccccccccccccc\n"#, "Shift_JIS"),
    (#"1\x93\xFA2 cccccccccccccccc\n"#, "Shift_JIS"),
    // A sign such as ○ is none between letters either.
    (#"A\x81\x9BB cccccccccccccc\n"#, "Shift_JIS"),
    // Of two, four or three runs one, two or two stand alone: more than half of them tell.
    (#"A\x93\xFAB \x93\xFA\x96{ cccccccccccccc\n"#, "Shift_JIS"),
    (#"A\x93\xFAB C\x93\xFAD \x93\xFA\x96{ \x93\xFA\x96{ cccccccccccc\n"#, "Shift_JIS"),
    (#"A\x93\xFAB C\x93\xFAD \x93\xFA\x96{ cccccccccccc\n"#, "UTF-8"),
  ])
  func loneLettersAreNoJapanese(_ text: String, _ encoding: String) {
    #expect(found([UInt8](unescaping: text)) == encoding)
  }

  /// UTF-8 of which a few bytes are spoilt is UTF-8.
  ///
  /// Bytes of another encoding hardly make four characters of it, and not two for each fault. In Shift_JIS “’s” would be 窶冱.
  @Test(arguments: [(4, 1), (3, 1), (4, 2), (5, 2), (5, 3), (6, 3)])
  func spoiltUTF8IsNoJapanese(_ count: Int, _ faultCount: Int) {
    let words = String(repeating: #"It\xE2\x80\x99s "#, count: count)
    let faults = String(repeating: #"Caf\xE9 a "#, count: faultCount)
    let isKnown = count >= 4 && count >= 2 * faultCount
    let bytes = [UInt8](unescaping: "\(words)\n\(faults)\n")
    #expect(found(bytes) == (isKnown ? "UTF-8" : "Shift_JIS"))
  }

  /// Lists of Japanese have kana: many kanji without them are Chinese or Korean, half-width katakana with broken
  /// sequences are Chinese, and with kanji between Korean.
  @Test func listsOfOtherLanguagesAreNoJapanese() throws {
    for row in try TestFiles.table("InputsTests/Cases/languages.tsv") {
      try #require(row.count == 3)
      let said =
        row[1] == "none" ? "\(InputFault.binary(kind: InputFault.kindOfUnknownBytes))" : row[1]
      #expect(found([UInt8](unescaping: row[2])) == said, "\(row[0])")
    }
  }

  /// Bytes that were drawn from those of texts, and what they are taken for: whichever number counts otherwise, some
  /// of them are taken for something else.
  @Test func drawnBytesAreTakenAsRecorded() throws {
    let recording = Recording(
      "InputsTests/Recorded/encodings.recorded",
      names: ["all bytes", "Japanese bytes", "bytes with NULs", "letters and marks"]
    )
    let lead = Array(UInt8(0x81)...0x9F) + Array(UInt8(0xE0)...0xFC)
    let wide: [[UInt8]] = [
      [0x82, 0xA0], [0xA4, 0xA2], [0xE3, 0x81, 0x82], [0x93, 0xFA], [0xC6, 0xFC], [0xB1],
      [0x8E, 0xB1], [0x81, 0x41], [0xA1, 0xA2], [0xC3, 0xA9], [0x83, 0x41], [0xF0, 0x40],
      [0xFC, 0xFC], [0xA9, 0xA1], [0x87, 0x40], [0xAD, 0xA1], [0xA6, 0xA1], [0x83, 0x9F],
    ]
    let units: [[UInt8]] = [
      [0x41, 0], [0, 0x41], [0x20, 0], [0, 0x20], [0x0A, 0], [0, 0x0A], [0x42, 0x30], [0x30, 0x42],
      [0xE5, 0x65], [0x65, 0xE5], [1, 0xFF], [0xFF, 1], [0x71, 0xFF], [0xFF, 0x71], [7, 0], [0, 7],
      [0, 0xE0], [0xE0, 0], [0x78, 3], [3, 0x78], [0x41], [0], [0x3D, 0xD8], [0xD8, 0x3D],
      [0xE9, 0],
      [0, 0xE9], [0xD0, 5], [5, 0xD0], [0xFD, 0xFF],
    ]
    func lines(_ name: String, _ count: Int, _ draw: (inout SplitMix) -> [UInt8]) -> [String] {
      (0..<count).map { row in
        var numbers = SplitMix(seed: UInt64(row) &* 977 &+ UInt64(name.utf8.count))
        // A letter for each: u, S, E, l, b of UTF-8, Shift_JIS, EUC-JP, UTF-16LE and UTF-16BE, i of mail's, - of none.
        let answers = (0..<80).map { _ in
          switch found(draw(&numbers)) {
          case "UTF-8": "u"
          case "Shift_JIS": "S"
          case "EUC-JP": "E"
          case "UTF-16LE": "l"
          case "UTF-16BE": "b"
          case "ISO-2022-JP": "i"
          default: "-"
          }
        }
        return answers.joined()
      }
    }
    func drawn(_ pieces: [[UInt8]], _ most: Int) -> (inout SplitMix) -> [UInt8] {
      { numbers in
        let count = Int.random(in: 1...most, using: &numbers)
        return (0..<count).flatMap { _ in pieces.randomElement(using: &numbers) ?? [] }
      }
    }
    try recording.check(
      "all bytes",
      lines("all bytes", 20, drawn((UInt8.min...UInt8.max).filter { $0 > 0 }.map { [$0] }, 9))
    )
    try recording.check(
      "Japanese bytes",
      lines("Japanese bytes", 30) { numbers in
        let count = Int.random(in: 1...6, using: &numbers)
        return (0..<count).flatMap { _ -> [UInt8] in
          Bool.random(using: &numbers)
            ? wide.randomElement(using: &numbers) ?? []
            : [
              lead.randomElement(using: &numbers) ?? 0,
              UInt8.random(in: 0x40...0xFC, using: &numbers),
            ]
        }
      }
    )
    try recording.check("bytes with NULs", lines("bytes with NULs", 30, drawn(units, 10)))
    try recording.check(
      "letters and marks",
      lines("letters and marks", 20, drawn(wide + [[0x41], [0x20], [0x0A], [0x1F], [0x7F]], 12))
    )
  }

  // MARK: - UTF-8

  /// Every text of up to three bytes at the bounds of UTF-8 (Unicode 15, table 3-7), and those of four that begin as
  /// one of four does: the standard library is the judge.
  @Test func firstFaultsAreFound() {
    let bytes: [UInt8] = [
      0, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
      0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    func check(_ text: [UInt8]) {
      let offset = text.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset)
      // What stands before the first fault is valid, and one character more is not.
      let valid = offset ?? text.count
      let isRight =
        String(validating: text.prefix(valid), as: UTF8.self) != nil
        && (offset == nil
          || (valid + 1...max(text.count, valid + 1)).allSatisfy {
            String(validating: text.prefix($0), as: UTF8.self) == nil
          })
      if !isRight { Issue.record("\(text): \(String(describing: offset))") }
    }
    for one in bytes {
      check([one])
      for two in bytes {
        check([one, two])
        for three in bytes {
          check([one, two, three])
          guard one >= 0xEF || one == 0x41 else { continue }
          for four in bytes { check([one, two, three, four]) }
        }
      }
    }
  }
}
