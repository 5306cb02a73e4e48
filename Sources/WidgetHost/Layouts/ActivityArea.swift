import DeviceTraits
import FontFaces
import Foundation
import WidgetDevices
import WidgetSurface

/// How large the parts of a Live Activity are on phones of one screen.
///
/// Of the guideline (Apple, Human Interface Guidelines, Live Activities), which names two screens; of all
/// others nothing is known.
struct ActivityArea {
  /// The screen of the phones, points.
  private let screen: CGSize
  /// How wide it is on the Lock Screen, points.
  private let width: CGFloat
  /// How wide the island is on each side of the camera, points.
  private let compactWidth: CGFloat

  /// How high it is on the Lock Screen, points: as high as its content within this.
  private static let heights: ClosedRange<CGFloat> = 84...160
  /// How high the island is, and how wide its dot may become, points.
  private static let island = CGSize(width: 45, height: 36.67)

  private static let all = [
    ActivityArea(
      screen: CGSize(width: 393, height: 852),
      width: 371,
      compactWidth: 52.33
    ),
    ActivityArea(
      screen: CGSize(width: 430, height: 932),
      width: 408,
      compactWidth: 62.33
    ),
  ]

  /// The size of a part.
  ///
  /// - Parameter height: how high it wants to be at a width.
  func size(of place: ActivityPart.Place, height: (CGFloat) -> CGFloat) -> CGSize {
    switch place {
    case .lockScreen:
      let wanted = min(max(height(width), Self.heights.lowerBound), Self.heights.upperBound)
      return CGSize(width: width, height: wanted)
    case .compactLeading, .compactTrailing:
      return CGSize(width: compactWidth, height: Self.island.height)
    case .minimal: return Self.island
    }
  }

  /// The areas with the phones that have them: those that are named, or else all.
  ///
  /// - Throws: `DeviceError` with the nearest names.
  static func places(
    devices names: [String],
    version: SystemVersion?
  ) throws(DeviceError) -> [(area: ActivityArea, group: DeviceGroup)] {
    // A widget's size is known of every phone that has one.
    let slot = WidgetSlot.family(.systemSmall)
    var devices: [Device] = []
    for name in names {
      do {
        devices.append(try DeviceCatalogue.device(named: name, for: slot, version: version))
      } catch .noPublishedSize {
        continue
      }
    }
    if names.isEmpty {
      devices = DeviceCatalogue.devices(for: slot, version: version).filter { $0.kind == .iPhone }
    }
    return all.flatMap { area in
      DeviceGroup.grouping(devices.filter { $0.screenClass.screen == area.screen })
        .map { (area, $0) }
    }
  }
}
