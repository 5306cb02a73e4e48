/// How many of a text's characters that are no ASCII stand alone beside letters of ASCII, as accented letters do.
///
/// Bytes of windows-1252 are often Shift_JIS too, where `Häuser` is `H舫ser`; but Japanese is written in runs. Marks
/// say nothing: an apostrophe stands alone in any encoding. A hiragana stands alone between names (`AppleのiPhone`), and
/// is no accented letter with what follows it.
struct LoneCharacters {
  /// How many letters it takes to tell.
  private static let leastLetterCount = 16

  private var letterCount = 0
  private var runCount = 0
  private var loneCount = 0
  /// The length of the run that is being read.
  private var runLength = 0
  /// Whether what it begins with may be an accented letter, and one that follows it.
  private var mayBeAccented = false
  /// Whether it begins behind a letter.
  private var followsLetter = false
  private var isBehindLetter = false

  /// Takes the next character.
  mutating func take(_ scalar: Unicode.Scalar) {
    let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
    if !scalar.isASCII {
      if runLength == 0 {
        runCount += 1
        mayBeAccented = Self.mayBeAccented(scalar)
        followsLetter = isBehindLetter
      }
      runLength += 1
    } else {
      if runLength == 1, mayBeAccented, followsLetter || isLetter { loneCount += 1 }
      runLength = 0
    }
    if isLetter { letterCount += 1 }
    isBehindLetter = isLetter
  }

  /// Takes the end of the text, behind which nothing stands: a list of one line may be without a line's end.
  mutating func takeEnd() {
    if runLength == 1, mayBeAccented, followsLetter { loneCount += 1 }
  }

  /// Whether most of what is no ASCII stands so.
  var prevail: Bool { letterCount >= Self.leastLetterCount && loneCount * 2 > runCount }

  private static func mayBeAccented(_ scalar: Unicode.Scalar) -> Bool {
    if 0x3041...0x3096 ~= scalar.value { return false }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .modifierLetter, .otherLetter, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
