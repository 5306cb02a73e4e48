import TextShaping
import UnicodeText

/// Finds what lines gain over the running text where they begin and end, by shaping the text there
/// anew.
///
/// Text is shaped anew from a line's edge to a joint: a place where neither the running text nor the
/// text shaped anew depends on what is on the other side, and beyond which both are the same up to
/// the next such place. Index space: UTF-16.
struct LineJoints {
  let shaped: ShapedText

  /// Text further from an edge than this is never shaped anew for it.
  ///
  /// HarfBuzz flags a few characters at most; the bound keeps the time linear where a font or a
  /// hostile text flags everything: about 2¹⁸ code units are shaped anew for a whole text.
  private let longestReach: Int

  init(_ shaped: ShapedText) {
    self.shaped = shaped
    longestReach = max(64, (1 << 18) / max(1, shaped.count))
  }

  /// The sum before `offset` for a line that begins there, such that `prefix[end] − sum` is the
  /// advance from `offset` to any `end` at or after the reach.
  func begin(at offset: Int, _ begin: LineEnds.Begin) -> (sum: AdvanceSum, reach: Int) {
    let isAsRunning =
      switch begin {
      case .running: true
      case .full: !isNarrowed(offset)
      case .narrow: isNarrowed(offset)
      case .hanging: false
      }
    guard shaped.isUnsafe[offset] || !isAsRunning else { return (shaped.prefix[offset], offset) }
    let limit = min(offset + longestReach, shaped.count)
    let ends = LineEnds(begin: begin, end: .running)
    var joint = safeOffset(after: offset, limit)
    while true {
      let beyond = safeOffset(after: joint, limit)
      let anew = shaped.itemized.advance(of: offset..<beyond, ends: ends, split: joint)
      let running =
        shaped.prefix[beyond] - shaped.kerning(before: beyond) - shaped.prefix[joint]
      if joint == limit {
        return (shaped.prefix[joint] - anew.before - shaped.kerning(before: joint), joint)
      }
      if anew.isSafe, anew.after == running { return (shaped.prefix[joint] - anew.before, joint) }
      joint = safeOffset(after: max(beyond, 2 * joint - offset) - 1, limit)
    }
  }

  /// The sum before `offset` for a line that ends there, such that `sum − prefix[start]` is the
  /// advance to `offset` from any `start` at or before the reach.
  func end(at offset: Int, _ end: LineEnds.End) -> (sum: AdvanceSum, reach: Int) {
    let isAsRunning =
      switch end {
      case .running: true
      case .full: !isNarrowed(offset - 1)
      case .narrow: isNarrowed(offset - 1)
      case .hanging, .hyphen: false
      }
    guard offset > 0, shaped.isUnsafe[offset] || !isAsRunning else {
      return (shaped.prefix[offset] - shaped.kerning(before: offset), offset)
    }
    let limit = max(offset - longestReach, 0)
    let ends = LineEnds(begin: .running, end: end)
    var joint = safeOffset(before: offset, limit)
    while true {
      let beyond = safeOffset(before: joint, limit)
      let anew = shaped.itemized.advance(of: beyond..<offset, ends: ends, split: joint)
      let running = shaped.prefix[joint] - shaped.prefix[beyond]
      if joint == limit || anew.isSafe && anew.before == running {
        return (shaped.prefix[joint] + anew.after, joint)
      }
      joint = safeOffset(before: min(beyond, 2 * joint - offset) + 1, limit)
    }
  }

  private func isNarrowed(_ offset: Int) -> Bool {
    shaped.itemized.narrowed?.contains(offset) ?? false
  }

  /// The nearest offset after `offset` where the running text may be cut.
  private func safeOffset(after offset: Int, _ limit: Int) -> Int {
    var reach = min(offset + 1, limit)
    while reach < limit, shaped.isUnsafe[reach] { reach += 1 }
    return reach
  }

  /// The nearest offset before `offset` where the running text may be cut.
  private func safeOffset(before offset: Int, _ limit: Int) -> Int {
    var reach = max(offset - 1, limit)
    while reach > limit, shaped.isUnsafe[reach] { reach -= 1 }
    return reach
  }
}
