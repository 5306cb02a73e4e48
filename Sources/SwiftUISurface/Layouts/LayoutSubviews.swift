/// The views of a container, or some of them, in their order.
public struct LayoutSubviews: RandomAccessCollection {
  let session: LayoutSession
  private let nodes: [LayoutNode]
  private let indexes: [Int]

  /// The direction in which the container reads.
  ///
  /// Places are always given as if from the left; where reading starts at the right, the whole
  /// layout is mirrored afterwards.
  public var layoutDirection: LayoutDirection

  init(_ nodes: [LayoutNode], layoutDirection: LayoutDirection) {
    self.init(
      nodes: nodes,
      indexes: Array(nodes.indices),
      session: LayoutSession(count: nodes.count),
      layoutDirection: layoutDirection
    )
  }

  private init(
    nodes: [LayoutNode],
    indexes: [Int],
    session: LayoutSession,
    layoutDirection: LayoutDirection
  ) {
    self.nodes = nodes
    self.indexes = indexes
    self.session = session
    self.layoutDirection = layoutDirection
  }

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { indexes.count }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[indexes[index]], index: indexes[index], session: session)
  }

  /// The views at a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    selecting(Array(indexes[bounds]))
  }

  /// The views at some positions.
  public subscript<Positions: Sequence>(positions: Positions) -> LayoutSubviews
  where Positions.Element == Int {
    selecting(positions.map { indexes[$0] })
  }

  private func selecting(_ indexes: [Int]) -> LayoutSubviews {
    LayoutSubviews(
      nodes: nodes,
      indexes: indexes,
      session: session,
      layoutDirection: layoutDirection
    )
  }
}

extension LayoutSubviews: Equatable {
  /// Whether both are the same views of the same container.
  public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
    one.session === other.session && one.indexes == other.indexes
  }
}
