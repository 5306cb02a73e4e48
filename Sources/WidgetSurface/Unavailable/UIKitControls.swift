#if os(Linux)
import Foundation

// What Today extensions of old will try and there is not: each is declared for the reason that the compiler
// then gives.

/// A control, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UIControl: UIView {}

/// A button, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UIButton: UIView {
  /// What it looks like.
  public enum ButtonType { case custom, system }
  /// A button of a look.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
}

/// A switch, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UISwitch: UIView {}

/// A slider, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UISlider: UIView {}

/// A stepper, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UIStepper: UIView {}

/// A row of segments, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UISegmentedControl: UIView {
  /// A row of some segments.
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
}

/// A bar of progress, which no layout is known of here.
@available(
  *,
  unavailable,
  message:
    "Its size is not known here: show progress with a UIView whose frame is as long as the value says"
)
public class UIProgressView: UIView {
  /// What it looks like.
  public enum Style { case `default`, bar }
  /// A bar of a look.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
}

/// A wheel that turns, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Nothing moves here: show a UILabel while the extension waits"
)
public class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style { case medium, large }
  /// A wheel of a size.
  public convenience init(style: Style) { self.init(frame: .zero) }
}

/// A field of text, which no extension can type into.
@available(
  *,
  unavailable,
  message: "An extension of the Today view has no keyboard: show the value in a UILabel"
)
public class UITextField: UIView {}

/// A page of text, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Its lines are not known here: show the text in a UILabel with numberOfLines = 0"
)
public class UITextView: UIView {}

/// A field to search in, which no extension can type into.
@available(
  *,
  unavailable,
  message: "An extension of the Today view has no keyboard: show the value in a UILabel"
)
public class UISearchBar: UIView {}

/// A picker, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UIPickerView: UIView {}

/// A picker of dates, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UIDatePicker: UIView {}
#endif
