private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether what has a label beside what it shows is shown without it.
  var areLabelsHidden: Bool { self[LabelsHiddenKey.self] }
}

extension View {
  /// Hides the labels of progress views, gauges, labelled rows and switches at the end of a row in the view.
  ///
  /// A progress view loses the words of its value as well. A button keeps its label, since it is nothing but that here, and
  /// so does a toggle in another style than ``SwitchToggleStyle`` (API, "their label").
  public nonisolated func labelsHidden() -> some View {
    environment { $0[LabelsHiddenKey.self] = true }
  }
}
