#if os(Linux)
import FitSelection
import Foundation
import Testing
import WidgetHost

/// What is found of a widget is said once, however much that is.
@Suite struct FindingListTests {
  private static func run(_ findings: [HostFinding]) -> WidgetRun {
    var run = WidgetRun(kind: "Tides", family: "systemSmall")
    for finding in findings { run.take(.finding(finding)) }
    return run
  }

  /// What differs in its date alone is known, what differs in anything else is not.
  @Test func whatIsFoundAgainIsSaidOnce() {
    let one = HostFinding(.crashed, "a", "b", in: "c", at: Date(timeIntervalSince1970: 0))
    let again = HostFinding(.crashed, "a", "b", widget: "d", in: "c")
    let others = [
      HostFinding(.hung, "a", "b", in: "c"), HostFinding(.crashed, "e", "b", in: "c"),
      HostFinding(.crashed, "a", "e", in: "c"), HostFinding(.crashed, "a", "b", in: "e"),
      HostFinding(.crashed, "a", "b"),
    ]
    #expect(Self.run([one, again] + others + [again, one] + others).findings == [one] + others)
  }

  /// Words are the same where their bytes are: files that are told may differ in nothing else.
  @Test func wordsAreToldApartByTheirBytes() {
    let findings = [
      HostFinding(.crashed, "Caf\u{E9}", "\u{304C}"),
      HostFinding(.crashed, "Cafe\u{301}", "\u{304C}"),
      HostFinding(.crashed, "Caf\u{E9}", "\u{304B}\u{3099}"),
    ]
    #expect(Self.run(findings + findings).findings.count == 3)
  }

  /// A run that was written down knows what was found before.
  @Test func aRunThatIsReadKnowsItsFindings() throws {
    let findings = [HostFinding(.crashed, "a", "b"), HostFinding(.hung, "a", "b")]
    let run = Self.run(findings)
    let data = try JSONEncoder().encode(run)
    var read = try JSONDecoder().decode(WidgetRun.self, from: data)
    #expect(read == run && read.hashValue == run.hashValue && read != Self.run([findings[0]]))
    for finding in findings { read.take(.finding(finding)) }
    #expect(read.findings == findings)
    let members = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect((members?["findings"] as? [Any])?.count == 2)
  }

  /// Each of a hundred thousand choices may share its identifier with another.
  @Test func manyFindingsAreTakenInTime() {
    let findings = (0..<100_000).map { number in
      HostFinding(.duplicateIdentifier, "two choices have one identifier, “\(number)”", "\(number)")
    }
    #expect(Self.run(findings + findings).findings.count == findings.count)
  }
}
#endif
