import FitSelection
import Headlines
import WidgetDevices

/// A format that verdicts are written in, one after the other, in constant memory.
///
/// Each record is written by itself, on any thread.
package protocol VerdictFormat: Sendable {
  /// - Parameters:
  ///   - areas: the areas of all verdicts, in their order.
  ///   - closeCalls: which close calls are told.
  init(areas: [DeviceGroup], marking closeCalls: CloseCallExtent)

  /// What comes before all records.
  func start() -> String

  /// What stands between records.
  var separators: RecordSeparators { get }

  /// A record; empty for one of which nothing is said.
  func text(of record: VerdictRecord) -> String

  /// What comes after all records.
  func finish(_ summary: VerdictSummary) -> String
}

extension VerdictFormat {
  package func start() -> String { "" }
  package var separators: RecordSeparators { .none }
  package func finish(_ summary: VerdictSummary) -> String { "" }
}

extension VerdictRecord {
  /// Why the record is worth an annotation, in one sentence; nil where it is not.
  func complaint(_ areas: [DeviceGroup]) -> String? {
    switch content {
    case .error(let reason): return reason
    case .answer(_, let verdict):
      guard let finding else { return nil }
      switch (finding, verdict.tightest) {
      // The tightest of all areas is named where it was asked for, and nothing else is missed.
      case (.headlineCut, let tightest?)
      where verdict.unmet.count == 1 && verdict.unmet[0].requirement.areas.count == areas.count:
        let name = areas[tightest].shortName(askedOf: verdict.unmet[0].requirement)
        let systems = Self.systems(of: [areas[tightest]], verdict.unmet[0].requirement)
        return Self.cut(verdict, on: name + systems)
      default:
        let parts = verdict.unmet.map { unmet in
          "\(unmet.requirement.name) on \(UnmetSentences.places(unmet, areas))"
            + Self.systems(of: unmet.areas.map { areas[$0] }, unmet.requirement)
        }
        return "Not met: \(parts.joined(separator: "; "))."
      }
    }
  }

  private static func cut(_ verdict: HeadlineVerdict, on name: String) -> String {
    switch verdict.change {
    case .remove(let count, let lost):
      let characters = Counts.text(count, "character")
      return "The headline is cut on \(name): \(characters) must go from its end, “\(lost)”."
    default: return "The headline is cut on \(name), however short it is."
    }
  }

  /// The systems of the devices that some areas are called by.
  private static func systems(
    of areas: [DeviceGroup],
    _ requirement: HeadlineRequirement
  ) -> String {
    let systems = areas.systems(askedOf: requirement)
    return systems.isEmpty ? "" : " with \(systems)"
  }

  /// The complaint after the headline that it is about; nil where there is none.
  func annotation(_ areas: [DeviceGroup]) -> String? {
    complaint(areas).map { headline.isEmpty ? $0 : "\(headline): \($0)" }
  }
}

extension VerdictSummary {
  /// The counts of what is wrong: "1 cut, 1 not judged".
  var text: String {
    let unmet = areUnmetThoseThatAreCut ? "" : "\(unmetCount) not as required, "
    let known = knownCount == 0 ? "" : "\(knownCount) known, "
    return "\(cutCount) cut, \(unmet)\(known)\(errorCount) not judged"
  }
}
