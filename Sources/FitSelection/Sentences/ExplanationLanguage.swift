/// A language that decisions explain themselves in.
public enum ExplanationLanguage: Sendable, Hashable, CaseIterable {
  /// English.
  case english
  /// Japanese.
  case japanese

  /// The language as a BCP 47 tag.
  public var tag: String {
    switch self {
    case .english: "en"
    case .japanese: "ja"
    }
  }

  /// The language for a BCP 47 tag or a locale's name: Japanese for "ja" and what begins with it,
  /// English for all others.
  public init(tag: String) {
    let language = tag.prefix { $0 != "-" && $0 != "_" && $0 != "." }
    self = language.lowercased() == "ja" ? .japanese : .english
  }
}
