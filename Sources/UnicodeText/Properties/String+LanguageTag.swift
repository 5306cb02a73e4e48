extension String {
  /// The subtags of a language tag in lower case, such as `zh`, `hant` of `zh_Hant`; what is longer
  /// than BCP 47 lets a subtag be is left out, since no subtag is like it.
  package var lowercasedSubtags: [Substring] {
    utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .filter { $0.count <= 8 }
      .map { Substring(Substring($0).lowercased()) }
  }
}
