public import FitSelection

/// What a reader should know before relying on a size, in a few words.
public struct AreaNote: Sendable, Hashable {
  private let english: String
  private let japanese: String

  /// Creates a note from what it says in each language.
  public init(english: String, japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  /// Creates a note that says the same in both, such as one that somebody wrote with a measurement.
  public init(_ text: String) {
    self.init(english: text, japanese: text)
  }

  /// The note in a language, without a full stop.
  public func text(in language: ExplanationLanguage = .english) -> String {
    language.choice(english, japanese)
  }
}
