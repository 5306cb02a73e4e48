public import Fitcheck

/// The areas that a test expects a view to fit in.
public struct FitAreas: Sendable {
  /// The areas, each with its device's name.
  public let areas: [FitArea]

  /// Areas of one's own.
  public init(_ areas: [FitArea]) {
    self.areas = areas
  }

  /// The rectangular widget on every iPhone that has widgets on its Lock Screen, each with the
  /// newest system that it runs.
  public static let allPhones = FitAreas(DeviceCatalogue.devices.map(\.fitArea))

  /// A widget on devices by name, such as "iPhone 15" and "SE 3"; without a name there is no area, and
  /// what is expected of none fails.
  ///
  /// - Throws: ``DeviceError`` with the nearest names.
  public static func devices(
    _ names: String...,
    slot: WidgetSlot = .lockScreen
  ) throws(DeviceError) -> FitAreas {
    var areas: [FitArea] = []
    for name in names {
      areas.append(try DeviceCatalogue.device(named: name, for: slot).fitArea)
    }
    return FitAreas(areas)
  }
}
