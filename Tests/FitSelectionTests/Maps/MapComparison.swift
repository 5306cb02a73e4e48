import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import FitSelection

/// A map held against the layout it was made of: at every number in it, and one before and after.
struct MapComparison {
  let layout: LayoutNode
  let map: FitMap
  /// What the seed or the text is, for a report.
  let name: String
  /// The columns and needs that are looked at, spread over all of them; `nil` for every one.
  var mostColumns: Int?

  /// Compares, and returns the number of bounds in which the map answered.
  @discardableResult
  func check() -> Int {
    var answered = 0
    for length in lengths(map.columns.indices.map(map.columns.start)) {
      guard map.region.lengths(along: map.steppedAxis).contains(length) else { continue }
      for need in lengths(needs(around: length)) {
        let bounds =
          map.steppedAxis == .horizontal
          ? CGSize(width: length, height: need) : CGSize(width: need, height: length)
        guard let outcome = map.outcome(in: bounds) else { continue }
        answered += 1
        let walked = layout.outcome(in: bounds)
        if outcome != walked {
          Issue.record("\(name): \(outcome) for \(String(describing: walked)) in \(bounds)")
          return answered
        }
      }
    }
    return answered
  }

  /// All needs of the column that holds a length, and of its neighbours.
  private func needs(around length: Double) -> [Double] {
    let column = map.column(at: length)
    let columns = max(column - 1, 0)...min(column + 1, map.columns.count - 1)
    let needs = columns.flatMap { column in
      (0..<map.candidateCount).compactMap { map.need(ofCandidate: $0, inColumn: column) }
    }
    return Array(Set(needs.filter { $0.isFinite } + [0, 40, 1e9]))
  }

  private func lengths(_ turns: [Double]) -> [Double] {
    let stride = mostColumns.map { max(1, turns.count / $0) } ?? 1
    return turns.indices.filter { $0 % stride == 0 || $0 == turns.count - 1 }.flatMap { index in
      [turns[index].nextDown, turns[index], turns[index].nextUp].filter { $0 >= 0 }
    }
  }
}
