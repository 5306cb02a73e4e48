import DeviceTraits
import FontFaces
import ViewFitting
import WidgetDevices

extension [DeviceGroup] {
  /// The systems of some areas by name, each once, oldest first: "iOS 16", "iOS 26", "watchOS 26".
  ///
  /// Nothing of devices that are older than all that count.
  package var systemNames: [String] { systemsByName.map(\.name) }

  /// The systems of some areas in few words: "iOS 16, 26"; empty where there are none.
  package var systems: String {
    var words: [String] = []
    var last: Device.Kind?
    for (name, kind) in systemsByName {
      // One word for the system is enough where the next is of the same.
      let short = kind == last ? name.split(separator: " ").last.map(String.init) ?? name : name
      words.append(short)
      last = kind
    }
    return words.joined(separator: ", ")
  }

  private var systemsByName: [(name: String, kind: Device.Kind)] {
    let known = filter { $0.namedSystemVersion != nil }
    var systems: [(name: String, kind: Device.Kind)] = []
    for group in known.sorted(by: { $0.systemVersion < $1.systemVersion }) {
      let kind = group.devices.first?.kind ?? (group.platform == .watchOS ? .watch : .iPhone)
      let name = group.systemVersion.name(on: kind)
      if !systems.contains(where: { $0.name == name }) { systems.append((name, kind)) }
    }
    return systems
  }
}
