/// A module that a widget's sources import and that is not here: of its app, or one of Apple's that
/// nobody has on Linux.
public struct MissingModule: Sendable, Hashable {
  /// The module.
  public let name: String
  /// The file that imports it, as the user named it.
  public let file: String
  /// The line of the import, from 1.
  public let line: Int
}

extension [MissingModule] {
  /// The modules in one sentence, each once with the number of files that want it, the most wanted
  /// first; `nil` where there are none.
  public var summary: String? {
    guard !isEmpty else { return nil }
    let files = Dictionary(grouping: self, by: \.name).mapValues { Set($0.map(\.file)).count }
    let names = files.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) (\($0.value == 1 ? "1 file" : "\($0.value) files"))" }
    return
      "modules that are not here, whose imports are left out: \(names.joined(separator: ", "));"
      + " what the widget takes from them has to be among its sources, if only to stand in"
  }
}
