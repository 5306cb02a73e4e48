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

/// The headline widget, resolved once for a language in all areas: a layout that any thread binds to
/// one headline after the other.
///
/// An object: who holds it counts one reference, and not one for each table.
package final class HeadlineTemplate: Sendable {
  /// An area, and which of the layouts stands in it; an object, since it is asked for a length or an index
  /// some hundred times for a verdict, and a value would be copied with all its doubts.
  final class Area: Sendable {
    let size: CGSize
    let displayScale: CGFloat
    let systemVersion: SystemVersion
    /// What the area may be off by, where it is known best.
    let doubt: AreaDoubt
    /// What all advances in it may be off by.
    let fontDoubts: [Uncertainty]
    let layoutIndex: Int
    /// The devices that share it.
    private let group: DeviceGroup

    init(_ area: FitArea, of group: DeviceGroup, fontDoubts: [Uncertainty], layoutIndex: Int) {
      size = area.size
      displayScale = area.displayScale
      systemVersion = area.systemVersion
      doubt = area.doubt
      self.fontDoubts = fontDoubts
      self.layoutIndex = layoutIndex
      self.group = group
    }

    /// What the area may be off by on some of the devices, in each way in which it is known there; nil where it is
    /// known on all of them as well as it is anywhere.
    func doubts(onDevices names: Set<ExactText>) -> [AreaDoubt]? {
      let own = group.devices.filter { names.contains(ExactText($0.name)) }.map(\.textArea)
      let ranked = group.rankedAreas
      let areas = ranked.filter { own.contains($0) }
      guard let last = areas.last, last != ranked.first else { return nil }
      return areas.map(\.doubt)
    }
  }

  /// The language of the texts.
  package let language: String
  /// The areas, in the order of the setting's.
  let areas: [Area]
  /// Whether its candidates are compared by their heights.
  let comparesHeights: Bool
  private let layouts: [FitTemplate]
  /// What the layouts show by their texts' numbers of lines; nil for one that is no column.
  let memories: [ColumnMemory?]
  /// Those, uncounted: each is asked some hundred times for a verdict.
  private let borrowedMemories: [Borrowed<ColumnMemory>?]
  /// The widths of the areas, and the layouts that stand in them.
  private let widths: [Double]
  private let layoutIndices: [Int]
  /// From the least width of an area to the greatest.
  let areaWidths: ClosedRange<Double>
  /// The places of the areas.
  let areaIndices: [Int]
  /// Whether every layout is a column.
  let isOfColumns: Bool
  /// The texts that an article is prepared as.
  let slots: TextSlots
  /// A letter of usual width that stands for what may be added to a headline.
  package let filler: Character
  /// By slot the filler as what may follow a headline; `nil` where another text has to be prepared for it.
  let letters: [FollowingLetter?]
  /// By slot the width of the filler, as the bits of a number.
  private let fillerWidths: LazyNumbers

  /// Resolves the widget of a setting, with words of no meaning in it.
  @MainActor
  package init(language: String, setting: HeadlineSetting) {
    self.language = language
    var environment = setting.environment(
      for: language,
      preparer: TextPreparer(byteLimit: 1 << 20)
    )
    let article = HeadlineArticle(
      headline: HeadlineWidget.Role.headline,
      snippet: HeadlineWidget.Role.snippet,
      language: language
    )
    var known: [FitConditions: Int] = [:]
    var layouts: [FitTemplate] = []
    areas = setting.groups.map { group in
      let area = group.fitArea(on: setting.platform)
      let index = known[area.conditions] ?? layouts.count
      if index == layouts.count {
        known[area.conditions] = index
        environment.take(area.conditions)
        // Without the alternative for another type size: the widget's sizes are fixed.
        let layout = FitTemplate(of: setting.widget(of: article), in: environment)
        // The widgets are columns and rows of plain texts, which is all that a template asks for.
        guard let layout else { preconditionFailure("A headline widget is no template.") }
        layouts.append(layout)
      }
      return Area(area, of: group, fontDoubts: setting.fontDoubts(in: area), layoutIndex: index)
    }
    self.layouts = layouts
    let areaCount = areas.count
    let columns = layouts.map { $0.columnTexts.map(ColumnPlaces.init) }
    memories = columns.map { $0.map { ColumnMemory($0, areaCount: areaCount) } }
    borrowedMemories = memories.map { $0.map { Borrowed($0) } }
    widths = areas.map { Double($0.size.width) }
    layoutIndices = areas.map(\.layoutIndex)
    areaWidths = (widths.min() ?? 0)...(widths.max() ?? 0)
    areaIndices = Array(areas.indices)
    slots = TextSlots(columns)
    isOfColumns = !slots.hasOthers
    let filler = Self.filler(in: language)
    self.filler = filler
    letters = slots.slots.map { slot in
      slot.isHeadline ? FollowingLetter(filler, style: slot.style) : nil
    }
    fillerWidths = LazyNumbers(count: slots.slots.count)
    comparesHeights = !setting.isInline
  }

  /// How many layouts there are: one for each kind of display and system.
  var layoutCount: Int { layouts.count }

  /// What a layout shows by its texts' numbers of lines, uncounted; nil for one that is no column.
  @inline(__always)
  func memory(ofLayout layout: Int) -> Borrowed<ColumnMemory>? { borrowedMemories[layout] }

  /// The width of an area, points.
  @inline(__always)
  func width(of area: Int) -> Double { widths[area] }

  /// The layout that stands in an area.
  @inline(__always)
  func layout(in area: Int) -> Int { layoutIndices[area] }

  /// A letter of usual width that stands for what may be added in a language: of the script that its tag names, or
  /// else of its usual one.
  ///
  /// Of another one it would be as wide as no letter of the headline, and go on with no word of it.
  static func filler(in language: String) -> Character {
    // Extensions say nothing of letters.
    let known = Locale.Language(identifier: language.languageSubtags.joined(separator: "-"))
    return switch Locale.Language(identifier: known.maximalIdentifier).script?.identifier {
    case "Hans", "Hant", "Hani", "Hanb", "Bopo", "Jpan", "Hrkt", "Kana", "Hira": "国"
    case "Kore", "Hang", "Jamo": "가"
    case "Thai": "ก"
    case "Arab", "Aran": "ب"
    case "Hebr": "ה"
    case "Deva": "क"
    case "Cyrl": "н"
    case "Grek": "ν"
    default: "n"
    }
  }

  /// How much more room than the area the bounds have in which a headline is asked about.
  enum Room: Int, CaseIterable {
    /// They are the area.
    case own
    /// They have more room than the area where candidates are compared: as much as any end of a text gains
    /// or loses by being cut elsewhere.
    case more

    /// So much higher are bounds in which heights are compared, points: a line of the headline and something
    /// to spare.
    var height: CGFloat { self == .own ? 0 : 20 }
    /// So much wider are bounds in which widths are compared, points: four letters as wide as high.
    var width: CGFloat { self == .own ? 0 : 64 }
  }

  /// The bounds of an area, or of one with more room.
  func bounds(of index: Int, _ room: Room) -> CGSize {
    let size = areas[index].size
    return comparesHeights
      ? CGSize(width: size.width, height: size.height + room.height)
      : CGSize(width: size.width + room.width, height: size.height)
  }

  /// The width of the filler as a slot sets it.
  func fillerWidth(inSlot slot: Int) -> Double {
    if let bits = fillerWidths[slot] { return Double(bitPattern: bits) }
    let width = PreparedText(String(filler), style: slots.slots[slot].style)
      .naturalWidth(slots.slots[slot].paragraph)
    fillerWidths[slot] = width.bitPattern
    return width
  }

  /// A layout with an article's words in it.
  ///
  /// - Parameter headline: what stands for the article's headline.
  func layout(
    _ index: Int,
    of article: HeadlineArticle,
    headline: String,
    _ texts: HeadlineTexts
  ) -> LayoutNode {
    layouts[index].layout {
      Self.text(of: article, for: $0, headline: headline)
    } preparing: {
      texts.prepare($0, style: $1)
    }
  }

  /// The words of an article that stand for a role.
  static func text(of article: HeadlineArticle, for role: String?, headline: String) -> String {
    switch role {
    case HeadlineWidget.Role.time: article.time
    case HeadlineWidget.Role.snippet: article.snippet
    default: headline
    }
  }
}
