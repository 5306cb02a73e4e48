/// The types of sources that are called as one of Foundation's for which a widget's module has another one.
///
/// On iOS they go before Foundation's. Here a module may have no two where both are seen.
struct OwnTypes: Sendable, Hashable {
  /// What the surroundings declare.
  static let all: Set<String> = [
    "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter",
    "EnergyFormatter", "LengthFormatter", "ListFormatter", "MassFormatter", "MeasurementFormatter",
    "NSUbiquitousKeyValueStore", "NumberFormatter", "PersonNameComponentsFormatter",
    "RelativeDateTimeFormatter",
  ]

  /// Those of the whole module.
  private(set) var shared: Set<String> = []
  /// Those that a file keeps to itself.
  private(set) var hidden: Set<String> = []

  /// Reads the words of a file: of its types those that stand in no other one.
  ///
  /// - Complexity: linear in the number of words.
  init(in tokens: [SwiftText.Token]) {
    var depth = 0
    for (index, next) in zip(tokens.indices, tokens.dropFirst()) {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "actor", "class", "enum", "protocol", "struct", "typealias":
        guard depth == 0, Self.all.contains(next.text) else { continue }
        if SwiftText.isHidden(SwiftText.modifiers(before: index, in: tokens)) ?? false {
          hidden.insert(next.text)
        } else {
          shared.insert(next.text)
        }
      default: break
      }
    }
  }
}
