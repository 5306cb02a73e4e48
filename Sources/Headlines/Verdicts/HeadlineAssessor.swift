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
struct HeadlineAssessor {
  private let headline: BoundHeadline
  private let template: HeadlineTemplate
  private let maps: [FitMap?]
  /// What there is to doubt about lines, by layout.
  private let lineDoubts: [Set<LineDoubt>]
  /// The greatest part of its width that any text may be off by, but for the doubts of an area's
  /// font, and the points on top.
  private let share: Double
  private let brackets: Double
  /// Whether any text is set in full-width characters, whose lines may be higher.
  private let isFullWidth: Bool

  init(_ headline: BoundHeadline, in template: HeadlineTemplate) {
    self.headline = headline
    self.template = template
    var sources: Set<AdvanceSource> = []
    var brackets = 0.0
    for text in headline.texts {
      // The share does not depend on the size by much: which sources there are is asked at one.
      let range = 0..<text.utf16Count
      sources.formUnion(text.provenance(in: range, pointSize: Self.pointSize).sources)
      brackets = max(
        brackets,
        Uncertainty.mostBracketDoubt(in: text.text, pointSize: Self.pointSize)
      )
    }
    share = sources.compactMap { Uncertainty.advances(from: $0)?.share }.max() ?? 0
    self.brackets = brackets
    lineDoubts = headline.layouts.map(\.lineDoubts)
    isFullWidth = sources.contains(where: \.isFullWidth)
    let share = share
    maps = headline.layouts.indices.map { index in
      let areas = template.areas.filter { $0.layoutIndex == index }
      guard template.comparesHeights, let widths = Self.range(areas.map { Double($0.size.width) }),
        let heights = Self.range(areas.map { Double($0.size.height) })
      else { return nil }
      let shares = areas.map { share + $0.fontShare }
      let reach = widths.upperBound * (shares.max() ?? 0) + brackets + Self.mostAreaDoubt
      return FitMap(
        of: headline.layouts[index],
        in: FitMap.Region(
          widths: max(widths.lowerBound - reach, 0)...(widths.upperBound + reach),
          heights: max(heights.lowerBound / 2, 0)...(heights.upperBound * 2)
        )
      )
    }
  }

  /// The greatest size of the widget's texts, points.
  private static let pointSize = 12.0
  /// More than the width of any area may be off by, points.
  private static let mostAreaDoubt = 16.0

  private static func range(_ lengths: [Double]) -> ClosedRange<Double>? {
    guard let least = lengths.min(), let greatest = lengths.max() else { return nil }
    return least...greatest
  }

  /// What a close call in an area is about; nil where the answer is sure.
  func closeCall(in index: Int, _ shown: ShownLayout) -> CloseCallConsequence? {
    if isSure(in: index, shown), !hangsOnLines(in: index, shown) { return nil }
    let area = template.areas[index]
    let decision = headline.layout(in: index).decide(
      in: area.size,
      displayScale: area.displayScale,
      systemVersion: area.systemVersion,
      tracing: .tried
    )
    return FitAssessment(decision, doubt: area.doubt, fonts: area.fontDoubts).consequence
  }

  /// Whether something else is shown, or cut, under a doubt about lines.
  private func hangsOnLines(in index: Int, _ shown: ShownLayout) -> Bool {
    let area = template.areas[index]
    return lineDoubts[area.layoutIndex].contains { doubt in
      !headline.layout(in: index).shown(in: area.size, under: doubt).isSameAnswer(as: shown)
    }
  }

  /// Whether the map knows that nothing within all doubts shows anything else.
  private func isSure(in index: Int, _ shown: ShownLayout) -> Bool {
    let area = template.areas[index]
    // What rests on measures nobody published has doubts of its own.
    guard let map = maps[area.layoutIndex], shown.isMeasured else { return false }
    let width =
      (area.doubt.width?.points ?? 0) + Double(area.size.width) * (share + area.fontShare)
      + brackets
    let line = isFullWidth ? Uncertainty.fullWidthLine(on: area.systemVersion).share : 0
    let need = max(map.greatestNeed(in: area.size), Double(area.size.height))
    let height = (area.doubt.height?.points ?? 0) + need * line
    return map.showsSame(as: area.size, within: CGSize(width: width, height: height)) ?? false
  }
}

extension HeadlineTemplate.Area {
  /// The part of its width that any text may be off by for the sake of its font.
  fileprivate var fontShare: Double { fontDoubts.map(\.share).reduce(0, +) }
}

extension ShownLayout {
  /// Whether the same is shown, and the same of it cut.
  fileprivate func isSameAnswer(as other: ShownLayout) -> Bool {
    outcome == other.outcome
      && texts.filter(\.isTruncated).map(\.role) == other.texts.filter(\.isTruncated).map(\.role)
  }
}
