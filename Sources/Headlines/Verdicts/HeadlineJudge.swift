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
///     let judge = HeadlineJudge(language: "ja", in: HeadlineSetting(fonts: fonts))
///     print(judge.verdict(of: article).change)
///
/// For who has threads of their own; ``HeadlineBatch`` has them. Holds nothing of the headlines it has
/// judged but what follows from their numbers of lines, for all that are as long: any number of threads,
/// without waiting for one another.
public struct HeadlineJudge: Sendable {
  private let template: HeadlineTemplate
  private let requirements: [HeadlineRequirement]
  /// What beginnings that are found to be in another language are asked of; nil where all are of the template's.
  private let templates: FoundTemplates?

  /// A judge of headlines in a language, of which nothing is required but that they are whole.
  ///
  /// Unlike ``HeadlineBatch``, it asks about what is left of a headline in this one language, also where that
  /// by itself would be found to be in another.
  ///
  /// - Parameters:
  ///   - language: that of the texts, as a BCP 47 tag.
  ///   - setting: where, and what users have set.
  @MainActor
  public init(language: String, in setting: HeadlineSetting) {
    self.init(
      HeadlineTemplate(language: language, setting: setting),
      requirements: [.headlineWhole(in: setting.groups)]
    )
  }

  /// - Parameters:
  ///   - requirements: what is asked of headlines.
  ///   - templates: those of the same setting in other languages, for headlines whose language was found.
  package init(
    _ template: HeadlineTemplate,
    requirements: [HeadlineRequirement],
    among templates: FoundTemplates? = nil
  ) {
    self.template = template
    self.requirements = requirements
    self.templates = templates
  }

  /// The verdict on an article in the judge's language.
  public func verdict(of article: HeadlineArticle) -> HeadlineVerdict {
    verdict(of: article, rememberedBy: nil)
  }

  /// The verdict on an article.
  ///
  /// - Parameter preparer: remembers the texts as they are; `nil` for one that is let go with the verdict.
  /// - Complexity: its texts are prepared once for each set of rules, and once more for each beginning
  ///   of a headline that is cut. The widget is laid out once for all headlines of as many lines.
  package func verdict(
    of article: HeadlineArticle,
    rememberedBy preparer: TextPreparer?
  ) -> HeadlineVerdict {
    let texts = HeadlineTexts(preparer)
    // What is tried in place of a headline is no other article's text, and not to be remembered for any.
    let headline = CountedHeadline(
      article,
      in: template,
      texts,
      trying: preparer == nil ? texts : HeadlineTexts()
    )
    let areas = areas(of: headline)
    let limits = HeadlineLimits(
      of: headline,
      for: .headlineWhole,
      among: templates?.headlines(of: headline)
    )
    let (change, tightest) = limits.change(
      missedIn: areas.indices.filter { !areas[$0].shown.isHeadlineWhole },
      of: template.areaIndices
    )
    return HeadlineVerdict(
      areas: areas,
      change: change,
      tightest: tightest,
      unmet: unmet(by: headline, shownAs: areas),
      missingScalars: headline.missingScalars
    )
  }

  /// What is shown of an article in each area, and how sure that is.
  package func areas(of article: HeadlineArticle) -> [HeadlineVerdict.Area] {
    let texts = HeadlineTexts()
    return areas(of: CountedHeadline(article, in: template, texts, trying: texts))
  }

  /// What is shown of an article in each area, what is required of it and not met, and the characters that no font has.
  package func answers(
    of article: HeadlineArticle
  ) -> (
    areas: [HeadlineVerdict.Area], unmet: [UnmetRequirement], missingScalars: [Unicode.Scalar]
  ) {
    let texts = HeadlineTexts()
    let headline = CountedHeadline(article, in: template, texts, trying: texts)
    let areas = areas(of: headline)
    return (areas, unmet(by: headline, shownAs: areas), headline.missingScalars)
  }

  /// What is required of a headline and not met.
  private func unmet(
    by headline: CountedHeadline,
    shownAs areas: [HeadlineVerdict.Area]
  ) -> [UnmetRequirement] {
    requirements.compactMap { requirement in
      let asked = self.areas(areas, of: headline, askedFor: requirement)
      let missed = requirement.missed(by: headline.article, shownAs: asked)
      return missed.isEmpty ? nil : UnmetRequirement(requirement: requirement, areas: missed)
    }
  }

  /// The areas with what is a close call on the devices that a requirement is asked of: an area is marked by those on
  /// which it is known best, and others share it.
  private func areas(
    _ areas: [HeadlineVerdict.Area],
    of headline: CountedHeadline,
    askedFor requirement: HeadlineRequirement
  ) -> [HeadlineVerdict.Area] {
    guard case .noCloseCalls = requirement.policy, let devices = requirement.devices else {
      return areas
    }
    var asked = areas
    for index in requirement.areas {
      guard let doubts = template.areas[index].doubts(onDevices: devices) else { continue }
      let calls = doubts.compactMap { headline.closeCall(in: index, doubting: $0) }
      asked[index] = HeadlineVerdict.Area(
        shown: areas[index].shown,
        closeCall: calls.worst
      )
    }
    return asked
  }

  private func areas(of headline: CountedHeadline) -> [HeadlineVerdict.Area] {
    var assessor = HeadlineAssessor(headline)
    return template.areas.indices.map { index in
      let answer = headline.answer(in: index)
      return HeadlineVerdict.Area(
        shown: answer.shown,
        closeCall: assessor.closeCall(in: index, answer)
      )
    }
  }
}
