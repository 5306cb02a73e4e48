/// A stored property of a view that is given its value before the view's body is read.
public protocol DynamicProperty {
  /// Called before the body is read, with the environment there, on a copy: what it keeps behind a reference, such as a
  /// `State`, is read in the body; what it keeps in the property itself is not.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that reads the environment its view is resolved in.
protocol EnvironmentReading {
  var source: EnvironmentSource { get }
}

/// The environment a property of a view reads from, shared by the copies of that view.
final class EnvironmentSource {
  var environment: EnvironmentValues?
}
