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
    let verdict = HeadlineVerdict(
      areas: [],
      change: .add(3),
      tightest: nil,
      unmet: [],
      missingScalars: []
    )
    let record = VerdictRecord(
      number: 1,
      id: "a",
      isNamed: true,
      place: InputPlace(file: "a.csv", line: 2),
      content: .answer(HeadlineArticle(id: "a", headline: "Night ferries", snippet: ""), verdict)
    )
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

  /// A headline that does not meet a requirement in the first area.
  private func record(
    _ change: HeadlineChange,
    _ tightest: Int?,
    unmet requirement: HeadlineRequirement
  ) -> VerdictRecord {
    let verdict = HeadlineVerdict(
      areas: [],
      change: change,
      tightest: tightest,
      unmet: [UnmetRequirement(requirement: requirement, areas: [0])],
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

  /// What GitHub and GitLab make of texts that are none of Markdown's marks, and what it leaves alone.
  @Test(arguments: [
    ("https://evil.example/a", "https<span>:</span>//evil.example/a"),
    ("www.evil.example", "www<span>.</span>evil.example"), ("WWW.a", "WWW<span>.</span>a"),
    ("ftp://a", "ftp<span>:</span>//a"), ("me@a.example", "me<span>@</span>a.example"),
    ("@octocat", "<span>@</span>octocat"), ("@一", "\\@一"), ("5 @ 7", "5 \\@ 7"), ("@", "\\@"),
    ("#1", "<span>#</span>1"), ("a/b#23", "a/b<span>#</span>23"), ("C# 7", "C\\# 7"),
    ("GH-1", "GH<span>-</span>1"), ("gh-1", "gh<span>-</span>1"), ("GH-a", "GH-a"), ("G-1", "G-1"),
    ("GL-123", "GL<span>-</span>123"), ("gl-1", "gl<span>-</span>1"), ("GL-a", "GL-a"),
    ("%12", "<span>%</span>12"), ("a/b%8.6", "a/b<span>%</span>8.6"),
    ("%v1.2", "<span>%</span>v1.2"), ("%\"a b\"", "<span>%</span>\"a b\""),
    ("%*8.6", "<span>%</span>\\*8.6"), ("5%増", "5<span>%</span>増"), ("5% more", "5% more"),
    ("100%", "100%"), ("$12", "<span>$</span>12"), ("US$ 5", "US$ 5"),
    (":warning: x", "<span>:</span>warning: x"), (":+1:", "<span>:</span>+1:"),
    ("a:b:c:d", "a<span>:</span>b<span>:</span>c:d"), ("12:30:45", "12<span>:</span>30:45"),
    ("$\\color{red}a$", "<span>$</span>\\\\color{red}a<span>$</span>"),
    ("$`a`$", "<span>$</span>\\`a\\`<span>$</span>"),
    ("$5 more", "<span>$</span>5 more"), ("9:41", "9:41"), ("a: b: c", "a: b: c"), ("a ::", "a ::"),
    ("a:/b", "a:/b"), ("ww.a", "ww.a"), ("end.", "end."), ("1.5", "1.5"), ("", ""),
    ("<span>@a", "\\<span\\><span>@</span>a"),
    ("deadbee", "<span>d</span>eadbee"), ("1234567", "<span>1</span>234567"),
    ("DEADBEEF", "<span>D</span>EADBEE<span>F</span>"),
    ("雨deadbeef。", "雨<span>d</span>eadbee<span>f</span>。"),
    ("a@0000000...1111111", "a<span>@</span><span>0</span>000000...<span>1</span>111111"),
    ("deadbe deadbe", "deadbe deadbe"), ("deadbeg abcdefabcdefx", "deadbeg abcdefabcdefx"),
    ("[vulnerability:12]", "<span>\\[</span>vulnerability:12\\]"),
    ("[contact:a]", "<span>\\[</span>contact:a\\]"),
    ("[feature_flag:1]", "<span>\\[</span>feature\\_flag:1\\]"),
    ("{+a+}", "<span>{</span>+a+}"), ("{- a -}", "<span>{</span>- a -}"), ("{a}", "{a}"),
    ("[+a+]", "<span>\\[</span>+a+\\]"), ("[-a-]", "<span>\\[</span>-a-\\]"),
    ("CVE-2024-3094", "CVE<span>-</span>2024-3094"), ("cve-1", "cve<span>-</span>1"),
    ("GHSA-rxwq-x6h5-x525", "GHSA<span>-</span>rxwq-x6h5-x525"), ("CVE-a", "CVE-a"),
    ("[速報] a:b", "\\[速報\\] a:b"), ("[a b:1]", "\\[a b:1\\]"), ("[:1", "\\[:1"), ("[a", "\\[a"),
    ("*iteration:3", "<span>\\*</span>iteration:3"),
    ("*Iteration:a", "<span>\\*</span>Iteration:a"),
    ("*iteration", "\\*iteration"), ("*a:3", "\\*a:3"),
    // At the end of a text nothing is found.
    ("a @", "a \\@"), ("C#", "C\\#"), ("GHSA-", "GHSA-"), ("GH-", "GH-"), ("US$", "US$"),
    ("1,234,567", "1,234,567"), ("＃1２３４５６７", "＃1２３４５６７"),
  ])
  func nothingIsFoundInMarkdown(_ text: String, _ escaped: String) {
    #expect(MarkdownEscaping.escaped(text) == escaped)
  }

  /// Names, numbers and digests have the letters and digits of ASCII from end to end, and nothing that stands beside
  /// them there.
  @Test func lettersAndDigitsOfMarkdown() {
    for letter in ["a", "z", "A", "Z", "0", "9"] {
      #expect(MarkdownEscaping.escaped("@\(letter)") == "<span>@</span>\(letter)")
      #expect(MarkdownEscaping.escaped(":\(letter):") == "<span>:</span>\(letter):")
      #expect(MarkdownEscaping.escaped("[\(letter):1]") == "<span>\\[</span>\(letter):1\\]")
    }
    for other in ["/", ";", "^", "é"] {
      #expect(MarkdownEscaping.escaped("@\(other)") == "\\@\(other)")
      #expect(MarkdownEscaping.escaped(":\(other):") == ":\(other):")
    }
    for digit in ["0", "9"] {
      for mark in ["#", "GH-", "gl-", "CVE-"] {
        let (name, sign) = (mark.dropLast(), mark.suffix(1))
        let found = "\(name)<span>\(sign)</span>\(digit)"
        #expect(MarkdownEscaping.escaped(mark + digit) == found)
      }
    }
    for digit in ["0", "9", "a", "c", "f", "A", "C", "F"] {
      let rest = String(repeating: digit, count: 6)
      #expect(MarkdownEscaping.escaped(digit + rest) == "<span>\(digit)</span>\(rest)")
      #expect(MarkdownEscaping.escaped(rest) == rest)
    }
    for other in ["g", "G", "z"] {
      let word = String(repeating: other, count: 7)
      #expect(MarkdownEscaping.escaped(word) == word)
    }
  }

  /// The name of an emoji may have these signs, and the kind of a reference two of them.
  @Test(
    arguments: [
      (":a_b:", "<span>:</span>a\\_b:"), (":e-mail:", "<span>:</span>e-mail:"),
      (":a+b:", "<span>:</span>a+b:"), (":a.b:", ":a.b:"), (":a b:", ":a b:"),
      ("[a-b:1]", "<span>\\[</span>a-b:1\\]"), ("[a_b:1]", "<span>\\[</span>a\\_b:1\\]"),
      ("[a+b:1]", "\\[a+b:1\\]"), ("[a.b:1]", "\\[a.b:1\\]"),
    ] as [(String, String)]
  )
  func signsOfNamesInMarkdown(_ text: String, _ escaped: String) {
    #expect(MarkdownEscaping.escaped(text) == escaped)
  }

  /// Tags part a text for what looks for digests in it: no part may have the seven digits of one.
  @Test func noPartOfADigestIsOne() {
    for length in 7...65 {
      let digest = String(repeating: "e", count: length)
      let escaped = MarkdownEscaping.escaped("x \(digest) y")
      let parts = escaped.replacing("</span>", with: "<span>").split(separator: "<span>")
      #expect(parts.joined() == "x \(digest) y")
      let longest = parts.map { part in part.count { $0 == "e" } }.max() ?? 0
      #expect(longest == 6, "\(escaped)")
    }
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
