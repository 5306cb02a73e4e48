import Foundation

/// Layouts around one other.
///
/// What lays it out hides its priority (LayoutRules §3.4); what draws it otherwise, names it or says more of it does not.
extension LayoutNode {
  /// With room around it (LayoutRules §3.4).
  public func padded(_ insets: EdgeInsets) -> LayoutNode {
    let insets = insets.bounded
    return wrapped(
      in: PaddingElement(content: self, insets: insets),
      spacing: spacing.resetting(insets.affectedEdges).countedAsAnyOther,
      priority: 0
    )
  }

  /// In a frame of fixed lengths, the content's own where none is given (LayoutRules §3.4).
  ///
  /// Lengths are points, at least zero.
  package func framed(width: CGFloat?, height: CGFloat?, alignment: Alignment) -> LayoutNode {
    framed(
      by: FrameElement(content: self, width: width, height: height, alignment: alignment),
      resetting: Self.edges(horizontal: width != nil, vertical: height != nil)
    )
  }

  /// In a frame whose lengths have limits (LayoutRules §3.4).
  package func framed(
    width: LengthLimits,
    height: LengthLimits,
    alignment: Alignment
  ) -> LayoutNode {
    framed(
      by: FlexibleFrameElement(
        content: self,
        width: width,
        height: height,
        alignment: alignment
      ),
      resetting: Self.edges(horizontal: !width.isEmpty, vertical: !height.isEmpty)
    )
  }

  /// A frame around the content that forgets its spacing on some edges.
  private func framed(by element: any LayoutElement, resetting edges: Edge.Set) -> LayoutNode {
    wrapped(
      in: element,
      spacing: (spacing.isKeptByFrames ? spacing : spacing.resetting(edges)).countedAsAnyOther,
      priority: 0,
      multipliesQuestions: true
    )
  }

  private static func edges(horizontal: Bool, vertical: Bool) -> Edge.Set {
    var edges: Edge.Set = []
    if horizontal { edges.formUnion(.horizontal) }
    if vertical { edges.formUnion(.vertical) }
    return edges
  }

  /// At its ideal length on some axes, whatever is proposed.
  public func fixedInSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> LayoutNode {
    wrapped(
      in: FixedSizeElement(content: self, axes: axes),
      spacing: spacing.countedAsAnyOther,
      priority: 0
    )
  }

  /// With a priority by which a stack gives it room; higher ones come first.
  public func prioritised(_ priority: Double) -> LayoutNode {
    wrapped(
      in: PassingElement(content: self, change: .traits),
      spacing: spacing.countedAsAnyOther,
      priority: priority.isNaN ? 0 : priority
    )
  }

  /// With the priority and the spacing of the one view that it is made of.
  package func standing(for view: LayoutNode) -> LayoutNode {
    wrapped(
      in: PassingElement(content: self, change: .traits),
      spacing: view.spacing,
      priority: view.priority
    )
  }

  /// With edges and middles of its own, whatever the one view that it happens to hold sets of them.
  package var withEdgesOfItsOwn: LayoutNode {
    wrapped(in: PassingElement(content: self, change: .traits), guides: guides.withoutEdges)
  }

  /// Drawn with a part of its opacity, 0 to 1.
  package func translucent(_ opacity: Double) -> LayoutNode {
    wrapped(in: PassingElement(content: self, change: .opacity(opacity)))
  }

  /// Taking its room, with nothing to be seen in it.
  public var hidden: LayoutNode { wrapped(in: PassingElement(content: self, change: .hidden)) }

  /// Drawn elsewhere than it stands.
  package func offset(by offset: CGSize) -> LayoutNode {
    wrapped(in: PassingElement(content: self, change: .offset(offset)))
  }

  /// Meaning something beside what it shows.
  package func marked(as meaning: PlacedRegion.Meaning) -> LayoutNode {
    wrapped(in: RegionElement(content: self, meaning: meaning))
  }

  /// Naming what lies behind all of the layout, as the layers above know it.
  package func naming(ground: any Sendable) -> LayoutNode {
    wrapped(in: GroundElement(content: self, ground: ground))
  }

  /// What shapes in it are relative to that ask where their container is drawn.
  package var asContainer: LayoutNode {
    wrapped(in: PassingElement(content: self, change: .container))
  }

  /// Drawn under an effect.
  package func drawn(under effect: DrawnEffect) -> LayoutNode {
    wrapped(in: EffectElement(content: self, effect: effect))
  }

  /// Drawn as is known of the frame that it stands in; what is drawn is as large.
  package func drawn(
    inFrame drawing: @escaping @Sendable (LayoutNode, CGRect) -> LayoutNode
  ) -> LayoutNode {
    wrapped(in: PlacedElement(content: self, drawing: drawing))
  }

  /// With a name: a text's role in traces, a candidate's name.
  public func named(_ identifier: String) -> LayoutNode {
    wrapped(
      in: PassingElement(content: self, change: .identifier(identifier)),
      identifier: identifier
    )
  }

  /// With a guide of its own.
  package func guided(
    _ key: AlignmentKey,
    at position: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> LayoutNode {
    wrapped(
      in: GuideElement(content: self, key: key, position: position),
      guides: guides.union(ExplicitGuides(keys: [key])),
      multipliesQuestions: true
    )
  }

  /// With another layout behind or in front of it, which is offered its size.
  ///
  /// - Parameter alignment: the guides of both that meet; `nil` for what covers the frame, whatever guides are set.
  package func decorated(
    with decoration: LayoutNode,
    as layer: DecorationLayer,
    alignment: Alignment?
  ) -> LayoutNode {
    wrapped(
      in: DecorationElement(
        content: self,
        decoration: decoration,
        layer: layer,
        alignment: alignment
      )
    )
  }

  /// With its middle at a point of all the room that is proposed.
  package func positioned(at position: CGPoint) -> LayoutNode {
    wrapped(
      in: PositionElement(content: self, position: position),
      spacing: ViewSpacing(),
      priority: 0
    )
  }

  /// Offered a size of one ratio of width to height; `nil` for that of its ideal size.
  package func proportioned(_ ratio: CGFloat?, _ contentMode: ContentMode) -> LayoutNode {
    wrapped(
      in: AspectRatioElement(content: self, ratio: ratio, contentMode: contentMode),
      spacing: spacing.countedAsAnyOther,
      priority: 0,
      multipliesQuestions: ratio == nil
    )
  }

  /// In a frame whose lengths on some axes follow from the bounds of the whole layout.
  package func framed(
    alongContainer axes: Axis.Set,
    alignment: Alignment,
    length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> LayoutNode {
    framed(
      by: ContainerFrameElement(
        content: self,
        axes: axes,
        alignment: alignment,
        length: length
      ),
      resetting: Self.edges(
        horizontal: axes.contains(.horizontal),
        vertical: axes.contains(.vertical)
      )
    )
  }

  /// With a note that its measures are not known.
  package func noting(_ standIn: StandIn) -> LayoutNode {
    wrapped(in: StandInElement(content: self, standIn: standIn))
  }
}
