private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether what has a label beside what it shows is shown without it.
  var areLabelsHidden: Bool { self[LabelsHiddenKey.self] }
}

extension View {
  /// Hides the labels of progress views, gauges and labelled rows in the view.
  ///
  /// A progress view loses the words of its value as well. A switch or a button keeps its label, since it is nothing
  /// but that here (API, "their label").
  public nonisolated func labelsHidden() -> some View {
    environment { $0[LabelsHiddenKey.self] = true }
  }
}
