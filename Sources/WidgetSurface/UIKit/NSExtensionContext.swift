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

/// The device's screen.
///
/// Stands in for UIKit's class: that of the device whose extension is run. A widget is laid out for many devices
/// at once, of which it is none's.
@MainActor
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  private static let usual = (
    bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: CGFloat(2)
  )

  private var shown = UIScreen.usual
  /// Whether a host has set it to a device's.
  private var isOfDevice = false
  /// Whether it was asked for while it was no device's.
  package private(set) var isAskedInVain = false

  /// Its size in points.
  public package(set) var bounds: CGRect {
    get {
      noteQuestion()
      return shown.bounds
    }
    set {
      shown.bounds = newValue
      isOfDevice = true
    }
  }

  /// Pixels a point.
  public package(set) var scale: CGFloat {
    get {
      noteQuestion()
      return shown.scale
    }
    set {
      shown.scale = newValue
      isOfDevice = true
    }
  }

  /// Its size in points for what is no question of a widget's, such as a view that is loaded as large as it.
  var ownBounds: CGRect {
    get { shown.bounds }
    set { shown.bounds = newValue }
  }

  /// Makes it no device's, as before anybody has asked for it.
  package func reset() {
    shown = Self.usual
    isOfDevice = false
    isAskedInVain = false
  }

  private func noteQuestion() {
    if !isOfDevice { isAskedInVain = true }
  }
}
#endif
