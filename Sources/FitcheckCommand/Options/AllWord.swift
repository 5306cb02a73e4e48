import UnicodeText

/// The word that stands for all there are, among names of devices or of sizes of text.
enum AllWord {
  /// Whether a name is that word, in whichever letters it is typed.
  static func matches(_ name: String) -> Bool { name.isExactly("all", ignoringCase: .ascii) }
}
