public import Fitcheck
public import Testing

/// Expects that the headline of an article is whole in the headline widget, in every area.
///
///     @MainActor @Test func headlinesAreWhole() throws {
///       try expectWholeHeadline(HeadlineArticle(headline: "海辺の図書館、夜も開館へ"))
///     }
///
/// Where it is cut, one issue is recorded with the sentences that the command prints, and the
/// explanation of the first decision that cuts it. So is where no group is named: nothing was expected
/// then.
///
/// - Parameters:
///   - article: what is shown.
///   - groups: where.
///   - explanationLanguage: the language that a failure is explained in.
///   - sourceLocation: where the failure is reported.
/// - Throws: `FontError` where the bundled fonts are missing.
@MainActor
public func expectWholeHeadline(
  _ article: HeadlineArticle,
  on groups: [DeviceGroup] = DeviceCatalogue.groups,
  explainedIn explanationLanguage: ExplanationLanguage = .english,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard !groups.isEmpty else {
    Issue.record(
      "There is no area to expect a headline in: name one",
      sourceLocation: sourceLocation
    )
    return
  }
  let fonts = try FontLibrary.bundled(deviceLanguages: [article.language])
  let report = ArticleCheck(
    article: article,
    setting: HeadlineSetting(groups: groups, fonts: fonts)
  ).report()
  guard let cut = report.results.first(where: { !$0.outcome.isHeadlineWhole }) else { return }
  Issue.record(
    """
    \(report.explanation(in: explanationLanguage))
    \(cut.explanation(in: explanationLanguage))
    """,
    sourceLocation: sourceLocation
  )
}
