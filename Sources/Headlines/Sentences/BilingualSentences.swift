import FitSelection

/// What is said in few words, each sentence written beside its other language.
protocol BilingualSentences {
  /// The language that is spoken.
  var language: ExplanationLanguage { get }
}

extension BilingualSentences {
  /// One of two sentences that say the same.
  func text(_ english: String, _ japanese: String) -> String {
    language == .japanese ? japanese : english
  }
}
