public import Foundation
import UnicodeText

/// A policy of the desk that a widget's run does not meet, other than by a text that is cut.
public struct RequirementFailure: Sendable, Hashable {
  /// Why it is not met, where that is first so.
  public enum Reason: Sendable, Hashable {
    /// No entry of any run has a text with the identifier that the policy speaks of.
    case noText(String)
    /// No entry of any run has a `ViewThatFits`, of whose candidates the policy speaks.
    case noChoice
    /// No entry of any run has as many candidates as the policy speaks of; how many it has at most.
    case noCandidate(most: Int)
    /// An entry's snippet is not shown on devices.
    case notShown(Date, devices: [String])
    /// A later candidate is shown on devices.
    case candidate(String, Date, devices: [String])
    /// An entry is shown by several candidates.
    case candidates([String], Date)
  }

  /// The policy that is not met.
  public let requirement: WidgetRequirement
  /// Why.
  public let reason: Reason

  /// The policies that speak of texts or candidates which no run has: what was mistyped would pass for met.
  ///
  /// Candidates may differ in number from entry to entry, and from family to family: the most count.
  static func ofWhatIsNowhere(
    _ required: [WidgetRequirement],
    in runs: [WidgetRun]
  ) -> [RequirementFailure] {
    guard runs.contains(where: { !$0.entries.isEmpty }) else { return [] }
    let layouts = runs.flatMap(\.entries).flatMap(\.layouts)
    let known = Set(layouts.flatMap(\.texts).compactMap(\.identifier))
    let most = layouts.compactMap(\.candidateCount).max()
    let hasChoice = layouts.contains { $0.candidateCount != nil || $0.candidate != nil }
    return required.compactMap { requirement -> RequirementFailure? in
      if let identifier = requirement.neededIdentifier, !known.contains(identifier) {
        return RequirementFailure(requirement: requirement, reason: .noText(identifier))
      }
      guard case .candidate(let last) = requirement else { return nil }
      if !layouts.isEmpty, !hasChoice {
        return RequirementFailure(requirement: requirement, reason: .noChoice)
      }
      guard let most, last >= most else { return nil }
      return RequirementFailure(requirement: requirement, reason: .noCandidate(most: most))
    }
  }
}

extension WidgetRun {
  /// The policies that are not met, each once, at the place where that is first so.
  func failures(of required: [WidgetRequirement]) -> [RequirementFailure] {
    let shown = entries.filter { $0.role != .placeholder }
    guard !shown.isEmpty else { return [] }
    return required.compactMap { requirement in
      reason(why: requirement, isNotMetBy: shown).map {
        RequirementFailure(requirement: requirement, reason: $0)
      }
    }
  }

  private func reason(
    why requirement: WidgetRequirement,
    isNotMetBy shown: [EntryRecord]
  ) -> RequirementFailure.Reason? {
    for entry in shown {
      switch requirement {
      case .snippetShown:
        for layout in entry.layouts
        where !layout.texts.contains(where: { $0.identifier == "snippet" && $0.showsCharacters }) {
          return .notShown(entry.date, devices: layout.devices)
        }
      case .candidate(let last):
        for layout in entry.layouts {
          guard let index = layout.candidateIndex, index > last else { continue }
          return .candidate(layout.candidate ?? "\(index)", entry.date, devices: layout.devices)
        }
      case .sameCandidate:
        let indices = Set(entry.layouts.compactMap(\.candidateIndex))
        guard indices.count > 1 else { continue }
        var names: [String] = []
        for layout in entry.layouts {
          guard let index = layout.candidateIndex else { continue }
          let name = layout.candidate ?? "\(index)"
          if !names.contains(name) { names.append(name) }
        }
        return .candidates(names, entry.date)
      case .allWhole, .headlineWhole, .identified, .nothing: return nil
      }
    }
    return nil
  }
}

extension TextRecord {
  /// Whether any of its characters is shown: none is where it is cut to an ellipsis alone, or all of it is outside
  /// of the widget.
  fileprivate var showsCharacters: Bool {
    isBeyond != true && lines.showCharacters(cut: state == .truncated)
  }
}
