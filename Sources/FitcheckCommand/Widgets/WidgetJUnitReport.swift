import Foundation
import Reports
import WidgetDevices
import WidgetHost

/// A widget's runs as JUnit XML: a test case for each run, and one for the widgets as a whole.
struct WidgetJUnitReport {
  private let check: WidgetCheck
  private let required: [WidgetRequirement]
  private let sentences: WidgetSentences

  init(_ check: WidgetCheck, required: [WidgetRequirement], sentences: WidgetSentences) {
    self.check = check
    self.required = required
    self.sentences = sentences
  }

  /// The document.
  var text: String {
    var text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"fitcheck\">\n"
    if let profile = check.profile {
      text +=
        "<properties><property name=\"profile\" value=\"\(XMLEscaping.shown(profile.summary))\"/>"
        + "</properties>\n"
    }
    text += testCase(
      "bundle",
      "widgets",
      errors: check.findings,
      cut: [],
      check.failures(of: required)
    )
    for result in check.results {
      text += testCase(
        sentences.title(of: result),
        "\(result.run.family) \(result.language)",
        errors: result.run.findings,
        cut: result.run.cutTexts(required: required),
        result.run.failures(of: required)
      )
    }
    return text + "</testsuite>\n</testsuites>\n"
  }

  private func testCase(
    _ classname: String,
    _ name: String,
    errors: [HostFinding],
    cut: [CutText],
    _ failures: [RequirementFailure]
  ) -> String {
    let head =
      "<testcase classname=\"\(XMLEscaping.shown(classname))\" name=\"\(XMLEscaping.shown(name))\""
    var parts: [String] = []
    for finding in errors where finding.isError {
      parts.append("<error message=\"\(XMLEscaping.shown(sentences.sentence(of: finding)))\"/>")
    }
    for text in cut {
      let places = text.places.map { "\($0.width) x \($0.height) at \($0.typeSize)" }
        .joined(separator: ", ")
      parts.append(
        "<failure message=\"\(XMLEscaping.shown(sentences.sentence(of: text)))\">\(XMLEscaping.shown(places))</failure>"
      )
    }
    for failure in failures {
      parts.append("<failure message=\"\(XMLEscaping.shown(sentences.sentence(of: failure)))\"/>")
    }
    return parts.isEmpty ? head + "/>\n" : head + ">\(parts.joined())</testcase>\n"
  }
}
