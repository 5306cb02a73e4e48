extension View {
  /// Names the view: a text's role in traces, a candidate's name.
  ///
  /// No effect on layout.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    node { node, _ in
      node.named(identifier)
    }
  }

  /// Names the view where a condition holds.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool
  ) -> some View {
    node { node, _ in
      isEnabled ? node.named(identifier) : node
    }
  }
}
