import TextShaping
import UnicodeText

/// Where chains of text that may be cut nowhere end all the same.
///
/// HarfBuzz flags every place that anything reaches across, so that neighbours that each kern or
/// attach to the next are one chain, however long. What a cut changes in it is seen by shaping a
/// stretch anew: where as much as a third of it has the advances of the running text, one after the
/// other, they are taken to agree from there on: where these are advances of glyphs, and not of the same cluster that has all
/// of them before.
extension LineJoints {
  /// The code units that a joint may be away before an agreement is looked for.
  static let longestChain = 32

  /// The code units of the stretches that are shaped anew, one after the other: a third for what
  /// the line's edge changes, a third that agrees, a third for what the stretch's other end changes.
  static let stretches = [48, 96]

  /// The sum before a line that begins at an offset, and its reach; see ``begin(at:_:of:)``.
  /// - Returns: `nil` where nothing agrees.
  static func agreedBegin(
    at offset: Int,
    _ ends: LineEnds,
    limit: Int,
    of shaped: borrowing ShapedText
  ) -> (sum: AdvanceSum, reach: Int)? {
    let boundaries = shaped.itemized.boundaries
    for length in stretches where offset + length <= limit {
      let upper = boundaries.graphemeBoundary(before: offset + length + 1, limit: offset)
      guard upper > offset, !shaped.isRigid(in: offset..<upper) else { return nil }
      let sums = shaped.itemized.rememberedSums(of: offset..<upper)
      func difference(_ place: Int) -> AdvanceSum { shaped.prefix[place] - sums[place - offset] }
      let last = shaped.itemized.isItemBoundary(upper) ? upper : offset + length * 2 / 3
      guard last <= upper else { continue }
      let agreed = difference(last)
      var joint = last
      // What hangs or is narrowed at the edge is the first cluster: the joint lies behind it.
      let first =
        ends == .running ? offset : boundaries.graphemeBoundary(after: offset, limit: upper)
      while joint > first, difference(joint - 1) == agreed { joint -= 1 }
      guard last - joint >= length / 3, shaped.hasAdvances(in: joint..<last) else { continue }
      // Where lines end there has to be a cluster that neither of their edges changes.
      let reach = boundaries.graphemeBoundary(after: joint, limit: limit)
      guard ends != .running else { return (agreed, reach) }
      let anew = shaped.itemized.rememberedAdvance(of: offset..<upper, ends: ends, split: joint)
      return (shaped.prefix[joint] - anew.before, reach)
    }
    return nil
  }

  /// The sum before an offset for a line that ends there, and its reach; see ``end(at:_:of:)``.
  /// - Returns: `nil` where nothing agrees.
  static func agreedEnd(
    at offset: Int,
    _ ends: LineEnds,
    limit: Int,
    of shaped: borrowing ShapedText
  ) -> (sum: AdvanceSum, reach: Int)? {
    let boundaries = shaped.itemized.boundaries
    for length in stretches where offset - length >= limit {
      let lower = boundaries.graphemeBoundary(after: offset - length - 1, limit: offset)
      guard lower < offset, !shaped.isRigid(in: lower..<offset) else { return nil }
      let sums = shaped.itemized.rememberedSums(of: lower..<offset)
      func difference(_ place: Int) -> AdvanceSum { sums[place - lower] - shaped.prefix[place] }
      let first = shaped.itemized.isItemBoundary(lower) ? lower : offset - length * 2 / 3
      guard first >= lower else { continue }
      let agreed = difference(first)
      var joint = first
      // A hyphen keeps the letter before it from joining the next; what hangs or is narrowed is the
      // last cluster: the joint lies before it.
      let last =
        switch ends.end {
        case .running: offset
        case .hyphen: shaped.itemized.startOfLetter(hyphenatedAt: offset, limit: lower)
        case .full, .narrow, .hanging:
          boundaries.graphemeBoundary(before: offset, limit: lower)
        }
      while joint < last, difference(joint + 1) == agreed { joint += 1 }
      guard joint - first >= length / 3, shaped.hasAdvances(in: first..<joint) else { continue }
      let reach = boundaries.graphemeBoundary(before: joint, limit: limit)
      let anew =
        ends == .running
        ? sums[offset - lower] - agreed
        : shaped.prefix[joint]
          + shaped.itemized.rememberedAdvance(of: lower..<offset, ends: ends, split: joint).after
      // Characters without an advance agree with everything, and letters kern across them.
      guard let parted = shaped.kerning(across: offset), parted.left < first else {
        return (anew, reach)
      }
      return (anew - parted.sum, min(reach, parted.left))
    }
    return nil
  }
}
