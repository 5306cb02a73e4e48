import Foundation
import Testing

@testable import FitcheckCommand

/// The published widths and lines of iOS (`SwiftUISurfaceTests/Cases/ios-golden.jsonl`), asked of
/// `fitcheck lines` without a font.
@Suite struct GoldenLinesTests {
  /// A row that is about one text in the system font, and what the command is asked for it.
  struct Case {
    let id: String
    let request: String
    let expected: [String: Any]
    let tolerance: Double
  }

  static func cases() throws -> [Case] {
    let file = CommandRun.repository
      .appendingPathComponent("Tests/SwiftUISurfaceTests/Cases/ios-golden.jsonl")
    var cases: [Case] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let row = try #require(value as? [String: Any])
      guard let id = row["id"] as? String, let kind = row["kind"] as? String,
        let input = row["input"] as? [String: Any], let text = input["text"] as? String,
        let expected = row["expected"] as? [String: Any],
        let size = (input["fontSize"] as? NSNumber)?.doubleValue,
        ["system", "body"].contains(input["font"] as? String), input["italic"] == nil,
        kind == "width" || expected["lines"] != nil || expected["charactersInLine1"] != nil
      else { continue }
      var request: [String: Any] = [
        "id": id, "text": text, "pointSize": size,
        "width": (input["width"] as? NSNumber)?.doubleValue ?? 100_000,
        "weight": input["weight"] as? String ?? "regular",
      ]
      if input["wordJoinerBetweenOtherCharacters"] != nil {
        request["text"] = text.split(separator: "\u{200B}")
          .map { $0.map(String.init).joined(separator: "\u{2060}") }
          .joined(separator: "\u{200B}")
      }
      if let language = input["preferredLanguage"] as? String {
        request["deviceLanguages"] = [language]
        request["lang"] = "ja"
        // The pictures are of iOS 9 to 15.
        request["ios"] = 16
      }
      let data = try JSONSerialization.data(withJSONObject: request)
      cases.append(
        Case(
          id: id,
          request: String(decoding: data, as: UTF8.self),
          expected: expected,
          tolerance: (row["tolerance"] as? NSNumber)?.doubleValue ?? 0.01
        )
      )
    }
    return cases
  }

  @Test func widthsAndLinesAreThoseOfIOS() throws {
    let cases = try Self.cases()
    #expect(cases.count >= 197)
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["lines", "-", "--format", "jsonl"],
      input: Array(cases.map(\.request).joined(separator: "\n").utf8),
      directory: fixtures.directory
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let answers = run.output.split(separator: "\n")
    try #require(answers.count == cases.count)
    for (row, answer) in zip(cases, answers) {
      let value = try JSONSerialization.jsonObject(with: Data(answer.utf8))
      let object = try #require(value as? [String: Any])
      let lines = try #require(object["lines"] as? [[String: Any]])
      let texts = lines.compactMap { line in
        (line["text"] as? String)?.filter { $0 != "\u{200B}" && $0 != "\u{2060}" }
      }
      if let expected = (row.expected["stringWidth"] as? NSNumber)?.doubleValue {
        let width = try #require((lines.first?["width"] as? NSNumber)?.doubleValue)
        #expect(lines.count == 1 && abs(width - expected) <= row.tolerance, "\(row.id): \(width)")
      }
      if let expected = row.expected["lines"] as? [String] {
        #expect(texts == expected, "\(row.id)")
      }
      if let count = (row.expected["charactersInLine1"] as? NSNumber)?.intValue {
        #expect(texts.first?.count == count, "\(row.id)")
      }
    }
  }

  /// Full-width characters in a line of 17 points (JapaneseText §2): 0.935 of the size
  /// each where Japanese is among the device's languages, 1.018 where it is not.
  @Test(arguments: [
    (400, "ja", 25), (400, "en", 23), (300, "ja", 18), (160, "en", 9), (160, "ja", 10),
  ])
  func charactersOfALine(_ width: Int, _ device: String, _ count: Int) throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      [
        "lines", "-", "--point-size", "17", "--width", "\(width)", "--lang", "ja",
        "--device-language", device,
      ],
      input: Array(String(repeating: "森", count: 60).utf8),
      directory: fixtures.directory
    )
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let lines = try #require((value as? [String: Any])?["lines"] as? [[String: Any]])
    #expect((lines.first?["text"] as? String)?.count == count)
  }
}
