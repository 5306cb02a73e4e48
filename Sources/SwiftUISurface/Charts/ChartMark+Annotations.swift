public import Foundation
public import LayoutEngine

/// What is done where a chart has no room for an annotation; nothing of one is shown here.
public struct AnnotationOverflowResolution: Sendable {
  /// What an annotation has to stay within.
  public struct Boundary: Sendable {
    /// What the chart chooses.
    public static let automatic = Boundary()
    /// Where its marks stand.
    public static let plot = Boundary()
    /// The chart with its axes.
    public static let chart = Boundary()
  }

  /// What is done in one direction.
  public struct Strategy: Sendable {
    /// What the chart chooses.
    public static let automatic = Strategy()
    /// The annotation is moved.
    public static let fit = Strategy()
    /// The scale is made longer.
    public static let padScale = Strategy()
    /// Nothing.
    public static let disabled = Strategy()

    /// The annotation is moved into some bounds.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
  }

  /// What the chart chooses.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a resolution for both directions.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// What an annotation is told of its mark.
public struct AnnotationContext: Sendable {
  /// How large the mark is.
  public let targetSize: CGSize
}

/// Accepted without effect: a chart is drawn as its frame.
extension ChartMark {
  /// Accepted without effect.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> Content
  ) -> ChartMark { self }

  /// Accepted without effect: no mark has a size here, and the content is not asked for.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> Content
  ) -> ChartMark { self }
}
