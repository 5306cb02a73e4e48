import Testing

@testable import Inputs

/// UTF-16 in pieces, against the standard library's decoder: every text of up to three units of all
/// kinds, in both byte orders, cut at every byte.
@Suite struct TextDecoderTests {
  private static let units: [UInt16] = [
    0x41, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFEFF,
    0xFFFF,
  ]

  /// In UTF-8, with a mark for each surrogate that stands alone; byte order marks at the start are
  /// none of the text.
  private func expected(_ units: [UInt16]) -> [UInt8] {
    var text: [UInt8] = []
    var rest = units.drop { $0 == 0xFEFF }.makeIterator()
    var decoder = UTF16()
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): text += Array(String(Character(scalar)).utf8)
      case .emptyInput: return text
      case .error: text.append(TextDecoder.faultMark)
      }
    }
  }

  private func check(_ units: [UInt16]) throws {
    for (encoding, shifts) in [
      (TextEncoding.utf16LittleEndian, [0, 8]), (.utf16BigEndian, [8, 0]),
    ] {
      let bytes = units.flatMap { unit in shifts.map { UInt8(truncatingIfNeeded: unit >> $0) } }
      for cut in bytes.indices {
        let decoder = try TextDecoder(encoding)
        var text: [UInt8] = []
        decoder.decode(bytes[..<cut], .part, into: &text)
        decoder.decode(bytes[cut...], .end, into: &text)
        #expect(text == expected(units), "\(units) cut at \(cut) as \(encoding)")
      }
    }
  }

  @Test func everyShortTextIsRead() throws {
    for one in Self.units {
      try check([one])
      for other in Self.units {
        try check([one, other])
        // Three of them where surrogates are in it.
        for third in Self.units where 0xD800...0xDFFF ~= other { try check([one, other, third]) }
      }
    }
  }

  /// A byte too few, or too many, is no text.
  @Test func halfAUnitIsAFault() throws {
    let decoder = try TextDecoder(.utf16LittleEndian)
    var text: [UInt8] = []
    decoder.decode([0x41, 0, 0x42], .end, into: &text)
    #expect(text == [0x41, TextDecoder.faultMark])
  }

  /// What Windows has otherwise than JIS, or besides it, is as the indexes of the Encoding Standard have it.
  ///
  /// A wave dash, a dash, a minus and a parallel sign, a number of NEC's row, one of IBM's or of JIS X 0212, and signs of
  /// ASCII, in whose places the Roman letters of ISO-2022-JP have others.
  @Test(
    arguments: [
      (
        .shiftJIS,
        [
          0x81, 0x60, 0x81, 0x5C, 0x81, 0x7C, 0x81, 0x61, 0x87, 0x40, 0x87, 0x8A, 0xFB, 0xFC, 0x5C,
          0x7E,
        ], "\u{FF5E}\u{2015}\u{FF0D}\u{2225}\u{2460}\u{3231}\u{9AD9}\\~"
      ),
      (
        .eucJP,
        [
          0xA1, 0xC1, 0xA1, 0xBD, 0xA1, 0xDD, 0xA1, 0xC2, 0xAD, 0xA1, 0x8F, 0xB0, 0xA1, 0x8E, 0xB1,
          0x5C, 0x7E,
        ], "\u{FF5E}\u{2015}\u{FF0D}\u{2225}\u{2460}\u{4E02}\u{FF71}\\~"
      ),
      (
        .iso2022JP, Array("\u{1B}$B!A!=!]!B-!\u{1B}(J\\~\u{1B}(B\\~".utf8),
        "\u{FF5E}\u{2015}\u{FF0D}\u{2225}\u{2460}\u{A5}\u{203E}\\~"
      ),
    ] as [(TextEncoding, [UInt8], String)]
  )
  func charactersOfWindowsAreRead(_ encoding: TextEncoding, _ bytes: [UInt8], _ expected: String)
    throws
  {
    var text: [UInt8] = []
    try TextDecoder(encoding).decode(bytes[...], .end, into: &text)
    #expect(text == Array(expected.utf8), "\(String(decoding: text, as: UTF8.self))")
  }

  /// A byte order mark that is cut off is none: its bytes are left to whoever refuses what is no text.
  @Test(arguments: [[0xEF], [0xEF, 0xBB]] as [[UInt8]])
  func marksThatAreCutOffStay(_ bytes: [UInt8]) throws {
    for cut in 0...bytes.count {
      let decoder = try TextDecoder(.utf8)
      var text: [UInt8] = []
      decoder.decode(bytes[..<cut], .part, into: &text)
      decoder.decode(bytes[cut...], .end, into: &text)
      #expect(text == bytes, "cut at \(cut)")
    }
  }

  /// A file that was put together of several may begin with the marks of them; one behind a letter is text.
  @Test(arguments: [0, 1, 2, 3])
  func severalMarksAreLeftOut(_ count: Int) throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = [0x41] + mark
    let bytes = repeatElement(mark, count: count).flatMap { $0 } + text
    for cut in 0...bytes.count {
      let decoder = try TextDecoder(.utf8)
      var decoded: [UInt8] = []
      decoder.decode(bytes[..<cut], .part, into: &decoded)
      decoder.decode(bytes[cut...], .end, into: &decoded)
      #expect(decoded == text, "cut at \(cut)")
    }
  }
}
