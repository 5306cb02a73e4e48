/// The judges of some headlines, one for each language, as they are asked for.
package struct HeadlineJudges: Sendable {
  private let setting: HeadlineSetting
  private var known: [String: HeadlineJudge] = [:]
  /// How many languages' layouts are kept: more would be a list that nobody reads.
  private static let mostLanguages = 64

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
    if let judge = known[language] { return judge }
    if known.count == Self.mostLanguages { known.removeAll() }
    let judge = HeadlineJudge(HeadlineTemplate(language: language, setting: setting))
    known[language] = judge
    return judge
  }
}
