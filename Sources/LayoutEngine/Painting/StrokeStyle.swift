public import Foundation

/// How a line is drawn along an outline.
public struct StrokeStyle: Sendable, Hashable {
  /// The width, points.
  public var lineWidth: CGFloat
  /// The shape of its ends.
  public var lineCap: CGLineCap
  /// The shape of its corners.
  public var lineJoin: CGLineJoin
  /// How far pointed corners reach.
  public var miterLimit: CGFloat
  /// The lengths of strokes and gaps in turn, points; empty for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the pattern of strokes and gaps the line begins, points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

#if !canImport(CoreGraphics)
/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable, Hashable {
  /// Flat.
  case butt
  /// Round.
  case round
  /// Flat, half a width further out.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable, Hashable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}
#endif

/// How an outline is filled.
///
/// Edges are soft, whatever is asked for, and what a line covers is filled by the non-zero rule.
public struct FillStyle: Sendable, Hashable {
  /// Whether what an outline goes around twice is outside, by the even-odd rule.
  public var isEOFilled: Bool
  /// Whether soft edges are asked for; without effect.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
