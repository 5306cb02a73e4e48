import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import SwiftUISurface
import Typesetting
import UnicodeText
import ViewFitting
import WidgetDevices

extension HeadlineSetting {
  /// The languages of the devices on which a text in a language is shown.
  func deviceLanguages(for language: String) -> [String] {
    deviceLanguages.isEmpty ? [language] : deviceLanguages
  }

  /// The fonts of a text in a language, as they are on its devices.
  func fonts(for language: String) -> FontLibrary {
    fonts.forDevice(languages: deviceLanguages(for: language))
  }

  /// What widgets are resolved in, but for what an area says (`EnvironmentValues.take`).
  func environment(for language: String, preparer: TextPreparer) -> EnvironmentValues {
    var environment = EnvironmentValues(
      fontLibrary: fonts(for: language),
      slot: slot,
      deviceLanguages: deviceLanguages(for: language)
    )
    environment.textPreparer = preparer
    environment.dynamicTypeSize = typeSize
    environment.legibilityWeight = legibilityWeight
    environment.textLanguage = language
    environment.lineBreakStrictness = lineBreak
    return environment
  }

  /// Whether the widget is the one of a single line, which compares widths.
  var isInline: Bool { slot == .family(.accessoryInline) }

  /// The names of the widget's candidates, in the order in which they are tried.
  package var candidateNames: [String] {
    isInline ? InlineHeadlineWidget.candidateNames : HeadlineWidget.candidateNames
  }

  /// The widget of an article in the place there is.
  @MainActor
  func widget(of article: HeadlineArticle) -> some View {
    PlacedHeadlineWidget(
      article: article,
      isInline: isInline,
      typesettingLanguage: typesettingLanguage
    )
  }

  /// What all advances in an area may be off by, such as those of a font nobody measured.
  func fontDoubts(in area: FitArea) -> [Uncertainty] {
    (isInline ? [.inlineFont] : []) + (area.platform == .watchOS ? [.watchFont] : [])
  }
}

/// The headline widget that stands in a place.
private struct PlacedHeadlineWidget: View {
  let article: HeadlineArticle
  let isInline: Bool
  let typesettingLanguage: String?

  var body: some View {
    if let typesettingLanguage {
      content.typesettingLanguage(Locale.Language(identifier: typesettingLanguage))
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    if isInline {
      InlineHeadlineWidget(article: article)
    } else {
      HeadlineWidget(article: article)
    }
  }
}
