internal import Foundation

/// What a table of one language has.
struct StringsTable {
  var entries: [String: LocalizedEntry] = [:]
  /// What is wrong with some of the entries.
  var faults: [ResourceFault.Reason] = []
}

/// `.strings` and `.stringsdict` files: a table of one language.
enum StringsFile {
  /// The longest file that is read: one language's texts of the largest apps have a tenth of it.
  ///
  /// Entries of a few bytes each take fifty times as many.
  static let mostBytes = 16 << 20

  /// A `.strings` file: a property list of the old kind, or XML, or binary; one without a byte has no entries.
  static func strings(_ data: Data) throws -> StringsTable {
    // Xcode takes it, as it does one of comments alone; Foundation does not on Linux.
    guard !data.isEmpty else { return StringsTable() }
    let list = try propertyList(data)
    guard let strings = list as? [String: String] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return StringsTable(entries: strings.mapValues { LocalizedEntry(variation: .words($0)) })
  }

  /// A `.stringsdict` file; one without a byte is none.
  static func plurals(_ data: Data) throws -> StringsTable {
    guard !data.isEmpty else { throw CocoaError(.propertyListReadCorrupt) }
    let list = try propertyList(data)
    guard let keys = list as? [String: [String: Any]] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    var entries: [String: LocalizedEntry] = [:]
    var reader = PluralReader()
    for (key, description) in keys.sorted(by: { $0.key < $1.key }) {
      let name = ResourceFault.Entry(key: key)
      entries[key] = entry(of: description, named: name, by: &reader)
      if entries[key] == nil { reader.note(.noWords(of: name)) }
    }
    return StringsTable(entries: entries, faults: reader.faults)
  }

  /// What a property list of any kind holds.
  private static func propertyList(_ data: Data) throws -> Any {
    try data.starts(with: BinaryPropertyList.beginning)
      ? BinaryPropertyList.value(data)
      : TextPropertyList.dictionary(data)
  }

  /// The entry of a description, of whose members those count that are texts; `nil` where it has no words for
  /// an iPhone.
  private static func entry(
    of description: [String: Any],
    named name: ResourceFault.Entry,
    by reader: inout PluralReader
  ) -> LocalizedEntry? {
    guard let format = description["NSStringLocalizedFormatKey"] as? String else {
      let devices = description["NSStringDeviceSpecificRuleType"] as? [String: Any] ?? [:]
      let words =
        devices["iphone"] as? String ?? devices["other"] as? String ?? widest(of: description)
      // A watch has those of all other devices before an iPhone's.
      let watch = (devices["applewatch"] as? String ?? devices["other"] as? String)
        .map { StringVariation.words($0) }
      return words.map { words in
        let phone = StringVariation.words(words)
        return LocalizedEntry(
          variation: watch.map { StringVariation.devices(phone: phone, watch: $0) } ?? phone
        )
      }
    }
    var substitutions: [String: StringSubstitution] = [:]
    for (substitution, rule) in description.sorted(by: { $0.key < $1.key }) {
      guard !isSetting(substitution), let rule = rule as? [String: Any] else { continue }
      let texts = rule.compactMapValues { $0 as? String }
      let forms = texts.filter { !isSetting($0.key) }.mapValues { StringVariation.words($0) }
      substitutions[substitution] = StringSubstitution(
        argument: nil,
        specifier: texts["NSStringFormatValueTypeKey"] ?? "d",
        variation: reader.plural(forms, of: name) ?? .plural([:])
      )
    }
    return LocalizedEntry(variation: .words(format), substitutions: substitutions)
  }

  /// The one for the most room of texts that adapt to it.
  private static func widest(of description: [String: Any]) -> String? {
    let texts = description["NSStringVariableWidthRuleType"] as? [String: Any] ?? [:]
    let known = texts.compactMap { width, text -> (width: Int, text: String)? in
      guard let width = Int(width), let text = text as? String else { return nil }
      return (width, text)
    }
    return known.max { ($0.width, $1.text) < ($1.width, $0.text) }?.text
  }

  /// Whether a member is one of Foundation's own, such as `NSStringFormatSpecTypeKey`.
  private static func isSetting(_ member: String) -> Bool { member.hasPrefix("NSString") }
}
