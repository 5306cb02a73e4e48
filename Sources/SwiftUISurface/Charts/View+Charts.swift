/// Modifiers of charts, accepted without effect: a chart is drawn as its frame.
extension View {
  /// Accepted without effect.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartXAxis<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartYAxis<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartXScale<Domain>(domain: Domain) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartYScale<Domain>(domain: Domain) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartForegroundStyleScale<Mapping>(_ mapping: Mapping) -> some View {
    self
  }
  /// Accepted without effect.
  public nonisolated func chartForegroundStyleScale<Range>(range: Range) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: (AnyView) -> Content
  ) -> some View { self }
}
