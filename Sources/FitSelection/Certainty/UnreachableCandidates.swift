import Foundation
import LayoutEngine
import UnicodeText

extension [CandidateTrace] {
  /// Those that are never shown: an earlier one needs no more on any axis that is compared.
  /// - Complexity: O(n log n) questions for n candidates.
  var unreachable: [CandidateTrace] {
    let order = indices.sorted { self[$0].index < self[$1].index }
    var earlier = NeededSizes()
    var places: Set<Int> = []
    var rest = order[...]
    while let first = rest.first {
      // Traces that somebody puts together may share an index: none of these is before another.
      let group = rest.prefix { self[$0].index == self[first].index }
      for place in group where earlier.hasOne(noLargerThan: self[place]) { places.insert(place) }
      for place in group { earlier.add(self[place].size) }
      rest = rest[group.endIndex...]
    }
    return indices.filter(places.contains).map { self[$0] }
  }
}

/// The sizes that some candidates need, of which those are kept that are the least in some way.
private struct NeededSizes {
  private var isEmpty = true
  private var leastWidth: CGFloat?
  private var leastHeight: CGFloat?
  /// Those of which none is as small as another both ways: the wider one is, the lower.
  private var smallest: [CGSize] = []

  /// Adds a size; a length that is no number is no less than any other.
  mutating func add(_ size: CGSize) {
    isEmpty = false
    if !size.width.isNaN { leastWidth = Swift.min(leastWidth ?? size.width, size.width) }
    if !size.height.isNaN { leastHeight = Swift.min(leastHeight ?? size.height, size.height) }
    guard !size.width.isNaN, !size.height.isNaN, !hasOne(noLargerThan: size) else { return }
    let place = smallest.partitioningIndex { $0.width >= size.width }
    let end = place + smallest[place...].prefix { $0.height >= size.height }.count
    smallest.replaceSubrange(place..<end, with: [size])
  }

  /// Whether one is no larger than a candidate needs on the axes that are compared of it.
  func hasOne(noLargerThan candidate: CandidateTrace) -> Bool {
    let size = candidate.size
    return switch (candidate.slack.width, candidate.slack.height) {
    case (nil, nil): !isEmpty
    case (_, nil): leastWidth.map { $0 <= size.width } ?? false
    case (nil, _): leastHeight.map { $0 <= size.height } ?? false
    case (_, _): hasOne(noLargerThan: size)
    }
  }

  private func hasOne(noLargerThan size: CGSize) -> Bool {
    guard !size.width.isNaN else { return false }
    let place = smallest.partitioningIndex { $0.width > size.width }
    return place > 0 && smallest[place - 1].height <= size.height
  }
}
