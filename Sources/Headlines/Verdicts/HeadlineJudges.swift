/// The judges of some headlines, one for each language, as they are asked for.
package struct HeadlineJudges: Sendable {
  private let setting: HeadlineSetting
  private var known = LanguageTable<HeadlineJudge>()

  package init(_ setting: HeadlineSetting) {
    self.setting = setting
  }

  /// The judge of texts in a language, where one is known.
  func knownJudge(for language: String) -> HeadlineJudge? { known[language] }

  /// The judge of texts in a language.
  ///
  /// On the main actor, where views are resolved: once for each language.
  @MainActor
  package mutating func judge(for language: String) -> HeadlineJudge {
    let setting = setting
    return known.value(for: language) {
      HeadlineJudge(language: language, in: setting)
    }
  }
}
