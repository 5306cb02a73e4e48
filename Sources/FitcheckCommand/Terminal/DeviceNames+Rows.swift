import Fitcheck
import Foundation

extension DeviceNames {
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
