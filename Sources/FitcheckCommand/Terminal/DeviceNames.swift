import Fitcheck
import Foundation

/// Lists of devices for reading.
enum DeviceNames {
  /// The devices as "iPhone 14, 14 Pro, 15", the family named once.
  ///
  /// A mark follows those whose area is derived, another those that are doubtful.
  static func list(
    _ devices: [Device],
    markingDerived mark: String = "",
    doubtful: [Device] = []
  ) -> String {
    var names: [String] = []
    var family = ""
    for device in devices {
      let name = device.name
      let isSame = !family.isEmpty && name.hasPrefix(family)
      let short = isSame ? String(name.dropFirst(family.count)) : name
      family = ["iPhone ", "Apple Watch "].first { name.hasPrefix($0) } ?? ""
      names.append(
        short + (device.textArea.provenance == .derived ? mark : "")
          + (doubtful.contains(device) ? "≈" : "")
      )
    }
    return names.joined(separator: ", ")
  }

  /// The list in rows of at most a number of columns, no name broken that fits a row.
  static func rows(
    _ devices: [Device],
    markingDerived mark: String = "",
    doubtful: [Device] = [],
    precededBy head: String = "",
    followedBy text: String = "",
    columns: Int
  ) -> [String] {
    let names = list(devices, markingDerived: mark, doubtful: doubtful)
      .components(separatedBy: ", ")
    // With its comma a name has to fit.
    let bound = names.map { name in
      TerminalText.columns(name) + 1 > columns
        ? name : name.replacingOccurrences(of: " ", with: "\u{A0}")
    }
    return TerminalText.wrapped(head + bound.joined(separator: ", ") + text, to: columns)
      .map { $0.replacingOccurrences(of: "\u{A0}", with: " ") }
  }
}
