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

/// Decides the headline widget of one article on a list of areas.
package struct ArticleCheck {
  package let article: HeadlineArticle
  package let groups: [DeviceGroup]
  package let fonts: FontLibrary
  package let deviceLanguages: [String]
  package let lineBreak: LineBreakStrictness
  package let tracing: FitTracing
  package let slot: WidgetSlot
  package let typeSize: DynamicTypeSize
  package let legibilityWeight: LegibilityWeight?
  /// The system whose rules hold, or nil for that of each area's devices.
  package let platform: Platform?

  package init(
    article: HeadlineArticle,
    groups: [DeviceGroup],
    fonts: FontLibrary,
    deviceLanguages: [String],
    lineBreak: LineBreakStrictness,
    tracing: FitTracing,
    slot: WidgetSlot,
    typeSize: DynamicTypeSize,
    legibilityWeight: LegibilityWeight?,
    platform: Platform?
  ) {
    self.article = article
    self.groups = groups
    self.fonts = fonts
    self.deviceLanguages = deviceLanguages
    self.lineBreak = lineBreak
    self.tracing = tracing
    self.slot = slot
    self.typeSize = typeSize
    self.legibilityWeight = legibilityWeight
    self.platform = platform
  }

  /// What the areas of a list differ in besides their size: a layout is resolved for each.
  private struct Conditions: Hashable {
    let displayScale: CGFloat
    let platform: Platform
    let systemVersion: SystemVersion

    init(_ group: DeviceGroup, platform: Platform?) {
      displayScale = group.displayScale
      self.platform = platform ?? group.platform
      systemVersion = group.systemVersion
    }
  }

  /// The decisions, in the order of the areas.
  ///
  /// The texts are prepared once; the view is resolved once for each display scale, system and
  /// version of it.
  @MainActor
  package func report() -> ArticleReport {
    var environment = environment()
    var layouts: [Conditions: LayoutNode] = [:]
    let results = groups.map { group in
      let conditions = Conditions(group, platform: platform)
      environment.displayScale = conditions.displayScale
      environment.platform = conditions.platform
      environment.systemVersion = conditions.systemVersion
      let selector = FitSelector(environment: environment)
      let layout = layouts[conditions] ?? resolve(with: selector)
      layouts[conditions] = layout
      let decision = selector.decide(layout, in: group.size, tracing: tracing)
      return ArticleReport.Result(
        group: group,
        decision: decision,
        outcome: HeadlineOutcome(decision),
        assessments: assessments(of: decision, in: group, on: conditions.platform)
      )
    }
    return ArticleReport(
      article: article,
      fonts: fonts,
      deviceLanguages: deviceLanguages,
      environment: environment,
      results: results,
      slot: slot,
      platform: platform,
      missingScalars: missingScalars(in: environment)
    )
  }

  @MainActor
  private func resolve(with selector: FitSelector) -> LayoutNode {
    switch slot {
    case .family(.accessoryInline): selector.resolve(InlineHeadlineWidget(article: article))
    default: selector.resolve(HeadlineWidget(article: article))
    }
  }

  /// How sure a decision is, for each way in which the area of its devices is known.
  private func assessments(
    of decision: FitDecision,
    in group: DeviceGroup,
    on platform: Platform
  ) -> [ArticleReport.AreaAssessment] {
    let headroom = decision.headroom()
    var fonts: [Uncertainty] = slot == .family(.accessoryInline) ? [.inlineFont] : []
    if platform == .watchOS { fonts.append(.watchFont) }
    return group.rankedAreas.map { area in
      ArticleReport.AreaAssessment(
        area: area,
        assessment: FitAssessment(decision, headroom: headroom, doubt: area.doubt, fonts: fonts)
      )
    }
  }

  private func environment() -> EnvironmentValues {
    var environment = EnvironmentValues(
      fontLibrary: fonts,
      slot: slot,
      deviceLanguages: deviceLanguages
    )
    environment.textPreparer = TextPreparer(byteLimit: mostPreparedBytes)
    environment.dynamicTypeSize = typeSize
    environment.legibilityWeight = legibilityWeight
    environment.textLanguage = article.language
    environment.lineBreakStrictness = lineBreak
    return environment
  }

  /// Room for the article's texts, however long: one that is not remembered would be prepared, and
  /// held, twice.
  private var mostPreparedBytes: Int {
    (64 << 20) + 64 * (article.headline.utf8.count + article.snippet.utf8.count)
  }

  /// Characters without a glyph in the weight that the widget sets them in, each once.
  private func missingScalars(in environment: EnvironmentValues) -> [Unicode.Scalar] {
    let texts: [(String, FontWeight)] = [
      (article.time, .regular), (article.headline, .bold), (article.snippet, .regular),
    ]
    var missing: [Unicode.Scalar] = []
    var known: Set<Unicode.Scalar> = []
    for (text, weight) in texts where !text.isEmpty {
      let style = TextStyle(
        cascade: fonts.cascade(weight: weight),
        language: article.language,
        lineBreakStrictness: lineBreak
      )
      for scalar in environment.textPreparer.prepare(text, style: style).missingScalars
      where known.insert(scalar).inserted {
        missing.append(scalar)
      }
    }
    return missing
  }
}

extension DeviceGroup {
  /// The distinct origins of the area, the surest first.
  var rankedAreas: [TextArea] { textAreas.sorted { $0.provenance.rank < $1.provenance.rank } }
}

extension TextArea.Provenance {
  /// The order from the surest to the least sure.
  fileprivate var rank: Int {
    switch self {
    case .given: 0
    case .measured: 1
    case .documented: 2
    case .derived: 3
    }
  }
}
