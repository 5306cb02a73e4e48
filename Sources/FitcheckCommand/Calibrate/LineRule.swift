import Fitcheck

/// A way to set lines that a phone may have followed.
enum LineRule: String, CaseIterable {
  /// As much as fits, every character at its own width.
  case greedy
  /// As much as fits, Japanese spaced.
  case spaced
  /// As many words on a line as fit, but no word alone on the second of two lines: iOS at fixed sizes.
  case ios
  /// iOS in text styles.
  case textStyle = "text-style"

  /// The rule that is taken to hold for a text.
  init(for seen: SeenText) {
    let isComposed = Self.composition(of: seen) == .japanese
    self = seen.isTextStyle && isComposed ? .textStyle : .ios
  }

  static func composition(of seen: SeenText) -> TextComposition {
    TextComposition(on: seen.version, typesettingLanguage: seen.deviceLanguages.first)
  }

  /// The lines that the rule gives in a width.
  func lines(of seen: SeenText, in library: FontLibrary, width: Double) -> [String] {
    let composition: TextComposition =
      switch self {
      case .greedy: .none
      case .spaced: .japanese
      case .ios, .textStyle: Self.composition(of: seen)
      }
    let style = TextStyle(
      cascade: library.cascade(weight: seen.measure.weight),
      language: seen.language,
      phraseBreaking: self == .textStyle ? .textStyle : .none,
      composition: composition
    )
    var paragraph = ParagraphStyle(pointSize: seen.measure.pointSize)
    paragraph.filling = self == .ios ? .ios : .greedy
    return PreparedText(seen.text, style: style).lines(paragraph, width: width).lines.map(\.text)
  }
}

/// How the lines of a rule agree with those that were seen.
struct LineAgreement {
  /// The seen lines' ends that the rule has as well, but for the last, and all of them.
  let right: Int
  let seen: Int
  /// Whether the lines are the same.
  let isWhole: Bool

  init(_ lines: [String], with seen: [String]) {
    let (ours, theirs) = (Self.ends(lines), Self.ends(seen))
    right = theirs.intersection(ours).count
    self.seen = theirs.count
    isWhole = ours == theirs
  }

  /// Where lines end but the last, in scalars that are no white space.
  private static func ends(_ lines: [String]) -> Set<Int> {
    var (ends, count): (Set<Int>, Int) = ([], 0)
    for line in lines.dropLast() {
      count += line.unicodeScalars.count { !$0.properties.isWhitespace }
      ends.insert(count)
    }
    return ends
  }
}
