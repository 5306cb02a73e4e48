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
        writer.member("all") { writer in
          writer.limits(room.all)
          if !areas.isEmpty { writer.member("tightest", areas[room.all.tightest].shortName) }
        }
        writer.member("areas", array: room.areas) { writer, area in
          writer.object { writer in
            writer.limits(area.limits)
            writer.intervals("widths", area.widths)
            writer.intervals("heights", area.heights)
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
  /// A table with a row for each item in all areas, and one for it in each.
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
            + ["phraseRemove", "phraseLost", "file", "line", "error"]
        )
    }
  }

  /// A record.
  package func text(of record: LimitsRecord, isFirst: Bool, _ areas: [DeviceGroup]) -> String {
    switch self {
    case .json: (isFirst ? "\n" : ",\n") + record.json(areas)
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
      return CSVVerdicts.row([record.id] + Array(repeating: "", count: 8) + place + [reason])
    case .answer(let article, let room):
      let rows =
        [("all", "", room.all)]
        + zip(areas, room.areas).map { group, area in
          (group.name, group.devices.map(\.name).joined(separator: "; "), area.limits)
        }
      return rows.map { name, devices, limits in
        let (remove, lost, add) = limits.change.cells
        let (phraseRemove, phraseLost, _) = limits.phrase?.cells ?? ("", "", "")
        return CSVVerdicts.row(
          [record.id, article.headline, name, devices, remove, lost, add, phraseRemove, phraseLost]
            + place + [""]
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
