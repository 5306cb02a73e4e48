import Foundation

private enum DefaultStoreKey: EnvironmentKey {
  static let defaultValue: MainActorValue<UserDefaults>? = nil
}

extension EnvironmentValues {
  /// The user's defaults of every ``AppStorage`` that names none; `nil` for the app's own.
  var defaultAppStorage: MainActorValue<UserDefaults>? {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}
