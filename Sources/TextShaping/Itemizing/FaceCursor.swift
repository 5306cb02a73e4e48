import FontFaces
import UnicodeText

/// Goes through a text's clusters in their order and finds the face of each.
struct FaceCursor {
  /// The scalars that no face has, in their order.
  private(set) var missing: [UInt32] = []

  private let plan: ShapingPlan
  private var number = 0
  private var stretch: ShapingPlan.Stretch
  private var part: Int
  /// The part's, which the plan keeps.
  private var selector: Borrowed<FaceSelector>
  private var firstEntry: Int
  /// Counted within the part.
  private var previousEntry = 0

  init(_ plan: ShapingPlan) {
    self.plan = plan
    stretch = plan.stretches[0]
    part = stretch.part
    selector = Borrowed(plan.parts[part].selector)
    firstEntry = plan.parts[part].entries.lowerBound
  }

  /// Whether a box stands in place of the cluster that was asked about last.
  var isInBox: Bool { stretch.box != nil }

  /// The entry of the cascade that the next cluster is set in.
  @inline(__always)
  mutating func entry(of cluster: ItemizedCluster, in utf16: BlockArray<UInt16>) -> Int {
    // A cluster that reaches over a boundary of styles has that of its first character.
    let start = cluster.range.lowerBound
    while start >= stretch.end, number + 1 < plan.stretches.count { enterNextStretch() }
    if let box = stretch.box { return box }
    if cluster.isSingleScalar {
      previousEntry = selector.with { selector in
        selector.select(cluster.first, previous: previousEntry) { missing.append($0) }
      }
    } else {
      let selection = selector.with { selector in
        selector.select(utf16, cluster: cluster.range, previous: previousEntry)
      }
      previousEntry = selection.entry
      missing += selection.missing
    }
    return firstEntry + previousEntry
  }

  /// Where a run of plain characters ends that are set as the last cluster, and are of an item's script
  /// or of none; see ``FaceSelector/endOfRun(in:_:range:entry:script:)``.
  func endOfRun(
    in utf16: BlockArray<UInt16>,
    _ boundaries: BlockArray<BoundaryFlags>,
    range: Range<Int>,
    script: Script
  ) -> (end: Int, hasScript: Bool) {
    let end = min(range.upperBound, stretch.end)
    guard !isInBox, range.lowerBound < end else { return (range.lowerBound, false) }
    return selector.with { selector in
      selector.endOfRun(
        in: utf16,
        boundaries,
        range: range.lowerBound..<end,
        entry: previousEntry,
        script: script
      )
    }
  }

  private mutating func enterNextStretch() {
    number += 1
    let next = plan.stretches[number]
    if next.part != part {
      part = next.part
      selector = Borrowed(plan.parts[part].selector)
      firstEntry = plan.parts[part].entries.lowerBound
      previousEntry = 0
    }
    stretch = next
  }
}
