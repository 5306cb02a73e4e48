extension EnvironmentValues {
  /// The axis of the stack that a view stands in, for those that adapt to it.
  @Entry var stackAxis: Axis?
}
