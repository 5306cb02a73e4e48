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

/// An intent of any type, as views keep it.
package protocol TappedIntent: Sendable {
  /// The intent.
  @MainActor var intent: Any { get }
}

extension MainActorValue: TappedIntent {
  @MainActor package var intent: Any { wrapped }
}
