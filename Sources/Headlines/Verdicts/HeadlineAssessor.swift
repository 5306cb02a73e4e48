import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TextShaping
import Typesetting
import WidgetDevices

/// Tells close calls of one headline: the decision map rules out nearly all of them, and what it
/// cannot rule out is assessed in full, so that a list and a report never differ.
///
/// The map is asked whether the same is shown in all bounds that differ by no more than all doubts
/// together. A text that is wider by a part of itself breaks as it would in narrower bounds, and a
/// layout of texts only grows in narrower ones, so that a change of one text alone shows nothing that
/// this change of all of them would not have shown.
///
/// Of a column it is read off the numbers of lines and what the template remembers; elsewhere it is
/// made, but for rows that are compared by their widths, which tell of calls by themselves. For one thread.
struct HeadlineAssessor {
  private let headline: CountedHeadline
  private let template: HeadlineTemplate
  /// The maps of layouts of which numbers of lines do not tell all, as they are asked for.
  private var maps: [Int: FitMap?] = [:]
  /// What rows of layouts may be off by, as it is asked for.
  private var rowDoubts: [Int: RowDoubts?] = [:]
  /// The greatest part of its width that any text may be off by, but for the doubts of an area's
  /// font, and the points on top, for brackets and tabs.
  private let share: Double
  private let brackets: Double
  /// Whether any text is set in full-width characters, whose lines may be higher.
  private let isFullWidth: Bool

  init(_ headline: CountedHeadline) {
    self.headline = headline
    template = headline.template
    var (share, brackets) = (0.0, 0.0)
    var isFullWidth = false
    headline.forEachDifferentText { text in
      // The share does not depend on the size by much: which sources there are is asked at one.
      let range = 0..<text.utf16Count
      let provenance = text.provenance(in: range, pointSize: Self.pointSize)
      for source in AdvanceSource.allCases where provenance[source] != .zero {
        share = max(share, Uncertainty.advances(from: source)?.share ?? 0)
        isFullWidth = isFullWidth || source.isFullWidth
      }
      let tabs = Uncertainty.tabs.points * Double(text.tabCount)
      brackets = max(
        brackets,
        Uncertainty.mostBracketDoubt(in: text.codeUnits, pointSize: Self.pointSize) + tabs
      )
    }
    self.share = share
    self.brackets = brackets
    self.isFullWidth = isFullWidth
    // Lines are counted over all widths that are asked about, with those that differ by rounding, and where
    // Japanese is spaced, in what it may come to without.
    let isSpaced = (0..<template.layoutCount).contains {
      headline.lineDoubts(ofLayout: $0).contains(.widget)
    }
    var (least, greatest) = (Double.infinity, 0.0)
    for area in template.areas {
      let width = Double(area.size.width)
      let doubt = Self.widthReach(of: area, share: share, brackets: brackets)
      let reach = max(doubt + 2 * FoundCalls.rounding, isSpaced ? Self.usualSpacing : 0)
      least = min(least, max(width - reach, 0))
      greatest = max(greatest, width + reach)
    }
    if least <= greatest { headline.widths = least...greatest }
  }

  /// The greatest size of the widget's texts, points.
  private static let pointSize = 12.0
  /// More than the width of any area may be off by, points.
  private static let mostAreaDoubt = 16.0
  /// About what the spacing of Japanese adds to a text or takes away, points.
  private static let usualSpacing = 24.0

  /// What a width may be off by for all doubts together, points.
  private static func widthReach(
    of area: HeadlineTemplate.Area,
    share: Double,
    brackets: Double
  ) -> Double {
    (area.doubt.width?.points ?? 0) + Double(area.size.width) * (share + area.fontShare) + brackets
  }

  /// What a close call in an area is about; nil where the answer is sure.
  mutating func closeCall(in index: Int, _ answer: HeadlineAnswer) -> CloseCallConsequence? {
    if isSure(in: index, answer), !hangsOnLines(in: index, answer) { return nil }
    if case .some(let consequence) = counted(in: index, answer) {
      assert(consequence == assessed(in: index), "counted and assessed close calls differ")
      return consequence
    }
    return assessed(in: index)
  }

  /// What a close call is about as lines or widths tell; nil where they do not.
  private mutating func counted(
    in index: Int,
    _ answer: HeadlineAnswer
  ) -> CloseCallConsequence?? {
    guard !template.comparesHeights else {
      return CountedCloseCalls(headline, in: index, answer)?.consequence
    }
    guard let doubts = rowDoubts(ofLayout: template.layout(in: index)) else { return nil }
    return RowCloseCalls(headline, in: index, answer, doubts)?.consequence
  }

  private mutating func rowDoubts(ofLayout layout: Int) -> RowDoubts? {
    if let known = rowDoubts[layout] { return known }
    let made = RowDoubts(headline, ofLayout: layout)
    rowDoubts.updateValue(made, forKey: layout)
    return made
  }

  /// What the full assessment says.
  private func assessed(in index: Int) -> CloseCallConsequence? {
    headline.closeCall(in: index, doubting: template.areas[index].doubt)
  }

  /// Whether something else is shown, or cut, under a doubt about lines.
  private func hangsOnLines(in index: Int, _ answer: HeadlineAnswer) -> Bool {
    headline.lineDoubts(ofLayout: headline.layout(in: index)).contains { doubt in
      !headline.answer(in: index, under: doubt).isSame(as: answer)
    }
  }

  /// Whether it is known that nothing within all doubts shows anything else.
  private mutating func isSure(in index: Int, _ answer: HeadlineAnswer) -> Bool {
    let area = template.areas[index]
    // What rests on measures nobody published has doubts of its own.
    guard answer.isMeasured else { return false }
    let width = Self.widthReach(of: area, share: share, brackets: brackets)
    let line = isFullWidth ? Uncertainty.fullWidthLine(on: area.systemVersion).share : 0
    func heightReach(_ greatestNeed: Double) -> Double {
      (area.doubt.height?.points ?? 0) + max(greatestNeed, Double(area.size.height)) * line
    }
    if let isSame = headline.showsSame(as: answer, in: index, within: width, heightReach) {
      return isSame
    }
    guard let map = map(ofLayout: area.layoutIndex) else { return false }
    let reach = CGSize(width: width, height: heightReach(map.greatestNeed(in: area.size)))
    return map.showsSame(as: area.size, within: reach) ?? false
  }

  /// The map of a layout in all its areas, and as far beyond as they may be off.
  private mutating func map(ofLayout layout: Int) -> FitMap? {
    if let known = maps[layout] { return known }
    let made = makeMap(ofLayout: layout)
    maps.updateValue(made, forKey: layout)
    return made
  }

  private func makeMap(ofLayout layout: Int) -> FitMap? {
    let areas = template.areas.filter { $0.layoutIndex == layout }
    guard template.comparesHeights, let widths = Self.range(areas.map { Double($0.size.width) }),
      let heights = Self.range(areas.map { Double($0.size.height) })
    else { return nil }
    let shares = areas.map { share + $0.fontShare }
    let reach = widths.upperBound * (shares.max() ?? 0) + brackets + Self.mostAreaDoubt
    return FitMap(
      of: headline.bound.layouts[layout],
      in: FitMap.Region(
        widths: max(widths.lowerBound - reach, 0)...(widths.upperBound + reach),
        heights: max(heights.lowerBound / 2, 0)...(heights.upperBound * 2)
      )
    )
  }

  private static func range(_ lengths: [Double]) -> ClosedRange<Double>? {
    guard let least = lengths.min(), let greatest = lengths.max() else { return nil }
    return least...greatest
  }
}

extension CountedHeadline {
  /// What a close call is about in an area that may be off by something, assessed in full; nil where the answer is sure.
  func closeCall(in index: Int, doubting doubt: AreaDoubt) -> CloseCallConsequence? {
    let area = template.areas[index]
    let decision = bound.layout(in: index).decide(
      in: area.size,
      displayScale: area.displayScale,
      systemVersion: area.systemVersion,
      tracing: .tried
    )
    return FitAssessment(decision, doubt: doubt, fonts: area.fontDoubts).consequence
  }
}

extension HeadlineTemplate.Area {
  /// The part of its width that any text may be off by for the sake of its font.
  fileprivate var fontShare: Double { fontDoubts.reduce(0) { $0 + $1.share } }
}
