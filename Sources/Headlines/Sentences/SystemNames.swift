import DeviceTraits
import FontFaces
import ViewFitting
import WidgetDevices

extension [DeviceGroup] {
  /// The systems of some areas by name, each once, oldest first: "iOS 16", "iOS 26", "watchOS 26".
  ///
  /// Nothing of devices that are older than all that count.
  package var systemNames: [String] { systemsByName(of: \.devices).map(\.name) }

  /// The systems of some areas in few words: "iOS 16, 26"; empty where there are none.
  package var systems: String { Self.inFewWords(systemsByName(of: \.devices)) }

  /// The systems of the devices by which some areas are called where something is asked of them, in few words.
  package func systems(askedOf requirement: HeadlineRequirement) -> String {
    Self.inFewWords(
      systemsByName { group in group.device(among: requirement.devices).map { [$0] } ?? [] }
    )
  }

  private static func inFewWords(_ systems: [(name: String, kind: Device.Kind)]) -> String {
    var words: [String] = []
    var last: Device.Kind?
    for (name, kind) in systems {
      // One word for the system is enough where the next is of the same.
      let short = kind == last ? name.split(separator: " ").last.map(String.init) ?? name : name
      words.append(short)
      last = kind
    }
    return words.joined(separator: ", ")
  }

  /// - Parameter devices: those of an area that count: of one size a phone and a tablet have one each.
  private func systemsByName(
    of devices: (DeviceGroup) -> [Device]
  ) -> [(name: String, kind: Device.Kind)] {
    var systems: [(name: String, kind: Device.Kind)] = []
    for group in sorted(by: { $0.systemVersion < $1.systemVersion }) {
      let counted = devices(group)
      guard counted.allSatisfy({ $0.systems != nil }) else { continue }
      var kinds = counted.map(\.kind)
      if kinds.isEmpty { kinds = [group.platform == .watchOS ? .watch : .iPhone] }
      for kind in kinds {
        let name = group.systemVersion.name(on: kind)
        if !systems.contains(where: { $0.name == name }) { systems.append((name, kind)) }
      }
    }
    return systems
  }
}
