import Fitcheck
import Foundation
import Inputs
import TestSupport
import Testing

@testable import FitcheckCommand

/// Lines that were read in published pictures, and what the command says of them.
@Suite struct CalibrateTests {
  private func answers(_ arguments: [String], input: String = "") throws -> [[String: Any]] {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["calibrate"] + arguments,
      input: Array(input.utf8),
      directory: fixtures.directory
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    return try run.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  /// English lines of MIT- and Apache-licensed repositories (LayoutRules §2.2); each row names its
  /// own.
  @Test func latinLinesAreThoseOfPictures() throws {
    let file = CommandRun.repository
      .appendingPathComponent("Tests/FitcheckCommandTests/Cases/latin-lines.jsonl")
    let answers = try answers([file.path])
    #expect(answers.count > 40)
    for answer in answers.dropLast() { #expect(answer["agrees"] as? Bool == true, "\(answer)") }
    let summary = try #require(answers.last)
    #expect(summary["agreeing"] as? Int == summary["texts"] as? Int)
    // The rule is more than greedy filling, which misses some.
    let right = try #require(summary["right"] as? [String: Int])
    #expect(try #require(right["greedy"]) < #require(right["ios"]))
  }

  /// A size that is not the one that was drawn: the rule holds at other widths, and the numbers do
  /// not.
  @Test func numbersThatDisagreeAreTold() throws {
    let row = #"{"text":"木曜日の市場で魚を買う人々","lines":["木曜日の市場で魚","を買う人々"],"pointSize":17,"#
    let agreeing = try answers(["-"], input: row + #""width":130}"#)
    #expect(agreeing.first?["agrees"] as? Bool == true)
    let other = try answers(["-"], input: row + #""width":145}"#)
    #expect(other.first?["agrees"] as? Bool == false)
    let widths = try #require(other.first?["widths"] as? [Double])
    #expect(try #require(widths.last) < 1 && widths.count == 2)
  }

  /// Each text is set in the fonts of a device in its own language, whatever came before it: eight full-width characters
  /// stand on the first line and nine do not, of 0.935 of the size in Japanese and 1.018 in English (JapaneseText §2).
  @Test func textsHaveTheFontsOfTheirLanguage() throws {
    let row = #"{"text":"木曜日の市場で魚を買う人々","lines":["木曜日の市場で魚","を買う人々"],"pointSize":17,"width":130,"#
    let languages = ["ja", "en", "ja"]
    let rows = languages.map { "\(row)\"lang\":\"\($0)\"}\n" }
    let answers = try answers(["-"], input: rows.joined())
    try #require(answers.count == languages.count + 1)
    for (language, answer) in zip(languages, answers) {
      let character = (language == "ja" ? 0.935 : 1.018) * 17
      let (least, most) = (8 * character / 130, 9 * character / 130)
      let factors = (450...550).map { Double($0) / 500 }.filter { $0 >= least && $0 < most }
      let widths = [factors.first, factors.last].compactMap { $0 }
      #expect(answer["widths"] as? [Double] == widths, "\(answer)")
      #expect(answer["agrees"] as? Bool == (language == "ja"), "\(answer)")
    }
  }

  /// Of the factors those stand there that are tried, and no sums that are off by their last digit.
  @Test func factorsAreFiveHundredths() throws {
    let row = #"{"text":"木曜日の市場で魚を買う人々","lines":["木曜日の市場で魚","を買う人々"],"pointSize":17,"#
    let run = try CommandRun.run(
      ["calibrate", "-"],
      input: Array((row + #""width":136.25}"#).utf8),
      directory: CommandRun.repository
    )
    #expect(run.output.contains(#""widths":[0.934,"#), "\(run.output) \(run.errors)")
  }

  /// Lines as `Text.Layout` has them, and fonts by their names: both are read as strings and members are.
  @Test func otherShapesAreRead() throws {
    let lines =
      #""lines":[{"text":"Constrained"},{"runs":[{"slices":[["W",0,9],["idth ",9,30]]},"#
      + #"{"slices":[["Test",40,30]]}]}]"#
    let rows = [
      #""pointSize":16,"weight":"semibold"}"#, #""size":16,"font":"system semibold (mixed bold)"}"#,
      #""fonts":[{"name":".SFUI-Semibold","size":16}]}"#,
    ]
    var input = rows.map { #"{"text":"Constrained Width Test","width":112,\#(lines),\#($0)"# }
    // Both shapes at once, where they say the same but for white space.
    input.append(
      #"{"text":"Constrained Width Test","width":112,"pointSize":16,"weight":"semibold","lines":"#
        + #"["Constrained",{"text":"Width Test","runs":[{"slices":[["Width ",0,9],["Test",9,30]]}]}]}"#
    )
    // What has no picture is in the line and in none of its slices.
    input.append(
      #"{"text":"Constrained Width \u200bTest","width":112,"pointSize":16,"weight":"semibold","#
        + #""lines":["Constrained",{"text":"Width \u200bTest","runs":[{"slices":"#
        + #"[["Width ",0,9],["Test",9,30]]}]}]}"#
    )
    // Runs stand in another order than their characters where the line's direction changes.
    input.append(
      #"{"text":"Constrained Width Test","width":112,"pointSize":16,"weight":"semibold","lines":"#
        + #"["Constrained",{"text":"Width Test","runs":[{"slices":[["Test",40,30]]},"#
        + #"{"slices":[["Width ",0,40]]}]}]}"#
    )
    let answers = try answers(["-"], input: input.joined(separator: "\n"))
    #expect(answers.count == 7)
    for answer in answers.dropLast() {
      #expect(answer["agrees"] as? Bool == true, "\(answer)")
      #expect(answer["widths"] as? [Double] == answers[0]["widths"] as? [Double])
    }
  }

  /// Versions as people write them down, the newest where they write none.
  @Test(arguments: [
    (#""iOS 17.2""#, 17), (#""26 (device)""#, 26), (#""ios16.x""#, 16), ("18", 18), ("16.4", 16),
    ("null", 26),
  ])
  func versionsAreRead(_ written: String, _ version: Int) throws {
    let row = #"{"text":"a","lines":["a"],"width":99,"pointSize":12,"ios":\#(written)}"#
    #expect(try answers(["-"], input: row).first?["ios"] as? Int == version)
  }

  /// Tags may have underscores, and are BCP 47's from there on.
  @Test func tagsHaveHyphens() throws {
    let row = #"{"text":"a","lines":["a"],"pointSize":12,"lang":"zh_Hant"}"#
    let value = try JSONReader.value(in: Array(row.utf8)[...])
    #expect(try SeenText(value, number: 1).language == "zh-Hant")
  }

  /// A member that is there and says nothing counts as none.
  @Test(arguments: [
    "id", "pic", "alignment", "weight", "pointSize", "font", "fonts", "textStyle", "ios", "lang",
  ])
  func membersMaySayNothing(_ name: String) throws {
    let row = #"{"text":"a","lines":["a"],"width":99,"size":12,"\#(name)":null}"#
    let answer = try #require(try answers(["-"], input: row).first)
    #expect(answer["id"] as? String == "1" && answer["agrees"] as? Bool == true, "\(answer)")
  }

  /// A text that was cut off agrees by the ends of the lines before its last one.
  @Test func cutTextsAgree() throws {
    let row = #"{"text":"Several words on lines","width":60,"pointSize":12,"lines":"#
    let cut = try answers(["-"], input: row + #"["Several","words …"]}"#)
    #expect(cut.first?["agrees"] as? Bool == true)
    #expect(cut.first?["lineEnds"] as? Int == 1)
    let other = try answers(["-"], input: row + #"["Several words","on …"]}"#)
    #expect(other.first?["agrees"] as? Bool == false)
  }

  private static let faults: [(String, String)] = [
    (#"{"text":"a","lines":[1],"pointSize":12}"#, "or of objects with “text” or “runs”"),
    (#"{"text":"a","lines":[{"runs":[{}]}],"pointSize":12}"#, "“slices” is missing"),
    (#"{"text":"a","lines":[{"runs":[{"slices":["a"]}]}],"pointSize":12}"#, "begin with their"),
    (#"{"lines":["a"],"pointSize":12}"#, "“text” is missing"),
    (#"{"text":7,"lines":["a"],"pointSize":12}"#, "“text” must be a string, not a number"),
    (#"{"text":"a","pointSize":12}"#, "“lines” is missing"),
    (#"{"text":"a","lines":null,"pointSize":12}"#, "“lines” is missing"),
    (#"{"text":"a","lines":"a","pointSize":12}"#, "“lines” must be an array of the lines"),
    (#"{"text":"a","lines":[],"pointSize":12}"#, "“lines” is empty: an array of the lines"),
    (#"{"text":"a","lines":["a"]}"#, "“pointSize” or “textStyle” is missing"),
    (#"["a"]"#, "a JSON object is expected"),
    // Lines of another text, and in another order.
    (
      #"{"text":"Short","lines":["Something else entirely"],"width":1000,"pointSize":17}"#,
      "line 1: “lines” are not the text's: number 1 of them"
    ),
    (#"{"text":"a b","lines":["b","a"],"pointSize":12}"#, "“lines” are not the text's: number 1"),
    (#"{"text":"a b","lines":["a"],"pointSize":12}"#, "it goes on behind the last of them"),
    // Versions that nobody knows.
    (#"{"text":"a","lines":["a"],"pointSize":12,"ios":"iOS 15.4"}"#, "“ios”: “15” is not one of"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"ios":"99"}"#, "“ios”: “99” is not one of"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"ios":"2617"}"#, "“ios”: “2617” is not one of"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"ios":-16}"#, "“ios”: “-16” is not one of"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"ios":16.5e1}"#, "“ios”: “16.5e1” is not one of"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"ios":16.5E1}"#, "“ios”: “16.5E1” is not one of"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"ios":"iOS 10.3"}"#, "“ios”: “10” is not one of"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"ios":"16beta"}"#, "“16beta” is not one of"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"ios":[1]}"#, "a number or a string, not an array"),
    // What `lines` refuses too.
    (#"{"text":"a","lines":["a"],"pointSize":12,"text":"b"}"#, "“text” is there twice"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"pointSize":9}"#, "“pointSize” is there twice"),
    (#"{"text":"a","lines":[{"text":"a","text":"b"}],"pointSize":12}"#, "“text” is there twice"),
    (#"{"text":"a","lines":["a"],"fonts":[{"size":9,"size":8}]}"#, "“size” is there twice"),
    (#"{"text":"a","lines":["a"],"fonts":[{"name":"a","name":"b"}]}"#, "“name” is there twice"),
    (#"{"text":"a","lines":[{"runs":[],"runs":[]}],"pointSize":12}"#, "“runs” is there twice"),
    (
      #"{"text":"a","lines":[{"runs":[{"slices":[],"slices":[]}]}],"pointSize":12}"#,
      "“slices” is there twice"
    ),
    (#"{"text":"a\u0000","lines":["a"],"pointSize":12}"#, "“text” holds a NUL"),
    (
      #"{"text":"a","lines":["a"],"pointSize":12,"textStyle":"nope"}"#, "“textStyle” must be one of"
    ),
    (
      #"{"text":"a","lines":["a"],"pointSize":12,"textStyle":"body"}"#,
      "“pointSize” and “textStyle” exclude each other"
    ),
    (
      #"{"text":"a","lines":["a"],"textStyle":"body","size":99}"#,
      "“size” and “textStyle” exclude each other"
    ),
    (
      #"{"text":"a","lines":["a"],"textStyle":"body","weight":"bold"}"#,
      "“weight” and “textStyle” exclude each other"
    ),
    (
      #"{"text":"a","lines":["a"],"pointSize":17,"size":99}"#,
      "“pointSize” and “size” exclude each other"
    ),
    (
      #"{"text":"a","lines":["a"],"font":"text style title","pointSize":99}"#,
      "“pointSize” and the text style in “font” exclude each other"
    ),
    (
      #"{"text":"a","lines":["a"],"font":"text style title heavy"}"#,
      "a text style in “font” has its own weight, and no other"
    ),
    (
      #"{"text":"a","lines":["a"],"font":"text style nope","pointSize":17}"#,
      "the text style in “font” must be one of largeTitle, title"
    ),
    (
      #"{"text":"Hi","lines":[{"text":"Hi","runs":[{"slices":[["Ho"]]}]}],"pointSize":12}"#,
      "“text” and “runs” of a line say different things"
    ),
    // A blank line that the text has not.
    (
      #"{"text":"a b","lines":["a","","b"],"width":12,"pointSize":17}"#,
      "“lines” are not the text's: number 2 of them"
    ),
    (
      #"{"text":"a b","lines":["a","b",""],"width":12,"pointSize":17}"#,
      "“lines” are not the text's: number 3 of them"
    ),
    (#"{"text":"a","lines":["a"],"pointSize":12,"lang":true}"#, "“lang” must be a string, not a"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"id":true}"#, "“id” must be a string or a number"),
    (
      #"{"text":"a","lines":["a"],"pointSize":12,"alignment":"middle"}"#,
      "“alignment” must be one of leading, center, trailing"
    ),
    (#"{"text":"a","lines":["a"],"pointSize":12,"alignment":5}"#, "“alignment” must be one of"),
    (
      #"{"text":"a","lines":["a"],"pointSize":12,"weight":"Bold"}"#,
      "“weight” must be one of ultraLight, thin, light, regular, medium, semibold, bold, heavy"
    ),
    // Of a font nothing is passed over that was meant to say something.
    (#"{"text":"a","lines":["a"],"pointSize":12,"font":5}"#, "“font” must be a string, not a"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"fonts":5}"#, "“fonts” must be an array, not a"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"fonts":{}}"#, "must be an array, not an object"),
    (#"{"text":"a","lines":["a"],"pointSize":12,"fonts":[{},5]}"#, "and “size”, not of a number"),
    (
      #"{"text":"a","lines":["a"],"pointSize":12,"fonts":[{"name":5}]}"#,
      "“name” must be a string, not a number"
    ),
  ]

  private func failure(_ row: [UInt8]) throws -> String {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["calibrate", "-"],
      input: row,
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    return run.errors
  }

  @Test(arguments: faults)
  func whatIsWrongIsNamed(_ row: String, _ message: String) throws {
    let errors = try failure(Array(row.utf8))
    #expect(errors.contains(message), "\(errors)")
  }

  /// Bytes that are no text are refused, not mended.
  @Test func otherBytesAreRefused() throws {
    let rest = Array(#"","lines":["a"],"pointSize":12}"#.utf8)
    let errors = try failure(Array(#"{"text":"a"#.utf8) + [0xFF] + rest)
    #expect(errors.contains("line 1: not UTF-8 text: byte 10 of the line"), "\(errors)")
    let marked = try failure([0xFF, 0xFE] + rest)
    #expect(marked.contains("byte 0 begins a UTF-16 byte order mark"), "\(marked)")
  }

  /// A text is set about a hundred times, and a row is held whole; no option raises either limit.
  @Test func longTextsAreRefused() throws {
    func row(_ length: Int, of letter: String = "a", _ rest: String = "") -> [UInt8] {
      let text = String(repeating: letter, count: length)
      return Array(#"{"text":"\#(text)","lines":["\#(text)"],"pointSize":12\#(rest)}"#.utf8)
    }
    let errors = try failure(row(4_097, #","width":1"#))
    #expect(errors.hasSuffix("line 1: “text” is longer than 4096 bytes\n"), "\(errors)")
    // Bytes are counted, not letters.
    let letters = try failure(row(2_049, of: "é"))
    #expect(letters.hasSuffix("line 1: “text” is longer than 4096 bytes\n"), "\(letters)")
    let long = try failure(row(1, #","x":"\#(String(repeating: "a", count: 1 << 20))""#))
    #expect(long.hasSuffix("line 1: longer than 1048576 bytes\n"), "\(long)")
    let greatest = try answers(["-"], input: String(decoding: row(4_096), as: UTF8.self))
    #expect(greatest.count == 2)
  }

  /// Between objects there may be lines of nothing but spaces and tabs, which count as lines.
  @Test func blankLinesArePassedOver() throws {
    let rows = [1, 2].map { #"{"text":"a\#($0)","lines":["a\#($0)"],"pointSize":9,"width":50}"# }
    let answers = try answers(["-"], input: "\n\(rows[0])\n \t\n\t\n\(rows[1])\n  ")
    #expect(answers.dropLast().map { $0["id"] as? String } == ["2", "5"])
    #expect(answers.last?["texts"] as? Int == 2)
  }

  /// What was answered before a row that is wrong is handed over, without the count of all.
  @Test func answersBeforeAFaultAreWritten() throws {
    let row = #"{"text":"a","lines":["a"],"pointSize":9,"id":"first"}"#
    let run = try CommandRun.run(
      ["calibrate", "-"],
      input: Array("\(row)\n[1]\n\(row)\n".utf8),
      directory: CommandRun.repository
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("standard input: line 2: a JSON object is expected"))
    let answers = run.output.split(separator: "\n")
    #expect(answers.count == 1 && run.output.contains(#""id":"first""#), "\(run.output)")
  }
}
