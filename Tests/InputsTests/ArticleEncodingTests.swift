import Testing

@testable import Inputs

/// An article by itself is read in the encodings that tell of themselves as one is that lies in a folder.
@Suite("Articles in UTF-16 and ISO-2022-JP") struct ArticleEncodingTests {
  private static let text = "---\nid: a\n---\n海辺の図書館\n\nIt opens late. 🎉\n"

  private static func bytes(_ text: String, _ encoding: TextEncoding, marked: Bool) -> [UInt8] {
    let units = Array((marked ? "\u{FEFF}" : "").utf16) + Array(text.utf16)
    return units.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return encoding == .utf16LittleEndian ? pair : pair.reversed()
    }
  }

  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian], [true, false])
  func theyAreReadAsInAFolder(_ encoding: TextEncoding, _ isMarked: Bool) throws {
    let alone = try Self.readAlike(Self.bytes(Self.text, encoding, marked: isMarked), encoding)
    #expect(alone.headline == "海辺の図書館" && alone.id == "a")
  }

  @Test func escapeSequencesTellOfISO2022JP() throws {
    let text = "---\nid: a\n---\n\u{1B}$B3$JU\u{1B}(B 1\n\nIt opens late.\n"
    let alone = try Self.readAlike(Array(text.utf8), .iso2022JP)
    #expect(alone.headline == "海辺 1" && alone.id == "a")
  }

  /// The article in some bytes by itself, which the one of a folder is like.
  private static func readAlike(
    _ bytes: [UInt8],
    _ encoding: TextEncoding
  ) throws -> ArticleText {
    let decoded = DecodedText(bytes)
    #expect(decoded?.encoding == encoding)
    let alone = try ArticleText(utf8: try #require(decoded?.utf8)[...])
    var items: [InputItem] = []
    for event in InputReader([.memory(bytes, name: "a.txt")]) {
      switch event {
      case .opened(let file): #expect(file.encoding == encoding)
      case .item(let item): items.append(item)
      case .bad(let bad): Issue.record("\(bad)")
      }
    }
    #expect(items.map(\.headline) == [alone.headline])
    #expect(items.map(\.snippet) == [alone.snippet])
    #expect(items.map(\.id) == [alone.id])
    return alone
  }

  /// By its first bytes an encoding is told, and the text goes on behind them: of ASCII a unit is a letter.
  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian])
  func longTextsAreReadWhole(_ encoding: TextEncoding) {
    for length in [32_766, 32_767, 32_768, 70_000] {
      let text = "A\n\n" + String(repeating: "b", count: length)
      let bytes = Self.bytes(text, encoding, marked: true)
      #expect(bytes.count == 2 * (1 + 3 + length))
      let decoded = DecodedText(bytes)
      #expect(decoded?.encoding == encoding && decoded?.utf8 == Array(text.utf8), "\(length)")
    }
  }

  /// What ends within a character is no text there, be it within half of one, and is told as such.
  @Test(
    arguments: [
      (.utf16LittleEndian, [0xFF, 0xFE, 0x41, 0, 0x42], "A"),
      (.utf16LittleEndian, [0xFF, 0xFE, 0x77, 0x6D, 0x3D, 0xD8], "海"),
      (.utf16LittleEndian, [0xFF, 0xFE, 0x41, 0, 0x3D, 0xD8, 0x89], "A"),
      (.utf16BigEndian, [0xFE, 0xFF, 0, 0x41, 0x42], "A"),
      (.utf16BigEndian, [0xFE, 0xFF, 0x6D, 0x77, 0xD8, 0x3D], "海"),
      (.iso2022JP, Array("\u{1B}$B3$J".utf8), "海"), (.iso2022JP, Array("A\u{1B}$B3".utf8), "A"),
    ] as [(TextEncoding, [UInt8], String)]
  )
  func endsWithinCharactersAreTold(_ encoding: TextEncoding, _ bytes: [UInt8], _ text: String)
    throws
  {
    let decoded = try #require(DecodedText(bytes))
    #expect(decoded.encoding == encoding)
    #expect(decoded.utf8.starts(with: Array(text.utf8) + [TextDecoder.faultMark]))
    #expect(throws: ArticleError.invalidUTF8(offset: text.utf8.count)) {
      try ArticleText(utf8: decoded.utf8[...])
    }
  }

  /// What stands at which byte is counted from the beginning of the article, wherever that stands among others.
  @Test(arguments: [0, 1, 5])
  func offsetsAreThoseOfTheArticle(_ before: Int) {
    for (end, fault) in [
      ([0x41, 0], .nulByte(offset: 3)), ([0x41, 0xE3, 0x81], .invalidUTF8(offset: 3)),
      ([0xE3, 0x81, 0x82, 0x0A, 0xFF], .invalidUTF8(offset: 6)),
    ] as [([UInt8], ArticleError)] {
      let bytes = [UInt8](repeating: 0x2E, count: before) + [0x42, 0x20] + end
      #expect(throws: fault) { try ArticleText(utf8: bytes[before...]) }
    }
  }

  /// Other bytes that are no UTF-8 may be spoilt UTF-8: those are refused alone.
  @Test(
    arguments: [
      [], Array("海辺の図書館\n".utf8), [0xEF, 0xBB, 0xBF, 0x41], [0x8A, 0x43, 0x95, 0xD3],
      [0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], Array("Headline\0more\n".utf8),
      Array("A library by the sea\0opens late".utf8),
    ] as [[UInt8]]
  )
  func othersAreNone(_ bytes: [UInt8]) {
    #expect(DecodedText(bytes)?.encoding == nil)
  }
}
