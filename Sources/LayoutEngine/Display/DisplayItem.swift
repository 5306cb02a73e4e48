public import Foundation

/// One thing to draw: a text or a shape with its place, or several under one effect.
public enum DisplayItem: Sendable {
  /// A laid out text, drawn glyph run by glyph run.
  case text(PlacedText)
  /// A filled or stroked shape.
  case shape(PlacedShape)
  /// A picture of the app.
  case picture(PlacedPicture)
  /// Items that are drawn together, under an effect.
  case group(DisplayGroup)

  /// The rectangle it was laid out in, points: what its list's coordinates say, without regard to
  /// groups around it; for a group the smallest around its items, before the effect.
  public var frame: CGRect {
    switch self {
    case .text(let text): text.frame
    case .shape(let shape): shape.frame
    case .picture(let picture): picture.frame
    case .group(let group): group.frame
    }
  }
}
