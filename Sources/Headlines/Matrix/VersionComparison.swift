import FontFaces
import ViewFitting
import WidgetDevices

/// Devices, or a size of one's own, with their areas on each version of the system that was asked for.
package struct ComparedPlace: Sendable, Hashable {
  /// The devices; empty for a size that the caller gave.
  package let devices: [Device]
  /// The places of their areas among all, the oldest version first.
  package let areas: [Int]
}

/// Versions of the system that are compared in some areas.
package struct VersionComparison: Sendable, Hashable {
  /// A version, with the places of its areas among all.
  package struct Version: Sendable, Hashable {
    package let version: SystemVersion
    package fileprivate(set) var areas: [Int] = []
  }

  /// The versions, the oldest first.
  package let versions: [Version]
  /// The places that have areas on several versions, in the order of their oldest areas.
  package let places: [ComparedPlace]

  /// Whether anything is compared: areas of devices that each run another version are not.
  package var isEmpty: Bool { places.isEmpty }

  package init(_ groups: [DeviceGroup]) {
    let oldestFirst = groups.indices.sorted {
      (groups[$0].systemVersion, $0) < (groups[$1].systemVersion, $1)
    }
    var versions: [Version] = []
    var names: [String] = []
    var known: [String: (device: Device?, areas: [Int])] = [:]
    for index in oldestFirst {
      let group = groups[index]
      if versions.last?.version != group.systemVersion {
        versions.append(Version(version: group.systemVersion))
      }
      versions[versions.count - 1].areas.append(index)
      let devices = group.devices.isEmpty ? [nil] : group.devices.map(Optional.some)
      for device in devices {
        let name = device?.name ?? group.name
        if known[name] == nil { names.append(name) }
        known[name, default: (device, [])].areas.append(index)
      }
    }
    self.versions = versions
    // Devices with the same areas on all versions are one place.
    var order: [[Int]] = []
    var members: [[Int]: [Device]] = [:]
    for name in names {
      guard let place = known[name] else { continue }
      // On one version too a device has several, where widgets of two families are asked about.
      guard Set(place.areas.map { groups[$0].systemVersion }).count > 1 else { continue }
      if members[place.areas] == nil { order.append(place.areas) }
      members[place.areas, default: []] += place.device.map { [$0] } ?? []
    }
    places = order.map { ComparedPlace(devices: members[$0] ?? [], areas: $0) }
  }
}
