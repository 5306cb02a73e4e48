/// What a widget's program has.
public struct ProgramDescription: Sendable, Hashable, Codable {
  /// The widgets, in the order of the bundle.
  public let widgets: [WidgetDescription]
  /// What is wrong with the bundle itself.
  public let findings: [HostFinding]
  /// The previews that the sources declare, in the order of their places.
  public let previews: [PreviewDescription]

  /// Creates a description.
  public init(
    widgets: [WidgetDescription],
    findings: [HostFinding],
    previews: [PreviewDescription]
  ) {
    self.widgets = widgets
    self.findings = findings
    self.previews = previews
  }
}
