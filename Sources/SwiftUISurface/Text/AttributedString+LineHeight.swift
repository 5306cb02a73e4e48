public import Foundation
import Typesetting

extension AttributedString {
  /// The distance between the baselines of two lines of a paragraph.
  ///
  /// Foundation has it on Apple's systems from iOS 26 on (LayoutRules §2.3, D).
  public struct LineHeight: Sendable, Hashable {
    let lineHeight: Typesetting.LineHeight

    /// Whether it is a multiple whose factor was not published.
    var isPreset: Bool { [.normal, .tight, .loose].contains(self) }

    /// What the fonts on each line ask for.
    public static let variable = LineHeight(lineHeight: .natural)

    /// A constant multiple of the size that is perceived as normal.
    ///
    /// Which multiple was not published, nor are those of `tight` and `loose`. The stand-ins are
    /// what `body` makes of its size: 22 points of 17, and 2 less or more with `Font.Leading` (G).
    public static let normal = LineHeight(lineHeight: .multiple(22.0 / 17))

    /// A constant multiple of the size that is perceived as tight; a stand-in, see `normal`.
    public static let tight = LineHeight(lineHeight: .multiple(20.0 / 17))

    /// A constant multiple of the size that is perceived as loose; a stand-in, see `normal`.
    public static let loose = LineHeight(lineHeight: .multiple(24.0 / 17))

    /// The largest size times a factor.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(lineHeight: .multiple(Double(factor)))
    }

    /// The largest size and points more.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(lineHeight: .leading(Double(increase)))
    }

    /// A number of points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(lineHeight: .exact(Double(points)))
    }
  }
}

extension EnvironmentValues {
  /// The distance between baselines in texts, or `nil` for what the fonts ask for.
  @Entry public var lineHeight: AttributedString.LineHeight?
}

extension View {
  /// Sets the distance between the baselines of the texts in the view; `nil` leaves it to the
  /// fonts.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment { $0.lineHeight = lineHeight }
  }
}
