import Foundation

extension EnvironmentValues {
  /// The user's defaults of every ``AppStorage`` that names none; `nil` for the app's own.
  @Entry var defaultAppStorage: MainActorValue<UserDefaults>?
}
