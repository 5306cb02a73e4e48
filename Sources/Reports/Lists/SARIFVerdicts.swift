import Headlines
import Inputs
import WidgetDevices

/// SARIF 2.1.0, as code scanning reads it: a result for each item that is cut or could not be judged.
package struct SARIFVerdicts: FingerprintFormat {
  private let areas: [DeviceGroup]

  package init(areas: [DeviceGroup], marking closeCalls: CloseCallExtent) {
    self.areas = areas
  }

  package func start() -> String {
    let rules = [
      (VerdictRecord.Finding.headlineCut, "The headline is cut."),
      (.requirementUnmet, "What is required of it is not met."),
      (.notJudged, "It cannot be judged."),
    ]
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("driver") { writer in
        writer.member("name", "fitcheck")
        writer.member("rules", array: rules) { writer, rule in
          writer.object { writer in
            writer.member("id", rule.0.rawValue)
            writer.member("shortDescription") { $0.member("text", rule.1) }
          }
        }
      }
    }
    var properties = JSONWriter()
    properties.object { $0.member("systems", areas.systemNames) }
    return "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\","
      + "\"runs\":[{\"tool\":\(writer.text),\"columnKind\":\"unicodeCodePoints\","
      + "\"properties\":\(properties.text),\"results\":["
  }

  package var separators: RecordSeparators { .array }

  package func identity(of record: VerdictRecord) -> [String]? {
    record.finding == nil ? nil : record.identity
  }

  package func text(of record: VerdictRecord, as fingerprint: Fingerprint) -> String {
    guard let text = record.annotation(areas) else { return "" }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("ruleId", record.finding?.rawValue)
      writer.member("level", "error")
      writer.member("message") { $0.member("text", Self.message(text)) }
      writer.member("locations", array: [record.place]) { writer, place in
        writer.object { writer in
          writer.member("physicalLocation") { writer in
            writer.member("artifactLocation") { $0.member("uri", Self.uri(place.file)) }
            if let line = place.line {
              writer.member("region") { $0.member("startLine", line) }
            }
          }
        }
      }
      writer.member("partialFingerprints") {
        // What the source calls the item, but of two that are called the same.
        $0.member(
          "id/v1",
          record.isNamed && fingerprint.isFirst ? record.id : fingerprint.digest
        )
      }
    }
    return writer.text
  }

  package func finish(_ summary: VerdictSummary) -> String { "\n]}]}\n" }

  /// A text of which a reader makes nothing but what it says.
  ///
  /// Braces, which would stand around the number of an argument, are written twice (§3.11.5). Brackets before a
  /// parenthesis, which would be a link (§3.11.6), are parted from it by `·`, as commands to build servers are:
  /// of a backslash before them some readers make nothing.
  private static func message(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "(", result.last == "]" { result.append("·") }
      if scalar == "{" || scalar == "}" { result.append(scalar) }
      result.append(scalar)
    }
    return String(result)
  }

  /// A file's name as a reference (RFC 3986): every byte but letters, digits and `-._~/` escaped.
  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
