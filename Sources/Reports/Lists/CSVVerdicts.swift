import Foundation
import Headlines
import Inputs
import UnicodeText
import WidgetDevices

/// A table for spreadsheets (RFC 4180), with a byte order mark: Excel takes it for UTF-8 by that alone.
package struct CSVVerdicts: VerdictFormat {
  private let areas: [DeviceGroup]
  private let closeCalls: CloseCallExtent

  package init(areas: [DeviceGroup], marking closeCalls: CloseCallExtent) {
    self.areas = areas
    self.closeCalls = closeCalls
  }

  package func start() -> String {
    "\u{FEFF}"
      + Self.row(
        [
          "id", "headline", "verdict", "remove", "lost", "add", "tightest", "closeCall", "file",
          "line", "error", "unmet", "systems",
        ]
      )
  }

  package func text(of record: VerdictRecord) -> String {
    let place = [record.place.file, record.place.line.map(String.init) ?? ""]
    switch record.content {
    case .error(let reason):
      return Self.row(
        [record.id, "", record.status.rawValue, "", "", "", "", ""] + place + [reason, "", ""]
      )
    case .answer(let article, let verdict):
      let (remove, lost, add) = verdict.change.cells
      return Self.row(
        [record.id, article.headline, record.status.rawValue, remove, lost, add]
          + [verdict.tightest.map { areas[$0].shortName } ?? "", closeCall(of: verdict)] + place + [
            "", verdict.unmet.map(\.requirement.name).joined(separator: "; "), areas.systems,
          ]
      )
    }
  }

  private func closeCall(of verdict: HeadlineVerdict) -> String {
    verdict.closeCall.flatMap { closeCalls.includes($0) ? $0.rawValue : nil } ?? ""
  }

  static func row(_ cells: [String]) -> String {
    cells.map(cell).joined(separator: ",") + "\r\n"
  }

  /// A cell in quotation marks where it needs them, or where a command to a build server would stand at its beginning.
  ///
  /// Nothing is left out or broken: of a text of several lines, which a program reads whole, the second may begin as a
  /// command does. A table that strangers wrote is no line of a log.
  ///
  /// What a spreadsheet would take for a formula gets an apostrophe in front (CWE-1236), which is what
  /// one types there to say that it is text; a Japanese one takes full-width signs for one too.
  private static func cell(_ text: String) -> String {
    var scalars = text.unicodeScalars
    if let first = scalars.first, "=+-@\t\r＝＋－＠".unicodeScalars.contains(first) {
      scalars.insert("'", at: scalars.startIndex)
    }
    guard
      scalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) })
        || !BuildServerCommands.breaks(in: Array(scalars)).isEmpty
    else {
      return String(scalars)
    }
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in scalars {
      if scalar == "\"" { quoted.append("\"") }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }
}
