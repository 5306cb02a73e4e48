/// A value of the user's that goes from one thread to another, as WidgetKit hands it over, whether
/// or not its type promises to bear it.
package struct HandedOver<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
