#if os(Linux)
public import Foundation

/// What came of the system's asking a Today extension for something new.
public enum NCUpdateResult: UInt, Sendable, Hashable {
  /// There is something new, and the view shows it.
  case newData
  /// Nothing is new: what was shown before stays.
  case noData
  /// It could not be found out.
  case failed
}

/// The principal class of a Today extension: a `UIViewController` that the system asks for what is
/// new.
///
/// Stands in for the protocol of NotificationCenter, whose methods may be left out.
@MainActor @preconcurrency
public protocol NCWidgetProviding: AnyObject {
  /// Brings the view up to date, and says what came of it.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// The margins that the view keeps around its content, before iOS 10: those proposed, unless it says
  /// otherwise.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
  /// Called when the system shows the extension in another mode, from iOS 10 on.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode,
    withMaximumSize maxSize: CGSize
  )
}

extension NCWidgetProviding {
  /// Nothing is new.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }

  /// The margins that are proposed.
  public func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets { defaultMarginInsets }

  /// Nothing.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode,
    withMaximumSize maxSize: CGSize
  ) {}
}

/// Whether the system shows a Today extension at all.
///
/// Stands in for the class of NotificationCenter; accepted without effect, since the host shows what
/// it is asked for.
public final class NCWidgetController: Sendable {
  /// Creates a controller.
  public init() {}

  /// Creates a controller.
  public class func widgetController() -> NCWidgetController { NCWidgetController() }

  /// Accepted without effect.
  public func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

/// A Today extension among the widgets of a bundle, for a host: its principal class.
///
///     WidgetHost(TodayExtension { TodayViewController() })
public struct TodayExtension: Widget {
  /// The name of the class.
  package let typeName: String
  /// Makes the controller; one for each time that the system shows the extension.
  package let make: @MainActor () -> any UIViewController & NCWidgetProviding

  /// Creates an extension from what makes its principal class.
  public init<Controller: UIViewController & NCWidgetProviding>(
    _ make: @escaping @MainActor () -> Controller
  ) {
    typeName = "\(Controller.self)"
    self.make = make
  }

  /// Creates an extension that shows nothing and says that nothing is new.
  public init() {
    self.init { EmptyTodayController() }
  }

  /// No widget of WidgetKit's.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private final class EmptyTodayController: UIViewController, NCWidgetProviding {}
#endif
