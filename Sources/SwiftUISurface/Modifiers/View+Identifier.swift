extension View {
  /// Names the view: a text's role in traces, a candidate's name.
  ///
  /// No effect on layout.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    node { node, _ in
      node.named(identifier)
    }
  }
}
