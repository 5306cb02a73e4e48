import UnicodeText
import WidgetDevices

/// What a run asks of its headlines, and of which areas.
package struct HeadlineRequirement: Sendable, Hashable {
  /// What is asked.
  package enum Policy: Sendable, Hashable {
    /// A goal is met in each area.
    case goal(HeadlineGoal)
    /// All areas show the same candidate.
    case sameCandidate
    /// No area's answer would be another one with numbers that are as likely; of these consequences.
    case noCloseCalls(Set<CloseCallConsequence>)
  }

  /// What it is called: as it was typed, and may be shown.
  package let name: String
  package let policy: Policy
  /// The places of the areas that it is asked of.
  package let areas: [Int]
  /// The names of the devices that it is asked of, which others share their areas with; nil for all that there are.
  package let devices: Set<ExactText>?

  package init(name: String, policy: Policy, areas: [Int], devices: Set<ExactText>? = nil) {
    self.name = name
    self.policy = policy
    self.areas = areas
    self.devices = devices
  }

  /// That headlines are whole: what is asked where nothing else is.
  package static func headlineWhole(in groups: [DeviceGroup]) -> HeadlineRequirement {
    HeadlineRequirement(
      name: headlineWholeName,
      policy: .goal(.headlineWhole),
      areas: Array(groups.indices)
    )
  }

  package static let headlineWholeName = "headline-whole"

  /// Whether it says of an item no more than that its headline is cut.
  package var isHeadlineWhole: Bool { policy == .goal(.headlineWhole) }

  /// Whether it is that there be no close call of a consequence.
  package func asksAbout(_ consequence: CloseCallConsequence) -> Bool {
    guard case .noCloseCalls(let consequences) = policy else { return false }
    return consequences.contains(consequence)
  }

  /// What is asked of its areas that some number of characters meets; nil where none does, and where
  /// it is asked of no area.
  package var askedGoal: AskedGoal? {
    guard case .goal(let goal) = policy else { return nil }
    return AskedGoal(goal, named: name, in: areas, of: devices)
  }

  /// The places of the areas in which an article misses it.
  func missed(
    by article: HeadlineArticle,
    shownAs areas: [HeadlineVerdict.Area]
  ) -> [Int] {
    switch policy {
    case .goal(let goal): self.areas.filter { !goal.isMet(by: areas[$0].shown, of: article) }
    case .sameCandidate:
      Set(self.areas.map { areas[$0].shown.chosenIndex }).count > 1 ? self.areas : []
    case .noCloseCalls(let consequences):
      self.areas.filter { areas[$0].closeCall.map(consequences.contains) ?? false }
    }
  }
}

/// A requirement that an item does not meet.
package struct UnmetRequirement: Sendable, Hashable {
  package let requirement: HeadlineRequirement
  /// The places of the areas in which it is not met.
  package let areas: [Int]
}
