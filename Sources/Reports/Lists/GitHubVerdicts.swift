import FitSelection
import Headlines
import Inputs
import UnicodeText
import WidgetDevices

/// Commands to GitHub's build server: an annotation for each item that is cut or could not be judged.
///
/// GitHub shows ten errors of a step, so that the counts come in a notice at the end.
package struct GitHubVerdicts: VerdictFormat {
  private let areas: [DeviceGroup]

  package init(areas: [DeviceGroup], marking closeCalls: CloseCallExtent) {
    self.areas = areas
  }

  package func text(of record: VerdictRecord) -> String {
    guard let text = record.annotation(areas) else { return "" }
    var properties = "file=\(Self.property(record.place.file))"
    if let line = record.place.line { properties += ",line=\(line)" }
    let title =
      switch record.finding {
      case .headlineCut: "Headline is cut"
      case .requirementUnmet: "Requirement not met"
      default: "Not judged"
      }
    return "::error \(properties),title=\(title)::\(Self.data(text))\n"
  }

  package func finish(_ summary: VerdictSummary) -> String {
    "::notice title=fitcheck::\(Counts.text(summary.count, "headline")), "
      + "\(Self.data(ListSentences(.english).devices(areas))): \(summary.text)\n"
  }

  /// A message as the build server reads it back.
  ///
  /// Its reader is a log: what a terminal would obey is shown, line ends as spaces, so that of what has to
  /// be escaped the sign alone is left that escapes.
  private static func data(_ text: String) -> String { escaped(text, "%") }

  private static func property(_ text: String) -> String { escaped(text, "%:,") }

  private static func escaped(_ text: String, _ marks: String) -> String {
    var result = ""
    for scalar in VisibleText.visible(text).unicodeScalars {
      if marks.unicodeScalars.contains(scalar) {
        result += "%" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
