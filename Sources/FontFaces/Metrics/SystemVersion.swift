/// The version of the system whose numbers and rules for text hold.
///
/// Named by iOS; the other systems' versions of the same autumn share a case (watchOS 9 is
/// ``iOS16``, watchOS 26 is ``iOS26``). Versions are ordered by age. Whatever is known to differ
/// between them is decided by this value alone: what nobody saw to differ is the same in all.
public enum SystemVersion: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// iOS 16, the first with widgets on the Lock Screen.
  case iOS16 = 16
  /// iOS 17.
  case iOS17 = 17
  /// iOS 18.
  case iOS18 = 18
  /// iOS 26.
  case iOS26 = 26

  /// The version that holds unless another is asked for: the newest that was measured.
  public static let newest = SystemVersion.iOS26

  /// The oldest version whose rules are known; it stands in for those before it.
  public static let oldest = SystemVersion.iOS16

  /// Whether a version is older than another.
  public static func < (older: SystemVersion, newer: SystemVersion) -> Bool {
    older.rawValue < newer.rawValue
  }
}
