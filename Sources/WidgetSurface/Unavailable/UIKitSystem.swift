#if os(Linux)
public import Foundation

// Of UIKit, what goes beyond views that are placed by frames: each is declared for the reason that the
// compiler then gives.

/// A constraint between views, which nobody solves here.
@available(
  *,
  unavailable,
  message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
)
public class NSLayoutConstraint {
  /// Whether it holds.
  public var isActive = false
  /// What is added, points.
  public var constant = 0.0
  /// Makes constraints hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Lets constraints go.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// A side of a view for constraints, which nobody solves here.
@available(
  *,
  unavailable,
  message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
)
public class NSLayoutAnchor {
  /// A constraint to another side, so far from it.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: Double = 0) -> NSLayoutConstraint
  { NSLayoutConstraint() }

  /// A constraint to no less than another side.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  /// A constraint to no more than another side.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  /// A constraint to a multiple of another length.
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    multiplier: Double
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  /// A constraint to a length.
  public func constraint(equalToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// A storyboard, which is not read here.
@available(
  *,
  unavailable,
  message: "Storyboards are not read here: make the views in viewDidLoad()"
)
public class UIStoryboard {
  /// The storyboard of a name.
  public init(name: String, bundle: Bundle?) {}
}

/// An archive of views, which is not read here.
@available(
  *,
  unavailable,
  message: "Storyboards are not read here: make the views in viewDidLoad()"
)
public class UINib {
  /// The archive of a name.
  public init(nibName: String, bundle: Bundle?) {}
}

/// What knows a gesture, which nobody makes here.
@available(
  *,
  unavailable,
  message: "Nothing is touched here: a tap on the extension opens its app"
)
public class UIGestureRecognizer {}

/// What knows a tap, which nobody makes here.
@available(
  *,
  unavailable,
  message: "Nothing is touched here: a tap on the extension opens its app"
)
public class UITapGestureRecognizer {}

/// A question to the user, which widgets cannot ask.
@available(
  *,
  unavailable,
  message: "Nothing is presented over a widget: show the words in a UILabel"
)
public class UIAlertController {
  /// How it is presented.
  public enum Style { case actionSheet, alert }
  /// A question with its words.
  public init(title: String?, message: String?, preferredStyle: Style) {}
}

/// A stack of pages, which widgets have not.
@available(
  *,
  unavailable,
  message: "A widget has no pages: show one view controller"
)
public class UINavigationController {
  /// A stack of one page.
  public init(rootViewController: UIViewController) {}
}

/// A table as a page, which widgets have not.
@available(
  *,
  unavailable,
  message:
    "There are no tables here: place a view for each row by frames in viewDidLayoutSubviews()"
)
public class UITableViewController {}

/// The app, which extensions cannot reach.
@available(
  *,
  unavailable,
  message:
    "An extension has no UIApplication, on iOS neither: open pages with extensionContext or Link"
)
public class UIApplication {
  /// The one that runs.
  public static var shared: UIApplication { UIApplication() }
  /// Opens a page.
  public func open(_ url: URL) {}
}

/// What tells of the device, which is another for each answer here.
@available(
  *,
  unavailable,
  message: "Which device it is is not told here: lay out for the size that is given"
)
public class UIDevice {
  /// What kind of device it is.
  public enum Idiom: Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// A Mac.
    case mac
    /// Any other.
    case unspecified
  }

  /// The one that it runs on.
  public static var current: UIDevice { UIDevice() }
  /// What kind of device it is: iPads are laid out as well as iPhones.
  public var userInterfaceIdiom: Idiom { .unspecified }
  /// What it is called as a product.
  public var model: String { "" }
  /// What its owner calls it.
  public var name: String { "" }
  /// The version of its system.
  public var systemVersion: String { "" }
}

/// What was copied, which is nothing here.
@available(
  *,
  unavailable,
  message: "Nothing was copied here: read what the app left in its group's folder"
)
public class UIPasteboard {
  /// The one that all apps share.
  public static var general: UIPasteboard { UIPasteboard() }
  /// The text that was copied.
  public var string: String?
}

/// What a view is drawn on, which there is none of here.
@available(
  *,
  unavailable,
  message: "Views have no layers here: use backgroundColor, alpha and clipsToBounds"
)
public class CALayer {
  /// How round its corners are, points.
  public var cornerRadius = 0.0
  /// Whether nothing is drawn outside of it.
  public var masksToBounds = false
  /// The width of its border, points.
  public var borderWidth = 0.0
  /// How opaque its shadow is, 0 to 1.
  public var shadowOpacity: Float = 0
  /// How far its shadow is blurred, points.
  public var shadowRadius = 0.0
}

/// A view of UIKit in one of SwiftUI, which no widget may show.
@available(
  *,
  unavailable,
  message: "Widgets show no views of UIKit, on iOS neither: build it of SwiftUI's"
)
public protocol UIViewRepresentable {}

/// A view controller in a view of SwiftUI, which no widget may show.
@available(
  *,
  unavailable,
  message: "Widgets show no views of UIKit, on iOS neither: build it of SwiftUI's"
)
public protocol UIViewControllerRepresentable {}
#endif
