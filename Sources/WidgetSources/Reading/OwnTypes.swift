/// The types of sources that are called as one of Foundation's for which a widget's module has another one.
///
/// On iOS they go before Foundation's. Here a module may have no two.
enum OwnTypes {
  /// What the surroundings declare.
  static let all: Set<String> = [
    "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter",
    "EnergyFormatter", "LengthFormatter", "ListFormatter", "MassFormatter", "MeasurementFormatter",
    "NSUbiquitousKeyValueStore", "NumberFormatter", "PersonNameComponentsFormatter",
    "RelativeDateTimeFormatter",
  ]

  /// Those of the words of a file, none of which stands in another type.
  ///
  /// - Complexity: linear in the number of words.
  static func names(in tokens: [SwiftText.Token]) -> Set<String> {
    var found: Set<String> = []
    var depth = 0
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case "actor", "class", "enum", "protocol", "struct", "typealias":
        if depth == 0, all.contains(next.text) { found.insert(next.text) }
      default: break
      }
    }
    return found
  }
}
