import Foundation
import Headlines
import Inputs
import Testing

@testable import Reports

/// What each format makes of every character of ASCII, one by one, by the format's own rules.
@Suite struct EveryCharacterTests {
  private static func record(_ reason: String, file: String) -> VerdictRecord {
    VerdictRecord(
      number: 1,
      id: "i",
      isNamed: true,
      place: InputPlace(file: file, line: 3),
      content: .error(reason)
    )
  }

  /// Between two letters, so that no beginning and no end counts.
  private static let texts: [(text: String, scalar: Unicode.Scalar)] =
    (UInt8.min..<0x80).map {
      (String(decoding: [0x61, $0, 0x62], as: UTF8.self), Unicode.Scalar($0))
    }

  /// What is shown of a character to people: pictures of controls.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t", "\n", "\r": " "
    case "\u{7F}": "␡"
    case "\0"..<" ": Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? ""
    default: String(scalar)
    }
  }

  @Test func referencesOfFiles() {
    let format = SARIFVerdicts(areas: [], marking: .cut)
    let plain = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/"
    )
    for (text, _) in Self.texts + [("aéb", "é")] {
      let escaped = text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
      let result = format.text(of: Self.record("x", file: text))
      #expect(result.contains("{\"uri\":\"\(escaped)\"}"), "\(result)")
    }
  }

  /// Two braces are one (SARIF 2.1.0 §3.11.5), and no brackets make a link (§3.11.6).
  @Test func messagesOfCodeScanning() throws {
    let format = SARIFVerdicts(areas: [], marking: .cut)
    let characters: [(text: String, written: String)] = Self.texts.map { text, scalar in
      (text: text, written: scalar == "{" || scalar == "}" ? "a\(scalar)\(scalar)b" : text)
    }
    let others: [(text: String, written: String)] = [
      (text: "{0} [a](https://a.example)", written: "{{0}} [a]·(https://a.example)"),
      (text: "](](", written: "]·(]·("), (text: "[a] (b)", written: "[a] (b)"),
    ]
    for (text, written) in characters + others {
      let result = format.text(of: Self.record(text, file: "f"))
      let members = try JSONSerialization.jsonObject(with: Data(result.utf8)) as? [String: Any]
      let message = try #require(members?["message"] as? [String: String])
      #expect(message == ["text": written], "\(result)")
    }
  }

  @Test func tablesOfPullRequests() {
    let format = MarkdownVerdicts(areas: [], marking: .cut)
    for (text, scalar) in Self.texts {
      // What CommonMark's inline markup, HTML or GitHub's references begin with.
      let isMark = "\\|`*_[]<>#~&!".unicodeScalars.contains(scalar)
      let isBeginning = scalar == "@" || scalar == "%"
      let shown =
        isBeginning
        ? "a<span>\(scalar)</span>b" : "a" + (isMark ? "\\" : "") + Self.shown(scalar) + "b"
      // Between it and the colon before the line an emoji's name would stand, or the kind of a reference.
      let file =
        switch scalar {
        case ":": "a<span>:</span>b"
        case "[": "a<span>\\[</span>b"
        default: shown
        }
      #expect(
        format.text(of: Self.record(text, file: text)) == "| \(file):3 |  | \(shown) |\n"
      )
    }
  }

  @Test func annotations() {
    let format = GitHubVerdicts(areas: [], marking: .cut)
    for (text, scalar) in Self.texts {
      let shown = "a\(Self.shown(scalar))b"
      let data = shown.replacing("%", with: "%25")
      let property = data.replacing(":", with: "%3A").replacing(",", with: "%2C")
      #expect(
        format.text(of: Self.record(text, file: text))
          == "::error file=\(property),line=3,title=Not judged::\(data)\n"
      )
    }
  }

  @Test func cellsOfTables() {
    for (text, scalar) in Self.texts {
      for cell in [text, String(scalar), String(text.dropFirst())] {
        let isFormula = cell.first != "a" && "=+-@\t\r".unicodeScalars.contains(scalar)
        let content = (isFormula ? "'" : "") + cell
        let isQuoted = "\",\r\n".unicodeScalars.contains(scalar)
        let expected = isQuoted ? "\"\(content.replacing("\"", with: "\"\""))\"" : content
        #expect(
          CSVVerdicts.row([cell]).utf8.elementsEqual("\(expected)\r\n".utf8),
          "\(cell.debugDescription)"
        )
      }
    }
    // A command to a build server is none behind a quotation mark.
    #expect(
      CSVVerdicts.row(["::error::x", "a::b", "##[x]"]) == "\"::error::x\",a::b,\"##[x]\"\r\n"
    )
  }

  @Test func cases() {
    let format = JUnitVerdicts(areas: [], marking: .cut)
    let references: [Unicode.Scalar: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
    ]
    for (text, scalar) in Self.texts {
      let shown = "a\(references[scalar] ?? Self.shown(scalar))b"
      #expect(
        format.text(of: Self.record(text, file: text))
          == "<testcase classname=\"\(shown)\" name=\"i\"><error message=\"\(shown)\">\(shown):3"
          + "</error></testcase>\n"
      )
    }
  }

  // MARK: - JSON

  /// A piece is handed over as soon as it is as long as pieces are, where the next value begins.
  @Test(arguments: [65_534, 65_535, 65_536, 65_537]) func piecesHaveALength(_ length: Int) {
    var pieces: [String] = []
    var writer = JSONWriter(handOver: { pieces.append($0) })
    // A bracket, two quotation marks and a comma stand there too.
    writer.array([String(repeating: "a", count: length - 4), "b"]) { $0.string($1) }
    #expect(pieces.map(\.utf8.count) == (length >= 65_536 ? [length] : []))
    #expect(
      pieces.joined() + writer.takeText()
        == "[\"\(String(repeating: "a", count: length - 4))\",\"b\"]"
    )
  }

  /// Whole numbers are written without a point as long as every one of them has its own.
  @Test(
    arguments: [
      (9_007_199_254_740_991.0, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992.0"),
      (-9_007_199_254_740_991, "-9007199254740991"),
      (-9_007_199_254_740_992, "-9007199254740992.0"),
      (9_007_199_254_740_990, "9007199254740990"), (1e15, "1000000000000000"), (-0.0, "0"),
    ]
  )
  func wholeNumbers(_ value: Double, _ digits: String) {
    #expect(JSONWriter.digits(value) == digits)
  }
}
