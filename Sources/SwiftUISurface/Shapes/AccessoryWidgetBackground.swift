/// The soft ground of accessory widgets: takes what it is offered in round, rectangular and corner
/// families, and is not there elsewhere (LayoutRules §4).
public nonisolated struct AccessoryWidgetBackground: PrimitiveView, Sendable {
  /// Creates the ground.
  public init() {}

  /// Resolves to a filled shape, or to nothing.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    let style = Color.primary.opacity(0.12)
    return switch environment.widgetFamily {
    case .accessoryCircular, .accessoryCorner: Circle().fill(style)._resolve(in: environment)
    case .accessoryRectangular: ContainerRelativeShape().fill(style)._resolve(in: environment)
    default: []
    }
  }
}
