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
