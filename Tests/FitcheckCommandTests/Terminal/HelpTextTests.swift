import ArgumentParser
import Fitcheck
import Foundation
import Testing

@testable import FitcheckCommand

@Suite struct HelpTextTests {
  static let commands: [any ParsableCommand.Type] = [
    FitcheckCommand.self, CheckCommand.self, LimitsCommand.self, MatrixCommand.self,
    LinesCommand.self, DevicesCommand.self, WidgetCommand.self, TimelineCommand.self,
    CalibrateCommand.self, FontsCommand.self,
  ]

  private func message(_ index: Int) -> String {
    let command = Self.commands[index]
    return FitcheckCommand.helpMessage(for: command, columns: HelpText.unwrappedColumns)
  }

  /// The commands under EXAMPLES, put together as a shell does.
  private func examples(_ rows: [String]) -> [String] {
    guard let start = rows.firstIndex(of: "EXAMPLES") else { return [] }
    let block = rows[(start + 1)...].prefix { !$0.isEmpty }.filter { !$0.hasPrefix("  #") }
    var commands: [String] = []
    var isOpen = false
    for row in block {
      let part = row.hasSuffix(" \\") ? String(row.dropLast(2)) : row
      let text = part.drop { $0 == " " }
      if isOpen {
        commands[commands.count - 1] += " " + text
      } else {
        commands.append(String(text))
      }
      isOpen = row.hasSuffix(" \\")
    }
    // What a command does stands beside it, after two spaces or more.
    return commands.map { $0.components(separatedBy: "  ")[0] }
  }

  @Test(arguments: commands.indices)
  func everyWidthFits(index: Int) {
    let help = HelpText(message(index))
    let words = Set(message(index).split(whereSeparator: \.isWhitespace))
    for columns in 20...200 {
      let rows = help.rows(columns: columns)
      for row in rows where TerminalText.columns(row) > columns {
        Issue.record("\(columns): \(row)")
      }
      let shown = rows.joined().filter { $0 != " " }
      for word in words where !shown.contains(word) { Issue.record("\(columns): lost \(word)") }
    }
  }

  @Test(arguments: commands.indices)
  func examplesCanBeCopiedAtEveryWidth(index: Int) {
    let help = HelpText(message(index))
    let wide = examples(help.rows(columns: 200))
    for columns in 20...120 {
      #expect(examples(help.rows(columns: columns)) == wide, "\(columns)")
    }
    // On a terminal of the usual width each is one line.
    #expect(!help.rows(columns: 80).contains { $0.hasSuffix("\\") })
    #expect(wide.allSatisfy { $0.hasPrefix("fitcheck ") || $0.hasPrefix("printf ") })
    #expect(Self.commands[index] is FontsCommand.Type || !wide.isEmpty)
  }

  /// A line in the column of meanings that completes nothing stands by itself.
  @Test func aMeaningOfNothingIsProse() {
    let help = HelpText("ABOUT\n            words that are too many for a narrow row")
    #expect(
      help.rows(columns: 24) == ["ABOUT", "  words that are too", "  many for a narrow row"]
    )
  }

  /// What stands for a value goes with its option, also where it begins in the column of meanings.
  @Test func aValueBelongsToItsOption() {
    let option = "--" + String(repeating: "a", count: 21)
    let meaning = String(repeating: " ", count: 26) + "What it means."
    let help = HelpText("OPTIONS:\n  \(option) <value>\n\(meaning)")
    #expect(
      help.rows(columns: 80) == ["OPTIONS:", "  \(option) <value>", "    What it means."]
    )
    // A meaning may stand there, behind one space.
    let beside = HelpText("OPTIONS:\n  \(option) What it means.")
    #expect(beside.rows(columns: 80) == ["OPTIONS:", "  \(option)  What it means."])
  }

  /// What `--device all` stands for is said, and is what stands there: every iPhone that has the widget, devices of
  /// other kinds where none has.
  @Test(arguments: [1, 2, 3])
  func allDevicesAreThoseThatAreSaid(index: Int) throws {
    #expect(message(index).contains("Default, also called `all`: every iPhone that has the widget"))
    for family in ["accessoryRectangular", "systemSmall", "systemExtraLarge", "accessoryCorner"] {
      let place = try PlaceOptions.parse(["--family", family])
      let named = ["headline.txt", "--family", family]
      let all = try HeadlineOptions.parse(named + ["--device", "all"]).groups()
      let kinds = Set(all.flatMap(\.devices).map(\.kind))
      let slot = try place.slot()
      let those = Set(
        DeviceCatalogue.devices(for: slot, margins: nil, version: nil).map(\.kind)
      )
      let expected = those.contains(.iPhone) ? Set([Device.Kind.iPhone]) : those
      #expect(kinds == expected, "\(family)")
      let usual = try HeadlineOptions.parse(named).groups()
      #expect(usual == all, "\(family)")
    }
  }

  /// Widgets are laid out on iPhones where nothing else is said, but for families that no iPhone has.
  @Test(arguments: [6, 7])
  func usualDevicesOfWidgetsAreSaid(index: Int) {
    let iPhones = "Default: every iPhone that has the family and runs the version of --ios; "
    let others = "every device of another kind only where no iPhone has the family."
    #expect(message(index).contains(iPhones + others))
  }

  /// Several versions of the system are told of by the commands that take them, and by no other.
  @Test(arguments: commands.indices)
  func severalVersionsAreSaidWhereTheyAreTaken(index: Int) {
    #expect(message(index).contains("as in --ios 16,26 or --ios all") == (1...3).contains(index))
  }

  /// Every member of a row that `calibrate` reads is said, since it says of any other that it is passed over.
  @Test func membersOfSeenLinesAreSaid() {
    let help = message(8)
    #expect(help.contains("Any other member is passed over"))
    for name in SeenText.names + ["name", "runs", "slices"] {
      #expect(help.contains("\"\(name)\""), "\(name)")
    }
  }

  /// Help is a subcommand as others are, about which may be asked.
  @Test func helpTellsOfItself() throws {
    let run = try CommandRun.run(["help", "help"], directory: CommandRun.repository)
    #expect(run.exitCode == 0 && !run.output.isEmpty, "\(run.errors)")
  }

  @Test func quotedWordsAreNotBroken() {
    let command = "fitcheck a.txt --device \"iPhone 15 Pro\" --time '9 41' --png x.png"
    let rows = HelpText.continued(command, columns: 30)
    #expect(
      rows == [
        "  fitcheck a.txt \\", "    --device \"iPhone 15 Pro\" \\", "    --time '9 41' \\",
        "    --png x.png",
      ]
    )
  }
}
