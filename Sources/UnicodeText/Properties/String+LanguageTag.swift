extension String {
  /// The subtags of a language tag in lower case, such as `zh`, `hant` of `zh_Hant`, up to the first
  /// that is longer than BCP 47 lets a subtag be: what follows it cannot be told from its parts.
  package var lowercasedSubtags: [Substring] {
    utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .prefix { $0.count <= 8 }
      .map { Substring(Substring($0).lowercased()) }
  }

  /// Those of the subtags that name the language and how it is written: extensions, such as `u-nu-latn`, and private
  /// subtags follow one of a single character (BCP 47).
  package var languageSubtags: ArraySlice<Substring> {
    lowercasedSubtags.prefix { $0.utf8.count > 1 }
  }
}
