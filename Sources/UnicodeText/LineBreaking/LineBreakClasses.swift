/// A set of classes, one bit each.
struct LineBreakClasses: ExpressibleByArrayLiteral {
  private var bits: UInt64

  init(arrayLiteral elements: LineBreakClass...) {
    bits = elements.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  func contains(_ element: LineBreakClass) -> Bool { bits & 1 << UInt64(element.rawValue) != 0 }
}
