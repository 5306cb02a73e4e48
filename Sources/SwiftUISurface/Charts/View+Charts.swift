public import Foundation

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
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: (AnyView) -> Content
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartXAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<Label: StringProtocol>(
    _ label: Label,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartXAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartYAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Accepted without effect.
  public nonisolated func chartYAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Accepted without effect: what stands in a chart is not asked for.
  public nonisolated func chartBackground<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: (ChartProxy) -> Content
  ) -> some View { self }
  /// Accepted without effect: what stands in a chart is not asked for.
  public nonisolated func chartOverlay<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: (ChartProxy) -> Content
  ) -> some View { self }
}
