import ArgumentParser
import Fitcheck
import Foundation
import Inputs
import TestSupport
import Testing

@testable import FitcheckCommand

/// What parts of the command answer for every short text of each row of `Recorded/grammars.txt`: rows of
/// a terminal, help, and what options take; all as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedPartTests {
  static let grammars = RecordedGrammars("FitcheckCommandTests/Recorded")

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.grammars.rows.count > 15)
    #expect(Self.grammars.leftOver() == [])
  }

  @Test(arguments: grammars.rows)
  func partsAnswerAsRecorded(_ grammar: Grammar) throws {
    let what = try #require(grammar.words.first)
    let columns = grammar.words.dropFirst().first.flatMap { Int($0) } ?? 80
    try Self.grammars.check(grammar) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(CommandFailure) {
        return try Self.answer(what, columns, text)
      } catch {
        return "\(error)"
      }
    }
  }

  private static func answer(
    _ what: String,
    _ columns: Int,
    _ text: String
  ) throws(CommandFailure) -> String {
    func option<Options: ParsableArguments>(_ name: String, of options: Options.Type) -> Options? {
      try? Options.parse(["--\(name)=\(text)"])
    }
    switch what {
    case "wrapped": return "\(TerminalText.wrapped(text, to: columns))"
    case "clipped":
      let padded = [
        TerminalText.padded(text, to: columns), TerminalText.leftPadded(text, to: columns),
      ]
      return "\([TerminalText.clipped(text, to: columns)] + padded)"
    case "styled":
      let styled = StyledText(text) + StyledText(" of 21 %", .bad)
      let palette = Palette(isColored: true)
      return "\(styled.rows(to: columns, indent: 1, hanging: 2, palette: palette))"
    case "visible": return TerminalText.visible(text).debugDescription
    case "columns": return "\(TerminalText.columns(text))"
    case "goal": return "\(HeadlineGoal(argument: text) as Any)"
    case "nearest":
      let names = ["--size", "--scale", "Size", "sizes"].prefix(columns)
      let question = Nearest.question(text, among: Array(names))
      return Nearest.names(to: text, among: Array(names)) + question.english + question.japanese
    case "help": return "\(HelpText(text).rows(columns: columns))"
    case "command": return "\(HelpText.continued(text, columns: columns))"
    case "stated":
      return "\([nil, 0, 50].map { TerminalColumns.columns(stated: text, terminal: $0) })"
    case "number": return "\(try Lengths.positive(text, "--n"))"
    case "size": return "\(try Lengths.size(text, "--size"))"
    case "margins": return "\(try option("margins", of: PlaceOptions.self)?.edgeInsets() as Any)"
    case "font":
      let font = FontReference(text)
      return "\(font.path) and \(font.index)"
    case "tag": return try LanguageTag.checked(text)
    case "ios": return "\(try option("ios", of: VersionOptions.self)?.versions() as Any)"
    case "near": return RequestMember.nearest(to: text)?.rawValue ?? "-"
    case "clock": return ClockTime.shown(text)
    case "table": return "\(table(text, columns))"
    case "request": return try request(text, isOfPhone: columns == 1)
    case "seen":
      let seen = try SeenText(try value(text), number: 7)
      return "\(seen.id): \(seen.lines) #\("\(seen)".digest)"
    case "merged":
      let merged = try ConfiguredArguments.merged(
        text.split(separator: " ").map(String.init),
        commands: ["check", "limits", "devices", "help"],
        folder: "/"
      )
      return "\(merged)"
    default:
      Issue.record("\(what)")
      return ""
    }
  }

  // MARK: - What is asked

  /// Words with `|` between, in two columns under a third one that is empty.
  private static func table(_ text: String, _ columns: Int) -> [String] {
    let cells = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let rows = stride(from: 0, to: cells.count - 1, by: 2).map { ["", cells[$0], cells[$0 + 1]] }
    return TerminalTable(header: ["A", "Second", "c"], rows: rows, widths: [3, 9, 0])
      .lines(columns: columns, palette: Palette(isColored: true)) { row, column in
        row == 1 ? .bad : column == 1 ? .notice : nil
      }
  }

  private static func value(_ text: String) throws(CommandFailure) -> JSONValue {
    do {
      return try JSONReader.value(in: Array(text.utf8)[...])
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// A row of JSON as a request, beside no options and beside those of a phone.
  private static func request(_ text: String, isOfPhone: Bool) throws(CommandFailure) -> String {
    let words =
      isOfPhone ? ["--ios=18", "--text-style=headline", "--typesetting-language=ja"] : []
    guard let phone = try? PhoneOptions.parse(words), let setting = try? SettingOptions.parse([])
    else { throw CommandFailure("no options") }
    let defaults = LineRequest.Defaults(
      fonts: [],
      permission: try FontPermission(folders: ["/dev"]),
      weight: isOfPhone ? .bold : nil,
      phone: try PhoneSetting(phone),
      pointSize: isOfPhone ? nil : 12,
      width: 60,
      lineLimit: isOfPhone ? 3 : nil,
      language: isOfPhone ? "ja" : nil,
      deviceLanguages: [],
      setting: try LineSetting(setting, lineBreak: .normal)
    )
    let line = LineReader.Line(number: 4, offset: 90, bytes: Array(text.utf8)[...])
    guard let request = try LineRequest(line, format: .jsonl, defaults: defaults) else {
      return "nothing"
    }
    // All that it holds, which would be long to read.
    let said =
      "\(request) \(request.composition) \(request.lineDoubts) \(request.phraseBreaking)"
    return "\(request.pointSize) pt in \(request.width), \(request.language) #\(said.digest)"
  }
}
