import UnicodeText

/// A goal with the areas that it is asked of.
package struct AskedGoal: Sendable, Hashable {
  package let goal: HeadlineGoal
  /// The places of those areas, at least one.
  package let areas: [Int]
  /// What it is called: as it was typed.
  package let name: String
  /// The devices that it is asked of, as they were typed behind one @, or by their names; nil where it is asked everywhere.
  package let devices: String?
  /// The names of those devices, which others share their areas with; nil for all that there are.
  package let deviceNames: Set<ExactText>?

  /// A goal that is asked of all areas.
  package init(_ goal: HeadlineGoal, in areas: Range<Int>) {
    self.goal = goal
    self.areas = Array(areas)
    name = goal.name
    devices = nil
    deviceNames = nil
  }

  /// A goal that is asked of some areas.
  ///
  /// - Parameters:
  ///   - name: what it is called, with the devices or the type sizes that it is asked of after `@`.
  ///   - areas: their places; nil comes of none.
  ///   - deviceNames: the names of the devices that it is asked of; nil for all that there are.
  package init?(
    _ goal: HeadlineGoal,
    named name: String,
    in areas: [Int],
    of deviceNames: Set<ExactText>? = nil
  ) {
    guard !areas.isEmpty else { return nil }
    self.goal = goal
    self.areas = areas
    self.name = name
    self.deviceNames = deviceNames
    let scopes = name.split(separator: "@").dropFirst().filter { !$0.contains("..") }
    if let deviceNames, scopes.count != 1 {
      // Behind several @ those are meant that stand behind each of them, and a name may hold the sign, or “..”.
      let names = deviceNames.map(\.string)
      devices = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: ", ")
    } else {
      devices = scopes.isEmpty ? nil : scopes.joined(separator: ", ")
    }
  }
}
