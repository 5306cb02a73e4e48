/// An article's headline in the other languages that its beginnings are found to be in, for all goals and areas that
/// these are asked about for.
///
/// For one thread.
final class FoundHeadlines {
  private let headline: CountedHeadline
  private let templates: FoundTemplates
  /// The last that was asked for.
  private var last: CountedHeadline?

  /// The languages of the beginnings.
  private(set) lazy var languages = BeginningLanguages(
    of: headline.article.headline,
    before: headline.article.snippet
  )

  /// The templates of those that are not the headline's own, where there are any.
  private(set) lazy var others: [HeadlineTemplate] = headline.article.foundLanguages.compactMap {
    $0 == headline.template.language ? nil : templates[$0]
  }

  fileprivate init(of headline: CountedHeadline, among templates: FoundTemplates) {
    self.headline = headline
    self.templates = templates
  }

  /// The headline in another language.
  ///
  /// The last one is kept: nearly always there is no other, and a text whose beginnings are in all languages would
  /// take so many times its memory.
  func headline(in template: HeadlineTemplate) -> CountedHeadline {
    if let last, last.template === template { return last }
    last = nil
    let texts = HeadlineTexts()
    let counted = CountedHeadline(headline.article, in: template, texts, trying: texts)
    last = counted
    return counted
  }
}

extension FoundTemplates {
  /// A headline in the other languages that its beginnings are found to be in; nil where they are asked about in one.
  func headlines(of headline: CountedHeadline) -> FoundHeadlines? {
    guard headline.article.foundLanguages.count > 1 else { return nil }
    return FoundHeadlines(of: headline, among: self)
  }
}
