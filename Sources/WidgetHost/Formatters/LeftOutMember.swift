#if os(Linux)
import UnicodeText

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
