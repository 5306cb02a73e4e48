import ArgumentParser
import Foundation
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
    let difference = try Self.grammars.difference(of: grammar) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(CommandFailure) {
        return try Self.answer(what, columns, text)
      } catch {
        return "\(error)"
      }
    }
    #expect(difference == nil, "\(difference ?? "")")
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
    default:
      Issue.record("\(what)")
      return ""
    }
  }
}
