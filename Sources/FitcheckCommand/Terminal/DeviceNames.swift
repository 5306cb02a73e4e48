import Fitcheck
import Foundation

/// Lists of devices for reading.
enum DeviceNames {
  /// The devices as "iPhone 14, 14 Pro, 15", the family named once.
  ///
  /// A mark follows those whose area is derived.
  static func list(_ devices: [Device], markingDerived mark: String = "") -> String {
    let family = "iPhone "
    var names: [String] = []
    for (index, device) in devices.enumerated() {
      let name = device.name
      let short = index > 0 && name.hasPrefix(family) ? String(name.dropFirst(family.count)) : name
      names.append(short + (device.textArea.provenance == .derived ? mark : ""))
    }
    return names.joined(separator: ", ")
  }

  /// The list in rows of at most a number of columns, no name broken.
  static func rows(
    _ devices: [Device],
    markingDerived mark: String = "",
    followedBy text: String = "",
    columns: Int
  ) -> [String] {
    let bound = list(devices, markingDerived: mark)
      .replacingOccurrences(of: " ", with: "\u{A0}")
      .replacingOccurrences(of: ",\u{A0}", with: ", ")
    return TerminalText.wrapped(bound + text, to: columns)
      .map { $0.replacingOccurrences(of: "\u{A0}", with: " ") }
  }
}
