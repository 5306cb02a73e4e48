/// The judges of some headlines, one for each language, as they are asked for.
package struct HeadlineJudges: Sendable {
  private let setting: HeadlineSetting
  private let templates: FoundTemplates
  private var known = LanguageTable<HeadlineJudge>()

  package init(_ setting: HeadlineSetting) {
    self.setting = setting
    templates = FoundTemplates(setting)
  }

  /// The judge of an article, where one is known that can ask about all its beginnings.
  func knownJudge(for article: HeadlineArticle) -> HeadlineJudge? {
    templates.holds(article.foundLanguages) ? known[article.language] : nil
  }

  /// The judge of an article, whose beginnings it asks about in the languages that they are found to be in.
  @MainActor
  package mutating func judge(for article: HeadlineArticle) -> HeadlineJudge {
    let judge = judge(for: article.language)
    templates.resolve(article.foundLanguages)
    return judge
  }

  /// The judge of texts in a language.
  ///
  /// On the main actor, where views are resolved: once for each language.
  @MainActor
  package mutating func judge(for language: String) -> HeadlineJudge {
    let (setting, templates) = (setting, templates)
    return known.value(for: language) {
      HeadlineJudge(
        templates.template(for: language),
        requirements: [.headlineWhole(in: setting.groups)],
        among: templates
      )
    }
  }
}
