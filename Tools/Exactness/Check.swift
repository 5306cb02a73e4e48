import FitSelection
import Fitcheck
import Foundation
import Headlines
import LayoutEngine
import TestSupport
import ViewFitting

/// What of the answers that are worked out at once is held against asking each anew.
enum Check: String, CaseIterable {
  /// Maps in all areas, type sizes and scales, and at every number in them.
  case map
  /// Stretches of lengths and headroom of bounds, in steps of 1/64 pt.
  case lengths
  /// How many characters have to go or may come, by every beginning.
  case limits

  @MainActor
  func run(_ row: Corpus.Row, _ language: String, _ fonts: FontLibrary, _ tally: inout Tally) {
    switch self {
    case .map: MapCheck(row: row, language: language, fonts: fonts).run(&tally)
    case .lengths:
      for place in Place.all(language, fonts) { LengthCheck(row: row, place: place).run(&tally) }
    case .limits:
      for place in Place.all(language, fonts) { LimitCheck(row: row, place: place).run(&tally) }
    }
  }
}

/// What was asked, and what differed.
struct Tally: Codable {
  let check: String
  let language: String
  var headlines = 0
  /// Layouts, each with what was worked out of it.
  var layouts = 0
  /// Layouts whose map does not hold everywhere.
  var partialLayouts = 0
  /// Questions that both were asked, by kind.
  var questions: [String: Int] = [:]
  var disagreementCount = 0
  /// The first of them, in words.
  var disagreements: [String] = []

  init(check: String, language: String) {
    self.check = check
    self.language = language
  }

  /// Counts questions of a kind.
  mutating func ask(_ kind: String, _ count: Int = 1) { questions[kind, default: 0] += count }

  /// Notes what differs.
  mutating func differ(_ words: String) {
    disagreementCount += 1
    if disagreements.count < 100 { disagreements.append(words) }
  }
}

/// A kind of widget with all areas that it stands in.
@MainActor
struct Place {
  let setting: HeadlineSetting
  let template: HeadlineTemplate
  let language: String
  let isInline: Bool

  private init(
    _ slot: WidgetSlot,
    _ groups: [DeviceGroup],
    _ language: String,
    _ fonts: FontLibrary
  ) {
    var setting = HeadlineSetting(groups: groups, fonts: fonts)
    setting.slot = slot
    self.setting = setting
    self.language = language
    isInline = slot != .lockScreen
    template = HeadlineTemplate(language: language, setting: setting)
  }

  private static var known: [String: [Place]] = [:]

  /// The rectangular widget on all iPhones, which compares heights, and the one of a line, which
  /// compares widths.
  static func all(_ language: String, _ fonts: FontLibrary) -> [Place] {
    if let places = known[language] { return places }
    let inline = WidgetSlot.family(.accessoryInline)
    let phones = DeviceCatalogue.devices(for: inline).filter { $0.kind == .iPhone }
    let places = [
      Place(.lockScreen, DeviceCatalogue.groups, language, fonts),
      Place(inline, DeviceGroup.grouping(phones), language, fonts),
    ]
    known[language] = places
    return places
  }

  /// The areas by what their layouts are resolved for: indices of groups.
  var areasByConditions: [(environment: EnvironmentValues, areas: [Int])] {
    var order: [FitConditions] = []
    var found: [FitConditions: [Int]] = [:]
    for (index, group) in setting.groups.enumerated() {
      let conditions = group.fitArea().conditions
      if found[conditions] == nil { order.append(conditions) }
      found[conditions, default: []].append(index)
    }
    return order.map { conditions in
      let areas = found[conditions] ?? []
      var environment = EnvironmentValues(
        fontLibrary: setting.fonts,
        slot: setting.slot,
        deviceLanguages: [language],
        group: setting.groups[areas[0]]
      )
      environment.textLanguage = language
      return (environment, areas)
    }
  }

  /// The widget of an article, resolved anew.
  func layout(of article: HeadlineArticle, in environment: EnvironmentValues) -> LayoutNode {
    let selector = FitSelector(environment: environment)
    return isInline
      ? selector.resolve(InlineHeadlineWidget(article: article))
      : selector.resolve(HeadlineWidget(article: article))
  }
}
