/// The layout of the same view at the type size `large`, where that may hold as well.
///
/// Whether widgets on the Lock Screen follow the user's size of text is not known.
struct TypeSizeAlternative: Sendable {
  /// The type size that was asked for.
  let given: DynamicTypeSize
  /// The view at `large`.
  let layout: LayoutNode
}

extension LayoutNode {
  /// The node as one that may as well be set at the type size `large`.
  package func leavingTypeSizeOpen(
    given: DynamicTypeSize,
    large layout: LayoutNode
  ) -> LayoutNode {
    var node = self
    node.values[ObjectIdentifier(TypeSizeAlternative.self)] =
      TypeSizeAlternative(given: given, layout: layout)
    return node
  }

  var typeSizeAlternative: TypeSizeAlternative? {
    values[ObjectIdentifier(TypeSizeAlternative.self)] as? TypeSizeAlternative
  }
}

extension EnvironmentValues {
  /// Whether texts are set at a type size that the widget may not follow: in accessory families on
  /// iOS, at every size but `large`.
  package var leavesTypeSizeOpen: Bool {
    guard dynamicTypeSize != .large, platform == .iOS else { return false }
    switch widgetFamily {
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: return true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: return false
    }
  }
}

extension DynamicTypeSize {
  /// The size of the text style `body` on iOS, in points.
  package var bodyPointSize: Double {
    TextStyleTable.measure(.body, at: self, on: .iOS).size
  }
}
