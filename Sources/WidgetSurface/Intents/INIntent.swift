public import Foundation

/// The options of a widget as an intent of the older kind: Xcode makes a class of it for each intent
/// of an `.intentdefinition` file.
///
/// Stands in for the class of Intents, so that such widgets run. Nothing is asked of a user here.
open class INIntent: NSObject {
  /// Creates an intent without values.
  public required override init() {}
}
