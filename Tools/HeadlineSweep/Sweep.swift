import Fitcheck
import Foundation
import TestSupport

/// The headline widget with many real headlines on one area: what is shown, held against the
/// requirement.
struct Sweep {
  /// What was counted.
  struct Tally {
    /// Headlines by the number of their lines: one, two, three, more.
    var byLines = [0, 0, 0, 0]
    /// Headlines that are cut though they stand alone: they have too many lines for the area.
    var cut = 0
    /// Answers that are close calls.
    var closeCalls = 0
    /// What goes against the requirement, in words.
    var exceptions: [String] = []

    var count: Int { byLines.reduce(0, +) }
  }

  let rows: [Corpus.Row]
  let longestSnippet: Int
  let language: String
  let fonts: FontLibrary
  let group: DeviceGroup
  let displayScale: CGFloat

  /// The area as it is known best.
  var area: TextArea? {
    group.textAreas.first { $0.provenance == .measured } ?? group.textAreas.first
  }

  /// Decides every headline, and judges what is placed.
  @MainActor
  func tally() -> Tally {
    var environment = EnvironmentValues(
      fontLibrary: fonts,
      slot: .lockScreen,
      deviceLanguages: [language],
      group: group
    )
    environment.textLanguage = language
    environment.displayScale = displayScale
    let selector = FitSelector(environment: environment)
    var tally = Tally()
    for row in rows {
      let article = HeadlineArticle(
        headline: row.headline,
        snippet: String(row.snippet.prefix(longestSnippet)),
        language: language
      )
      let decision = selector.decide(
        HeadlineWidget(article: article),
        in: group.size,
        tracing: .all
      )
      judge(decision, row, &tally)
    }
    return tally
  }

  /// A headline of at most two lines has a snippet beneath it, a longer one has none, and none is
  /// cut that could have been whole.
  private func judge(_ decision: FitDecision, _ row: Corpus.Row, _ tally: inout Tally) {
    let outcome = HeadlineOutcome(decision)
    // Measured alone: how many lines it wants, and whether they fit.
    guard let alone = decision.candidates.last,
      let headline = alone.texts.first(where: { $0.role == HeadlineWidget.Role.headline })
    else {
      tally.exceptions.append("\(row.id): nothing was measured")
      return
    }
    let lines = headline.lineCount
    tally.byLines[min(max(lines, 1), 4) - 1] += 1
    func report(_ words: String) {
      tally.exceptions.append("\(row.id), \(lines) lines: \(words)")
    }
    if lines <= 2, outcome.snippetLines == 0 { report("no snippet beneath it") }
    if lines >= 3, outcome.snippetLines > 0 { report("a snippet beneath it") }
    if !outcome.isHeadlineWhole {
      tally.cut += 1
      if alone.fits { report("cut, though it fits alone: \(outcome.summary())") }
    }
    if outcome.isHeadlineWhole, outcome.headlineLines != lines { report("shown on other lines") }
    if FitAssessment(decision, doubt: area?.doubt ?? .none).isCloseCall { tally.closeCalls += 1 }
  }
}
