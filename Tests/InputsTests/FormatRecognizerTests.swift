import Foundation
import Testing

@testable import Inputs

/// What texts are named, row by row from `Cases/formats.txt`.
@Suite struct FormatRecognizerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let format: String

    var testDescription: String { text.debugDescription }
  }

  static let cases: [Case] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/formats.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      // The text may hold bars as well.
      let cells = line.components(separatedBy: " | ")
      let escapes = [
        ("\\n", "\n"), ("\\r", "\r"), ("\\t", "\t"), ("\\s", " "), ("\\u2028", "\u{2028}"),
        ("\\u2029", "\u{2029}"), ("\\u0085", "\u{85}"), ("\\u001E", "\u{1E}"),
      ]
      return Case(
        text: escapes.reduce(cells.dropLast().joined(separator: " | ")) {
          $0.replacingOccurrences(of: $1.0, with: $1.1)
        },
        format: cells.count > 1 ? cells[cells.count - 1] : "a row has two columns"
      )
    }
  }()

  private func format(of text: String) -> InputFormat {
    FormatRecognizer.format(
      of: Array(text.utf8)[...],
      lines: TextLines.lines(of: text.unicodeScalars)
    )
  }

  @Test func everyFormatHasACase() {
    #expect(Self.cases.count > 60)
    #expect(Set(Self.cases.map(\.format)) == Set(InputFormat.allCases.map(\.rawValue)))
  }

  @Test(arguments: cases)
  func textsAreNamed(_ example: Case) {
    #expect(format(of: example.text).rawValue == example.format)
  }

  /// Names of columns make a header by themselves; beside others, the headline's or two of them do.
  @Test(arguments: ArticleColumn.allCases)
  func everyNameOfAColumnIsKnown(_ column: ArticleColumn) {
    for name in column.names {
      for spelling in [name, name.uppercased(), " \(name) ", "\"\(name)\""] {
        #expect(format(of: "id,\(spelling)\n1,2") == .commaSeparated)
        #expect(format(of: "id,\(spelling),x\n1,2,3") == .commaSeparated)
        #expect(format(of: "y,\(spelling),x\n1,2") == .lines)
        let isEnough = column == .headline
        #expect(format(of: "y,\(spelling),x\n1,2,3") == (isEnough ? .commaSeparated : .lines))
      }
    }
  }

  /// Tables that systems export have hundreds of columns.
  @Test(arguments: [
    (",", InputFormat.commaSeparated), (";", InputFormat.semicolonSeparated),
    ("|", InputFormat.barSeparated), ("\t", InputFormat.tabSeparated),
  ])
  func wideTablesAreNamed(separator: String, expected: InputFormat) {
    let fields: [String] = (1...900).map { "field \($0)" }
    let names: [String] = ["id"] + fields + ["headline"]
    func table(_ names: [String]) -> String {
      let row = [String](repeating: "A", count: names.count)
      return [names, row].map { $0.joined(separator: separator) }.joined(separator: "\n")
    }
    #expect(format(of: table(names)) == expected)
    if expected != .tabSeparated {
      let opening = Opening(text: Array(table(names).utf8)[...], extent: .whole)
      #expect(TableRecognizer.separatedFormat(of: opening) == expected)
    }
    // No name is known, and the column is asked for by its number.
    let numbered = Opening(
      text: Array(table(fields).utf8)[...],
      extent: .whole,
      columns: ColumnMapping(references: [.headline: .number(2)])
    )
    #expect(TableRecognizer.format(of: numbered, isList: true) == expected)
  }

  /// A first row of sixteen kilobytes is looked at, and none that is longer.
  @Test(arguments: [(16_384, .commaSeparated), (16_385, nil)] as [(Int, InputFormat?)])
  func firstRowsHaveALength(_ length: Int, _ expected: InputFormat?) {
    let name = "headline,"
    let header = name + String(repeating: "x", count: length - name.utf8.count)
    let opening = Opening(text: Array("\(header)\nA,B".utf8)[...], extent: .whole)
    #expect(TableRecognizer.format(of: opening, isList: true) == expected)
  }

  /// Twenty rows are looked at, two kilobytes at once: what stands behind those is no matter.
  @Test(arguments: [(19, nil), (20, .commaSeparated)] as [(Int, InputFormat?)])
  func twentyRowsAreLookedAt(_ count: Int, _ expected: InputFormat?) {
    func row(_ length: Int) -> String { "A," + String(repeating: "x", count: length - 3) + "\n" }
    let before = "headline,x\n" + String(repeating: row(90), count: count - 1)
    let rows = before + row(2_048 - before.utf8.count)
    let text = rows + String(repeating: "B\n", count: 60)
    let opening = Opening(text: Array(text.utf8)[...], extent: .whole)
    #expect(TableRecognizer.format(of: opening, isList: true) == expected)
  }

  /// A line of Markdown's is no first row, even where a column is asked for by its number.
  @Test func rulesAreNoHeads() {
    for (text, isTable) in [("|---|:-:|\n|A|B|\n", false), ("|--x|:-:|\n|A|B|\n", true)] {
      let opening = Opening(
        text: Array(text.utf8)[...],
        extent: .whole,
        columns: ColumnMapping(references: [.headline: .number(2)])
      )
      let format = TableRecognizer.format(of: opening, isList: true)
      #expect(format == (isTable ? .barSeparated : nil), "\(text)")
      let unasked = Opening(text: Array(text.utf8)[...], extent: .whole)
      let separated = TableRecognizer.separatedFormat(of: unasked)
      #expect(separated == (isTable ? .barSeparated : .commaSeparated), "\(text)")
    }
  }

  /// A table is one, too, where its first row is longer than what is looked at, such as one with a whole article in it.
  @Test(
    arguments: [
      ("body,headline\n\"", .commaSeparated), ("headline,body\nA,", .commaSeparated),
      ("headline,body\r\nA,\"", .commaSeparated), ("headline\tbody\nA\t", .tabSeparated),
      ("id;headline;body\n1;\"A\";\"", .semicolonSeparated),
      ("|headline|body|\n|A|", .barSeparated),
      ("sep=,\nheadline,body\nA,", .commaSeparated),
      // Its lines are none of a list.
      ("headline,body\nA,\"b\n\nc\nd\n", .commaSeparated),
      ("headline\tbody\nA\t\"b\nc\n", .tabSeparated),
      // What follows has more fields, or none; or an empty line stands between.
      ("headline,body\nA,B,", .article), ("headline,body\nA", .article), ("headline\n\"", .article),
      ("headline,body\n\nA,", .article), ("headline,body\n\"A\"b,", .article),
      ("Harbour news, today\nA,", .article),
    ] as [(String, InputFormat)]
  )
  func firstRowsMayBeLong(_ start: String, _ expected: InputFormat) {
    let text = start + String(repeating: "x ", count: 32_000)
    let opening = Opening(text: Array(text.utf8)[...], extent: .part)
    #expect(FormatRecognizer.format(of: opening) == expected)
  }

  /// Names of columns are looked for in the first row alone, and JSON and XML are read once.
  @Test func longTextsAreNamed() {
    let deep = String(repeating: "<a>", count: 20_000) + String(repeating: "</a>", count: 20_000)
    #expect(format(of: deep) == .xml)
    #expect(format(of: String(repeating: "<a>", count: 20_000)) == .article)
    #expect(format(of: String(repeating: "[", count: 100_000)) == .article)
    // Deeper than is read, it is JSON all the same.
    for depth in [64, 65, 20_000] {
      let brackets = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(format(of: brackets) == .json)
      #expect(format(of: "{\"a]\\\"\":\(brackets)}") == .json)
      #expect(format(of: " \n\(brackets) \r\n\t\n") == .json)
      #expect(format(of: "\(brackets)\n\(brackets)") == .jsonLines)
      #expect(format(of: brackets + "x") == .article)
      #expect(format(of: "[\(brackets)}") == .article)
      // A quotation mark behind a backslash ends no string, and behind two it does.
      let (open, close) = (brackets.prefix(depth), brackets.suffix(depth))
      for string in [#"]\""#, #"\"["#, #"]\\"#] {
        #expect(format(of: "\(open)\"\(string)\"\(close)") == .json, "\(string)")
      }
    }
    let list = "[" + Array(repeating: "1", count: 50_000).joined(separator: ",") + "]"
    #expect(format(of: list) == .json)
    #expect(format(of: String(repeating: "headline,", count: 20_000) + "id") == .article)
    // No entity is expanded.
    let entities = (1...9).map {
      "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 99))\">"
    }
    #expect(format(of: "<!DOCTYPE a [\(entities.joined())]><a>&e9;</a>") == .xml)
  }
}
