extension Array {
  /// So many equal elements, with no more room than they need.
  ///
  /// As `init(repeating:count:)`, which allocates through code that is not specialised: 700
  /// instructions, for each of the arrays that every text consists of.
  @inlinable
  package init(_ count: Int, of element: Element) {
    self = []
    reserveCapacity(count)
    append(contentsOf: repeatElement(element, count: count))
  }
}
