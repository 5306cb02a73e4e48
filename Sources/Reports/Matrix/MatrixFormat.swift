import DeviceTraits
import FontFaces
import Foundation
import Headlines
import Inputs
import ViewFitting
import WidgetDevices

/// What is shown of one item of a list everywhere.
package typealias MatrixRecord = ItemRecord<HeadlineMatrix>

/// Matrices of headlines in a format for programs.
package struct MatrixFormat: Sendable {
  /// The formats there are.
  package enum Kind: String, Sendable, CaseIterable {
    /// One document: every item, and the counts.
    case json
    /// A line for each item.
    case jsonl
    /// A table of counts: a row for each area with each setting.
    case csv
  }

  /// Raised when a reader of the old output would misread the new one.
  static let schemaVersion = 1

  private let kind: Kind
  private let areas: [DeviceGroup]
  private let settings: [MatrixSetting]

  package init(_ kind: Kind, areas: [DeviceGroup], settings: [MatrixSetting]) {
    self.kind = kind
    self.areas = areas
    self.settings = settings
  }

  /// What comes before all records.
  package func start() -> String {
    guard kind == .json else { return "" }
    var writer = JSONWriter()
    writer.array(settings) { writer, setting in
      writer.object { writer in
        writer.member("typeSize", "\(setting.typeSize)")
        writer.member("boldText", setting.isBold)
        writer.member("deviceLanguage", setting.deviceLanguage)
      }
    }
    return "{\"schemaVersion\":\(Self.schemaVersion),\"areas\":\(areas.json),"
      + "\"settings\":\(writer.text),\"items\":["
  }

  /// What stands between records.
  package var separators: RecordSeparators { kind == .json ? .array : .none }

  /// A record.
  package func text(of record: MatrixRecord) -> String {
    switch kind {
    case .json: record.json(areas)
    case .jsonl: record.json(areas) + "\n"
    case .csv: ""
    }
  }

  /// What comes after all records.
  package func finish(_ tally: MatrixTally, errorCount: Int) -> String {
    switch kind {
    case .json: "\n],\"cells\":\(cells(tally)),\"summary\":\(summary(tally, errorCount))}\n"
    case .jsonl: ""
    case .csv: table(tally)
    }
  }

  private func cells(_ tally: MatrixTally) -> String {
    var writer = JSONWriter()
    writer.array(settings.indices.flatMap { setting in areas.indices.map { (setting, $0) } }) {
      writer,
      place in
      let cell = tally.cells[place.0][place.1]
      writer.object { writer in
        writer.member("setting", place.0)
        writer.member("area", place.1)
        writer.member("chosen", array: cell.candidateCounts) { $0.integer($1) }
        writer.member("cut", cell.cutCount)
        writer.member("unmet", cell.unmetCount)
        writer.member("close", cell.closeCount)
        writer.member("differByVersion", cell.versionDifferingCount)
      }
    }
    return writer.text
  }

  private func summary(_ tally: MatrixTally, _ errorCount: Int) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("count", tally.count + errorCount)
      writer.member("error", errorCount)
      writer.member("unmet", tally.unmetCount)
      writer.member("differ", tally.differingCount)
      writer.member("differByVersion", tally.versionDifferingCount)
      writer.member("worst", array: tally.worst) { writer, place in
        writer.object { writer in
          writer.member("setting", place.setting)
          writer.member("area", place.area)
        }
      }
    }
    return writer.text
  }

  private func table(_ tally: MatrixTally) -> String {
    let head = [
      "typeSize", "boldText", "deviceLanguage", "width", "height", "scale", "systemVersion",
      "devices", "count", "cut", "unmet", "close", "differByVersion",
    ]
    var text = "\u{FEFF}" + CSVVerdicts.row(head)
    for (setting, cells) in zip(settings, tally.cells) {
      for (area, cell) in zip(areas, cells) {
        let devices = area.devices.map(\.name).joined(separator: "; ")
        text += CSVVerdicts.row(
          ["\(setting.typeSize)", setting.isBold ? "yes" : "no", setting.deviceLanguage ?? ""]
            + [Double(area.size.width), Double(area.size.height), Double(area.displayScale)]
            .map(JSONWriter.digits)
            + [area.namedSystemVersion.map { "\($0.rawValue)" } ?? "", devices]
            + [
              tally.count, cell.cutCount, cell.unmetCount, cell.closeCount,
              cell.versionDifferingCount,
            ].map(String.init)
        )
      }
    }
    return text
  }
}

extension MatrixRecord {
  /// The record as one line of JSON (`Documentation/Schema/fitcheck-matrix-1.schema.json`).
  fileprivate func json(_ areas: [DeviceGroup]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("id", id)
      switch content {
      case .error(let reason):
        writer.error(reason, at: place)
      case .answer(let article, let matrix):
        writer.member("headline", article.headline)
        writer.systemVersions(of: areas)
        writer.member("differs", matrix.differsBetweenAreas)
        if !matrix.comparison.isEmpty {
          writer.member("versionDifferences", array: matrix.versionDifferences) { writer, one in
            writer.object { writer in
              writer.member("setting", one.setting)
              writer.member("areas", array: one.place.areas) { $0.integer($1) }
            }
          }
        }
        writer.member("asRequired", matrix.isAsRequired)
        writer.member("chosen", array: matrix.cells) { writer, areas in
          writer.array(areas) { writer, cell in
            if let index = cell.shown.chosenIndex { writer.integer(index) } else { writer.null() }
          }
        }
        writer.member("whole", array: matrix.cells) { writer, areas in
          writer.array(areas) { $0.boolean($1.shown.isHeadlineWhole) }
        }
        writer.missingCharacters(matrix.missingScalars)
      }
    }
    return writer.text
  }
}
