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
///       setting: HeadlineSetting(fonts: try FontLibrary.bundled(deviceLanguages: ["ja"]))
///     )
///     let report = check.report()
///     print(report.explanation(in: .japanese))
///     try SVGRenderer().render(report.picture(in: .japanese))
///       .write(to: URL(filePath: "headline.svg"))
public struct ArticleCheck: Sendable {
  /// What is checked.
  public let article: HeadlineArticle
  /// Where, and what users have set.
  public let setting: HeadlineSetting
  /// Whether candidates after the chosen one are measured too.
  public let tracing: FitTracing
  /// Which close calls are marked.
  public let closeCallExtent: CloseCallExtent

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - article: what is checked.
  ///   - setting: where, and what users have set.
  ///   - tracing: whether candidates after the chosen one are measured too.
  ///   - closeCalls: which close calls are marked.
  public init(
    article: HeadlineArticle,
    setting: HeadlineSetting,
    tracing: FitTracing = .tried,
    marking closeCalls: CloseCallExtent = .cut
  ) {
    self.article = article
    self.setting = setting
    self.tracing = tracing
    closeCallExtent = closeCalls
  }

  /// The decisions, in the order of the areas.
  ///
  /// The texts are prepared once; the view is resolved once for each display scale, system and
  /// version of it.
  /// - Complexity: one preparation for each text, one decision and one search for its headroom for
  ///   each area.
  @MainActor
  public func report() -> ArticleReport {
    let environment = setting.environment(
      for: article.language,
      preparer: TextPreparer(byteLimit: mostPreparedBytes)
    )
    var layouts: [FitConditions: LayoutNode] = [:]
    return ArticleReport(of: article, in: setting, marking: closeCallExtent, environment) {
      _,
      area in
      var environment = environment
      environment.take(area.conditions)
      let selector = FitSelector(environment: environment)
      let layout = layouts[area.conditions] ?? selector.resolve(setting.widget(of: article))
      layouts[area.conditions] = layout
      return selector.decide(layout, in: area.size, tracing: tracing)
    }
  }

  /// Room for the article's texts, however long: one that is not remembered would be prepared, and
  /// held, twice.
  private var mostPreparedBytes: Int {
    (64 << 20) + 64 * (article.headline.utf8.count + article.snippet.utf8.count)
  }
}
