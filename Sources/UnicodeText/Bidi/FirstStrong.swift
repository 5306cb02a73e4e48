/// Directions that the first strong character decides: of a paragraph (UAX #9 P2, P3) and of
/// isolates that leave it open (X5c).
struct FirstStrong {
  private var open: [Int] = []

  /// Makes an LRI or RLI of each FSI of a paragraph.
  /// - Returns: the paragraph's own direction: L or R, or `nil` when nothing in it, outside of
  ///   isolates, is strong.
  /// - Complexity: linear.
  mutating func resolve(_ classes: inout [BidiClass], in paragraph: Range<Int>) -> BidiClass? {
    open.removeAll(keepingCapacity: true)
    var direction: BidiClass?
    for offset in paragraph {
      switch classes[offset] {
      case .l, .r, .al:
        let strong: BidiClass = classes[offset] == .l ? .l : .r
        if let isolate = open.last {
          if classes[isolate] == .fsi { classes[isolate] = strong == .l ? .lri : .rli }
        } else if direction == nil {
          direction = strong
        }
      case .lri, .rli, .fsi: open.append(offset)
      case .pdi: close(&classes)
      default: break
      }
    }
    while !open.isEmpty { close(&classes) }
    return direction
  }

  /// Without a strong character an isolate runs left to right (P3).
  private mutating func close(_ classes: inout [BidiClass]) {
    if let isolate = open.popLast(), classes[isolate] == .fsi { classes[isolate] = .lri }
  }
}
