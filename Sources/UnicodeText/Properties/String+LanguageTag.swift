extension String {
  /// The subtags of a language tag in lower case, such as `zh`, `hant` of `zh_Hant`, up to the first
  /// that is longer than BCP 47 lets a subtag be: what follows it cannot be told from its parts.
  package var lowercasedSubtags: [Substring] {
    utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .prefix { $0.count <= 8 }
      .map { Substring(Substring($0).lowercased()) }
  }
}
