/// A description of a piece of interface, made of other views.
///
/// Has SwiftUI's name and shape, so that view code moves by changing its imports. A view is
/// isolated to the main actor; what it resolves to is not.
@MainActor @preconcurrency
public protocol View {
  /// The type of the content.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Resolves the view in an environment to the nodes it contributes to its container: none for
  /// an empty view, several for a group. Views of one's own use the given implementation, which
  /// resolves the body.
  func _resolve(in environment: EnvironmentValues) -> [LayoutNode]
}

extension View {
  /// Resolves the body.
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    EnvironmentInstallation.resolving(self, in: environment) {
      body._resolve(in: environment)
    }
  }
}

/// A view that resolves itself instead of through a body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Not to be read: the view has no body.
  @MainActor
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; resolve it with LayoutResolver instead")
  }
}

extension Never: View {
  /// Without a body.
  public typealias Body = Never

  /// Not to be read: there is no value to read it from.
  @MainActor
  public var body: Never { self }

  /// Resolves to nothing: there is no value to call this on.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    []
  }
}
