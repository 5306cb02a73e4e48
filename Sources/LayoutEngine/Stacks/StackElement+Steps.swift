import Foundation
package import Typesetting

extension StackElement {
  package func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    guard axis == proposals.asked else { return breadth(proposals, &pass) }
    guard proposals.other == nil || children.count < 2 else { return sharing(proposals, &pass) }
    let inner = proposals.across(proposals.other.map { max($0, 0) })
    // The same sum in the same order as the whole size has it.
    let lengths = children.map { $0.steps(inner, &pass) }
    return StepFunction(over: proposals.lengths, combining: lengths) { lengths in
      var sum = 0.0
      for (length, distance) in zip(lengths, distances) {
        guard let length else { return nil }
        sum += Double(distance)
        sum += length
      }
      return sum
    }
  }

  /// The breadth of a stack whose length varies.
  ///
  /// Several children have shares in that, which change without steps. So it is known where the
  /// broadest of them are as broad in every share, such as texts of one line.
  private func breadth(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    let unknown = StepFunction(nil, over: proposals.lengths)
    guard let first = children.first else { return proposals.constant(0) }
    if children.count == 1 {
      guard let guide = first.plainGuide(alignment) else { return unknown }
      return first.steps(proposals, &pass).mapped { Extent.breadth([($0, guide($0))]) }
    }
    let shares = ProposalRange(
      along: axis,
      0...(.greatestFiniteMagnitude),
      across: proposals.other
    )
    // No stack grows narrower with a child: where the least and the greatest breadths of all give
    // the same, so do any between.
    var narrow: [(length: Double, guide: Double)] = []
    var broad: [(length: Double, guide: Double)] = []
    for child in children {
      let steps = child.steps(shares, &pass)
      let lengths = steps.steps.compactMap(\.value)
      guard steps.isKnown, let least = lengths.min(), let greatest = lengths.max(),
        let guide = child.plainGuide(alignment)
      else { return unknown }
      narrow.append((least, guide(least)))
      broad.append((greatest, guide(greatest)))
    }
    let breadth = Extent.breadth(narrow)
    return breadth == Extent.breadth(broad)
      ? StepFunction(breadth, over: proposals.lengths) : unknown
  }

  /// The length of children that share one which does not vary: what each of them takes is the same
  /// up to the next step of any that was asked.
  private func sharing(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    guard axis == .vertical, let major = proposals.other else {
      return StepFunction(nil, over: proposals.lengths)
    }
    var answers: [Offer: StepFunction] = [:]
    return StepFunction(over: proposals.lengths) { length in
      var end: Double?
      var isKnown = true
      func taken(_ index: Int, _ offer: CGFloat) -> CGFloat {
        let key = Offer(index: index, length: offer)
        let steps = answers[key] ?? children[index].steps(proposals.across(offer), &pass)
        answers[key] = steps
        let piece = steps.piece(at: length)
        if let next = piece.end { end = min(end ?? next, next) }
        if piece.value == nil { isKnown = false }
        return CGFloat(piece.value ?? 0)
      }
      var claims = children.indices.map { index in
        LengthShares.Claim(
          index: index,
          priority: children[index].priority,
          least: taken(index, 0),
          greatest: taken(index, .infinity)
        )
      }
      var lengths = children.map { _ in CGFloat.zero }
      LengthShares.share(major - totalDistance, among: &claims) { index, offer in
        lengths[index] = taken(index, offer)
        return lengths[index]
      }
      var sum: CGFloat = 0
      for (length, distance) in zip(lengths, distances) {
        sum += distance
        sum += length
      }
      return (isKnown ? Double(sum) : nil, end)
    }
  }

  /// A length that a child is offered.
  private struct Offer: Hashable {
    let index: Int
    let length: CGFloat
  }
}

extension LayoutNode {
  /// Where a guide stands in a length that this layout takes along the guide's axis; `nil` where
  /// the layout may set it otherwise.
  func plainGuide(_ key: AlignmentKey) -> ((Double) -> Double)? {
    guard !guides.mayContain(key), key.position(in: .zero) != nil else { return nil }
    return { length in
      Double(key.position(in: CGSize(CGFloat(length), along: key.axis, across: 0)) ?? 0)
    }
  }
}
