import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting
import WidgetDevices

/// Judges headlines of one language, each in all areas: what is shown, how sure that is, how many
/// characters have to go or may come.
///
/// A value without state, for any number of threads.
package struct HeadlineJudge: Sendable {
  private let template: HeadlineTemplate

  package init(_ template: HeadlineTemplate) {
    self.template = template
  }

  /// The verdict on an article.
  ///
  /// - Complexity: its texts are prepared once for each set of rules, and once more for each beginning
  ///   of a headline that is cut; a close call that the map cannot rule out takes a full assessment.
  package func verdict(of article: HeadlineArticle) -> HeadlineVerdict {
    let preparer = TextPreparer(byteLimit: Self.preparedBytes)
    let headline = BoundHeadline(article, in: template, preparer)
    let assessor = HeadlineAssessor(headline, in: template)
    let areas = template.areas.indices.map { index in
      let shown = headline.shown(in: index)
      let outcome = HeadlineOutcome(shown, displayScale: template.areas[index].displayScale)
      return HeadlineVerdict.Area(
        chosenIndex: shown.outcome?.chosenIndex,
        headlineLines: outcome.headlineLines,
        snippetLines: outcome.snippetLines,
        isHeadlineWhole: outcome.isHeadlineWhole,
        closeCall: assessor.closeCall(in: index, shown)
      )
    }
    let limits = HeadlineLimits(of: article, in: template, preparer)
    let (change, tightest) = limits.change(
      cutIn: areas.indices.filter { !areas[$0].isHeadlineWhole }
    )
    return HeadlineVerdict(
      areas: areas,
      change: change,
      tightest: tightest,
      missingScalars: headline.missingScalars
    )
  }

  /// Texts of a list seldom come twice: what is remembered stays small.
  private static let preparedBytes = 4 << 20
}

/// The layouts of a template with the words of one article in them.
struct BoundHeadline {
  let layouts: [LayoutNode]
  /// The prepared texts, each once.
  let texts: [PreparedText]
  private let template: HeadlineTemplate

  init(_ article: HeadlineArticle, in template: HeadlineTemplate, _ preparer: TextPreparer) {
    self.template = template
    layouts = (0..<template.layoutCount).map {
      template.layout($0, of: article, headline: article.headline, preparer)
    }
    var texts: [PreparedText] = []
    for layout in layouts {
      _ = layout.exchangingTexts { _, prepared in
        if !texts.contains(where: { $0.isIdentical(to: prepared) }) { texts.append(prepared) }
        return prepared
      }
    }
    self.texts = texts
  }

  func layout(in area: Int) -> LayoutNode { layouts[template.areas[area].layoutIndex] }

  func shown(in area: Int) -> ShownLayout { layout(in: area).shown(in: template.areas[area].size) }

  /// Characters that no font has a glyph for, each once.
  var missingScalars: [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    for scalar in texts.flatMap(\.missingScalars) where !missing.contains(scalar) {
      missing.append(scalar)
    }
    return missing
  }
}

extension HeadlineOutcome {
  /// Reads the outcome off what a ``HeadlineWidget`` shows.
  init(_ shown: ShownLayout, displayScale: CGFloat) {
    self.init(
      texts: shown.texts,
      candidateName: nil,
      isWhole: { $0.isWhole(in: shown.bounds, displayScale: displayScale) }
    )
  }
}
