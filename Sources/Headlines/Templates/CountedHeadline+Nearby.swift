import Foundation
import LayoutEngine
import Typesetting
import UnicodeText

/// What is shown in bounds near those of an area, as far as numbers of lines tell.
extension CountedHeadline {
  /// Whether one and the same candidate is shown in an area and in all bounds whose lengths differ by no
  /// more than a reach; nil where that does not follow from numbers of lines.
  ///
  /// - Parameter reach: by how much heights differ, made of the greatest that any candidate needs.
  func showsSame(
    as answer: HeadlineAnswer,
    in index: Int,
    within width: Double,
    _ reach: (_ need: Double) -> Double
  ) -> Bool? {
    let layout = layout(in: index)
    let own = self.width(of: index)
    guard let memory = template.memory(ofLayout: layout),
      let needs = needs(ofLayout: layout, at: own)
    else { return nil }
    let height = Double(template.areas[index].size.height)
    let heightReach = reach(needs.greatest)
    let (low, high) = (max(height - heightReach, 0), height + heightReach)
    var start = own - width
    // Of a width below 0 nothing holds.
    let narrowest = CGSize(width: start, height: high)
    guard memory.with({ $0.holds(for: narrowest) }) else { return nil }
    while true {
      guard let needs = self.needs(ofLayout: layout, at: start) else { return nil }
      guard needs.outcome(height: low) == answer.outcome,
        needs.outcome(height: high) == answer.outcome
      else { return false }
      guard let next = nextKey(ofLayout: layout, after: start), next <= own + width else {
        return true
      }
      start = next
    }
  }

  /// What is shown in bounds; nil where that does not follow from numbers of lines.
  func outcome(ofLayout layout: Int, in bounds: CGSize) -> FitOutcome? {
    needs(ofLayout: layout, at: Double(bounds.width))?.outcome(height: Double(bounds.height))
  }

  /// What is shown in bounds if the text of one place were set as in another width; nil where that does not
  /// follow from numbers of lines.
  func outcome(
    ofLayout layout: Int,
    in bounds: CGSize,
    with place: Int,
    at width: Double
  ) -> FitOutcome? {
    guard let memory = template.memory(ofLayout: layout) else { return nil }
    let own = template.slots.slot(ofPlace: place, in: layout)
    let string = slots[own].text.text
    // A layout is strained by strings: another place with this one would be strained too.
    let isAlone = template.slots.slots(ofLayout: layout).allSatisfy {
      $0 == own || !slots[$0].text.text.isExactly(string)
    }
    guard isAlone else { return nil }
    return memory.with { memory in
      let key = memory.columns.exactKey { index in
        lineCount(
          ofSlot: template.slots.slot(ofPlace: index, in: layout),
          at: index == place ? width : Double(bounds.width)
        )
      }
      guard let key else { return nil }
      return memory.needs(for: key) {
        // Wider by a factor, it breaks as in bounds that are narrower by it.
        bound.layouts[layout].candidateHeights(
          width: Double(bounds.width),
          straining: string,
          by: Double(bounds.width) / width
        )
      }?.outcome(height: Double(bounds.height))
    }
  }

  /// The heights that a layout's candidates need at a width; nil where they do not follow from numbers of
  /// lines.
  func needs(ofLayout layout: Int, at width: Double) -> ColumnMemory.Needs? {
    guard let memory = template.memory(ofLayout: layout) else { return nil }
    return memory.with { memory in
      let key = memory.columns.exactKey {
        lineCount(ofSlot: template.slots.slot(ofPlace: $0, in: layout), at: width)
      }
      guard let key else { return nil }
      return memory.needs(for: key) { bound.layouts[layout].candidateHeights(width: width) }
    }
  }

  /// The first greater width at which a layout's texts may have another key.
  private func nextKey(ofLayout layout: Int, after width: Double) -> Double? {
    var next: Double?
    for slot in template.slots.slots(ofLayout: layout) {
      guard let end = endOfPiece(ofSlot: slot, at: width) else { continue }
      next = min(next ?? end, end)
    }
    return next
  }
}
