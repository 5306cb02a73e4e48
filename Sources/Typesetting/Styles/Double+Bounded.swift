extension Double {
  /// The number, or the bound nearest to it; 0 for one that is none.
  func bounded(by bound: Double) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -bound), bound)
  }
}
