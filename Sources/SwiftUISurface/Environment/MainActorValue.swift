/// A value that is only used while views are resolved.
///
/// Environments are `Sendable`, but styles, closures and objects that views put into them need not
/// be. Only the resolving of views reads them, one view at a time (`Resolving`).
package struct MainActorValue<Value>: @unchecked Sendable {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  @MainActor var wrapped: Value { value }

  /// For properties that user code reads outside of the main actor, as SwiftUI allows.
  var unchecked: Value { value }
}
