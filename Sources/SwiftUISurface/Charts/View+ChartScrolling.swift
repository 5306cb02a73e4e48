/// What is chosen and seen of charts, accepted without effect: a chart is drawn as its frame, and nobody touches it.
extension View {
  /// Accepted without effect: nothing is chosen.
  public nonisolated func chartXSelection<Value>(value: Binding<Value?>) -> some View { self }
  /// Accepted without effect: nothing is chosen.
  public nonisolated func chartXSelection<Value: Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View { self }
  /// Accepted without effect: nothing is chosen.
  public nonisolated func chartYSelection<Value>(value: Binding<Value?>) -> some View { self }
  /// Accepted without effect: nothing is chosen.
  public nonisolated func chartYSelection<Value: Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View { self }
  /// Accepted without effect: nothing is chosen.
  public nonisolated func chartAngleSelection<Value>(value: Binding<Value?>) -> some View { self }
  /// Accepted without effect: nothing is scrolled.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Accepted without effect: nothing is scrolled.
  public nonisolated func chartXVisibleDomain<Length>(length: Length) -> some View { self }
  /// Accepted without effect: nothing is scrolled.
  public nonisolated func chartYVisibleDomain<Length>(length: Length) -> some View { self }
  /// Accepted without effect: nothing is scrolled.
  public nonisolated func chartScrollPosition<Value>(x: Binding<Value>) -> some View { self }
  /// Accepted without effect: nothing is scrolled.
  public nonisolated func chartScrollPosition<Value>(y: Binding<Value>) -> some View { self }
  /// Accepted without effect: nothing is scrolled.
  public nonisolated func chartScrollPosition<Value>(initialX: Value) -> some View { self }
  /// Accepted without effect: nothing is scrolled.
  public nonisolated func chartScrollPosition<Value>(initialY: Value) -> some View { self }
}
