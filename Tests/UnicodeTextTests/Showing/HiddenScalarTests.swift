import Testing
import UnicodeText

/// Which scalars nobody sees, and where writing needs them: on both sides of every range.
@Suite struct HiddenScalarTests {
  /// Whether the last of some scalars is shown as one that hides.
  private func isHidden(_ values: UInt32...) -> Bool {
    let scalars = values.compactMap(Unicode.Scalar.init)
    return HiddenScalars.flags(scalars)?.last == true && scalars.count == values.count
  }

  @Test(
    arguments: [
      0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x2028...0x202E, 0xFDD0...0xFDEF, 0xFFF0...0xFFFB,
      0xFFFE...0xFFFF, 0x13430...0x13455, 0x1FFFE...0x1FFFF, 0xDFFFE...0xE0FFF, 0xFFFFE...0xFFFFF,
      0x10FFFE...0x10FFFF,
    ] as [ClosedRange<UInt32>]
  )
  func someHideByThemselves(_ range: ClosedRange<UInt32>) {
    #expect(isHidden(range.lowerBound) && isHidden(range.upperBound))
    if range.lowerBound > 0 { #expect(!isHidden(range.lowerBound - 1)) }
    if range.upperBound < 0x10FFFF { #expect(!isHidden(range.upperBound + 1)) }
  }

  /// What may follow letters of some ranges, and those alone.
  private static let joined: [ClosedRange<UInt32>] = [
    0x600...0x10FF, 0x1780...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDCF,
    0xFDF0...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF,
  ]

  private static let needed: [(scalar: UInt32, after: [ClosedRange<UInt32>])] = [
    (0x200C, joined), (0x200D, joined), (0x200B, [0xE00...0x109F, 0x1780...0x17FF]),
    (0x180B, [0x1820...0x18AA]), (0x180F, [0x1820...0x18AA]),
    (
      0xFE00,
      [
        0x30...0x30, 0x1000...0x109F, 0x2200...0x22FF, 0x2A00...0x2AFF, 0x3000...0x303F,
        0xA840...0xA877, 0xFF01...0xFF60,
      ]
    ),
    (0xFE0D, [0x30...0x30, 0xFF01...0xFF60]), (0xE0100, [0x4E00...0x9FA5]),
    (0xE01EF, [0x4E00...0x9FA5]),
  ]

  @Test func othersAreNeededBehindLetters() {
    for (scalar, ranges) in Self.needed {
      #expect(isHidden(scalar) && isHidden(0x61, scalar) && isHidden(0x61C, scalar))
      for range in ranges {
        for letter in [range.lowerBound, range.upperBound] {
          #expect(!isHidden(letter, scalar), "\(letter) \(scalar)")
        }
        // Han is known by its script: its places are not told here.
        guard scalar < 0xE0000 else { continue }
        for letter in [range.lowerBound - 1, range.upperBound + 1] {
          #expect(isHidden(letter, scalar), "\(letter) \(scalar)")
        }
      }
    }
    // Neither what is no selector, nor what is one of the other kind.
    #expect(isHidden(0x845B, 0xE00FF) && isHidden(0x845B, 0xE01F0))
    #expect(isHidden(0x3002, 0xFE0E) && isHidden(0x3002, 0xFE0F))
    #expect(!isHidden(0x31, 0xFE0E) && !isHidden(0x31, 0xFE0F) && isHidden(0x31, 0xFE0D))
  }

  /// Spaces of no width and word joiners, one at a time, beside what lines may end at anywhere, and nowhere else.
  @Test(arguments: [0x200B, 0x2060] as [UInt32])
  func whereLinesEndIsNeededBesideIdeographs(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    func flags(_ text: String) -> [Bool]? { HiddenScalars.flags(Array(text.unicodeScalars)) }
    for letter: Unicode.Scalar in ["夜", "𠮷", "か", "ー", "、", "」", "ｱ"] {
      #expect(flags("\(letter)\(scalar)a") == [false, false, false], "\(letter)")
      #expect(flags("a\(scalar)\(letter)") == [false, false, false], "\(letter)")
      #expect(flags("\(letter)\(scalar)") == [false, false], "\(letter)")
      #expect(flags("\(letter)\(scalar)\(scalar)\(letter)") == [false, false, true, false])
      #expect(flags("\(scalar)\(letter)") == [true, false], "\(letter)")
    }
    for letter: Unicode.Scalar in ["a", "é", "한", "😀", "א"] {
      #expect(flags("\(letter)\(scalar)\(letter)") == [false, true, false], "\(letter)")
    }
    #expect(flags("a\(scalar)b夜") == [false, true, false, false])
  }

  /// A selector between them is a part of its character, as in names that are written with a variant.
  @Test(arguments: [0x200B, 0x2060] as [UInt32])
  func whereLinesEndIsNeededBehindVariants(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    func flags(_ text: String) -> [Bool]? { HiddenScalars.flags(Array(text.unicodeScalars)) }
    #expect(flags("辻\u{E0100}\(scalar)a") == [false, false, false, false])
    #expect(flags("葛\u{E01EF}\(scalar)") == [false, false, false])
    #expect(flags("。\u{FE00}\(scalar)") == [false, false, false])
    #expect(flags("❤\u{FE0F}\(scalar)夜") == [false, false, false, false])
    #expect(flags("❤\u{FE0F}\(scalar)a夜") == [false, false, true, false, false])
    // Neither behind two of them, nor behind one that chooses nothing.
    #expect(flags("夜\u{FE00}\u{FE00}\(scalar)") == [false, false, true, true])
    #expect(flags("\u{FE00}\(scalar)夜") == [true, true, false])
  }

  @Test(
    arguments: [
      ([0x1F600, 0x200D, 0x1F600], false), ([0x31, 0x200D, 0x1F600], true),
      ([0x1F600, 0x200D, 0x31], true), ([0x1F600, 0x200D], true),
      ([0xFE0F, 0x200D, 0x1F600], true), ([0x41, 0xFE0F, 0x200D, 0x1F600], true),
      ([0x1F3F3, 0xFE0F, 0x200D, 0x1F308], false),
    ] as [([UInt32], Bool)]
  )
  func emojiAreJoined(_ values: [UInt32], _ isHidden: Bool) throws {
    let flags = HiddenScalars.flags(values.compactMap(Unicode.Scalar.init))
    let joiner = try #require(values.firstIndex(of: 0x200D))
    #expect((flags?[joiner] ?? false) == isHidden)
  }

  /// Each scalar is told by its place, and nothing of texts in which none could hide; a black flag may come last.
  @Test(
    arguments: [
      ("", nil), ("abc é 夜🏴", nil), ("a\u{200B}b\u{202E}", [false, true, false, true]),
      ("葛\u{E0100}", [false, false]), ("\u{200B}🏴", [true, false]),
      (
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{E007F}a",
        [false, false, false, false, false, false, false, true, false]
      ),
      ("🏴\u{E0067}\u{E007F}", [false, true, true]),
    ] as [(String, [Bool]?)]
  )
  func placesAreTold(_ text: String, _ flags: [Bool]?) {
    #expect(HiddenScalars.flags(Array(text.unicodeScalars)) == flags)
  }

  /// Controls have pictures of their own, and what parts lines is a space.
  @Test func controlsArePictured() {
    for value: UInt32 in 0..<0x20 {
      guard let control = Unicode.Scalar(value), let picture = Unicode.Scalar(0x2400 + value)
      else { continue }
      let isSpace = [0x09, 0x0A, 0x0D].contains(value)
      #expect(VisibleText.visible("a\(control)") == "a\(isSpace ? " " : picture)")
    }
    #expect(VisibleText.visible("a\u{7F}") == "a\u{2421}")
    #expect(VisibleText.visible("travis_time:start") == "travis_·time:start")
  }
}
