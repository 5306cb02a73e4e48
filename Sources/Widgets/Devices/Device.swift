public import Foundation

/// A model, and the room that text gets in one kind of widget on it.
public struct Device: Sendable, Hashable {
  /// What kind of thing it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A telephone.
    case iPhone
    /// A tablet.
    case iPad
    /// A watch.
    case watch
  }

  /// The marketing name, such as "iPhone 15 Pro".
  public let name: String

  /// What kind of thing it is.
  public let kind: Kind

  /// What the model calls itself in code, such as "iPhone16,1"; empty where that is not in the
  /// list.
  public let identifiers: [String]

  /// The screen in points and what is known of its widgets.
  public let screenClass: ScreenClass

  /// Pixels per point.
  public let displayScale: CGFloat

  /// The kind of widget that ``textArea`` is of.
  public let slot: WidgetSlot

  /// The area that text gets in that widget.
  public let textArea: TextArea
}
