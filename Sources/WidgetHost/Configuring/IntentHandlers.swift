import WidgetSurface

/// The handlers that the program's own extension has for intents of the older kind.
enum IntentHandlers {
  /// The handler of an intent: of the first extension, by name, that has one; `nil` where none has.
  static func handler(for intent: INIntent) -> Any? {
    ConformingTypes.all(of: "_IntentsExtension").lazy
      .compactMap { $0 as? INExtension.Type }
      .compactMap { $0.init().handler(for: intent) }
      .first
  }
}
