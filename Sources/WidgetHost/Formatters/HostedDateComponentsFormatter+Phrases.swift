#if os(Linux)
import Foundation
import UnicodeText

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

/// A member of a formatter that somebody set and that is left out of account.
struct LeftOutMember: Sendable, Hashable, Comparable {
  /// The member, with its type.
  let name: String
  /// The language that was written.
  let language: String

  private static let noted: Locked<Set<LeftOutMember>> = Locked([])

  /// Takes in that a formatter was asked for a text with a member set.
  static func note(_ member: String, in language: String?) {
    let member = LeftOutMember(
      name: "DateComponentsFormatter.\(member)",
      language: language ?? "und"
    )
    noted.withLock { _ = $0.insert(member) }
  }

  /// Those that were set, in the order of their names: each is told once.
  static func take() -> [LeftOutMember] {
    noted.withLock { members in
      defer { members = [] }
      return members.sorted()
    }
  }

  static func < (one: LeftOutMember, other: LeftOutMember) -> Bool {
    (one.name, one.language) < (other.name, other.language)
  }

  /// What whoever made the widget should know of it.
  var finding: HostFinding {
    HostFinding(
      .missingResource,
      "\(name) is left out of account in “\(language)”: what iOS writes there is not known here",
      "\(name)は「\(language)」では反映されません。iOSでの表記が分からないためです"
    )
  }
}
#endif
