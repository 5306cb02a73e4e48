public import Foundation

/// The principal class of an extension that handles intents.
///
/// Stands in for the class of Intents.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Creates the extension.
  public required override init() {}

  /// The object that handles an intent: the extension itself, unless it says otherwise.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// What hands out the handler of an intent.
public protocol INIntentHandlerProviding: AnyObject {
  /// The object that handles an intent; `nil` for none.
  func handler(for intent: INIntent) -> Any?
}

/// The principal class of the program's own extension, by which a host finds it.
public protocol _IntentsExtension: INExtension {}

/// What came of an intent that was handled.
///
/// Stands in for the class of Intents.
open class INIntentResponse: NSObject {
  /// What the app is told when it is opened; none here.
  public var userActivity: Any?

  /// Creates a response.
  public override init() {}
}
