import Headlines
import Inputs
import WidgetDevices

/// JUnit XML, as build servers read it: a test case for each item, cut headlines are failures.
///
/// Counts would have to come first, so that they are left out, as the schemas allow.
package struct JUnitVerdicts: VerdictFormat {
  private let areas: [DeviceGroup]

  package init(areas: [DeviceGroup]) {
    self.areas = areas
  }

  package mutating func start() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"fitcheck\">\n"
  }

  package mutating func text(of record: VerdictRecord) -> String {
    let name = record.headline.isEmpty ? record.id : "\(record.id) \(record.headline)"
    let head =
      "<testcase classname=\"\(Self.escaped(record.place.file))\" name=\"\(Self.escaped(name))\""
    guard let complaint = record.complaint(areas) else { return head + "/>\n" }
    let element = record.status == .error ? "error" : "failure"
    let place = "\(record.place)"
    return head + "><\(element) message=\"\(Self.escaped(complaint))\">\(Self.escaped(place))"
      + "</\(element)></testcase>\n"
  }

  package mutating func finish(_ summary: VerdictSummary) -> String {
    "</testsuite>\n</testsuites>\n"
  }

  /// Text for XML 1.0, in an attribute or outside; what that cannot hold becomes U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      default:
        let isAllowed =
          scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
