import UnicodeText

/// A length as a function of another: the same from each start up to the next, known or not.
///
/// What deciding compares are lengths that only a comparison makes jump, so that a text's height
/// over all widths is a short sorted table. Both lengths are points; a start is the very number at
/// which the comparison turns. Immutable; any thread.
package struct StepFunction: Sendable, Hashable {
  /// The function from a start on.
  package struct Step: Sendable, Hashable {
    /// The first length it holds for.
    package let start: Double
    /// `nil` where nothing is known but by walking.
    package let value: Double?

    package init(start: Double, value: Double?) {
      self.start = start
      self.value = value
    }
  }

  /// A value with the first length from which on it may be another; `nil` for none.
  package typealias Piece = (value: Double?, end: Double?)

  /// Where it is defined, both ends included; not negative.
  package let domain: ClosedRange<Double>
  /// In ascending order, the first at the domain's beginning; no two neighbours have one value.
  package private(set) var steps: [Step]

  /// One value everywhere.
  package init(_ value: Double?, over domain: ClosedRange<Double>) {
    self.domain = domain
    steps = [Step(start: domain.lowerBound, value: value)]
  }

  /// One value below a length and another from it on; the other everywhere where that is no number.
  package init(
    _ lower: Double?,
    before turn: Double,
    then upper: Double?,
    over domain: ClosedRange<Double>
  ) {
    self.domain = domain
    steps = []
    let turn = turn > domain.lowerBound ? turn : domain.lowerBound
    if turn > domain.lowerBound { append(lower, from: domain.lowerBound) }
    if turn <= domain.upperBound { append(upper, from: turn) }
  }

  /// The function that a walk from piece to piece finds.
  /// - Parameter piece: what holds at a length, and the first greater one at which any comparison
  ///   that was made for it comes out otherwise.
  package init(over domain: ClosedRange<Double>, byPieces piece: (Double) -> Piece) {
    self.domain = domain
    steps = []
    steps.reserveCapacity(Self.usualStepCount)
    var start = domain.lowerBound
    while true {
      let found = piece(start)
      append(found.value, from: start)
      guard let end = found.end, end <= domain.upperBound else { break }
      assert(end > start)
      start = end
    }
  }

  /// As many steps as most texts have over the widths of an area.
  private static let usualStepCount = 2

  /// One function made of several over the same domain.
  ///
  /// - Parameter combine: the value made of theirs, in their order.
  /// - Complexity: linear in all steps, times the number of functions.
  package init(
    over domain: ClosedRange<Double>,
    combining functions: [StepFunction],
    _ combine: ([Double?]) -> Double?
  ) {
    assert(functions.allSatisfy { $0.domain == domain })
    var places = functions.map { _ in 0 }
    var values = functions.map { $0.steps[0].value }
    self.init(over: domain) { start in
      var end: Double?
      for (index, function) in functions.enumerated() {
        while let next = function.start(after: places[index]), next <= start {
          places[index] += 1
          values[index] = function.steps[places[index]].value
        }
        if let next = function.start(after: places[index]) { end = min(end ?? next, next) }
      }
      return (combine(values), end)
    }
  }

  private func start(after place: Int) -> Double? {
    place + 1 < steps.count ? steps[place + 1].start : nil
  }

  private mutating func append(_ value: Double?, from start: Double) {
    if let last = steps.last, last.value == value { return }
    steps.append(Step(start: start, value: value))
  }

  /// Whether the value is known everywhere.
  package var isKnown: Bool { steps.allSatisfy { $0.value != nil } }

  /// The value at a length of the domain with the first length at which it is another.
  /// - Complexity: O(log steps).
  package func piece(at length: Double) -> Piece {
    let place = max(steps.partitioningIndex { $0.start > length } - 1, 0)
    return (steps[place].value, start(after: place))
  }

  /// The value at a length of the domain.
  package subscript(length: Double) -> Double? { piece(at: length).value }

  /// The function of values that another makes of this one's.
  package func mapped(_ transform: (Double) -> Double) -> StepFunction {
    var mapped = self
    mapped.steps.removeAll(keepingCapacity: true)
    for step in steps { mapped.append(step.value.map(transform), from: step.start) }
    return mapped
  }

  /// The function of lengths from which another makes this one's, such as widths with a padding.
  ///
  /// - Parameter transform: never falls where its argument rises, nor is negative; maps the domain
  ///   into this one's.
  /// - Complexity: O(steps), and the bits of a number for a start that is not found at once.
  package func pulledBack(
    through transform: (Double) -> Double,
    over domain: ClosedRange<Double>
  ) -> StepFunction {
    var pulled = StepFunction(self[transform(domain.lowerBound)], over: domain)
    let first = transform(domain.lowerBound)
    for step in steps where step.start > first {
      let start = Self.first(in: domain, near: step.start) { transform($0) >= step.start }
      guard let start else { break }
      // Where the domain is stretched, several steps may fall on one length: the last one counts.
      if pulled.steps.count > 1, pulled.steps[pulled.steps.count - 1].start == start {
        pulled.steps.removeLast()
      }
      pulled.append(step.value, from: start)
    }
    return pulled
  }

  /// The first length of a domain at which a condition holds that holds at all greater ones;
  /// `nil` when it holds nowhere.
  /// - Parameter guess: a length that may not be far from it.
  package static func first(
    in domain: ClosedRange<Double>,
    near guess: Double,
    where condition: (Double) -> Bool
  ) -> Double? {
    guard condition(domain.upperBound) else { return nil }
    if condition(domain.lowerBound) { return domain.lowerBound }
    // Positive numbers are in the order of their bits.
    var low = domain.lowerBound.bitPattern
    var high = domain.upperBound.bitPattern
    if guess > domain.lowerBound, guess < domain.upperBound {
      var reach: UInt64 = 1
      if condition(guess) {
        high = guess.bitPattern
        while high - low > reach, condition(Double(bitPattern: high - reach)) {
          high -= reach
          reach *= 2
        }
        if high - low > reach { low = high - reach }
      } else {
        low = guess.bitPattern
        while high - low > reach, !condition(Double(bitPattern: low + reach)) {
          low += reach
          reach *= 2
        }
        if high - low > reach { high = low + reach }
      }
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if condition(Double(bitPattern: middle)) { high = middle } else { low = middle }
    }
    return Double(bitPattern: high)
  }
}
