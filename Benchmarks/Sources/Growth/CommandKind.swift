import Foundation

/// A kind of input to the command: what is in its file, and its options.
struct CommandKind: Sendable {
  let name: String
  /// What sizes are divided by: an argument is shorter than a file.
  var divisor = 1
  let arguments: @Sendable (_ file: String, _ bytes: Int) -> [String]
  let content: @Sendable (_ bytes: Int) -> Data
  /// The kind that an empty one is the same as, where that is another.
  var empty: String?

  static let all: [CommandKind] =
    texts
    + [Pattern.marks, Pattern.flags, zeroWidthSpaces].flatMap { pattern in
      zip(inputs(of: pattern), inputs(of: Pattern.marks)).map { kind, first in
        var kind = kind
        kind.empty = first.name
        return kind
      }
    }
    + [zeroWidthSpaces, twoMarks].flatMap { pattern in
      zip(names(of: pattern), names(of: twoMarks)).map { kind, first in
        var kind = kind
        kind.empty = first.name
        return kind
      }
    }
    + others

  /// The headlines, parallel to ``Pattern/texts``.
  static let texts = Pattern.texts.map { pattern in
    var kind = check("text: \(pattern.name)") { pattern.text(bytes: $0) }
    kind.empty = "text: \(Pattern.words.name)"
    return kind
  }

  private static let zeroWidthSpaces = Pattern(name: "zero-width spaces", piece: "\u{200B}")

  /// Marks that stand in another order than Unicode's, which `String` compares by sorting them.
  private static let twoMarks = Pattern(name: "marks in disorder", piece: "\u{301}\u{316}")

  private static let others: [CommandKind] = [
    check("text as JSON: English", ["--format", "json"]) { Pattern.words.text(bytes: $0) },
    check("text as JSON: one word", ["--format", "json"]) { repeated("AVAWATo", $0) },
    check("front matter: lines") { "---\n" + repeated("key: value\n", $0) + "---\nText\n" },
    lines("JSON: nesting") { #"{"text":"# + repeated("[", $0) },
    lines("JSON: a number") { #"{"text":"a","id":"# + repeated("1", $0) + "}" },
    lines("JSON: a fraction") { #"{"text":"a","width":1."# + repeated("1", $0) + "}" },
    lines("JSON: escapes") { #"{"text":""# + repeated(#"\u0301"#, $0) + #""}"# },
    lines("JSON: fonts") { #"{"text":"a","font":["x""# + repeated(#","x""#, $0) + "]}" },
    lines("lines: many") { repeated(#"{"text":"A headline"}"# + "\n", $0) },
    lines("lines: settings") { repeated(settings + "\n", $0) },
    lines("lines: one word, balanced") {
      #"{"filling":"balanced","text":""# + repeated("a", $0) + #""}"#
    },
    lines("lines: a text style that shrinks") { bytes in
      // Half as many lines as the text takes at its size.
      #"{"textStyle":"body","ios":"26","lang":"ja","width":326,"minimumScale":0.5,"lineLimit":"#
        + "\(max(1, bytes / 117))" + #","text":""#
        + repeated("東京で発表された日本語の見出しは、長い。", bytes) + #""}"#
    },
    CommandKind(
      name: "invalid UTF-8",
      arguments: { file, _ in [file, "--size", "146x58"] },
      content: { Data(repeating: 0x61, count: $0) + [0xFF] }
    ),
  ]

  private static let settings =
    #"{"text":"東京で発表された見出し","wordBreak":"auto-phrase","filling":"balanced","tracking":0.5,"#
    + #""lineLimit":2,"minimumScale":0.5,"tightening":0.05}"#

  private static func repeated(_ piece: String, _ bytes: Int) -> String {
    Pattern(name: "", piece: piece).text(bytes: bytes)
  }

  /// Where a text may stand, but for the headline.
  private static func inputs(of pattern: Pattern) -> [CommandKind] {
    let name = pattern.name
    let members = [
      "text", "id", "font", "weight", "lang", "ios", "hangingPunctuation", "direction",
    ]
    let options: [(String, [String])] = [
      ("--lang", []), ("--device", []), ("--family", []), ("--font", []), ("--type-size", []),
      ("--size", []), ("--margins", []), ("--time", []), ("--line-break", []), ("--format", []),
      ("--device-language", []), ("--scale", ["--size", "146x58"]),
    ]
    return [
      check("front matter, key: \(name)") { "---\n\(pattern.text(bytes: $0)): x\n---\nText\n" },
      check("front matter, value: \(name)") { "---\nid: \(pattern.text(bytes: $0))\n---\nText\n" },
      check("front matter, first line: \(name)") { "\(pattern.text(bytes: $0))\n\nText\n" },
      lines("JSON, member: \(name)") {
        #"{"text":"a","\#(pattern.text(bytes: $0))":1}"#
      },
    ]
      + members.map { member in
        lines("JSON, \(member): \(name)") { bytes in
          member == "text"
            ? #"{"text":"\#(pattern.text(bytes: bytes))"}"#
            : #"{"text":"a","\#(member)":"\#(pattern.text(bytes: bytes))"}"#
        }
      }
      + options.map { option, others in
        CommandKind(
          name: "option \(option): \(name)",
          divisor: 80,
          arguments: { file, bytes in [file, option, pattern.text(bytes: bytes)] + others },
          content: { _ in Data("Text\n".utf8) }
        )
      }
  }

  /// Where a name or a value stands in lists, baselines and configurations.
  private static func names(of pattern: Pattern) -> [CommandKind] {
    let name = pattern.name
    func feed(_ place: String, _ content: @escaping @Sendable (String) -> String) -> CommandKind {
      check("\(place): \(name)", ["--input", "rss"]) {
        "<rss><channel>\(content("x" + pattern.text(bytes: $0)))<item><title>a</title></item>"
          + "</channel></rss>"
      }
    }
    return [
      feed("feed, element") { "<\($0)/>" },
      feed("feed, part") { "<item><\($0)/><title>a</title></item>" },
      feed("feed, attribute") { "<item><title type=\"\($0)\">a</title></item>" },
      check("Atom, type: \(name)", ["--input", "atom"]) {
        "<feed><entry><title type=\"x\(pattern.text(bytes: $0))\">a</title></entry></feed>"
      },
      check("document, root: \(name)") { "<x\(pattern.text(bytes: $0))/>" },
      check("list, id: \(name)", ["--format", "jsonl"]) {
        #"[{"headline":"a","id":"x\#(pattern.text(bytes: $0))"}]"#
      },
      check("list, member: \(name)", ["--format", "jsonl"]) {
        #"[{"headline":"a","x\#(pattern.text(bytes: $0))":1}]"#
      },
      baseline("baseline, key: \(name)") {
        #"{"key":"x\#(pattern.text(bytes: $0))","headline":"a","unmet":[]}"#
      },
      baseline("baseline, unmet: \(name)") {
        #"{"key":"x","headline":"a","unmet":["x\#(pattern.text(bytes: $0))"]}"#
      },
      calibrate("calibrate, weight: \(name)") {
        #""pointSize":12,"weight":"x\#(pattern.text(bytes: $0))""#
      },
      calibrate("calibrate, font: \(name)") {
        #""pointSize":12,"font":"x\#(pattern.text(bytes: $0))""#
      },
      calibrate("calibrate, version: \(name)") {
        #""pointSize":12,"ios":"x\#(pattern.text(bytes: $0))""#
      },
    ]
  }

  private static func baseline(
    _ name: String,
    _ entry: @escaping @Sendable (Int) -> String
  ) -> CommandKind {
    CommandKind(
      name: name,
      // The headline is any: what counts is the baseline.
      arguments: { file, _ in ["../headline.txt", "--size", "146x58", "--baseline", file] },
      content: { Data("{\"schemaVersion\":1,\"known\":[\(entry($0))]}".utf8) }
    )
  }

  private static func calibrate(
    _ name: String,
    _ members: @escaping @Sendable (Int) -> String
  ) -> CommandKind {
    CommandKind(
      name: name,
      arguments: { file, _ in ["calibrate", file] },
      content: { Data("{\"text\":\"a\",\"lines\":[\"a\"],\"width\":99,\(members($0))}\n".utf8) }
    )
  }

  private static func check(
    _ name: String,
    _ options: [String] = [],
    _ content: @escaping @Sendable (Int) -> String
  ) -> CommandKind {
    CommandKind(
      name: name,
      arguments: { file, _ in [file, "--size", "146x58", "--max-bytes", "1048576"] + options },
      content: { Data(content($0).utf8) }
    )
  }

  private static func lines(
    _ name: String,
    _ content: @escaping @Sendable (Int) -> String
  ) -> CommandKind {
    CommandKind(
      name: name,
      arguments: { file, _ in
        ["lines", file, "--format", "jsonl", "--point-size", "12", "--width", "146"]
      },
      content: { Data(content($0).utf8) }
    )
  }
}
