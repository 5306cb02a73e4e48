import FontFaces
import LayoutEngine
import TextShaping
import UnicodeText

extension Uncertainty {
  /// What brackets that iOS spaces since 17 may be off by, as a part of a full-width character, each
  /// (JapaneseText §3.3).
  public static let spacedBrackets = Uncertainty(
    subject: "the width of brackets",
    japaneseSubject: "括弧の幅",
    share: 0.06,
    reason:
      "since iOS 17 a bracket takes 0.71 of its full width by a table of Apple's; 0.70 to 0.72 were "
      + "read of 「, 0.76 to 0.79 of 」, and of other brackets nothing"
  )

  /// What the brackets on one line of a text may be off by, in points; `nil` where none is spaced.
  ///
  /// As many stand on the line as on any if they are evenly spread, at least one.
  static func brackets(
    of text: TextHeadroom,
    in decision: FitDecision
  ) -> (uncertainty: Uncertainty, points: Double)? {
    guard decision.systemVersion >= .iOS17, isSetAsJapanese(text, in: decision) else { return nil }
    let points = bracketDoubt(
      in: BlockArray(text.string.utf16),
      lineCount: text.lines.count,
      pointSize: text.pointSize
    )
    return points > 0 ? (spacedBrackets, points) : nil
  }

  /// What the brackets on one line of a text that is set as Japanese may be off by, in points: 0 where
  /// none is spaced.
  /// - Parameter text: its UTF-16 code units.
  package static func bracketDoubt(
    in text: BlockArray<UInt16>,
    lineCount: Int,
    pointSize: Double
  ) -> Double {
    let brackets = doubtfulBrackets(in: text)
    // Those that are doubted most stand in pairs, on one line.
    let onLine = max(0, (brackets.listed + lineCount - 1) / max(lineCount, 1))
    return doubt(ofListed: onLine, unlisted: brackets.unlisted) * pointSize
  }

  /// More points than the brackets on any line of a text may be off by, whatever it is set as.
  /// - Parameter text: its UTF-16 code units.
  package static func mostBracketDoubt(in text: BlockArray<UInt16>, pointSize: Double) -> Double {
    let brackets = doubtfulBrackets(in: text)
    return doubt(ofListed: brackets.listed, unlisted: brackets.unlisted) * pointSize
  }

  /// What so many brackets may be off by, in em.
  private static func doubt(ofListed listed: Int, unlisted: Int) -> Double {
    spacedBrackets.share * Double(listed + unlistedWeight * unlisted)
  }

  /// How many doubts a bracket counts for that the source of the table does not list: the source leaves it the 0.29 em
  /// that, by what was read of others, all brackets lose.
  private static let unlistedWeight = 5

  /// How many brackets of a text are of a width that was not read.
  private static func doubtfulBrackets(
    in text: BlockArray<UInt16>
  ) -> (listed: Int, unlisted: Int) {
    var count = (listed: 0, unlisted: 0)
    for unit in text {
      // Of 「 enough was read. No character of two units is a bracket.
      guard unit != 0x300C, (0x3008...0x301F).contains(unit) || unit >= 0xFF08,
        let scalar = Unicode.Scalar(unit)
      else { continue }
      switch scalar.properties.generalCategory {
      case .openPunctuation, .closePunctuation:
        if FullWidthPunctuation.isUnlistedBracket(scalar.value) {
          count.unlisted += 1
        } else {
          count.listed += 1
        }
      default: break
      }
    }
    return count
  }

  private static func isSetAsJapanese(_ text: TextHeadroom, in decision: FitDecision) -> Bool {
    let texts = decision.candidates.flatMap(\.texts) + decision.placed.texts
    let trace = texts.first { $0.string.unicodeScalars.elementsEqual(text.string.unicodeScalars) }
    return PrimaryLanguage(tag: trace?.typesettingLanguage) == .japanese
  }
}
