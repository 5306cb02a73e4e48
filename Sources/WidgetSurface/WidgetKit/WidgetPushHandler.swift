public import Foundation

/// What is told the token with which a server has widgets reloaded; here nobody makes one.
public protocol WidgetPushHandler {
  /// Creates the handler.
  init()
  /// Takes the token, with the widgets that are placed.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// With what a server has widgets reloaded.
public struct WidgetPushInfo: Sendable {
  /// The token.
  public let token: Data
}

extension WidgetCenter {
  /// With what a server has widgets reloaded: `nil`, since nobody makes a token here.
  public var currentPushInfo: WidgetPushInfo? {
    get async { nil }
  }
}

extension WidgetConfiguration {
  /// Accepted without effect: nobody makes a token here.
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> some WidgetConfiguration { self }
}
