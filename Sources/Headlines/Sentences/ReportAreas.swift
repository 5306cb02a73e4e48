import UnicodeText
import ViewFitting

/// The areas of a report, as its sentences count and name them: an area is one, however many versions of its
/// system are compared in it, unless these differ in what is said.
struct ReportAreas {
  /// What counts as an area.
  let counting: AreaCounting
  /// Whether a result counts by the name of its area, which its versions share.
  private let sharesNames: Bool

  /// - Parameter parts: the results, by what is said of them.
  init(of report: ArticleReport, in parts: [[ArticleReport.Result]]) {
    let isCompared = report.comparesVersions
    let names = parts.map { Set($0.map(\.group.name)) }
    let all = names.reduce(into: Set<String>()) { $0.formUnion($1) }
    let areAlike = names.reduce(0) { $0 + $1.count } == all.count
    counting = isCompared && !areAlike ? .versions : .areas
    sharesNames = isCompared && areAlike
  }

  /// How many areas some of the results count for.
  func count(of results: [ArticleReport.Result]) -> Int {
    sharesNames ? Set(results.map(\.group.name)).count : results.count
  }

  /// The names of the areas of some results, each once.
  ///
  /// - Parameter name: the name of one that counts by itself.
  func names(
    of results: [ArticleReport.Result],
    name: (ArticleReport.Result) -> String
  ) -> [String] {
    sharesNames ? results.map(\.group.name).eachOnce() : results.map(name)
  }
}
