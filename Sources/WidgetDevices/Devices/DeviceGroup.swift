public import DeviceTraits
public import FontFaces
public import Foundation
import UnicodeText

/// Devices that share a text area, a display scale and a system, and therefore every layout
/// decision.
public struct DeviceGroup: Sendable, Hashable {
  /// Width and height of the text area in points.
  public let size: CGSize

  /// Pixels per point.
  public let displayScale: CGFloat

  /// The version of their system.
  public let systemVersion: SystemVersion

  /// The devices, newest first; empty for a size that the caller gave.
  public let devices: [Device]

  /// The system of a size that is no device's; iOS where there are devices, which have their own.
  package let platformOfSize: Platform

  /// The distinct origins of the area among the devices, in their order.
  public let textAreas: [TextArea]

  /// A size that the caller gave, in points, in place of the text area of some devices or of none; its lengths
  /// are those of a ``TextArea``.
  ///
  /// It is that of each of its devices: nothing is said of how their own is known.
  /// Where there are no devices, the version is that of the platform.
  public init(
    size: CGSize,
    displayScale: CGFloat,
    systemVersion: SystemVersion = .newest,
    platform: Platform = .iOS,
    devices: [Device] = []
  ) {
    let textArea = TextArea.given(size, systemVersion)
    self.size = textArea.size
    self.displayScale = displayScale
    self.systemVersion = systemVersion
    self.devices = devices.map { device in
      var lent = device
      lent.textArea = textArea
      return lent
    }
    platformOfSize = devices.isEmpty ? platform : .iOS
    self.textAreas = [textArea]
  }

  private init(devices: [Device], of first: Device) {
    self.size = first.textArea.size
    self.displayScale = first.displayScale
    self.systemVersion = first.systemVersion
    self.devices = devices
    platformOfSize = .iOS
    self.textAreas = devices.map(\.textArea).eachOnce()
  }

  /// The version that answers for them are said to be of; nil where the last system of one of them is older
  /// than all versions, and it is set by the oldest one's rules.
  package var namedSystemVersion: SystemVersion? {
    devices.allSatisfy { $0.systems != nil } ? systemVersion : nil
  }

  /// The devices whose area is known in the given way.
  public func devices(knownAs provenance: TextArea.Provenance) -> [Device] {
    devices.filter { $0.textArea.provenance == provenance }
  }

  /// The distinct triples of text area, display scale and system among devices, from the smallest
  /// area up.
  ///
  /// Devices keep their order within a group. Groups are ordered by width, then height, then scale,
  /// then system, the newest first; watches, which have another system, after phones.
  public static func grouping(_ devices: [Device]) -> [DeviceGroup] {
    struct Key: Hashable {
      let width, height, scale: CGFloat
      let version: SystemVersion
      let platform: Platform
    }
    var members: [Key: [Device]] = [:]
    for device in devices {
      let size = device.textArea.size
      let key = Key(
        width: size.width,
        height: size.height,
        scale: device.displayScale,
        version: device.systemVersion,
        platform: device.platform
      )
      if members[key]?.contains(device) != true { members[key, default: []].append(device) }
    }
    let groups = members.values.compactMap { devices in
      devices.first.map { DeviceGroup(devices: devices, of: $0) }
    }
    func rank(_ group: DeviceGroup) -> Int { group.devices.first?.platform == .watchOS ? 1 : 0 }
    return groups.sorted { left, right in
      (
        left.size.width, left.size.height, left.displayScale, right.systemVersion, rank(left)
      ) < (
        right.size.width, right.size.height, right.displayScale, left.systemVersion, rank(right)
      )
    }
  }
}
