/// Whether an analysis looks for phrases (CSS Text 4 §5.2 `auto-phrase`).
package enum PhraseMarking: Sendable, Hashable {
  /// ``BoundaryFlags/phrase`` is set nowhere.
  case none
  /// ``BoundaryFlags/phrase`` is set where a phrase ends: Japanese by ICU's phrases and words
  /// (``JapanesePhraseEnds``), Korean by word, other languages at each opportunity.
  ///
  /// Brackets beside letters belong to a Korean word, as its particle follows them. It is never set
  /// without ``BoundaryFlags/lineBreak``.
  case marked
  /// As ``marked``, and Chinese by word (``ChinesePhraseEnds``): where a text may be cut, which is not where its lines end.
  case cuts
  /// ``BoundaryFlags/phrase`` is set where a Japanese word begins that may begin the last line of a
  /// text in a text style of iOS (JapaneseText §3.2), and a line may end before it.
  case wordStarts(WordChoice)
}
