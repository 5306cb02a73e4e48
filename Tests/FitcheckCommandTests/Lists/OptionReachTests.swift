import Foundation
import Testing

@testable import FitcheckCommand

/// What is asked for reaches every way of answering: lists and one headline, verdicts with and without their traces, room
/// and matrices.
///
/// How many characters must go was found by judging the beginnings of the headlines one by one, as is done here: without
/// so many a headline is as required, and without one less it is not.
@Suite struct OptionReachTests {
  /// A headline in an area, what is asked of it, and how many characters must go for that.
  struct Row: Sendable, CustomTestStringConvertible {
    let headline: String
    var snippet = ""
    let area: String
    let policy: String
    /// The option that reaches each way of answering; empty for none.
    let option: String
    let count: Int

    var testDescription: String { "\(area) \(policy) \(option)" }

    var arguments: [String] {
      "\(area) --require \(policy) \(option)".split(separator: " ").map { String($0) }
    }
  }

  private static let cut = "「港」と「町」の図書館っが夜に「海」と「山」の本を貸し出すの"
  private static let lead = "港町の図書館が来月から夜も開く。"
  private static let regular = "--font Fonts/Files/FitcheckSans-Regular.otf"

  private static func whole(_ option: String, _ count: Int) -> Row {
    Row(
      headline: cut,
      snippet: lead,
      area: "--size 100x58",
      policy: "headline-whole",
      option: option,
      count: count
    )
  }

  private static func shown(_ option: String, _ count: Int) -> Row {
    Row(
      headline: cut,
      snippet: lead,
      area: "--size 120x58",
      policy: "snippet-shown",
      option: option,
      count: count
    )
  }

  /// Lines stand on pixels, which are larger at another scale.
  private static func low(_ option: String, _ count: Int) -> Row {
    Row(
      headline: cut,
      snippet: lead,
      area: "--size 120x54",
      policy: "snippet-shown",
      option: option,
      count: count
    )
  }

  /// Bold Text makes the snippet a line longer, which then takes it of the headline.
  private static func first(_ option: String, _ count: Int) -> Row {
    Row(
      headline: "Night ferries return to the bay after nine years of silence",
      snippet: "The first boat leaves at",
      area: "--size 125x58",
      policy: "candidate-at-most=1",
      option: option,
      count: count
    )
  }

  /// The time stands in the headline's line.
  private static func inline(_ option: String, _ count: Int) -> Row {
    Row(
      headline: "港の灯がともる夜の海へ出る船の名",
      area: "--family accessoryInline --size 200x20",
      policy: "candidate-at-most=1",
      option: option,
      count: count
    )
  }

  /// Without an option 2 characters of `whole` must go, 9 of `shown` and `low`, 16 of `first` and 6 of `inline`.
  static let rows = [
    whole("", 2), whole("--typesetting-language en", 7), whole("--device-language en", 7),
    whole("--lang en", 7), whole("--ios 16", 7), whole("--margins 5", 13), whole(regular, 7),
    whole("\(regular) --bold-font Fonts/Files/NotoSansCJKjp-Regular.otf", 14),
    shown("--line-break loose", 8), first("--bold-text", 37), inline("--time 12:34:56", 8),
    low("--scale 1", 19), low("--device iPhone14,6", 19),
  ]

  private func run(
    _ command: [String],
    _ arguments: [String],
    on headline: String,
    _ row: Row,
    asList: Bool
  ) throws -> CommandRun {
    let article = row.snippet.isEmpty ? "\(headline)\n" : "\(headline)\n\n\(row.snippet)\n"
    let list = "headline,snippet\n\"\(headline)\",\(row.snippet)\n"
    return try CommandRun.run(
      command + ["-", "--input", asList ? "csv" : "text"] + arguments,
      input: Array((asList ? list : article).utf8),
      directory: CommandRun.repository
    )
  }

  @Test(arguments: rows) func roomIsThatOfTheOptions(_ row: Row) throws {
    let list = try run(
      ["limits", "--format", "jsonl"],
      row.arguments,
      on: row.headline,
      row,
      asList: true
    )
    let room = "\"all\":{\"remove\":\(row.count),"
    #expect(list.output.contains(room), "\(list.output)\(list.errors)")
    let article = try run(["limits"], row.arguments, on: row.headline, row, asList: false)
    let item = try run(
      ["limits", "--item", "1"],
      row.arguments,
      on: row.headline,
      row,
      asList: true
    )
    for one in [article, item] {
      #expect(one.output.contains("\(row.count) characters must go"), "\(one.output)\(one.errors)")
    }
  }

  @Test(arguments: rows) func verdictsAreThoseOfTheOptions(_ row: Row) throws {
    let isBold = row.arguments.contains("--bold-text")
    let settings =
      row.arguments.filter { $0 != "--bold-text" } + ["--bold-text", isBold ? "on" : "off"]
    for (removed, exitCode) in [(row.count, 0), (row.count - 1, 1)] as [(Int, Int32)] {
      let headline = String(row.headline.dropLast(removed))
      let runs = [
        try run(["check"], row.arguments, on: headline, row, asList: true),
        try run(["check", "--item", "1"], row.arguments, on: headline, row, asList: true),
        try run(["check", "--format", "json"], row.arguments, on: headline, row, asList: false),
        try run(
          ["check", "--format", "jsonl", "--detail", "trace"],
          row.arguments,
          on: headline,
          row,
          asList: true
        ),
        try run(["matrix"], settings, on: headline, row, asList: true),
      ]
      #expect(
        runs.map(\.exitCode) == Array(repeating: exitCode, count: runs.count),
        "\(headline): \(runs.map(\.errors))"
      )
    }
  }

  /// Where all that is asked is for other sizes of text, success says nothing: that is noted, once, however it is told.
  @Test(arguments: [
    "--input text", "--input text --format json --detail verdict", "--input lines",
    "--input lines --item 1", "--input lines --format jsonl",
    "--input lines --format json --detail trace",
  ])
  func thatNothingIsAskedIsNoted(_ way: String) throws {
    let asked = ["--require", "snippet-shown@xLarge..accessibility5"]
    for (more, note) in [
      ([], "note: --require asks nothing here: all of it is for other sizes of text\n"),
      (["--require", "headline-whole"], ""),
    ] as [([String], String)] {
      let run = try CommandRun.run(
        ["-", "--size", "90x27"] + way.split(separator: " ").map { String($0) } + asked + more,
        input: Array("A headline\n".utf8),
        directory: FileManager.default.temporaryDirectory
      )
      #expect(run.exitCode == 0)
      #expect(run.errors == (note.isEmpty ? "" : "fitcheck: \(note)"), "\(run.errors)")
    }
  }

  /// What is asked of some sizes of text is asked of these in a matrix, and of no other one.
  @Test func sizesOfAMatrixAreAskedByThemselves() throws {
    let run = try CommandRun.run(
      [
        "matrix", "-", "--size", "60x30", "--bold-text", "off", "--type-size", "small",
        "--type-size", "large", "--require", "headline-whole@large..xxLarge",
      ],
      input: Array("Several words that do not fit in here at all\n".utf8),
      directory: FileManager.default.temporaryDirectory
    )
    #expect(run.exitCode == 1, "\(run.errors)")
    let rows = run.output.split(separator: "\n")
    #expect(rows.contains { $0.hasPrefix("small ") && !$0.contains("✗") }, "\(run.output)")
    #expect(rows.contains { $0.hasPrefix("large ") && $0.hasSuffix("✗") }, "\(run.output)")
  }

  /// A call about the snippet is told of one headline where it is asked for, as of a list (ListFormatTests).
  @Test(
    arguments: [
      ([], false, 0), (["--close-calls", "all"], true, 0),
      (["--require", "no-close-calls"], true, 1), (["--require", "no-close-calls=cut"], false, 0),
    ] as [([String], Bool, Int32)]
  )
  func closeCallsAreToldOfOneVerdict(_ options: [String], _ isTold: Bool, _ code: Int32) throws {
    let run = try CommandRun.run(
      ["Examples/close-call.txt", "--device", "iPhone 14", "--format", "json"]
        + ["--detail", "verdict"] + options,
      directory: CommandRun.repository
    )
    #expect(run.exitCode == code, "\(run.errors)")
    #expect(run.output.contains(#""closeCall":{"snippet":[0]}"#) == isTold, "\(run.output)")
  }

  /// Tags may be typed with ICU's and POSIX's underscores, and are told as BCP 47 writes them.
  @Test func tagsAreToldWithHyphens() throws {
    let run = try CommandRun.run(
      [
        "-", "--input", "text", "--size", "146x58", "--format", "json", "--lang", "zh_Hant",
        "--device-language", "en_GB", "--device-language", "ja_JP", "--typesetting-language",
        "de_AT",
      ],
      input: Array("A\n".utf8),
      directory: FileManager.default.temporaryDirectory
    )
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let items = (document as? [String: Any])?["items"] as? [[String: Any]]
    let item = try #require(items?.first, "\(run.errors)")
    #expect(item["lang"] as? String == "zh-Hant")
    #expect(item["deviceLanguages"] as? [String] == ["en-GB", "ja-JP"])
    #expect(item["typesettingLanguage"] as? String == "de-AT")
  }

  /// A language that is named again, however it is written, is no further part of a matrix.
  @Test func languagesOfAMatrixAreItsPartsOnce() throws {
    let run = try CommandRun.run(
      [
        "matrix", "-", "--size", "146x58", "--bold-text", "off", "--format", "json",
        "--device-language", "en_GB", "--device-language", "ja", "--device-language", "en-GB",
      ],
      input: Array("A\n".utf8),
      directory: FileManager.default.temporaryDirectory
    )
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let settings = (document as? [String: Any])?["settings"] as? [[String: Any]]
    let languages = try #require(settings, "\(run.errors)").map { $0["deviceLanguage"] as? String }
    #expect(languages == ["en-GB", "ja"])
  }

  /// A system that is named takes the place of the devices' own, whatever is answered.
  ///
  /// Of a watch's font nobody has measured the widths, and a letter more or less of room is in doubt; of an iPhone's
  /// they are known.
  @Test(
    arguments: [
      ("iPhone 15", nil, 0), ("iPhone 15", "iOS", 0), ("iPhone 15", "watchOS", 1),
      ("Apple Watch 41mm", nil, 1), ("Apple Watch 41mm", "watchOS", 1),
      ("Apple Watch 41mm", "iOS", 0),
    ] as [(String, String?, Int32)]
  )
  func systemsAreThoseOfTheOption(_ device: String, _ system: String?, _ code: Int32) throws {
    for way in [
      "check - --input text", "check - --input lines",
      "check - --input lines --format jsonl --detail trace",
      "matrix - --input text --bold-text off", "matrix - --input lines --bold-text off",
    ] {
      let run = try CommandRun.run(
        way.split(separator: " ").map { String($0) }
          + ["--device", device, "--require", "no-close-calls=cut"]
          + (system.map { ["--platform", $0] } ?? []),
        input: Array("Night ferries return to the bay after nine years of silence and the\n".utf8),
        directory: FileManager.default.temporaryDirectory
      )
      #expect(run.exitCode == code, "\(way): \(run.output)\(run.errors)")
    }
  }

  /// Fonts are sought in the folder that is named and nowhere else, by every command that opens some.
  @Test(arguments: [
    "check - --size 90x30", "check - --size 90x30 --input lines --format csv",
    "limits - --size 90x30", "matrix - --size 90x30", "lines - --point-size 12 --width 90",
    "calibrate Examples/seen-lines.jsonl", "fonts", "fonts --format json", "fonts --verify",
  ])
  func fontsAreThoseOfTheFolder(_ command: String) throws {
    let run = try CommandRun.run(
      command.split(separator: " ").map { String($0) } + ["--font-directory", "Examples"],
      input: Array("A\n".utf8),
      directory: CommandRun.repository
    )
    #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output)")
    let places = "Examples, Examples/Files, Examples/Fonts/Files"
    let message = "the bundled fonts were not found in \(places): "
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
