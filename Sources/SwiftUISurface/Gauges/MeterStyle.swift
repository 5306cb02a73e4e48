/// The style of a meter: the tint of the environment, or what its look has without one.
///
/// That bars of progress and of capacity have the accent colour without a tint, and accessory
/// gauges that of the content around, follows pictures of apps. Where a widget shows no colours of
/// its own, all are as bright as the content around.
nonisolated struct MeterStyle: ShapeStyle, Hashable {
  /// The style of a progress view, and of a gauge that shows a capacity outside lock screens.
  static let progress = MeterStyle(isAccentedUntinted: true)
  /// The style of an accessory gauge.
  static let accessory = MeterStyle(isAccentedUntinted: false)

  private let isAccentedUntinted: Bool

  func displayColor(in environment: EnvironmentValues) -> DisplayColor {
    if let tint = environment.tint { return tint.displayColor(in: environment) }
    return isAccentedUntinted && environment.widgetRenderingMode == .fullColor
      ? Color.accentColor.displayColor(in: environment) : environment.foregroundColor
  }
}

extension View {
  /// Sets the tint that a look was made with; without one that of the environment stays.
  nonisolated func tintIfGiven(_ tint: AnyShapeStyle?) -> some View {
    environment { if let tint { $0.tint = tint } }
  }
}
