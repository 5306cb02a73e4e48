// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation
public import SwiftUISurface

/// A font as UIKit has it: the system's at a size or in a text style.
///
/// Stands in for UIKit's class. One in a text style is as large as the user's size of text asks for.
public final class UIFont: Sendable, Hashable {
  /// The heaviness of strokes.
  public typealias Weight = Font.Weight

  /// A style of text, by UIKit's names.
  public struct TextStyle: Sendable, Hashable {
    let style: Font.TextStyle

    /// The largest.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// The first rank of titles.
    public static let title1 = TextStyle(style: .title)
    /// The second rank of titles.
    public static let title2 = TextStyle(style: .title2)
    /// The third rank of titles.
    public static let title3 = TextStyle(style: .title3)
    /// Headings.
    public static let headline = TextStyle(style: .headline)
    /// Headings below headings.
    public static let subheadline = TextStyle(style: .subheadline)
    /// Running text.
    public static let body = TextStyle(style: .body)
    /// Remarks.
    public static let callout = TextStyle(style: .callout)
    /// Notes.
    public static let footnote = TextStyle(style: .footnote)
    /// Captions.
    public static let caption1 = TextStyle(style: .caption)
    /// The smaller captions.
    public static let caption2 = TextStyle(style: .caption2)
  }

  /// The size of labels, points.
  public static let labelFontSize: CGFloat = 17
  /// The size of text that nothing else is said of, points.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text, points.
  public static let smallSystemFontSize: CGFloat = 12

  let font: Font
  /// The size in points, for one of a style that of the user's size of text when it was made.
  public let pointSize: CGFloat
  /// What stands between two lines, points: nothing but in a text style (I).
  public let leading: CGFloat

  private init(_ font: Font, _ pointSize: CGFloat, leading: CGFloat = 0) {
    self.font = font
    self.pointSize = pointSize
    self.leading = leading
  }

  /// How far the font reaches above the line, points.
  ///
  /// These lengths are those of the system's font, measured from regular to black up to 60 points (LayoutRules §2.1, M), which
  /// stands in for fonts by name and of other designs.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// How far the font reaches below the line, points, negative.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  /// The height of a line, points.
  public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
  /// The height of capitals, points.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// A font by its name, as `Font.custom(_:fixedSize:)` has it; it is never `nil`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, fixedSize: fontSize), fontSize)
  }

  /// The system's font at a size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size), size)
  }

  /// The system's font at a size in points and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight), size)
  }

  /// The system's font at a size in points, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size, weight: .bold), size)
  }

  /// The system's font at a size in points, slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size)
  }

  /// The system's font at a size in points and a weight, with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight).monospacedDigit(), size)
  }

  /// The system's font at a size in points and a weight, with characters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight, design: .monospaced), size)
  }

  /// The font of a style at the user's size of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let environment = EnvironmentValues.ofReadBody ?? EnvironmentValues()
    return UIFont(
      .system(style.style),
      CGFloat(style.style.pointSize(at: environment.dynamicTypeSize, on: environment.platform)),
      leading: CGFloat(
        style.style.leading(at: environment.dynamicTypeSize, on: environment.platform)
      )
    )
  }

  /// Whether both are the same font at the same size.
  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.font == other.font && one.pointSize == other.pointSize
  }

  /// Hashes the font.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(pointSize)
  }
}

/// A font of Core Text's, which UIKit's are as well.
public typealias CTFont = UIFont

extension Font {
  /// Creates a font from UIKit's.
  public init(_ font: UIFont) {
    self = font.font
  }
}
#endif
