/// What is said in few words, each sentence written beside its other language.
package protocol BilingualSentences {
  /// The language that is spoken.
  var language: ExplanationLanguage { get }
}

extension BilingualSentences {
  /// One of two sentences that say the same.
  package func text(_ english: String, _ japanese: String) -> String {
    language.choice(english, japanese)
  }
}

extension ExplanationLanguage {
  /// One of two sentences that say the same.
  package func choice(_ english: String, _ japanese: String) -> String {
    switch self {
    case .english: english
    case .japanese: japanese
    }
  }
}
