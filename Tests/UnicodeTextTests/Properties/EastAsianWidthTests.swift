import Testing
import UnicodeText

/// Writing that puts no space between words, by scalars: both ends of every range that does, among
/// East Asian scalars, and what lies beside it.
@Suite("Writing without spaces") struct EastAsianWidthTests {
  @Test(arguments: [
    // Hangul: jamo, compatibility jamo, more jamo, syllables, halfwidth letters.
    (0x1100...0x115F, false), (0x3131...0x318E, false), (0xA960...0xA97C, false),
    (0xAC00...0xD7A3, false), (0xFFA0...0xFFBE, false), (0xFFC2...0xFFC7, false),
    (0xFFCA...0xFFCF, false), (0xFFD2...0xFFD7, false), (0xFFDA...0xFFDC, false),
    // The won, and halfwidth arrows and shapes.
    (0x20A9...0x20A9, false), (0xFFE6...0xFFE6, false), (0xFFE8...0xFFEE, false),
    // Emoji.
    (0x1F600...0x1F64F, false), (0x231A...0x231B, false),
    // Kana and ideographs, wide, fullwidth and halfwidth.
    (0x3041...0x3096, true), (0x30A0...0x30FF, true), (0x3105...0x312F, true),
    (0x3190...0x31B7, true), (0x4E00...0x9FFF, true), (0xF900...0xFA6D, true),
    (0xFF01...0xFF9F, true), (0xFFE0...0xFFE5, true), (0x20000...0x2A6DF, true),
    // Narrow and ambiguous ones.
    (0x20...0x7E, false), (0xA0...0xFF, false), (0x400...0x45F, false), (0xE01...0xE3A, false),
    (0x20A8...0x20A8, false), (0x20AA...0x20AA, false), (0xFFEF...0xFFEF, false),
  ])
  func scalars(_ range: ClosedRange<Int>, _ isWithoutSpaces: Bool) {
    let others = range.compactMap { Unicode.Scalar(UInt32($0)) }
      .filter { EastAsianWidth.isWrittenWithoutSpaces($0) != isWithoutSpaces }
    #expect(others.isEmpty)
  }
}
