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
        if let first { writer.member("all") { $0.limits(first.all, tightestOf: areas) } }
        writer.member("areas", array: room.areas.indices) { writer, index in
          writer.object { writer in
            if let first { writer.limitsIfAsked(first.areas[index]) }
            writer.intervals("widths", room.areas[index].widths)
            writer.intervals("heights", room.areas[index].heights)
          }
        }
        guard room.goals.count > 1 else { return }
        writer.member("policies", array: room.goals) { writer, goal in
          writer.object { writer in
            writer.member("policy", goal.asked.name)
            writer.member("all") { $0.limits(goal.all, tightestOf: areas) }
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

  fileprivate mutating func limits(
    _ limits: HeadlineRoom.Limits,
    tightestOf areas: [DeviceGroup]
  ) {
    self.limits(limits)
    if !areas.isEmpty { member("tightest", areas[limits.tightest].shortName) }
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

/// The room of headlines in a format for programs.
package enum LimitsFormat: String, Sendable, CaseIterable {
  /// One document.
  case json
  /// A line for each item.
  case jsonl
  /// A table with a row for each item and goal in all areas, and one in each.
  case csv

  /// What comes before all records.
  package func start(_ areas: [DeviceGroup]) -> String {
    switch self {
    case .json:
      "{\"schemaVersion\":\(LimitsRecord.schemaVersion),\"areas\":\(areas.json),\"items\":["
    case .jsonl: ""
    case .csv:
      "\u{FEFF}"
        + CSVVerdicts.row(
          ["id", "headline", "area", "devices", "remove", "lost", "add"]
            + ["phraseRemove", "phraseLost", "file", "line", "error", "policy", "systems"]
        )
    }
  }

  /// What stands between records.
  package var separators: RecordSeparators { self == .json ? .array : .none }

  /// A record.
  package func text(of record: LimitsRecord, _ areas: [DeviceGroup]) -> String {
    switch self {
    case .json: record.json(areas)
    case .jsonl: record.json(areas) + "\n"
    case .csv: Self.rows(of: record, areas)
    }
  }

  /// What comes after all records.
  package func finish(count: Int, errorCount: Int) -> String {
    self == .json ? "\n],\"summary\":{\"count\":\(count),\"error\":\(errorCount)}}\n" : ""
  }

  private static func rows(of record: LimitsRecord, _ areas: [DeviceGroup]) -> String {
    let place = [record.place.file, record.place.line.map(String.init) ?? ""]
    switch record.content {
    case .error(let reason):
      return CSVVerdicts.row(
        [record.id] + Array(repeating: "", count: 8) + place + [reason, "", ""]
      )
    case .answer(let article, let room):
      let rows = room.goals.flatMap { goal in
        [("all", "", goal.all, goal.asked, goal.asked.areas.map { areas[$0] }.systems)]
          + zip(areas, goal.areas).compactMap { group, limits in
            limits.map { limits in
              (
                group.name, group.devices.map(\.name).joined(separator: "; "), limits, goal.asked,
                [group].systems
              )
            }
          }
      }
      return rows.map { name, devices, limits, goal, systems in
        let (remove, lost, add) = limits.change.cells
        let (phraseRemove, phraseLost, _) = limits.phrase?.cells ?? ("", "", "")
        return CSVVerdicts.row(
          [record.id, article.headline, name, devices, remove, lost, add, phraseRemove, phraseLost]
            + place + ["", goal.name, systems]
        )
      }
      .joined()
    }
  }
}

extension HeadlineChange {
  /// The cells of a table for it.
  var cells: (remove: String, lost: String, add: String) {
    switch self {
    case .remove(let count, let lost): ("\(count)", lost, "")
    case .add(let count): ("", "", "\(count)")
    case .none: ("", "", "")
    }
  }
}
