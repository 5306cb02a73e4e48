public import Foundation
public import LayoutEngine

/// What is said of several marks at once, as of those of a `ForEach`, or of one that a modifier of views was applied to:
/// accepted without effect, since nothing of a mark is shown.
///
/// On iOS views have none of these, and what sources give them by such a name goes before all of it.
extension View {
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func foregroundStyle(by value: PlottableValue) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func position(by value: PlottableValue) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func lineStyle(by value: PlottableValue) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func symbol(_ symbol: BasicChartSymbolShape) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func symbol(by value: PlottableValue) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> some View {
    self
  }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func symbol<Symbol: View>(_ symbol: Symbol) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func symbolSize(_ area: CGFloat) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func symbolSize(_ size: CGSize) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func symbolSize(by value: PlottableValue) -> some View { self }
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func annotation<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Accepted without effect: no mark has a size here, and the content is not asked for.
  @_disfavoredOverload
  public nonisolated func annotation<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> Content
  ) -> some View { self }
}
