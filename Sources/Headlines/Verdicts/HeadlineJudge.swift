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
  private let requirements: [HeadlineRequirement]

  /// - Parameter requirements: what is asked of headlines.
  package init(_ template: HeadlineTemplate, requirements: [HeadlineRequirement]) {
    self.template = template
    self.requirements = requirements
  }

  /// The verdict on an article.
  ///
  /// - Parameter preparer: remembers the texts as they are; `nil` for one that is let go with the verdict.
  /// - Complexity: its texts are prepared once for each set of rules, and once more for each beginning
  ///   of a headline that is cut; a close call that the map cannot rule out takes a full assessment.
  package func verdict(
    of article: HeadlineArticle,
    rememberedBy preparer: TextPreparer? = nil
  ) -> HeadlineVerdict {
    let beginnings = TextPreparer(byteLimit: Self.preparedBytes)
    let headline = BoundHeadline(article, in: template, preparer ?? beginnings)
    let areas = areas(of: headline)
    let limits = HeadlineLimits(of: article, in: template, for: .headlineWhole, beginnings)
    let (change, tightest) = limits.change(
      missedIn: areas.indices.filter { !areas[$0].shown.isHeadlineWhole },
      of: Array(areas.indices)
    )
    return HeadlineVerdict(
      areas: areas,
      change: change,
      tightest: tightest,
      unmet: requirements.compactMap { requirement in
        let missed = requirement.missed(by: article, shownAs: areas)
        return missed.isEmpty ? nil : UnmetRequirement(requirement: requirement, areas: missed)
      },
      missingScalars: headline.missingScalars
    )
  }

  /// What is shown of an article in each area, and how sure that is.
  package func areas(of article: HeadlineArticle) -> [HeadlineVerdict.Area] {
    let preparer = TextPreparer(byteLimit: Self.preparedBytes)
    return areas(of: BoundHeadline(article, in: template, preparer))
  }

  private func areas(of headline: BoundHeadline) -> [HeadlineVerdict.Area] {
    let assessor = HeadlineAssessor(headline, in: template)
    return template.areas.indices.map { index in
      let shown = headline.shownLayout(in: index)
      return HeadlineVerdict.Area(
        shown: ShownHeadline(shown, displayScale: template.areas[index].displayScale),
        closeCall: assessor.closeCall(in: index, shown)
      )
    }
  }

  /// Texts of a list seldom come twice: what is remembered stays small.
  private static let preparedBytes = 4 << 20
}
