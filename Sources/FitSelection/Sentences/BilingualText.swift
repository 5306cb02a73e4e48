/// What is said in both languages where it is not known yet who reads it.
public struct BilingualText: Sendable, Hashable, Codable {
  /// The English words.
  public let english: String
  /// The Japanese words.
  public let japanese: String

  /// Creates a text.
  public init(_ english: String, _ japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  /// Creates a text that is the same in both languages, such as a name in code.
  public init(_ name: String) {
    self.init(name, name)
  }

  /// The words in a language.
  public subscript(language: ExplanationLanguage) -> String {
    language.choice(english, japanese)
  }
}
