#if os(Linux)
import Foundation

extension HostedDateComponentsFormatter {
  /// Words with what says that they are about right and that so much is left.
  ///
  /// “About 5 minutes remaining” (D), and “About 2min 3sec remaining” (M); those of other styles are inferred. In other
  /// languages than English it is not known what Apple's systems say.
  func phrased(_ words: String) -> String {
    guard hasPhrases else { return words }
    return (includesApproximationPhrase ? "About " : "") + words
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Notes what is asked for that is left out of account.
  func noteWhatIsLeftOut() {
    let language = locale.language.languageCode?.identifier
    if includesApproximationPhrase, !hasPhrases {
      LeftOutMember.note("includesApproximationPhrase", in: language)
    }
    if includesTimeRemainingPhrase, !hasPhrases {
      LeftOutMember.note("includesTimeRemainingPhrase", in: language)
    }
    if allowsFractionalUnits { LeftOutMember.note("allowsFractionalUnits", in: language) }
  }

  /// Whether it is known what the phrases are: those of clocks are not.
  private var hasPhrases: Bool {
    unitsStyle != .positional && locale.language.languageCode == .english
  }
}
#endif
