import Fitcheck
import Foundation

/// One article's decisions on every area asked for, and what they rest on.
struct ArticleReport {
  /// What is shown in one area.
  struct Result {
    let group: DeviceGroup
    let decision: FitDecision
    let outcome: HeadlineOutcome
  }

  let article: HeadlineArticle
  let fonts: FontLibrary
  let deviceLanguages: [String]
  /// What the layouts were resolved in, but for the display scale.
  let environment: EnvironmentValues
  let results: [Result]

  /// Characters of the article that no font has a glyph for, each once.
  let missingScalars: [Unicode.Scalar]

  var isHeadlineWholeEverywhere: Bool {
    results.allSatisfy(\.outcome.isHeadlineWhole)
  }

  /// The faces that glyphs of the results come from, in the library's order.
  var usedFaces: [FontFace] {
    var used: Set<FontFace> = []
    for result in results {
      for case .text(let text) in result.decision.displayList.items {
        for line in text.laidOut.lines { used.formUnion(line.runs.map(\.face)) }
      }
    }
    return fonts.faces.filter { used.contains($0) }
  }
}
