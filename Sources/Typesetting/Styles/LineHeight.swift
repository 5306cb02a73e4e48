/// The distance between the baselines of two lines, where it is not what the fonts say.
///
/// All but ``natural`` give every line the same height, whatever faces stand on it. What such a
/// line is taller than the font, it is taller above the baseline, as TextKit has it; what iOS does
/// with SwiftUI's `lineHeight` was not published. Given points do not shrink with a text that may.
public enum LineHeight: Sendable, Hashable {
  /// Ascent and descent of the fonts on a line, with their leading between two.
  case natural
  /// A multiple of the largest size in the text.
  case multiple(Double)
  /// The largest size in the text and some points more.
  case leading(Double)
  /// A number of points.
  case exact(Double)

  /// The height in points of text of a size; `nil` where the fonts decide.
  func points(pointSize: Double) -> Double? {
    switch self {
    case .natural: nil
    case .multiple(let factor): max(0, factor * pointSize)
    case .leading(let increase): max(0, pointSize + increase)
    case .exact(let points): max(0, points)
    }
  }

  /// The height with `length` applied to the number it holds.
  func mapping(_ length: (Double) -> Double) -> LineHeight {
    switch self {
    case .natural: .natural
    case .multiple(let factor): .multiple(length(factor))
    case .leading(let increase): .leading(length(increase))
    case .exact(let points): .exact(length(points))
    }
  }
}
