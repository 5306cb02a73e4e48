#if os(Linux)
// Of UIKit, what goes beyond views that are placed by frames: each is declared for the reason that the
// compiler then gives.

/// A constraint between views, which nobody solves here.
@available(
  *,
  unavailable,
  message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
)
public class NSLayoutConstraint {}

/// A side of a view for constraints, which nobody solves here.
@available(
  *,
  unavailable,
  message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
)
public class NSLayoutAnchor {}

/// A storyboard, which is not read here.
@available(
  *,
  unavailable,
  message: "Storyboards are not read here: make the views in viewDidLoad()"
)
public class UIStoryboard {}

/// An archive of views, which is not read here.
@available(
  *,
  unavailable,
  message: "Storyboards are not read here: make the views in viewDidLoad()"
)
public class UINib {}

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
public class UIAlertController {}

/// A stack of pages, which widgets have not.
@available(
  *,
  unavailable,
  message: "A widget has no pages: show one view controller"
)
public class UINavigationController {}

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
public class UIApplication {}

/// What tells of the device, which is another for each answer here.
@available(
  *,
  unavailable,
  message: "Which device it is is not told here: lay out for the size that is given"
)
public class UIDevice {}

/// What was copied, which is nothing here.
@available(
  *,
  unavailable,
  message: "Nothing was copied here: read what the app left in its group's folder"
)
public class UIPasteboard {}

/// What a view is drawn on, which there is none of here.
@available(
  *,
  unavailable,
  message: "Views have no layers here: use backgroundColor, alpha and clipsToBounds"
)
public class CALayer {}

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
