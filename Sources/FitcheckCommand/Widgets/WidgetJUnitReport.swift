import Foundation
import Reports
import WidgetDevices
import WidgetHost

/// A widget's runs as JUnit XML: a test case for each run, and one for the widgets as a whole.
struct WidgetJUnitReport {
  private let verdict: WidgetVerdict
  private let sentences: WidgetSentences

  init(_ verdict: WidgetVerdict, sentences: WidgetSentences) {
    self.verdict = verdict
    self.sentences = sentences
  }

  /// The document.
  var text: String {
    var text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"fitcheck\">\n"
    if let profile = verdict.profile {
      text +=
        "<properties><property name=\"profile\" value=\"\(XMLEscaping.shown(profile.summary))\"/>"
        + "</properties>\n"
    }
    var errors = self.errors(of: verdict.findings)
    // Where nothing was laid out nothing has passed.
    if verdict.outcome == .nothingShown { errors.append(sentences.summary(of: verdict)) }
    text += testCase("bundle", "widgets", errors: errors, cut: [], verdict.failures)
    for run in verdict.runs {
      text += testCase(
        sentences.title(of: run.hosted),
        "\(run.run.family) \(run.hosted.language)",
        errors: self.errors(of: run.run.findings),
        cut: run.cutTexts,
        run.failures
      )
    }
    return text + "</testsuite>\n</testsuites>\n"
  }

  private func errors(of findings: [HostFinding]) -> [String] {
    findings.filter(\.isError).map { sentences.sentence(of: $0) }
  }

  private func testCase(
    _ classname: String,
    _ name: String,
    errors: [String],
    cut: [CutText],
    _ failures: [RequirementFailure]
  ) -> String {
    let head =
      "<testcase classname=\"\(XMLEscaping.shown(classname))\" name=\"\(XMLEscaping.shown(name))\""
    var parts: [String] = []
    for error in errors { parts.append("<error message=\"\(XMLEscaping.shown(error))\"/>") }
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
