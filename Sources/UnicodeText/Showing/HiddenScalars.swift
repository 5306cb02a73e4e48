/// Which scalars of a text a terminal may obey, or show nowhere, so that text can be hidden in them.
///
/// Controls, line separators, bidi controls, interlinear annotations, tags, noncharacters, and
/// everything else that has no picture of its own (Default_Ignorable_Code_Point), but for what
/// writing needs where it stands: the joiners and selectors of an emoji or of a script that has
/// them, the tags of the three flags that exist, and what says where lines end in scripts without spaces.
package enum HiddenScalars {
  /// For each scalar whether it is hidden; nil where none is.
  /// - Complexity: O(*n*).
  package static func flags(_ scalars: [Unicode.Scalar]) -> [Bool]? {
    guard scalars.contains(where: isSuspect) else { return nil }
    var flags = scalars.map(isSuspect)
    for index in scalars.indices {
      if scalars[index] == Self.blackFlag, let length = flagTags(in: scalars, after: index) {
        for tag in index + 1...index + length { flags[tag] = false }
      } else if flags[index], isNeeded(at: index, of: scalars) {
        flags[index] = false
      }
    }
    return flags
  }

  /// Whether a scalar is hidden where nothing asks for it.
  private static func isSuspect(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x2028, 0x2029, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF, 0x13430...0x13455: true
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: false
    // Default-ignorable by their places, whether or not they are assigned.
    case 0xE0000...0xE0FFF: true
    default: scalar.value & 0xFFFE == 0xFFFE || ScalarProperties(scalar).isDefaultIgnorable
    }
  }

  // MARK: - What writing needs

  /// Whether the neighbours of a suspect scalar ask for it.
  private static func isNeeded(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0 else { return false }
    let before = scalars[index - 1]
    switch scalars[index].value {
    case 0xFE0E, 0xFE0F: return ScalarProperties(before).isEmoji
    case 0xFE00...0xFE0D: return hasVariants(before)
    case 0xE0100...0xE01EF: return ScalarProperties(before).script == .han
    case 0x180B...0x180F: return (0x1820...0x18AA).contains(before.value)
    case 0x200B: return isWrittenWithoutSpaces(before) || isBesideIdeograph(at: index, of: scalars)
    case 0x2060: return isBesideIdeograph(at: index, of: scalars)
    case 0x200C: return isJoining(before)
    case 0x200D: return isJoining(before) || isBetweenEmoji(at: index, of: scalars)
    default: return false
    }
  }

  /// Whether a zero-width joiner makes one picture of two emoji.
  private static func isBetweenEmoji(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    guard index + 1 < scalars.count, isPictograph(scalars[index + 1]) else { return false }
    let before = scalars[index - 1]
    guard before == "\u{FE0F}" else { return isPictograph(before) }
    return index > 1 && isPictograph(scalars[index - 2])
  }

  /// Whether a scalar is drawn as a picture, or may be: digits may be too, in keycaps only.
  private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && ScalarProperties(scalar).isEmoji
  }

  /// Whether standard variants of a scalar exist: Han, East Asian punctuation, mathematical signs,
  /// the zero, Burmese, Phags-pa.
  private static func hasVariants(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30, 0x1000...0x109F, 0x2200...0x22FF, 0x2A00...0x2AFF, 0x3000...0x303F: true
    case 0xA840...0xA877, 0xFF01...0xFF60: true
    default: ScalarProperties(scalar).script == .han
    }
  }

  /// Thai, Lao, Tibetan, Burmese, Khmer: there a zero-width space stands between two words.
  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0x109F, 0x1780...0x17FF: !isSuspect(scalar)
    default: false
    }
  }

  /// Whether a scalar that follows one which is seen has a Chinese or Japanese character beside it.
  ///
  /// A line may end between any two of these: packages such as BudouX put a zero-width space where one should, and a word
  /// joiner where none should.
  private static func isBesideIdeograph(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    // A selector is a part of the character before it, such as of a variant in a name.
    let before = isSelector(scalars[index - 1]) ? max(index - 2, 0) : index - 1
    return !isSuspect(scalars[before])
      && scalars[before...].prefix(index - before + 2)
        .contains(where: EastAsianWidth.isWrittenWithoutSpaces)
  }

  /// Whether a scalar chooses the picture of the one before it, but for Mongolian ones.
  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Scripts whose letters join or stack, from Arabic to Mongolian and the newer Indic blocks.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x10FF, 0x1780...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF: !isSuspect(scalar)
    case 0xFB50...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF: !isSuspect(scalar)
    default: false
    }
  }

  // MARK: - Flags

  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  /// The tags after a black flag that make it England's, Scotland's or Wales's, and no others: of
  /// those alone Unicode recommends a picture.
  private static let flagTags = ["gbeng", "gbsct", "gbwls"].map { letters in
    letters.unicodeScalars.map { 0xE0000 + $0.value } + [0xE007F]
  }

  private static func flagTags(in scalars: [Unicode.Scalar], after index: Int) -> Int? {
    flagTags.first { tags in
      scalars[(index + 1)...].prefix(tags.count).map(\.value) == tags
    }?.count
  }
}
