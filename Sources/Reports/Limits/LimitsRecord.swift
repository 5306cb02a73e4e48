import FitSelection
import Headlines
import Inputs
import LayoutEngine
import ViewFitting
import WidgetDevices

/// The room of one item of a list.
package typealias LimitsRecord = ItemRecord<HeadlineRoom>

extension LimitsRecord {
  /// Raised when a reader of the old records would misread the new ones.
  static let schemaVersion = 1

  /// The record as one line of JSON (`Documentation/Schema/fitcheck-limits-1.schema.json`).
  func json(_ areas: [DeviceGroup]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("id", id)
      switch content {
      case .error(let reason):
        writer.error(reason, at: place)
      case .answer(let article, let room):
        writer.member("headline", article.headline)
        writer.systemVersions(of: areas)
        let first = room.goals.first
        if let first { writer.member("all") { $0.everywhere(first, areas) } }
        writer.member("areas", array: room.areas.indices) { writer, index in
          writer.object { writer in
            if let first { writer.limitsIfAsked(first.areas[index]) }
            writer.intervals("widths", room.areas[index].widths)
            writer.intervals("heights", room.areas[index].heights)
          }
        }
        writer.missingCharacters(room.missingScalars)
        guard room.goals.count > 1 else { return }
        writer.member("policies", array: room.goals) { writer, goal in
          writer.object { writer in
            writer.member("policy", goal.asked.name)
            writer.member("all") { $0.everywhere(goal, areas) }
            writer.member("areas", array: goal.areas) { writer, limits in
              writer.object { $0.limitsIfAsked(limits) }
            }
          }
        }
      }
    }
    return writer.text
  }
}

extension JSONWriter {
  fileprivate mutating func limits(_ limits: HeadlineRoom.Limits) {
    change(limits.change)
    if let phrase = limits.phrase { member("phrase") { $0.change(phrase) } }
  }

  /// - Parameter limits: nil where the policy is not asked.
  fileprivate mutating func limitsIfAsked(_ limits: HeadlineRoom.Limits?) {
    if let limits { self.limits(limits) } else { member("asked", false) }
  }

  /// The room in all areas of a goal, with the device that leaves least, of those that it is asked of.
  fileprivate mutating func everywhere(_ goal: HeadlineRoom.ForGoal, _ areas: [DeviceGroup]) {
    limits(goal.all)
    guard let tightest = goal.all.tightest else { return }
    member("tightest", areas[tightest].shortName(among: goal.asked.deviceNames))
  }

  /// The members `add`, or `remove` and `lost`; none where no change helps.
  mutating func change(_ change: HeadlineChange) {
    switch change {
    case .add(let count): member("add", count)
    case .remove(let count, let lost):
      member("remove", count)
      member("lost", lost)
    case .none: break
    }
  }

  /// Stretches of lengths, by their beginnings.
  fileprivate mutating func intervals(_ name: String, _ intervals: [FitInterval]) {
    member(name, array: intervals) { writer, interval in
      writer.object { writer in
        writer.member("from", interval.start)
        writer.member("chosen", interval.outcome?.chosenIndex)
        writer.member("fits", interval.outcome?.fits)
      }
    }
  }
}
