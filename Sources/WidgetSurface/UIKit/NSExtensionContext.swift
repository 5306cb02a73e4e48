#if os(Linux)
public import Foundation

/// How a Today extension stands among others, from iOS 10 on.
public enum NCWidgetDisplayMode: Int, Sendable, Hashable, CaseIterable {
  /// As high as the system says.
  case compact
  /// Opened, as high as it wants to be up to a limit.
  case expanded
}

/// What an extension knows of the system that runs it.
///
/// Stands in for the class of UIKit.
@MainActor
public final class NSExtensionContext {
  /// The pages that the extension asked the system to open.
  package private(set) var opened: [URL] = []
  /// How large a Today extension may become in each mode; without the system's modes there is only
  /// the expanded one.
  package var maximumSizes: [NCWidgetDisplayMode: CGSize] = [:]

  /// The largest mode that the extension offers.
  public var widgetLargestAvailableDisplayMode = NCWidgetDisplayMode.compact
  /// The mode that it stands in.
  public package(set) var widgetActiveDisplayMode = NCWidgetDisplayMode.compact

  package init() {}

  /// The largest size that the extension may have in a mode, points.
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    maximumSizes[displayMode] ?? .zero
  }

  /// Asks the system to open a page; here it is only noted.
  public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    opened.append(url)
    completionHandler?(true)
  }

  /// Accepted without effect: ends the request of another kind of extension.
  public func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(true)
  }
}
#endif
