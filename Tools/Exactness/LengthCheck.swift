import FitSelection
import Fitcheck
import Foundation
import Headlines
import LayoutEngine
import TestSupport
import ViewFitting

/// The stretches of widths and heights that `limits` names, and the headroom of bounds, against asking
/// the layout in steps of 1/64 pt, from half of each length to twice it.
@MainActor
struct LengthCheck {
  let row: Corpus.Row
  let place: Place

  func run(_ tally: inout Tally) {
    let article = HeadlineArticle(
      headline: row.headline,
      snippet: row.snippet,
      language: place.language
    )
    let room = HeadlineSurveyor(place.template, for: []).room(of: article)
    for (environment, areas) in place.areasByConditions {
      let layout = place.layout(of: article, in: environment)
      let selector = FitSelector(environment: environment)
      tally.layouts += 1
      for area in areas {
        let size = place.setting.groups[area].size
        let name = "\(row.id) \(place.isInline ? "inline" : "rectangular") \(size)"
        let headroom = selector.decide(layout, in: size).headroom()
        let line = Line(layout: layout, bounds: size, axis: .horizontal, name: "\(name) width")
        line.compare(room.areas[area].widths, headroom?.width, &tally)
        let column = Line(layout: layout, bounds: size, axis: .vertical, name: "\(name) height")
        column.compare(room.areas[area].heights, headroom?.height, &tally)
      }
    }
  }
}

/// Bounds of which one length varies.
private struct Line {
  let layout: LayoutNode
  let bounds: CGSize
  let axis: Axis
  let name: String

  private var own: Double { axis == .horizontal ? bounds.width : bounds.height }

  private func outcome(at length: Double) -> FitOutcome? {
    layout.outcome(
      in: axis == .horizontal
        ? CGSize(width: length, height: bounds.height)
        : CGSize(width: bounds.width, height: length)
    )
  }

  func compare(_ intervals: [FitInterval], _ headroom: BoundHeadroom?, _ tally: inout Tally) {
    let steps = Int((own / 2 * 64).rounded(.up))...Int(own * 2 * 64)
    let shown = outcome(at: own)
    let nearest = own - (headroom?.reduction?.points ?? own / 2)
    let farthest = own + (headroom?.enlargement?.points ?? own)
    var index = 0
    for step in steps {
      let length = Double(step) / 64
      let walked = outcome(at: length)
      while let end = intervals[index].end, end <= length { index += 1 }
      if let told = intervals[index].outcome, told != walked {
        tally.differ("\(name) \(length): \(told), walked \(String(describing: walked))")
      }
      // A hair within: what is kept of a length is told as a difference, which is rounded.
      if length >= nearest + Self.hair, length <= farthest - Self.hair, walked != shown {
        tally.differ("\(name) \(length): within the headroom, and not what is shown at \(own)")
      }
    }
    tally.ask("widths and heights in steps of 1/64 pt", steps.count)
    compare(headroom?.reduction, at: nearest - Self.hair, shown, &tally)
    compare(headroom?.enlargement, at: farthest + Self.hair, shown, &tally)
  }

  private static let hair = 1e-7

  /// Beyond its end something else is shown, and what it says.
  private func compare(
    _ limit: HeadroomLimit?,
    at length: Double,
    _ shown: FitOutcome?,
    _ tally: inout Tally
  ) {
    guard let limit else { return }
    tally.ask("ends of headroom")
    let walked = outcome(at: length)
    if walked != limit.outcome || walked == shown {
      tally.differ(
        "\(name) \(length): \(limit.outcome) beyond the headroom, walked \(String(describing: walked))"
      )
    }
  }
}
