/// Puts the forms of a table's plurals together, and takes note of what is wrong with them.
struct PluralReader {
  /// How many faults of a table are told: whoever writes more has one reason for all.
  private static let mostFaults = 20

  /// What is wrong, in the order in which it was read.
  private(set) var faults: [ResourceFault.Reason] = []

  /// The plural of forms by their names; `nil` where none has a name of a form.
  mutating func plural(
    _ forms: [String: StringVariation],
    of entry: ResourceFault.Entry
  ) -> StringVariation? {
    var known: [PluralCategory: StringVariation] = [:]
    for (name, form) in forms.sorted(by: { $0.key < $1.key }) {
      if let category = PluralCategory(rawValue: name) {
        known[category] = form
      } else {
        note(.unknownForm(ResourceFault.shown(name), of: entry))
      }
    }
    if known[.other] == nil { note(.noOtherForm(of: entry)) }
    return known.isEmpty ? nil : .plural(known)
  }

  /// Takes note of a fault, once for an entry.
  mutating func note(_ reason: ResourceFault.Reason) {
    if faults.count < Self.mostFaults, faults.last != reason { faults.append(reason) }
  }
}
