import FitSelection
import LayoutEngine
import SwiftUISurface
import Typesetting
import ViewFitting
import WidgetDevices

/// Reports on headlines of one language in all areas, made of a resolved template: what an
/// ``ArticleCheck`` says of one, for lists of them.
///
/// A value without state, for any number of threads.
package struct HeadlineReporter: Sendable {
  private let template: HeadlineTemplate
  private let setting: HeadlineSetting
  private let environment: EnvironmentValues
  private let tracing: FitTracing
  private let closeCallExtent: CloseCallExtent

  /// - Parameters:
  ///   - template: resolved in the setting.
  ///   - tracing: whether candidates after the chosen one are measured too.
  ///   - closeCalls: which close calls are marked.
  package init(
    _ template: HeadlineTemplate,
    in setting: HeadlineSetting,
    tracing: FitTracing = .tried,
    marking closeCalls: CloseCallExtent = .cut
  ) {
    self.template = template
    self.setting = setting
    self.tracing = tracing
    closeCallExtent = closeCalls
    environment = setting.environment(
      for: template.language,
      preparer: TextPreparer(byteLimit: 1 << 10)
    )
  }

  /// The report on an article in the template's language.
  /// - Complexity: one preparation for each text, one decision and one search for its headroom for
  ///   each area.
  package func report(of article: HeadlineArticle) -> ArticleReport {
    let headline = BoundHeadline(article, in: template, HeadlineTexts())
    return ArticleReport(of: article, in: setting, marking: closeCallExtent, environment) {
      index,
      area in
      headline.layout(in: index).decide(
        in: area.size,
        displayScale: area.displayScale,
        systemVersion: area.systemVersion,
        tracing: tracing
      )
    }
  }
}
