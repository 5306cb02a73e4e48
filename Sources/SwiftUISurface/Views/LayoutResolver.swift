/// Resolves views to layouts in one environment.
///
/// Views live on the main actor, so resolving does too; what comes out may go anywhere.
@MainActor
public struct LayoutResolver {
  private let environment: EnvironmentValues

  /// Creates a resolver for an environment.
  public init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// The layout of a view.
  ///
  /// A view that is several, such as a group, is stacked vertically and centred, as SwiftUI does
  /// with the content of a window; what modifies it there modifies the stack.
  public func resolve<Content: View>(_ view: Content) -> LayoutNode {
    var root = environment
    root.implicitStack = .column
    let nodes = Resolving.exclusively { view._resolve(in: root) }
    var node: LayoutNode
    switch nodes.count {
    case 0: node = .empty
    case 1: node = nodes[0]
    default: node = ImplicitStack.column.node(of: nodes)
    }
    if environment.layoutDirection == .rightToLeft { node = node.mirrored }
    node.coloring = environment.displayColoring
    return node
  }
}
