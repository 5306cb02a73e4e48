import TextShaping
import UnicodeText

/// Finds what lines gain over the running text where they begin and end, by shaping the text there
/// anew.
///
/// Text is shaped anew from a line's edge to a joint: a place where neither the running text nor
/// the text shaped anew depends on what is on the other side, and beyond which both are the same up
/// to the next such place; or, where there is none near, to where both agree. Index space: UTF-16.
struct LineJoints {
  /// Text further from an edge than this is never shaped anew for it.
  ///
  /// HarfBuzz flags a few characters at most. The bound is for hostile texts: a line that is
  /// shorter than its reach is shaped by itself, as often as a unit is added to it.
  let longestReach: Int
  /// The bound where the allowance is used up.
  static let leastReach = 64
  /// The code units that may still be shaped anew further than that from an edge, so that the time
  /// stays linear where a font or a hostile text flags everything.
  private(set) var allowance: Int

  /// For the edges of a text's break units.
  /// - Parameter count: the text's code units.
  static func ofUnits(count: Int) -> LineJoints {
    LineJoints(longestReach: 1024, allowance: min(1 << 20, count * 1024))
  }

  /// For the edges of the clusters of words that are cut, every one of which may be a line's: the
  /// least bound that holds all that is written.
  static func ofClusters() -> LineJoints {
    LineJoints(longestReach: 128, allowance: .max)
  }

  private init(longestReach: Int, allowance: Int) {
    self.longestReach = longestReach
    self.allowance = allowance
  }

  private var reach: Int { allowance > 0 ? longestReach : Self.leastReach }

  private mutating func spend(_ range: Range<Int>) {
    allowance -= max(0, range.count - Self.leastReach)
  }

  /// The sum before `offset` for a line that begins there, such that `prefix[end] − sum` is the
  /// advance from `offset` to any `end` at or after the reach.
  @inline(__always)
  mutating func begin(at offset: Int, _ begin: LineEnds.Begin, of shaped: borrowing ShapedText) -> (
    sum: AdvanceSum, reach: Int
  ) {
    // Not `==`, which for an enumeration of another module goes through a witness table.
    if case .running = begin, !shaped.isUnsafe(at: offset) {
      return (shaped.prefix[offset], offset)
    }
    return shapedBegin(at: offset, begin, of: shaped)
  }

  private mutating func shapedBegin(
    at offset: Int,
    _ begin: LineEnds.Begin,
    of shaped: borrowing ShapedText
  ) -> (sum: AdvanceSum, reach: Int) {
    let isAsRunning =
      switch begin {
      case .running, .flush: true
      case .full: !shaped.isNarrowed(offset)
      case .narrow: shaped.isNarrowed(offset)
      case .hanging: false
      }
    guard shaped.isUnsafe(at: offset) || !isAsRunning else {
      return (shaped.prefix[offset], offset)
    }
    let limit = min(offset + reach, shaped.count)
    let ends = LineEnds(begin: begin, end: .running)
    var joint = shaped.safeOffset(after: offset, limit)
    if joint - offset > Self.longestChain,
      let known = Self.agreedBegin(at: offset, ends, limit: limit, of: shaped)
    {
      return known
    }
    while true {
      if shaped.itemized.isItemBoundary(joint) {
        spend(offset..<joint)
        let anew = shaped.itemized.rememberedAdvance(of: offset..<joint, ends: ends)
        return (shaped.prefix[joint] - anew, joint)
      }
      let beyond = shaped.safeOffset(after: joint, limit)
      spend(offset..<beyond)
      let anew = shaped.itemized.rememberedAdvance(of: offset..<beyond, ends: ends, split: joint)
      let running =
        shaped.prefix[beyond] - shaped.kerning(before: beyond) - shaped.prefix[joint]
      if joint == limit {
        return (shaped.prefix[joint] - anew.before - shaped.kerning(before: joint), joint)
      }
      if anew.isSafe, anew.after == running {
        // A line that ends at the joint lacks kerning that this one never had.
        let isKerned = shaped.isKerned(at: joint, withTextBefore: offset)
        return (shaped.prefix[joint] - anew.before, isKerned ? joint + 1 : joint)
      }
      joint = shaped.safeOffset(after: max(beyond, 2 * joint - offset) - 1, limit)
    }
  }

  /// The sum before `offset` for a line that ends there, such that `sum − prefix[start]` is the
  /// advance to `offset` from any `start` at or before the reach.
  @inline(__always)
  mutating func end(at offset: Int, _ end: LineEnds.End, of shaped: borrowing ShapedText) -> (
    sum: AdvanceSum, reach: Int
  ) {
    if case .running = end, !shaped.isUnsafe(at: offset) {
      let kerning = shaped.kerning(before: offset)
      return (
        shaped.prefix[offset] - kerning,
        kerning == .zero ? offset : Self.reach(ofKerningBefore: offset, of: shaped)
      )
    }
    return shapedEnd(at: offset, end, of: shaped)
  }

  /// Where the left one stands of two that kern across a chain of invisible characters.
  ///
  /// A line that begins behind it never had their kerning. In shorter chains those that begin there reach beyond the right one (``begin(at:_:of:)``).
  private static func reach(ofKerningBefore offset: Int, of shaped: borrowing ShapedText) -> Int {
    guard let left = shaped.kerning(across: offset)?.left, offset - left > longestChain else {
      return offset
    }
    return left
  }

  private mutating func shapedEnd(
    at offset: Int,
    _ end: LineEnds.End,
    of shaped: borrowing ShapedText
  ) -> (sum: AdvanceSum, reach: Int) {
    let isAsRunning =
      switch end {
      case .running: true
      case .full: !shaped.isNarrowed(offset - 1)
      case .narrow: shaped.isNarrowed(offset - 1)
      case .hanging, .hyphen: false
      }
    guard offset > 0, shaped.isUnsafe(at: offset) || !isAsRunning else {
      // No kerning falls away behind a full-width mark: the system font has none, nor are gaps set where marks are trimmed.
      return (shaped.prefix[offset], offset)
    }
    let limit = max(offset - reach, 0)
    let ends = LineEnds(begin: .running, end: end)
    var joint = shaped.safeOffset(before: offset, limit)
    if end == .hyphen {
      // A cut changes no letter that joins the next: a hyphen does.
      let letter = shaped.itemized.startOfLetter(hyphenatedAt: offset, limit: limit)
      if joint > letter { joint = shaped.safeOffset(before: letter + 1, limit) }
    }
    if offset - joint > Self.longestChain,
      let known = Self.agreedEnd(at: offset, ends, limit: limit, of: shaped)
    {
      return known
    }
    while true {
      if shaped.itemized.isItemBoundary(joint) {
        spend(joint..<offset)
        let anew = shaped.itemized.rememberedAdvance(of: joint..<offset, ends: ends)
        return (shaped.prefix[joint] + anew, joint)
      }
      let beyond = shaped.safeOffset(before: joint, limit)
      spend(beyond..<offset)
      let anew = shaped.itemized.rememberedAdvance(of: beyond..<offset, ends: ends, split: joint)
      let running = shaped.prefix[joint] - shaped.prefix[beyond]
      if joint == limit || anew.isSafe && anew.before == running {
        return (shaped.prefix[joint] + anew.after, joint)
      }
      joint = shaped.safeOffset(before: min(beyond, 2 * joint - offset) + 1, limit)
    }
  }
}

extension ShapedText {
  fileprivate func isNarrowed(_ offset: Int) -> Bool {
    itemized.narrowed?.contains(offset) == true
  }

  /// The nearest offset after `offset` where the running text may be cut.
  fileprivate func safeOffset(after offset: Int, _ limit: Int) -> Int {
    var reach = min(offset + 1, limit)
    while reach < limit, isUnsafe(at: reach) { reach += 1 }
    return reach
  }

  /// The nearest offset before `offset` where the running text may be cut.
  fileprivate func safeOffset(before offset: Int, _ limit: Int) -> Int {
    var reach = max(offset - 1, limit)
    while reach > limit, isUnsafe(at: reach) { reach -= 1 }
    return reach
  }
}
