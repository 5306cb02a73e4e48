import Headlines
import Inputs
import WidgetDevices

/// JUnit XML, as build servers read it: a test case for each item, cut headlines are failures.
///
/// Its texts are shown by build servers: what a terminal would obey, or a server, is made visible.
/// Counts would have to come first, so that they are left out, as the schemas allow.
package struct JUnitVerdicts: VerdictFormat {
  private let areas: [DeviceGroup]

  package init(areas: [DeviceGroup], marking closeCalls: CloseCallExtent) {
    self.areas = areas
  }

  package func start() -> String {
    let systems = areas.systems
    let properties =
      systems.isEmpty
      ? ""
      : "<properties><property name=\"systems\" value=\"\(XMLEscaping.shown(systems))\"/>"
        + "</properties>\n"
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + "<testsuite name=\"fitcheck\">\n" + properties
  }

  package func text(of record: VerdictRecord) -> String {
    let name = record.headline.isEmpty ? record.id : "\(record.id) \(record.headline)"
    let file = XMLEscaping.shown(record.place.file)
    let head = "<testcase classname=\"\(file)\" name=\"\(XMLEscaping.shown(name))\""
    guard let complaint = record.complaint(areas) else { return head + "/>\n" }
    let element = record.status == .error ? "error" : "failure"
    let place = "\(record.place)"
    return head + "><\(element) message=\"\(XMLEscaping.shown(complaint))\">"
      + XMLEscaping.shown(place)
      + "</\(element)></testcase>\n"
  }

  package func finish(_ summary: VerdictSummary) -> String {
    "</testsuite>\n</testsuites>\n"
  }
}
