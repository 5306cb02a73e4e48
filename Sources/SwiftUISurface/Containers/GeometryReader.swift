public import Foundation

/// A view whose content depends on the room there is: it takes all it is proposed, 10 points where
/// nothing is proposed (LayoutRules §3.4).
///
/// The content is resolved when the view is placed, on the thread that lays out.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Resolves to one node.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let content = MainActorValue(content)
    let installed = EnvironmentInstallation.current
    var inner = environment
    inner.stackAxis = nil
    return [
      LayoutNode(
        GeometryElement { [inner] proxy in
          EnvironmentInstallation.installing(installed.wrapped) {
            content.wrapped(proxy)._resolve(in: inner)
          }
        }
      )
    ]
  }
}

/// The size and place of the room that a `GeometryReader` has.
public struct GeometryProxy: Sendable {
  /// The size, points.
  public let size: CGSize
  private let origin: CGPoint

  init(_ frame: CGRect) {
    size = frame.size
    origin = frame.origin
  }

  /// The insets of the safe area: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The place of the room in a space; named spaces are taken for the whole layout.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global, .named: CGRect(origin: origin, size: size)
    }
  }
}

/// A space in which places are told.
public enum CoordinateSpace {
  /// The whole layout.
  case global
  /// The view itself.
  case local
  /// The space of a named view.
  case named(AnyHashable)
}

extension CoordinateSpace: Equatable, Hashable {}

/// The room of a `GeometryReader`: its content stands in its top leading corner.
struct GeometryElement: SeparableElement {
  let content: @MainActor @Sendable (GeometryProxy) -> [LayoutNode]

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  var endlessAxes: Axis.Set { [.horizontal, .vertical] }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let frame = placement.frame
    let room = realisation.shownRoom ?? frame.size
    let proxy = GeometryProxy(
      CGRect(
        x: frame.minX,
        y: frame.minY,
        width: min(frame.width, room.width),
        height: min(frame.height, room.height)
      )
    )
    let nodes = Resolving.inLayout { [content] in content(proxy) }
    let proposal = ProposedViewSize(placement.size)
    realisation.place(nodes) { index, realisation in
      // Each by itself: no guides are laid on each other.
      let size = nodes[index].sizeThatFits(proposal, &realisation.pass)
      nodes[index].element.place(
        placement.member(at: frame.origin, size: size, proposal: proposal),
        into: &realisation
      )
    }
  }
}
