import Foundation

/// How columns or rows share a length: as the views of a stack do (swiftui-semantics §3.1).
enum TrackShares {
  /// What a column needs.
  struct Claim {
    var priority: Double = 0
    var least: CGFloat = 0
    var greatest: CGFloat = 0

    fileprivate var flexibility: CGFloat {
      let difference = greatest - least
      return difference.isNaN ? 0 : difference
    }
  }

  /// The lengths that columns take.
  ///
  /// Higher priorities are served first, then the least flexible; each is offered an equal share of
  /// what is left, and takes what `settle` answers.
  static func lengths(
    sharing length: CGFloat,
    among claims: [Claim],
    settle: (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) -> [CGFloat] {
    let order = claims.indices.sorted { one, other in
      let (a, b) = (claims[one], claims[other])
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.least != b.least { return a.least > b.least }
      return one < other
    }
    var lengths = claims.map { _ in CGFloat.zero }
    var remaining = length
    guard let first = order.first else { return [] }
    for index in order where claims[index].priority != claims[first].priority {
      remaining -= claims[index].least
    }
    var start = 0
    while start < order.count {
      let priority = claims[order[start]].priority
      let group = order[start...].prefix { claims[$0].priority == priority }
      if start > 0 { for index in group { remaining += claims[index].least } }
      for (position, index) in group.enumerated() {
        lengths[index] = settle(index, max(remaining / CGFloat(group.count - position), 0))
        let left = remaining - lengths[index]
        if !left.isNaN { remaining = left }
      }
      start += group.count
    }
    return lengths
  }
}
