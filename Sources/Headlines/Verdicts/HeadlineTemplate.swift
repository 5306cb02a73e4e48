import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting
import ViewFitting
import WidgetDevices

/// The headline widget, resolved once for a language in all areas: a layout that any thread binds to
/// one headline after the other.
package struct HeadlineTemplate: Sendable {
  /// An area, and which of the layouts stands in it.
  struct Area: Sendable {
    let size: CGSize
    let displayScale: CGFloat
    let systemVersion: SystemVersion
    /// What the area may be off by, where it is known best.
    let doubt: AreaDoubt
    let layoutIndex: Int
  }

  /// The language of the texts.
  package let language: String
  /// The areas, in the order of the setting's.
  let areas: [Area]
  /// What all advances may be off by.
  let fontDoubts: [Uncertainty]
  /// Whether its candidates are compared by their heights.
  let comparesHeights: Bool
  private let layouts: [LayoutNode]

  /// Resolves the widget of a setting, with words of no meaning in it.
  @MainActor
  package init(language: String, setting: HeadlineSetting) {
    self.language = language
    let deviceLanguages = setting.deviceLanguages.isEmpty ? [language] : setting.deviceLanguages
    var environment = EnvironmentValues(
      fontLibrary: setting.fonts.forDevice(languages: deviceLanguages),
      slot: setting.slot,
      deviceLanguages: deviceLanguages
    )
    environment.dynamicTypeSize = setting.typeSize
    environment.legibilityWeight = setting.legibilityWeight
    environment.textLanguage = language
    environment.lineBreakStrictness = setting.lineBreak
    environment.textPreparer = TextPreparer(byteLimit: 1 << 20)
    let article = HeadlineArticle(
      headline: HeadlineWidget.Role.headline,
      snippet: HeadlineWidget.Role.snippet,
      language: language
    )
    var known: [FitConditions: Int] = [:]
    var layouts: [LayoutNode] = []
    areas = setting.groups.map { group in
      let area = group.fitArea(on: setting.platform)
      let index = known[area.conditions] ?? layouts.count
      if index == layouts.count {
        known[area.conditions] = index
        environment.take(area.conditions)
        let resolver = LayoutResolver(environment: environment)
        layouts.append(
          setting.slot == .family(.accessoryInline)
            ? resolver.resolve(InlineHeadlineWidget(article: article))
            : resolver.resolve(HeadlineWidget(article: article))
        )
      }
      return Area(
        size: area.size,
        displayScale: area.displayScale,
        systemVersion: area.systemVersion,
        doubt: area.doubt,
        layoutIndex: index
      )
    }
    self.layouts = layouts
    comparesHeights = setting.slot != .family(.accessoryInline)
    fontDoubts = setting.fontDoubts
  }

  /// How many layouts there are: one for each kind of display and system.
  var layoutCount: Int { layouts.count }

  /// A layout with an article's words in it.
  ///
  /// - Parameter headline: what stands for the article's headline.
  func layout(
    _ index: Int,
    of article: HeadlineArticle,
    headline: String,
    _ preparer: TextPreparer
  ) -> LayoutNode {
    let layout = layouts[index].exchangingTexts { role, prepared in
      let text =
        switch role {
        case HeadlineWidget.Role.time: article.time
        case HeadlineWidget.Role.snippet: article.snippet
        default: headline
        }
      return preparer.prepare(text, style: prepared.style)
    }
    // The widgets are columns and rows of plain texts, which is all that the exchange asks for.
    guard let layout else { preconditionFailure("A headline widget's texts can be exchanged.") }
    return layout
  }
}

extension DeviceGroup {
  /// The group as an area, with the doubt of its devices' area that is known best.
  func fitArea(on platform: Platform?) -> FitArea {
    FitArea(
      name: name,
      size: size,
      displayScale: displayScale,
      platform: platform ?? self.platform,
      systemVersion: systemVersion,
      doubt: rankedAreas.first?.doubt ?? .none
    )
  }
}

extension HeadlineSetting {
  /// What all advances may be off by, such as those of a font nobody measured.
  fileprivate var fontDoubts: [Uncertainty] {
    var doubts: [Uncertainty] = slot == .family(.accessoryInline) ? [.inlineFont] : []
    if groups.contains(where: { (platform ?? $0.platform) == .watchOS }) {
      doubts.append(.watchFont)
    }
    return doubts
  }
}
