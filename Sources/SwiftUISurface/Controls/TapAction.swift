import Foundation

/// What tapping a part of a widget does: for who hosts the widget, layout knows nothing of it.
package enum TapAction: Sendable {
  /// An intent of the app is done.
  case intent(any TappedIntent)
  /// An intent of the app is done that turns something on or off.
  case toggle(any TappedIntent, isOn: Bool)
  /// The app is opened with a page.
  case page(URL)
}

/// What a control can run: an intent of the app.
///
/// Nothing else is one, as in SwiftUI: a closure behind a button's title would do for a value of any type as well as for
/// an action, and the button would be taken for one that runs something of the app.
public protocol _ControlIntent {}

/// An intent of any type, as views keep it.
package protocol TappedIntent: Sendable {
  /// The intent.
  @MainActor var intent: Any { get }
}

extension MainActorValue: TappedIntent {
  @MainActor package var intent: Any { wrapped }
}
