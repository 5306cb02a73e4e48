import Foundation

extension Shape {
  /// What lies within this shape and another.
  public nonisolated func intersection<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(shape: self, other: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// What lies within this shape or another.
  public nonisolated func union<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(shape: self, other: other) { $0.union($1, eoFill: eoFill) }
  }

  /// What lies within this shape but not another.
  public nonisolated func subtracting<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(shape: self, other: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// What lies within this shape or another, but not within both.
  public nonisolated func symmetricDifference<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(shape: self, other: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
}

/// Two shapes in the same rectangle, of whose outlines one is made; as large as the first one, and mirrored where that is.
nonisolated struct CombinedShape<Outline: Shape, Other: Shape>: Shape {
  let shape: Outline
  let other: Other
  let combined: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combined(shape.path(in: rect), other.path(in: rect)) }
  func _outline(in rect: CGRect) -> Path {
    combined(shape.coveredOutline(in: rect), other.coveredOutline(in: rect))
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func _placed(in environment: EnvironmentValues) -> any Shape {
    CombinedShape<AnyShape, AnyShape>(
      shape: AnyShape(hidden: shape._placed(in: environment)),
      other: AnyShape(hidden: other._placed(in: environment)),
      combined: combined
    )
  }
}
