import FitSelection
import Headlines
import Inputs
import LayoutEngine
import ViewFitting
import WidgetDevices

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
