import Foundation

/// An iPhone model that has, or has not, lock-screen widgets.
public struct Device: Sendable, Hashable {
  /// The marketing name, such as "iPhone 15 Pro".
  public let name: String

  /// The screen in points and the widget's room on it.
  public let screenClass: ScreenClass

  /// Pixels per point.
  public let displayScale: CGFloat

  /// The area that text gets in the rectangular lock-screen widget.
  public var textArea: TextArea { screenClass.textArea }
}
