import DeviceTraits
import FontFaces
import Foundation
import WidgetDevices
import WidgetSurface

/// How large the parts of a Live Activity are on phones of one screen.
///
/// Of the guideline (Apple, Human Interface Guidelines, Live Activities). Of two screens it has all sizes; of the newer
/// ones how wide the island is, which is as wide as theirs, and not how wide an activity is on the Lock Screen; of phones
/// without an island nothing.
struct ActivityArea {
  /// The screen of the phones, points.
  private let screen: CGSize
  /// How wide it is on the Lock Screen, points; `nil` where that is not published.
  private let width: CGFloat?
  /// How wide the island is on each side of the camera, points.
  private let compactWidth: CGFloat

  /// How high it is on the Lock Screen, points: as high as its content within this.
  private static let heights: ClosedRange<CGFloat> = 84...160
  /// How high the island is, and how wide its dot may become, points.
  private static let island = CGSize(width: 45, height: 36.67)

  private init(_ screenWidth: CGFloat, _ screenHeight: CGFloat, width: CGFloat?, compact: CGFloat) {
    screen = CGSize(width: screenWidth, height: screenHeight)
    self.width = width
    compactWidth = compact
  }

  private static let all = [
    ActivityArea(393, 852, width: 371, compact: 52.33),
    ActivityArea(430, 932, width: 408, compact: 62.33),
    // Islands of 230 points, as on screens of 393.
    ActivityArea(402, 874, width: nil, compact: 52.33),
    // Islands of 250 points, as on screens of 430.
    ActivityArea(420, 912, width: nil, compact: 62.33),
    ActivityArea(440, 956, width: nil, compact: 62.33),
  ]

  /// The size of a part; `nil` where it is not published.
  ///
  /// - Parameter height: how high it wants to be at a width.
  func size(of place: ActivityPart.Place, height: (CGFloat) -> CGFloat) -> CGSize? {
    switch place {
    case .lockScreen:
      guard let width else { return nil }
      let wanted = min(max(height(width), Self.heights.lowerBound), Self.heights.upperBound)
      return CGSize(width: width, height: wanted)
    case .compactLeading, .compactTrailing:
      return CGSize(width: compactWidth, height: Self.island.height)
    case .minimal: return Self.island
    }
  }

  /// Whether the size of a part is published.
  func isKnown(_ place: ActivityPart.Place) -> Bool { place != .lockScreen || width != nil }

  /// The areas with the phones that have them, and the phones of which nothing is published, newest first: of those that
  /// are named, or else of all.
  ///
  /// - Throws: `DeviceError` with the nearest names.
  static func places(
    devices names: [String],
    version: SystemVersion?
  ) throws(DeviceError) -> (known: [(area: ActivityArea, group: DeviceGroup)], others: [Device]) {
    // Of every phone that shows activities such a widget's size is known, or taken from another's.
    let slot = WidgetSlot.family(.accessoryRectangular)
    let devices = try NamedDevices(names, for: slot, version: version).devices
    let known = all.flatMap { area in
      DeviceGroup.grouping(devices.filter { $0.screenClass.screen == area.screen })
        .map { (area: area, group: $0) }
    }
    let others = devices.filter { device in
      !all.contains { $0.screen == device.screenClass.screen }
    }
    return (known, others)
  }
}
