public import Foundation

/// The options of a widget as an intent of the older kind: Xcode makes a class of it for each intent
/// of an `.intentdefinition` file.
///
/// Stands in for the class of Intents, so that such widgets run. Nothing is asked of a user here.
open class INIntent: NSObject {
  /// Creates an intent without values.
  public required override init() {}

  /// What a user may set on it, in order; what is made of an `.intentdefinition` file says it.
  open var _settings: [_IntentSetting] { [] }

  /// The value of a property by its name; `nil` where it has none, and for names that it does not know.
  ///
  /// Values of enumerations are the numbers that stand for them.
  public func value(forKey key: String) -> Any? {
    var level: Mirror? = Mirror(reflecting: self)
    while let current = level {
      if let property = current.children.first(where: { $0.label == key }) {
        let mirror = Mirror(reflecting: property.value)
        let value: Any? =
          mirror.displayStyle == .optional ? mirror.children.first?.value : property.value
        return (value as? any RawRepresentable)?.rawValue ?? value
      }
      level = current.superclassMirror
    }
    return nil
  }
}

/// A thing of the app that an intent of the older kind speaks of: Xcode makes a class of it for each
/// type of an `.intentdefinition` file.
///
/// Stands in for the class of Intents.
open class INObject: NSObject {
  /// The name by which the app knows it.
  public let identifier: String?
  /// The name that the user sees.
  public let displayString: String
  /// How it is spoken; `nil` for as it is written.
  public let pronunciationHint: String?
  /// What the user reads below the name.
  public var subtitleString: String?

  /// Creates a thing.
  public required init(identifier: String?, display: String, pronunciationHint: String?) {
    self.identifier = identifier
    displayString = display
    self.pronunciationHint = pronunciationHint
  }

  /// Creates a thing that is spoken as it is written.
  public convenience init(identifier: String?, display: String) {
    self.init(identifier: identifier, display: display, pronunciationHint: nil)
  }

  /// Creates a thing with a line below its name.
  public convenience init(identifier: String?, display: String, subtitle: String?, image: Any?) {
    self.init(identifier: identifier, display: display, pronunciationHint: nil)
    subtitleString = subtitle
  }
}
