import FitSelection
import Fitcheck
import Foundation
import Headlines
import LayoutEngine
import TestSupport
import ViewFitting

/// Maps of one headline's widgets against their layouts: in every area, type size and scale, and at
/// every number that a map holds, and one before and after.
struct MapCheck {
  let row: Corpus.Row
  let language: String
  let fonts: FontLibrary

  /// The distinct text areas of all devices under all systems, in every place that a widget may have.
  private static let areas: [CGSize] = {
    let slots = WidgetFamily.allCases.map(WidgetSlot.family) + [.todayCompact, .todayExpanded]
    let versions = [nil] + SystemVersion.allCases.map(Optional.some)
    let devices = slots.flatMap { slot in
      versions.flatMap { DeviceCatalogue.devices(for: slot, version: $0) }
    }
    return DeviceGroup.grouping(devices).map(\.size)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }()

  @MainActor
  func run(_ tally: inout Tally) {
    let article = HeadlineArticle(
      headline: row.headline,
      snippet: String(row.snippet.prefix(100)),
      language: language
    )
    for size in DynamicTypeSize.allCases {
      for scale in [1, 2, 3] as [CGFloat] {
        var environment = EnvironmentValues(fontLibrary: fonts)
        environment.textLanguage = language
        environment.displayScale = scale
        environment.dynamicTypeSize = size
        let selector = FitSelector(environment: environment)
        let name = "\(row.id) \(size) @\(Int(scale))x"
        // Where a line holds a letter or two there are turns without end, and each is walked through dozens
        // of lines: at one size.
        let region = FitMap.Region(widths: size == .large ? 0...1e9 : 90...1e9)
        compare(
          selector.resolve(HeadlineWidget(article: article)),
          region,
          "fixed, \(name)",
          &tally
        )
        compare(
          selector.resolve(ScaledHeadlineWidget(article: article)),
          region,
          "scaled, \(name)",
          &tally
        )
      }
    }
  }

  private func compare(
    _ layout: LayoutNode,
    _ region: FitMap.Region,
    _ name: String,
    _ tally: inout Tally
  ) {
    let map = FitMap(of: layout, in: region)
    tally.layouts += 1
    if map.coverage != .everywhere { tally.partialLayouts += 1 }
    for area in Self.areas { compare(map, layout, in: area, name, "areas", &tally) }
    let starts = map.columnStarts
    for (column, start) in starts.enumerated() {
      for length in [start.nextDown, start, start.nextUp] where map.region.widths.contains(length) {
        // What holds a length just before a column is the column before it.
        let own = length < start ? max(column - 1, 0) : column
        for need in needs(of: map, inColumn: own) {
          let bounds = CGSize(width: length, height: need)
          compare(map, layout, in: bounds, name, "turns", &tally)
        }
      }
    }
  }

  /// The heights from which on candidates fit, with the number before and the one after each.
  private func needs(of map: FitMap, inColumn column: Int) -> Set<Double> {
    var lengths: Set<Double> = []
    for candidate in 0..<map.candidateCount {
      guard let need = map.need(ofCandidate: candidate, inColumn: column), need.isFinite else {
        continue
      }
      for length in [need.nextDown, need, need.nextUp] where length >= 0 { lengths.insert(length) }
    }
    return lengths
  }

  private func compare(
    _ map: FitMap,
    _ layout: LayoutNode,
    in bounds: CGSize,
    _ name: String,
    _ kind: String,
    _ tally: inout Tally
  ) {
    guard let outcome = map.outcome(in: bounds) else { return }
    tally.ask(kind)
    let walked = layout.outcome(in: bounds)
    if outcome != walked {
      tally.differ("\(name), \(bounds): \(outcome), walked \(String(describing: walked))")
    }
  }
}
