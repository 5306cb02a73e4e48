import WidgetDevices

/// Lists of devices for reading.
package enum DeviceNames {
  /// The devices as "iPhone 14, 14 Pro, 15", the family named once.
  ///
  /// A mark follows those whose area is derived, another those that are doubtful.
  package static func list(
    _ devices: [Device],
    markingDerived mark: String = "",
    doubtful: [Device] = []
  ) -> String {
    var names: [String] = []
    var family = ""
    for device in devices {
      let name = device.name
      let own = self.family(of: name)
      let isSame = !own.isEmpty && own == family
      let short = isSame ? String(name.dropFirst(own.count)) : name
      family = own
      names.append(
        short + (device.textArea.provenance == .derived ? mark : "")
          + (doubtful.contains(device) ? "≈" : "")
      )
    }
    return names.joined(separator: ", ")
  }

  /// What a device's name begins with that a list says once: "iPhone ", or nothing, also where no more is in the name, as
  /// that of a profile may be.
  static func family(of name: String) -> String {
    ["iPhone ", "Apple Watch "].first { family in
      name.hasPrefix(family) && !name.dropFirst(family.count).allSatisfy(\.isWhitespace)
    } ?? ""
  }
}
