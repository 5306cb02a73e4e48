import Foundation

/// How the views of a stack share a length, and the columns and rows of a grid (LayoutRules
/// §3.1).
enum LengthShares {
  /// A view or column in the order in which they get their shares.
  struct Claim {
    /// Its place among all.
    var index: Int
    var priority: Double
    var least: CGFloat
    var flexibility: CGFloat

    init(index: Int, priority: Double, least: CGFloat, greatest: CGFloat) {
      self.index = index
      self.priority = priority
      self.least = least
      let difference = greatest - least
      flexibility = difference.isNaN ? 0 : difference
    }

    /// Higher priorities first, then the least flexible; among those without limit the ones that
    /// need most.
    ///
    /// Their order decides ties.
    static func precedes(_ one: Claim, _ other: Claim) -> Bool {
      if one.priority != other.priority { return one.priority > other.priority }
      if one.flexibility != other.flexibility { return one.flexibility < other.flexibility }
      if one.flexibility == .infinity, one.least != other.least { return one.least > other.least }
      return one.index < other.index
    }
  }

  /// Whether a view that cannot grow without end comes before all others of its priority, however far it can
  /// grow: none of them has an end.
  static func isLeastFlexible(_ claim: Claim, of claims: some Sequence<Claim>) -> Bool {
    claims.allSatisfy { other in
      other.index == claim.index || other.priority != claim.priority
        || other.flexibility == .infinity
    }
  }

  /// Shares a length among views where it makes no difference how far each can shrink and grow, nor which of them
  /// come first: of nothing each is offered nothing, and of a length without end one without end.
  ///
  /// Rows and columns ask this of each other most of all, since they ask how far they can shrink and grow.
  /// - Returns: whether it made no difference; if not, what was settled does not count.
  static func shareUnasked(
    _ length: CGFloat,
    among count: Int,
    settle: (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) -> Bool {
    guard length <= 0 || length == .infinity else { return false }
    for index in 0..<count {
      let taken = settle(index, max(length, 0))
      // What takes less than nothing leaves something to those that come after it, whoever they are.
      if length <= 0, taken < 0 { return false }
    }
    return true
  }

  /// Shares a length among claims, which it sorts: each is offered an equal part of what is left,
  /// and takes what `settle` answers.
  ///
  /// - Parameter isLeastKept: whether what those of a lower priority need at the least is kept back for them.
  static func share(
    _ length: CGFloat,
    among claims: inout some RandomAccessCollection<Claim> & MutableCollection<Claim>,
    isLeastKept: Bool = true,
    settle: (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) {
    claims.sort(by: Claim.precedes)
    guard let highest = claims.first?.priority else { return }
    var remaining = length
    // How many below need a length without end, which could not be given back once it is taken off.
    var endless = 0
    // Every group first leaves the least lengths of all groups below it untouched.
    for claim in claims where isLeastKept && claim.priority != highest {
      if claim.least == .infinity { endless += 1 } else { remaining -= claim.least }
    }
    var start = claims.startIndex
    while start < claims.endIndex {
      let priority = claims[start].priority
      var end = start
      while end < claims.endIndex, claims[end].priority == priority {
        claims.formIndex(after: &end)
      }
      if isLeastKept, start > claims.startIndex {
        for claim in claims[start..<end] {
          if claim.least == .infinity { endless -= 1 } else { remaining += claim.least }
        }
      }
      var left = claims.distance(from: start, to: end)
      for claim in claims[start..<end] {
        let isNothingLeft = endless > 0 && remaining < .infinity
        let taken = settle(claim.index, isNothingLeft ? 0 : max(remaining / CGFloat(left), 0))
        left -= 1
        // Infinity less infinity: there is still room without end.
        let rest = remaining - taken
        if !rest.isNaN { remaining = rest }
      }
      start = end
    }
  }

  /// The lengths that columns or rows take, of which none is asked how far it can shrink and grow where that
  /// makes no difference; see ``share(_:among:isLeastKept:settle:)``.
  ///
  /// Grids keep nothing for those of a lower priority (LayoutRules §3.6).
  static func lengths(
    sharing length: CGFloat,
    among priorities: [Double],
    claim: (_ index: Int) -> Claim,
    settle: (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) -> [CGFloat] {
    if priorities.count == 1 { return [settle(0, max(length, 0))] }
    var unasked = priorities.map { _ in CGFloat.zero }
    let isShared = shareUnasked(length, among: priorities.count) { index, offer in
      unasked[index] = settle(index, offer)
      return unasked[index]
    }
    if isShared { return unasked }
    return lengths(
      sharing: length,
      among: priorities.indices.map(claim),
      isLeastKept: false,
      settle: settle
    )
  }

  /// The lengths that columns take; see ``share(_:among:isLeastKept:settle:)``.
  static func lengths(
    sharing length: CGFloat,
    among claims: [Claim],
    isLeastKept: Bool = true,
    settle: (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) -> [CGFloat] {
    var lengths = claims.map { _ in CGFloat.zero }
    var claims = claims
    share(length, among: &claims, isLeastKept: isLeastKept) { index, offer in
      lengths[index] = settle(index, offer)
      return lengths[index]
    }
    return lengths
  }
}
