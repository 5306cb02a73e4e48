import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

@testable import Headlines

/// The lengths at which other areas show something else, and how far bounds are from such a length,
/// against asking the layout in steps of 1/64 pt.
///
/// A few headlines; `Benchmarks/exactness` takes them all, in every area.
@MainActor
@Suite struct RoomLengthTests {
  /// The rectangular widget compares heights, the one of a line widths.
  private nonisolated static let slots = [WidgetSlot.lockScreen, .family(.accessoryInline)]

  private func setting(_ language: String, _ slot: WidgetSlot) throws -> HeadlineSetting {
    var setting = HeadlineSetting(
      groups: DeviceGroup.grouping(
        try ["SE 3", "iPhone 17 Pro Max"].map { try DeviceCatalogue.device(named: $0, for: slot) }
      ),
      fonts: try FontLibrary.bundled(deviceLanguages: [language], fontDirectory: nil)
    )
    setting.slot = slot
    return setting
  }

  /// - Returns: how many lengths show something else than the one before them.
  private func compare(_ line: BoundsLine, _ intervals: [FitInterval]) -> Int {
    var (index, turns) = (0, 0)
    for length in line.lengths {
      while let end = intervals[index].end, end <= length {
        index += 1
        turns += 1
      }
      #expect(line.outcome(at: length) == intervals[index].outcome, "\(line.name) \(length)")
    }
    return turns
  }

  /// Up to its end the same is shown, and beyond it what it says.
  private func compare(_ line: BoundsLine, _ headroom: BoundHeadroom) -> Int {
    let shown = line.outcome(at: line.own)
    let least = line.own - (headroom.reduction?.points ?? line.own / 2)
    let greatest = line.own + (headroom.enlargement?.points ?? line.own)
    // What is left of a length is told as a difference, which is rounded.
    let hair = 1e-7
    for length in line.lengths where length > least + hair && length < greatest - hair {
      #expect(line.outcome(at: length) == shown, "\(line.name) \(length)")
    }
    let ends = [(least - hair, headroom.reduction), (greatest + hair, headroom.enlargement)]
      .compactMap { length, limit in limit.map { (length, $0.outcome) } }
    for (length, outcome) in ends {
      #expect(line.outcome(at: length) == outcome && outcome != shown, "\(line.name) \(length)")
    }
    return ends.count
  }

  @Test(arguments: ["ja", "en", "th"], slots)
  func lengthsInSmallSteps(language: String, slot: WidgetSlot) throws {
    let setting = try setting(language, slot)
    let template = HeadlineTemplate(language: language, setting: setting)
    let rows = try Corpus.rows(language).filter { !$0.snippet.isEmpty }
      .sorted { $0.headline.count < $1.headline.count }
    var (turns, ends) = (0, 0)
    // Of the short ones some fit a line.
    for row in [rows[rows.count / 20], rows[rows.count / 2]] {
      let article = HeadlineArticle(
        headline: row.headline,
        snippet: row.snippet,
        language: language
      )
      let room = HeadlineSurveyor(template, for: []).room(of: article)
      let bound = BoundHeadline(article, in: template, HeadlineTexts())
      for (index, area) in template.areas.enumerated() {
        let layout = bound.layout(in: index)
        let decision = layout.decide(
          in: area.size,
          displayScale: area.displayScale,
          systemVersion: area.systemVersion,
          tracing: .tried
        )
        let headroom = try #require(decision.headroom())
        for (axis, intervals, headroom) in [
          (Axis.horizontal, room.areas[index].widths, headroom.width),
          (.vertical, room.areas[index].heights, headroom.height),
        ] {
          let line = BoundsLine(layout: layout, bounds: area.size, axis: axis, name: row.id)
          turns += compare(line, intervals)
          ends += compare(line, headroom)
        }
      }
    }
    #expect(turns > 0 && ends > 0)
  }
}

/// Bounds of which one length varies, from half of it to twice it.
private struct BoundsLine {
  let layout: LayoutNode
  let bounds: CGSize
  let axis: Axis
  let name: String

  var own: Double { axis == .horizontal ? bounds.width : bounds.height }

  var lengths: [Double] {
    (Int((own * 32).rounded(.up))...Int(own * 128)).map { Double($0) / 64 }
  }

  func outcome(at length: Double) -> FitOutcome? {
    layout.outcome(
      in: axis == .horizontal
        ? CGSize(width: length, height: bounds.height)
        : CGSize(width: bounds.width, height: length)
    )
  }
}
