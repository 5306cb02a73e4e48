public import Foundation

/// What those are told at once who do not see a widget; nobody is told here.
public enum AccessibilityNotification {
  /// Words that are said.
  public struct Announcement: Sendable {
    /// Creates words.
    public init(_ announcement: String) {}
    /// Creates words with marks on how they are said.
    public init(_ announcement: AttributedString) {}
    /// Creates words of the app.
    public init(_ announcement: LocalizedStringResource) {}

    /// Accepted without effect.
    public func post() {}
  }

  /// That a part of the screen is another one.
  public struct LayoutChanged {
    /// Creates a notice, with what is to be read next.
    public init(_ element: Any? = nil) {}

    /// Accepted without effect.
    public func post() {}
  }

  /// That the screen is another one.
  public struct ScreenChanged {
    /// Creates a notice, with what is to be read next.
    public init(_ element: Any? = nil) {}

    /// Accepted without effect.
    public func post() {}
  }
}
