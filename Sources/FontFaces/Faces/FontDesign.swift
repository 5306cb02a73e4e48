/// A design of the system font; files of the caller's have none.
public enum FontDesign: String, Sendable, Hashable, CaseIterable {
  /// The usual one.
  case standard
  /// With serifs; set as the usual one, since nobody measured it.
  case serif
  /// With round ends: the display cut at every size, with a tracking of its own, fitted to what was
  /// read of it.
  case rounded
  /// All characters as wide as each other.
  case monospaced
}
