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
    let doubts = bracketDoubts(in: text)
    guard doubts.sum > 0 else { return 0 }
    let onLine = max((doubts.sum + lineCount - 1) / max(lineCount, 1), doubts.most)
    return spacedBrackets.share * Double(onLine) * pointSize
  }

  /// More points than the brackets on any line of a text may be off by, whatever it is set as.
  /// - Parameter text: its UTF-16 code units.
  package static func mostBracketDoubt(in text: BlockArray<UInt16>, pointSize: Double) -> Double {
    spacedBrackets.share * Double(bracketDoubts(in: text).sum) * pointSize
  }

  /// What the brackets of a text count as whose width was not read, all of them and the most doubtful one.
  private static func bracketDoubts(in text: BlockArray<UInt16>) -> (sum: Int, most: Int) {
    var doubts = (sum: 0, most: 0)
    for unit in text {
      let count = bracketDoubt(of: unit)
      doubts = (doubts.sum + count, max(doubts.most, count))
    }
    return doubts
  }

  private static func bracketDoubt(of unit: UInt16) -> Int {
    // Of 「 enough was read. No character of two units is a bracket.
    guard unit != 0x300C, (0x3008...0x301F).contains(unit) || unit >= 0xFF08,
      let scalar = Unicode.Scalar(unit)
    else { return 0 }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation:
      // The source leaves those that it does not list their 0.29 em; what is read of pictures says all brackets lose it.
      return FullWidthPunctuation.isUnlistedBracket(scalar.value) ? 5 : 1
    default: return 0
    }
  }

  private static func isSetAsJapanese(_ text: TextHeadroom, in decision: FitDecision) -> Bool {
    let texts = decision.candidates.flatMap(\.texts) + decision.placed.texts
    let trace = texts.first { $0.string.unicodeScalars.elementsEqual(text.string.unicodeScalars) }
    return PrimaryLanguage(tag: trace?.typesettingLanguage) == .japanese
  }
}
