internal import Foundation

/// `.strings` and `.stringsdict` files: a table of one language.
enum StringsFile {
  /// The entries of a `.strings` file: a property list of the old kind, or XML, or binary.
  static func strings(_ data: Data) throws -> [String: LocalizedEntry] {
    let list = try propertyList(data)
    guard let strings = list as? [String: String] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return strings.mapValues { LocalizedEntry(variation: .words($0)) }
  }

  /// The entries of a `.stringsdict` file.
  static func plurals(_ data: Data) throws -> [String: LocalizedEntry] {
    let list = try propertyList(data)
    guard let keys = list as? [String: [String: Any]] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return keys.compactMapValues { entry(of: $0) }
  }

  /// What a property list of any kind holds.
  private static func propertyList(_ data: Data) throws -> Any {
    try data.starts(with: BinaryPropertyList.beginning)
      ? BinaryPropertyList.value(data)
      : PropertyListSerialization.propertyList(from: data, format: nil)
  }

  private static func entry(of description: [String: Any]) -> LocalizedEntry? {
    guard let format = description["NSStringLocalizedFormatKey"] as? String else {
      let devices = description["NSStringDeviceSpecificRuleType"] as? [String: String]
      return (devices?["iphone"] ?? devices?["other"]).map { LocalizedEntry(variation: .words($0)) }
    }
    var substitutions: [String: StringSubstitution] = [:]
    var positions: [String: Int] = [:]
    // `%2$#@name@` says the number of the value.
    for match in format.matches(of: #/%(?:(\d+)\$)?#@([^@]+)@/#) {
      positions[String(match.output.2)] = match.output.1.flatMap { Int($0) }
    }
    for (name, rule) in description {
      guard let rule = rule as? [String: String] else { continue }
      var forms: [PluralCategory: StringVariation] = [:]
      for category in PluralCategory.allCases {
        forms[category] = rule[category.rawValue].map { .words($0) }
      }
      guard !forms.isEmpty else { continue }
      substitutions[name] = StringSubstitution(
        argument: positions[name],
        specifier: rule["NSStringFormatValueTypeKey"] ?? "d",
        variation: .plural(forms)
      )
    }
    return LocalizedEntry(variation: .words(format), substitutions: substitutions)
  }
}
