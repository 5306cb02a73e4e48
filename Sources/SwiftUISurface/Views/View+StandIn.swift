import LayoutEngine

extension View {
  /// Notes that the measures of the view are not known.
  package nonisolated func standIn(_ subject: String, _ assumption: String) -> some View {
    node { node, _ in
      node.noting(StandIn(subject: subject, assumption: assumption))
    }
  }
}

extension StandIn {
  /// What runs an intent and names no style: widgets from iOS 17 on are said to draw a border around it, of which
  /// nobody published how large it is.
  static let unstyledButton = StandIn(
    subject: "buttons without a style",
    assumption: "their label alone, without the border that widgets may draw"
  )
  /// A switch that runs an intent and names no style: how widgets draw it nobody published.
  static let unstyledToggle = StandIn(
    subject: "switches without a style",
    assumption: "their label alone, without a switch or a border"
  )
}
