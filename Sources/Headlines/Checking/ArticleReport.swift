import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting
import UnicodeText
import ViewFitting
import WidgetDevices

/// One article's decisions on every area asked for, and what they rest on: made by an
/// ``ArticleCheck``.
///
///     for result in report.results where !result.outcome.isHeadlineWhole {
///       print(result.group.size, result.explanation(in: .japanese))
///     }
public struct ArticleReport: Sendable {
  /// What is shown in one area, and how sure that is.
  public struct Result: Sendable {
    /// The devices, or the size that was asked for.
    public let group: DeviceGroup
    /// What is shown there, and why.
    public let decision: FitDecision
    /// What of the article a reader sees.
    public let outcome: HeadlineOutcome
    /// How sure it is, for each way in which the devices' areas are known, the surest first.
    public let assessments: [AreaAssessment]
    /// Which close calls are marked.
    public let closeCallExtent: CloseCallExtent

    /// How sure it is where the area is known best.
    public var assessment: FitAssessment? { assessments.first?.assessment }

    /// The close calls that are marked, where the area is known best, the likeliest first.
    public var closeCalls: [CloseCall] { assessment?.closeCalls(closeCallExtent) ?? [] }

    /// Whether another answer that is marked is as likely there, where the area is known best.
    public var isCloseCall: Bool { !closeCalls.isEmpty }

    /// What another answer that is as likely would change, marked or not; nil where it is sure.
    public var consequence: CloseCallConsequence? { assessment?.consequence }

    /// The devices for which it is a close call only because their own area is not known as well.
    public var doubtfulDevices: [Device] {
      guard !isCloseCall else { return [] }
      let areas = assessments.filter { !$0.assessment.closeCalls(closeCallExtent).isEmpty }
        .map(\.area)
      return group.devices.filter { areas.contains($0.textArea) }
    }
  }

  /// How sure a decision is on an area that is known in one way.
  public struct AreaAssessment: Sendable {
    /// The area, with the way in which it is known.
    public let area: TextArea
    /// How sure the decision is there.
    public let assessment: FitAssessment
  }

  /// What was checked.
  public let article: HeadlineArticle
  /// Where, and what users have set.
  public let setting: HeadlineSetting
  /// What the layouts were resolved in, but for the display scale and the system.
  package let environment: EnvironmentValues
  /// The results, in the order of the areas.
  public let results: [Result]

  /// The fonts of its texts, as they are on the devices.
  public var fonts: FontLibrary { setting.fonts(for: article.language) }
  /// The languages set on the devices, the preferred first.
  public var deviceLanguages: [String] { setting.deviceLanguages(for: article.language) }
  /// The language that its texts are set for (BCP 47); nil where the devices prefer none.
  public var typesettingLanguage: String? {
    setting.typesettingLanguage ?? deviceLanguages.first
  }
  /// The kind of widget.
  public var slot: WidgetSlot { setting.slot }
  /// The system that was asked for, or nil for that of each area's devices.
  public var platform: Platform? { setting.platform }

  /// Whether the headline is whole in all areas.
  public var isHeadlineWholeEverywhere: Bool {
    results.allSatisfy(\.outcome.isHeadlineWhole)
  }

  /// The Bold Text setting, by SwiftUI's name.
  package var legibilityWeight: String {
    environment.legibilityWeight == .bold ? "bold" : "regular"
  }

  /// Whether the results are of several versions of the system, or of several systems.
  package var hasSeveralSystems: Bool {
    let own = results.map { systemName(of: $0) }
    return Set(own + results.flatMap(\.group.devices).map(\.systemName)).count > 1
  }

  /// The results that are close calls on the areas that are known best.
  public var closeCalls: [Result] { results.filter(\.isCloseCall) }

  /// What the texts of all results rest on.
  public var provenance: TextProvenance {
    results.reduce(into: TextProvenance()) { all, result in
      if let one = result.assessment?.provenance { all.formUnion(one) }
    }
  }

  /// The faces that glyphs of the results come from, in the library's order.
  public var usedFaces: [FontFace] {
    let used = provenance.styles
    return fonts.faces.filter { used[$0] != nil }
  }
}

// MARK: - Assembling

extension ArticleReport {
  /// Reports on an article in all areas of a setting.
  ///
  /// - Parameters:
  ///   - closeCalls: which close calls are marked.
  ///   - environment: what the layouts are resolved in, but for the display scale and the system.
  ///   - deciding: gives the decision in an area, which is the setting's with a number.
  init(
    of article: HeadlineArticle,
    in setting: HeadlineSetting,
    marking closeCalls: CloseCallExtent,
    _ environment: EnvironmentValues,
    deciding: (Int, FitArea) -> FitDecision
  ) {
    let results = setting.groups.enumerated().map { index, group in
      let area = group.fitArea(on: setting.platform)
      return Result(
        deciding(index, area),
        of: group,
        fonts: setting.fontDoubts(in: area),
        marking: closeCalls
      )
    }
    self.init(article: article, setting: setting, environment: environment, results: results)
  }
}

extension ArticleReport.Result {
  /// What a decision shows, and how sure it is for each way in which the area of its devices is known.
  ///
  /// - Parameter fonts: what all advances may be off by.
  init(
    _ decision: FitDecision,
    of group: DeviceGroup,
    fonts: [Uncertainty],
    marking closeCalls: CloseCallExtent
  ) {
    let headroom = decision.headroom()
    self.init(
      group: group,
      decision: decision,
      outcome: HeadlineOutcome(decision),
      assessments: group.rankedAreas.map { area in
        ArticleReport.AreaAssessment(
          area: area,
          assessment: FitAssessment(decision, headroom: headroom, doubt: area.doubt, fonts: fonts)
        )
      },
      closeCallExtent: closeCalls
    )
  }
}
