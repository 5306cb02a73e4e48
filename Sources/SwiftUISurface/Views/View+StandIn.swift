import LayoutEngine

extension View {
  /// Notes that the measures of the view are not known.
  nonisolated func standIn(_ subject: String, _ assumption: String) -> some View {
    node { node, _ in
      node.noting(StandIn(subject: subject, assumption: assumption))
    }
  }
}
