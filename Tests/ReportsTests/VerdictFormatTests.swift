import DeviceTraits
import Foundation
import Inputs
import Testing
import UnicodeText
import WidgetDevices

@testable import Headlines
@testable import Reports

/// What each format makes of names and reasons with marks that mean something to it: whole texts, by
/// hand from the formats' own rules.
@Suite struct VerdictFormatTests {
  private static let hostile = "a,b\u{1}\n%\"|*<&'>\u{B}é"

  private static func record(_ number: Int, file: String, reason: String) -> VerdictRecord {
    VerdictRecord(
      number: number,
      id: "=\(number)",
      isNamed: true,
      place: InputPlace(file: file, line: number == 2 ? nil : 7),
      content: .error(reason)
    )
  }

  private static let records = [
    record(1, file: hostile, reason: "not \(hostile)"), record(2, file: "plain", reason: "+bad"),
  ]

  private func text<Format: VerdictFormat>(_ type: Format.Type) -> String {
    let format = Format(areas: [], marking: .cut)
    var joined = JoinedRecords(format.separators)
    var summary = VerdictSummary()
    var text = format.start()
    for record in Self.records {
      summary.add(VerdictSummary(of: record))
      text += joined.next(format.text(of: record))
    }
    return text + format.finish(summary)
  }

  @Test func spreadsheets() {
    let header =
      "id,headline,verdict,remove,lost,add,tightest,closeCall,file,line,error,unmet,systems"
    #expect(
      text(CSVVerdicts.self)
        == "\u{FEFF}\(header)\r\n"
        + "'=1,,error,,,,,,\"a,b\u{1}\n%\"\"|*<&'>\u{B}é\",7,\"not a,b\u{1}\n%\"\"|*<&'>\u{B}é\",,\r\n"
        + "'=2,,error,,,,,,plain,,'+bad,,\r\n"
    )
  }

  /// Of a headline with which nothing is wrong a list of findings says nothing, and a table names no area.
  @Test func whatIsWholeIsNoFinding() {
    let record = record(.add(3), nil)
    let first = Fingerprint(of: ["a"], isFirst: true)
    #expect(GitLabVerdicts(areas: [], marking: .cut).text(of: record, as: first) == "")
    #expect(SARIFVerdicts(areas: [], marking: .cut).text(of: record, as: first) == "")
    #expect(
      CSVVerdicts(areas: [], marking: .cut).text(of: record)
        == "a,Night ferries,whole,,,3,,,a.csv,2,,,\r\n"
    )
  }

  /// Of a device that never ran a system that is known no system is told, whatever is not met on it.
  @Test(
    arguments: [
      (0, "The headline is cut on iPhone 7: 1 character must go from its end, “s”."),
      (nil, "Not met: headline-whole on iPhone 7."),
    ] as [(Int?, String)]
  )
  func noSystemIsToldOfOlderDevices(_ tightest: Int?, _ complaint: String) throws {
    let areas = DeviceGroup.grouping([
      try DeviceCatalogue.device(named: "iPhone 7", for: .family(.systemSmall))
    ])
    let unmet = HeadlineRequirement.headlineWhole(in: areas)
    #expect(record(.remove(1, lost: "s"), tightest, unmet: unmet).complaint(areas) == complaint)
  }

  /// A tablet that shares a size with a phone has a system of its own, which is told with its name.
  @Test(
    arguments: [
      ("iPhone 11", 0, "The headline is cut on iPhone 11 with iOS 26, however short it is."),
      (
        "iPad mini 8.3-inch", 0,
        "The headline is cut on iPad mini 8.3-inch with iPadOS 26, however short it is."
      ),
      ("iPad mini 8.3-inch", nil, "Not met: r on iPad mini 8.3-inch with iPadOS 26."),
    ] as [(String, Int?, String)]
  )
  func theSystemIsThatOfTheNamedDevice(
    _ device: String,
    _ tightest: Int?,
    _ complaint: String
  ) throws {
    let areas = [
      DeviceGroup(
        size: CGSize(width: 146, height: 58),
        displayScale: 2,
        devices: try ["iPhone 11", "iPad mini 8.3-inch"].map {
          try DeviceCatalogue.device(named: $0, for: .family(.systemSmall))
        }
      )
    ]
    let requirement = HeadlineRequirement(
      name: "r",
      policy: .goal(.headlineWhole),
      areas: [0],
      devices: [ExactText(device)]
    )
    #expect(record(.none, tightest, unmet: requirement).complaint(areas) == complaint)
  }

  /// A headline that does not meet a requirement in the first area, or meets all.
  private func record(
    _ change: HeadlineChange,
    _ tightest: Int?,
    unmet requirement: HeadlineRequirement? = nil
  ) -> VerdictRecord {
    let verdict = HeadlineVerdict(
      areas: [],
      change: change,
      tightest: tightest,
      unmet: requirement.map { [UnmetRequirement(requirement: $0, areas: [0])] } ?? [],
      missingScalars: []
    )
    return VerdictRecord(
      number: 1,
      id: "a",
      isNamed: true,
      place: InputPlace(file: "a.csv", line: 2),
      content: .answer(HeadlineArticle(headline: "Night ferries"), verdict)
    )
  }

  /// What a spreadsheet takes for a formula begins with one of these; nothing else is touched.
  @Test(arguments: [
    ("=1", "'=1"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("\ta", "'\ta"),
    ("\ra", "\"'\ra\""), ("＝1+1", "'＝1+1"), ("＋1", "'＋1"), ("－1", "'－1"), ("＠a", "'＠a"),
    ("一＝", "一＝"), ("−1", "−1"), ("～1", "～1"),
    ("1=", "1="), ("a+", "a+"), ("a-", "a-"), ("a@", "a@"), ("", ""), ("'a", "'a"), ("a b", "a b"),
    ("a,b", "\"a,b\""), ("\"", "\"\"\"\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""),
    ("=a,b", "\"'=a,b\""), ("a;b", "a;b"), ("::error::a", "\"::error::a\""),
    // A table is no line of a log: nothing in a text of several lines is broken.
    ("a\n::error::b", "\"a\n::error::b\""),
  ])
  func cells(_ content: String, _ cell: String) {
    #expect(CSVVerdicts.row([content, "x"]) == "\(cell),x\r\n")
  }

  @Test func buildServers() {
    #expect(
      text(GitHubVerdicts.self)
        == "::error file=a%2Cb␁ %25\"|*<&'>␋é,line=7,title=Not judged::"
        + "not a,b␁ %25\"|*<&'>␋é\n"
        + "::error file=plain,title=Not judged::+bad\n"
        + "::notice title=fitcheck::2 headlines, 0 areas: 0 cut, 2 not judged\n"
    )
  }

  @Test func tests() {
    let escaped = "a,b␁ %&quot;|*&lt;&amp;'&gt;␋é"
    #expect(
      text(JUnitVerdicts.self)
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
        + "<testsuite name=\"fitcheck\">\n"
        + "<testcase classname=\"\(escaped)\" name=\"=1\"><error message=\"not \(escaped)\">"
        + "\(escaped):7</error></testcase>\n"
        + "<testcase classname=\"plain\" name=\"=2\"><error message=\"+bad\">plain</error></testcase>\n"
        + "</testsuite>\n</testsuites>\n"
    )
  }

  @Test func pullRequests() {
    let escaped = "a,b␁ <span>%</span>\"\\|\\*\\<\\&'\\>␋é"
    #expect(
      text(MarkdownVerdicts.self)
        == "| place | headline | |\n| --- | --- | --- |\n"
        + "| \(escaped):7 |  | not \(escaped) |\n"
        + "| plain |  | +bad |\n"
        + "\n**2 headlines**, 0 areas: 0 cut, 2 not judged\n"
    )
  }

  @Test func codeScanning() throws {
    let scan = text(SARIFVerdicts.self)
    #expect(scan.contains(#""uri":"a%2Cb%01%0A%25%22%7C%2A%3C%26%27%3E%0B%C3%A9"}"#))
    #expect(scan.contains(#""uri":"plain"}}}],"#), "no region without a line")
    let document = try JSONSerialization.jsonObject(with: Data(scan.utf8)) as? [String: Any]
    let runs = try #require(document?["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["not-judged", "not-judged"])
    #expect(results.map { $0["level"] as? String } == ["error", "error"])
    let messages = results.map { ($0["message"] as? [String: Any])?["text"] as? String }
    #expect(messages == ["not \(Self.hostile)", "+bad"])
    let fingerprints = results.map { ($0["partialFingerprints"] as? [String: String])?["id/v1"] }
    #expect(fingerprints == ["=1", "=2"])
  }

  @Test func codeQuality() throws {
    let quality = text(GitLabVerdicts.self)
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(quality.utf8)) as? [[String: Any]]
    )
    #expect(issues.map { $0["severity"] as? String } == ["critical", "critical"])
    #expect(issues.map { $0["description"] as? String } == ["not \(Self.hostile)", "+bad"])
    let places = try #require(issues.map { $0["location"] } as? [[String: Any]])
    #expect(places.map { $0["path"] as? String } == [Self.hostile, "plain"])
    #expect(places.map { ($0["lines"] as? [String: Int])?["begin"] } == [7, 1])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
  }

  /// Of items without a name the file and the words count, wherever their rows are; what comes again is another one.
  @Test(arguments: ["codeQuality", "codeScanning"])
  func findingsAreToldFromEachOther(_ name: String) throws {
    let format: any VerdictFormat =
      name == "codeQuality"
      ? GitLabVerdicts(areas: [], marking: .cut) : SARIFVerdicts(areas: [], marking: .cut)
    /// The fingerprints of bad rows: the file, the line, the reason, and a name.
    func prints(_ rows: [(file: String, line: Int, reason: String, id: String?)]) throws -> [String]
    {
      var findings = ToldFindings()
      return try rows.map { row in
        let record = VerdictRecord(
          number: 1,
          id: row.id ?? "l.txt:\(row.line)",
          isNamed: row.id != nil,
          place: InputPlace(file: row.file, line: row.line),
          content: .error(row.reason)
        )
        let text = findings.next(ToldRecord(record, in: format))
        let issue = try #require(
          try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        )
        let partial = issue["partialFingerprints"] as? [String: String]
        return try #require(issue["fingerprint"] as? String ?? partial?["id/v1"])
      }
    }
    let before = try prints([
      ("m1/l.txt", 2, "a", nil), ("m1/l.txt", 3, "b", nil), ("m1/l.txt", 4, "a", nil),
      ("m2/l.txt", 2, "a", nil), ("m2/l.txt", 9, "c", "n"), ("m2/l.txt", 9, "c", "n"),
    ])
    #expect(Set(before).count == before.count)
    let moved = try prints([
      ("m1/l.txt", 3, "new", nil), ("m1/l.txt", 4, "b", nil), ("m1/l.txt", 5, "a", nil),
      ("m1/l.txt", 6, "a", nil), ("other.csv", 1, "c", "n"),
    ])
    #expect(moved.dropFirst() == [before[1], before[0], before[2], before[4]])
    #expect(!before.contains(moved[0]))
    // What another file has of the same changes nothing of a file's second and third.
    let more = try prints([
      ("a.csv", 2, "a", "n"), ("a.csv", 3, "a", "n"), ("b.csv", 2, "a", "n"),
      ("b.csv", 3, "a", "n"), ("b.csv", 4, "a", "n"),
    ])
    #expect(Set(more).count == more.count)
    let mended = try prints([
      ("a.csv", 2, "a", "n"), ("b.csv", 2, "a", "n"), ("b.csv", 3, "a", "n"),
      ("b.csv", 4, "a", "n"),
    ])
    #expect(mended == [more[0]] + more.dropFirst(2))
    // Servers know them from run to run: a file's second by its number, another file's first by the file alone.
    let identity = name == "codeQuality" ? ["n", "", "not-judged"] : ["n"]
    let others = [["a.csv", "2"], ["b.csv"], ["b.csv", "2"], ["b.csv", "3"]].map { place in
      Fingerprint(of: identity + place, isFirst: false).digest
    }
    #expect(Array(more.dropFirst()) == others)
    // Lines that a reason names move too.
    let reason = "not well-formed XML: mismatched tag in line "
    #expect(
      try prints([("f.xml", 2, reason + "3", nil)]) == prints([("f.xml", 3, reason + "4", nil)])
    )
  }

  @Test func programs() throws {
    let json = text(JSONVerdicts.self)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    // Readers go by it: it changes only when one of them would misread the records.
    #expect(document["schemaVersion"] as? Int == 1)
    #expect((document["areas"] as? [Any])?.isEmpty == true)
    #expect((document["items"] as? [Any])?.count == 2)
    let counts = try #require(document["summary"] as? [String: Int])
    #expect(
      counts == [
        "count": 2, "cut": 0, "error": 2, "unmet": 0, "known": 0, "withoutSnippet": 0, "close": 0,
      ]
    )
    #expect(text(JSONLinesVerdicts.self).split(separator: "\n").count == 2)
    #expect(JSONReport.schemaVersion == 1)
  }

  // MARK: XML

  /// XML 1.0 §2.2 and §2.4, character by character at the ends of what is allowed.
  @Test(arguments: [
    (UInt32(0x1F), "\u{FFFD}"), (0x20, " "), (0x09, "&#9;"), (0x0A, "&#10;"), (0x0D, "&#13;"),
    (0x0B, "\u{FFFD}"), (0x00, "\u{FFFD}"), (0x7F, "\u{7F}"), (0xD7FF, "\u{D7FF}"),
    (0xE000, "\u{E000}"), (0xFFFD, "\u{FFFD}"), (0xFFFE, "\u{FFFD}"), (0xFFFF, "\u{FFFD}"),
    (0x10000, "\u{10000}"), (0x26, "&amp;"), (0x3C, "&lt;"), (0x3E, "&gt;"), (0x22, "&quot;"),
    (0x27, "'"),
  ])
  func xml(_ scalar: UInt32, _ escaped: String) throws {
    let text = String(try #require(Unicode.Scalar(scalar)))
    #expect(
      XMLEscaping.escaped("a\(text)b").unicodeScalars.elementsEqual("a\(escaped)b".unicodeScalars)
    )
  }
}
