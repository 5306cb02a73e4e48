package import Foundation

/// Content that names what lies behind all of the layout; layout does not notice.
///
/// What is not placed names nothing; what is hidden does, as it still takes its room.
struct GroundElement: WrappingElement {
  let content: LayoutNode
  /// What lies behind, as the layers above know it.
  let ground: any Sendable

  func place(_ placement: Placement, into realisation: inout Realisation) {
    content.element.place(placement, into: &realisation)
    realisation.grounds.append(ground)
  }
}

extension LayoutNode {
  /// The last ground that is named by what is placed in bounds, which is the outermost of those around each other; `nil`
  /// where none is.
  ///
  /// - Parameter bounds: the size offered, points.
  /// - Complexity: measures candidates until one fits; no line is laid out. Any thread.
  package func ground(in bounds: CGSize) -> (any Sendable)? {
    var pass = LayoutPass()
    return realise(.choice, in: bounds, tracing: .tried, &pass).realisation.grounds.last
  }
}
