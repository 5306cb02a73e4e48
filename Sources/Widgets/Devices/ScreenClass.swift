import Foundation

/// A class of iPhones with the same screen size in points, and what is known of its rectangular
/// lock-screen widget.
public struct ScreenClass: Sendable, Hashable {
  /// Screen width and height in points, portrait.
  public let screen: CGSize

  /// The accessoryRectangular size in Apple's guideline; nil where the guideline has no row.
  public let guidelineSize: CGSize?

  /// The area that text gets in that widget.
  public let textArea: TextArea

  /// The screen size as a name, such as "393x852".
  public var name: String { "\(Int(screen.width))x\(Int(screen.height))" }
}
