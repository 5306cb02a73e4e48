/// A value of the user's that goes from one thread to another, as WidgetKit hands it over, whether
/// or not its type promises to bear it.
struct HandedOver<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
