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
public class UIControl: UIView {
  /// What becomes of a control.
  public enum State { case normal, highlighted, disabled, selected }
  /// What happens to a control.
  public enum Event { case touchDown, touchUpInside, valueChanged, editingChanged }
  /// Whether it can be used.
  public var isEnabled = true
  /// Whether it is chosen.
  public var isSelected = false
  /// Says what is called when something happens to it.
  public func addTarget(_ target: Any?, action: Any, for event: Event) {}
}

/// A button, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UIButton: UIControl {
  /// What it looks like.
  public enum ButtonType { case custom, system }
  /// The label of its title.
  public var titleLabel: UILabel? { nil }
  /// The view of its picture.
  public var imageView: UIImageView? { nil }
  /// Says its title.
  public func setTitle(_ title: String?, for state: State) {}
  /// Says the colour of its title.
  public func setTitleColor(_ color: UIColor?, for state: State) {}
  /// Says its picture.
  public func setImage(_ image: UIImage?, for state: State) {}
  /// Says the picture behind its title.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// A button of a look.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
}

/// A switch, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UISwitch: UIControl {
  /// Whether it is on.
  public var isOn = false
}

/// A slider, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UISlider: UIControl {
  /// Where it stands.
  public var value: Float = 0
}

/// A stepper, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UIStepper: UIControl {
  /// What it counts.
  public var value: Double = 0
}

/// A row of segments, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Controls are not laid out here: show the value in a UILabel, and let a tap open the app"
)
public class UISegmentedControl: UIControl {
  /// The segment that is chosen.
  public var selectedSegmentIndex = 0
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
  /// How much is done, from 0 to 1.
  public var progress: Float = 0
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
  /// Begins to turn.
  public func startAnimating() {}
  /// Ends to turn.
  public func stopAnimating() {}
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
public class UITextField: UIControl {
  /// What is typed.
  public var text: String?
  /// What stands there until something is typed.
  public var placeholder: String?
}

/// A page of text, which no layout is known of here.
@available(
  *,
  unavailable,
  message: "Its lines are not known here: show the text in a UILabel with numberOfLines = 0"
)
public class UITextView: UIView {
  /// The text.
  public var text: String?
}

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
public class UIDatePicker: UIControl {}
#endif
