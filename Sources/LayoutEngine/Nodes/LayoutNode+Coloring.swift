extension LayoutNode {
  /// What of the colours is shown where the layout stands, if it is the whole.
  package var coloring: DisplayColoring {
    get { values[ObjectIdentifier(DisplayColoring.self)] as? DisplayColoring ?? .lightness }
    set {
      // Nothing is kept of what is so anyway.
      values[ObjectIdentifier(DisplayColoring.self)] = newValue == .lightness ? nil : newValue
    }
  }
}
