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

/// The headline widget of one article, checked on a list of areas.
///
///     let check = ArticleCheck(
///       article: HeadlineArticle(headline: "海辺の図書館、夜も開館へ", snippet: "港町の図書館が…"),
///       fonts: try FontLibrary.bundled(deviceLanguages: ["ja"])
///     )
///     let report = check.report()
///     print(report.explanation(in: .japanese))
///     try SVGRenderer().render(report.picture(in: .japanese))
///       .write(to: URL(filePath: "headline.svg"))
public struct ArticleCheck: Sendable {
  /// What is checked.
  public let article: HeadlineArticle
  /// Where it is checked.
  public let groups: [DeviceGroup]
  /// The fonts of its texts.
  public let fonts: FontLibrary
  /// The languages set on the devices as BCP 47 tags, the preferred first.
  public let deviceLanguages: [String]
  /// Whether small kana and some marks may begin a line.
  public let lineBreak: LineBreakStrictness
  /// Whether candidates after the chosen one are measured too.
  public let tracing: FitTracing
  /// The kind of widget.
  public let slot: WidgetSlot
  /// The user's size of text, which the widget's fixed sizes do not follow.
  public let typeSize: DynamicTypeSize
  /// The Bold Text setting.
  public let legibilityWeight: LegibilityWeight?
  /// The system whose rules hold, or nil for that of each area's devices.
  public let platform: Platform?

  /// Creates a check: with nothing but an article and fonts, on every iPhone that has widgets on
  /// its Lock Screen.
  ///
  /// - Parameters:
  ///   - article: what is checked.
  ///   - groups: where.
  ///   - fonts: the fonts of its texts.
  ///   - deviceLanguages: the languages set on the devices as BCP 47 tags, the preferred first; nil
  ///     for the article's.
  ///   - lineBreak: whether small kana and some marks may begin a line.
  ///   - tracing: whether candidates after the chosen one are measured too.
  ///   - slot: the kind of widget.
  ///   - typeSize: the user's size of text.
  ///   - legibilityWeight: the Bold Text setting.
  ///   - platform: the system whose rules hold, or nil for that of each area's devices.
  public init(
    article: HeadlineArticle,
    groups: [DeviceGroup] = DeviceCatalogue.groups,
    fonts: FontLibrary,
    deviceLanguages: [String]? = nil,
    lineBreak: LineBreakStrictness = .strict,
    tracing: FitTracing = .tried,
    slot: WidgetSlot = .lockScreen,
    typeSize: DynamicTypeSize = .large,
    legibilityWeight: LegibilityWeight? = nil,
    platform: Platform? = nil
  ) {
    self.article = article
    self.groups = groups
    self.fonts = fonts
    self.deviceLanguages = deviceLanguages ?? [article.language]
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
  /// - Complexity: one preparation for each text, one decision and one search for its headroom for
  ///   each area.
  @MainActor
  public func report() -> ArticleReport {
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
      platform: platform
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
