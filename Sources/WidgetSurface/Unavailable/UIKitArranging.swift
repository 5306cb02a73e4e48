#if os(Linux)
import Foundation

// What Today extensions of old will try and there is not: each is declared for the reason that the compiler
// then gives.

/// A stack of views, which is laid out by constraints.
@available(
  *,
  unavailable,
  message: "There are no constraints here: place the views by frames in viewDidLayoutSubviews()"
)
public class UIStackView: UIView {
  /// A stack of some views.
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
}

/// Content that scrolls, which widgets have not.
@available(
  *,
  unavailable,
  message: "Nothing scrolls in a widget: place what is seen by frames"
)
public class UIScrollView: UIView {}

/// A table, which is laid out as it scrolls.
@available(
  *,
  unavailable,
  message:
    "There are no tables here: place a view for each row by frames in viewDidLayoutSubviews()"
)
public class UITableView: UIView {}

/// A row of a table, which there are none of here.
@available(
  *,
  unavailable,
  message:
    "There are no tables here: place a view for each row by frames in viewDidLayoutSubviews()"
)
public class UITableViewCell: UIView {}

/// A collection, which is laid out as it scrolls.
@available(
  *,
  unavailable,
  message:
    "There are no collections here: place a view for each item by frames in viewDidLayoutSubviews()"
)
public class UICollectionView: UIView {}

/// An item of a collection, which there are none of here.
@available(
  *,
  unavailable,
  message:
    "There are no collections here: place a view for each item by frames in viewDidLayoutSubviews()"
)
public class UICollectionViewCell: UIView {}

/// A ground that blurs what is behind it, which there is nothing of here.
@available(
  *,
  unavailable,
  message: "What is behind the extension is not known here: use a UIView with a colour"
)
public class UIVisualEffectView: UIView {}
#endif
