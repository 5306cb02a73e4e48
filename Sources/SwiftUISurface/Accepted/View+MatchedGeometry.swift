/// What of a view's frame others of its name take.
public struct MatchedGeometryProperties: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where it stands.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Accepted without effect, since nothing moves.
  ///
  /// A view that is no source takes the frame of the one that is: here it stands where it stands, which answers say.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    node { node, _ in
      guard !isSource else { return node }
      return node.noting(
        StandIn(
          subject: "views in another’s frame",
          assumption: "in their own, as if they had none to match"
        )
      )
    }
  }
}

/// What the shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Being tapped.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Being dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Being shown above a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Being pointed at.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Having the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Being shown to those who do not see it.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
