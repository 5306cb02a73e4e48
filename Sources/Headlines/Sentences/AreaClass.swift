import Foundation
import ViewFitting
import WidgetDevices

/// Areas that people call by one name: what a list has a column for.
package struct AreaClass: Sendable, Hashable {
  /// "SE", "mini", "iPhone", "Plus", "Max"; the size of an area that is no phone's, or was asked for on several.
  package let name: String
  /// The places of its areas among all.
  package let indices: [Int]

  /// The classes of some areas, from the narrowest.
  ///
  /// An area is called after the phone in it that is called by a size: one that a mini and an iPhone
  /// 11 Pro share is the mini's.
  package static func classes(of groups: [DeviceGroup]) -> [AreaClass] {
    var names: [String] = []
    var members: [String: [Int]] = [:]
    let hasFew = Set(groups.flatMap(\.devices).map(\.name)).count <= mostNamed
    // Scales and systems of one size go together.
    for (index, group) in groups.enumerated() {
      let areas = groups.filter { $0.size == group.size }
      let name = name(of: areas, isAlone: hasFew, among: groups) ?? group.name
      if members[name] == nil { names.append(name) }
      members[name, default: []].append(index)
    }
    return names.map { AreaClass(name: $0, indices: members[$0] ?? []) }
  }

  /// So few devices are called by their own names.
  private static let mostNamed = 4

  private static func name(
    of areas: [DeviceGroup],
    isAlone: Bool,
    among groups: [DeviceGroup]
  ) -> String? {
    let devices = areas.flatMap(\.devices)
    guard let first = devices.first else { return nil }
    if isAlone, devices.allSatisfy({ $0.name == first.name }) {
      let others = groups.flatMap(\.devices).map(\.name).filter { $0 != first.name }
      return others.map(short).contains(short(first.name))
        ? withGeneration(first.name) : short(first.name)
    }
    // A size that was asked for is no phone's, whichever lend their scales to it.
    let areGiven = areas.flatMap(\.textAreas).allSatisfy { $0.provenance == .given }
    guard !areGiven, devices.allSatisfy({ $0.kind == .iPhone }) else { return nil }
    let sizes = ["SE", "mini", "Plus", "Max"]
    return sizes.first { size in devices.contains { $0.name.contains(size) } } ?? "iPhone"
  }

  /// A device's name without its family, and without the generation that stands in brackets:
  /// "15 Pro", "SE".
  ///
  /// Never empty, but of an empty name.
  package static func short(_ name: String) -> String {
    let rest = withGeneration(name)
    let short = rest.range(of: " (").map { String(rest[..<$0.lowerBound]) } ?? rest
    return short.isEmpty ? rest : short
  }

  /// A device's name without its family: "15 Pro", "SE (2nd generation)".
  package static func withGeneration(_ name: String) -> String {
    String(name.dropFirst(DeviceNames.family(of: name).count))
  }
}
