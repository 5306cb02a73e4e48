import ArgumentParser
import Fitcheck
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// Refusals of options whole, to their last word and in both languages: recordings break their rows, and have each of
/// them in one language.
@Suite struct OptionMessageTests {
  @Test(arguments: [
    (
      "--time=",
      "argument 2: the value of --time is empty, and the next word would be taken for it: give it as "
        + "a word of its own"
    ),
    (
      "--lang=\u{301}",
      "argument 2: the value of --lang begins with a mark, which would stand on “=”: give it as a "
        + "word of its own"
    ),
  ])
  func valuesThatStandAlone(_ word: String, _ message: String) {
    #expect(throws: CommandFailure(message)) {
      try ArgumentBytes.checkValues(in: ["a.txt", word, "b.txt"])
    }
  }

  /// The first of them is told, whatever options and words that may stand are before it.
  @Test(arguments: [
    [], ["--lang=ja"], ["--time=9:41", "--set=a="], ["-x=", "a="],
    ["--lang=ja", "", "--json", "="],
  ])
  func valuesThatStandAloneAreFoundBehindOthers(_ before: [String]) {
    let message =
      "argument \(before.count + 1): the value of --time is empty, and the next word would be taken "
      + "for it: give it as a word of its own"
    #expect(throws: CommandFailure(message)) {
      try ArgumentBytes.checkValues(in: before + ["--time=", "--lang="])
    }
  }

  /// What is no option, or stands behind the mark of files, may end as it wants.
  @Test(arguments: [
    ["a.txt", "--", "--time="], ["a=", "-x=", "="], ["--time=9:41", "--time", "", "--set=a="],
    ["--", "--lang=\u{301}"], ["--lang=e\u{301}"],
  ])
  func valuesThatAreNoneStand(_ words: [String]) {
    #expect(throws: Never.self) { try ArgumentBytes.checkValues(in: words) }
  }

  @Test(arguments: [
    (
      "jp", "“jp” is no known language's tag: did you mean ja?",
      "「jp」という言語は知られていません（jaですか？）"
    ),
    (
      "xx", "“xx” is no known language's tag, as en, ja and zh-Hant are",
      "「xx」という言語は知られていません（例：en、ja、zh-Hant）"
    ),
    (
      "e!", "“e!” is not a language tag, as en, ja and zh-Hant are",
      "「e!」は言語タグではありません（例：en、ja、zh-Hant）"
    ),
  ])
  func languages(_ tag: String, _ english: String, _ japanese: String) {
    #expect(throws: CommandFailure(english, japanese)) { try LanguageTag.checked(tag) }
    // While options are read ArgumentParser would keep the English words alone.
    for option in ["--lang", "--device-language"] {
      #expect(throws: CommandFailure(english, japanese)) {
        try HeadlineOptions.parse(["a.txt", option, tag]).groups()
      }
    }
  }

  /// A language that is none is refused whatever is asked, and though no text ever comes.
  @Test(arguments: [
    "lines - --point-size 12 --width 90", "lines - --point-size 12 --width 90 --format jsonl",
    "check headline.txt", "limits headline.txt", "matrix headline.txt",
  ])
  func languagesOfEveryCommand(_ command: String) throws {
    for option in ["--lang", "--device-language", "--typesetting-language"] {
      let run = try CommandRun.run(
        command.split(separator: " ").map { String($0) } + [option, "xx"],
        directory: CommandRun.repository
      )
      let refusal = "“xx” is no known language's tag, as en, ja and zh-Hant are"
      #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output)")
      #expect(run.errors == "fitcheck: \(refusal)\n", "\(option)")
    }
  }

  @Test func versions() throws {
    let options = try VersionOptions.parse(["--ios", "16,15"])
    #expect(
      throws: CommandFailure(
        "--ios: “15” is not one of the versions that are known: 16, 17, 18 or 26",
        "--ios：「15」は知られている版ではありません（あるもの：16、17、18、26）"
      )
    ) {
      try options.versions()
    }
  }

  /// What is below zero is the value that it stands for, and no option.
  @Test(arguments: [
    ("--ios", "--ios: “-18” is not one of the versions that are known: 16, 17, 18 or 26"),
    ("--line-limit", "--line-limit must be at least 1"),
    ("--max-bytes", "--max-bytes must be greater than zero"),
    ("--minimum-scale", "--minimum-scale must be a number from 0 to 1"),
    ("--tightening", "--tightening must be a number from 0 to 1"),
  ])
  func numbersBelowZeroOfLines(_ option: String, _ message: String) throws {
    let run = try CommandRun.run(
      ["lines", "-", "--point-size", "12", "--width", "90", option, "-18"],
      input: Array("a\n".utf8),
      directory: CommandRun.repository
    )
    #expect(run.exitCode == 2 && run.errors == "fitcheck: \(message)\n", "\(run.errors)")
  }

  /// Of a member that no row has so much is told.
  @Test(arguments: [60, 61]) func membersHaveALength(_ count: Int) throws {
    let member = String(repeating: "k", count: count)
    let run = try CommandRun.run(
      ["lines", "-", "--format", "jsonl", "--point-size", "12", "--width", "90"],
      input: Array(#"{"text":"a","\#(member)":1}"#.utf8),
      directory: CommandRun.repository
    )
    let refusal = "line 1: unknown member “\(member.prefix(60))”: see fitcheck lines --help\n"
    #expect(run.exitCode == 2 && run.errors.hasSuffix(refusal), "\(run.errors)")
  }

  /// So much are scalars: a letter may be of two.
  @Test(arguments: [30, 31]) func lettersOfMembersAreCounted(_ count: Int) throws {
    let letter = "e\u{301}"
    let member = String(repeating: letter, count: count)
    let run = try CommandRun.run(
      ["lines", "-", "--format", "jsonl", "--point-size", "12", "--width", "90"],
      input: Array(#"{"text":"a","\#(member)":1}"#.utf8),
      directory: CommandRun.repository
    )
    let shown = String(repeating: letter, count: 30)
    let refusal = "line 1: unknown member “\(shown)”: see fitcheck lines --help\n"
    #expect(run.exitCode == 2 && run.errors.hasSuffix(refusal), "\(run.errors)")
  }

  /// What ArgumentParser would answer with help, and nobody has asked for it.
  @Test(
    arguments: [
      (
        ["help", "nope"], "there is no subcommand “nope” (see fitcheck --help)",
        "「nope」というサブコマンドはありません（fitcheck --helpを参照）"
      ),
      (
        ["a.txt", "-xh", "-yh"], "unknown option “-xh”: a file of that name is given as ./-xh",
        "「-xh」というオプションはありません。その名前のファイルは./-xhと指定してください"
      ),
      (
        ["limits", "-hx"], "unknown option “-hx”: a file of that name is given as ./-hx",
        "「-hx」というオプションはありません。その名前のファイルは./-hxと指定してください"
      ),
    ] as [([String], String, String)]
  )
  func helpThatNobodyAskedFor(_ arguments: [String], _ english: String, _ japanese: String) {
    let refusal = HelpRequest.refusal(of: arguments, among: ["limits", "help"])
    #expect(refusal == CommandFailure(english, japanese))
  }

  /// What asks for help in any way, or for a file behind the mark of files; letters without an h are answered otherwise.
  @Test(
    arguments: [
      ["help"], ["help", "limits"], ["help", "help"], ["help", "-xh"], ["help", "limits", "nope"],
      ["-h"], ["a.txt", "-xh", "--help"], ["-xh", "-h"], ["-help"], ["-xh", "-help"],
      ["a.txt", "--", "-xh"], ["a.txt", "--xh"], ["a.txt", "-xy"], ["a.txt", "-"], ["xh"], [],
    ] as [[String]]
  )
  func helpThatWasAskedFor(_ arguments: [String]) {
    #expect(HelpRequest.refusal(of: arguments, among: ["limits", "help"]) == nil)
  }

  /// What is beyond every number is refused as none, whatever the bounds of the option are; so is what people do not
  /// write for one.
  @Test(arguments: ["--tracking", "--minimum-scale", "--tightening"], ["1e999", "0x1", "nan"])
  func numbersThatAreNone(_ option: String, _ number: String) throws {
    let options = try SettingOptions.parse([option, number])
    #expect(throws: CommandFailure("\(option) must be a number, not “\(number)”")) {
      try LineSetting(options, lineBreak: .normal)
    }
  }

  /// Of a policy that is mistyped by a letter the policy is told first, and that can be asked.
  @Test(arguments: [
    "headline-whole", "snippet-shown", "candidate-at-most=1", "same-candidate", "no-close-calls",
    "no-close-calls=cut",
  ])
  func policiesAreOffered(_ name: String) {
    #expect(throws: Never.self) { try RequirementOptions.policy(name) }
    let refusal = #expect(throws: CommandFailure.self) { try RequirementOptions.policy(name + "x") }
    let words = refusal.map { "\($0)" } ?? ""
    #expect(words.hasPrefix("unknown --require “\(name)x”: did you mean “\(name)”, "), "\(words)")
  }

  /// A hundredth of a pixel to a point is the least that is drawn, and a hundred pixels are the most.
  @Test(arguments: [
    ("0.01", true), ("0.00999", false), ("1", true), ("100", true), ("100.001", false),
    ("1e300", false), ("1e400", false), ("0", false), ("-1", false), ("two", false),
  ])
  func scales(_ scale: String, _ isTaken: Bool) throws {
    let options = try HeadlineOptions.parse(["a.txt", "--size", "146x58", "--scale", scale])
    guard isTaken else {
      #expect(
        throws: CommandFailure("--scale must be a number of pixels from 0.01 to 100"),
        "\(scale)"
      ) {
        try options.groups()
      }
      return
    }
    let groups = try options.groups()
    #expect(groups.map { "\(Double($0.displayScale))" } == ["\(Double(scale) ?? 0)"])
  }

  /// Of a version and a device beside a profile, which stands for both, the version is told of.
  @Test func aVersionBesideAProfileIsToldOf() throws {
    let arguments = ["a.txt", "--profile", "/nowhere.json", "--ios", "18", "--device", "iPhone 15"]
    let options = try HeadlineOptions.parse(arguments)
    #expect(throws: ProfileOptions.besideVersion) { try options.groups() }
  }

  /// No system that a size is of has Today extensions; a device that had them lends its own.
  @Test(arguments: ["todayCompact", "todayExpanded"])
  func sizesOfTodayExtensionsNeedADevice(_ family: String) throws {
    let arguments = ["a.txt", "--size", "300x100", "--family", family]
    let alone = try HeadlineOptions.parse(arguments)
    #expect(
      throws: CommandFailure(
        "\(family) is of iOS 8 to 14, and a size alone of iOS 26: give --device, too",
        "\(family)はiOS 8から14のもので、--sizeだけではiOS 26になります。--deviceも指定してください"
      )
    ) {
      try alone.groups()
    }
    let beside = try HeadlineOptions.parse(arguments + ["--device", "iPhone 8"])
    #expect(try beside.groups().map(\.devices.count) == [1])
  }

  /// Each of what is written, or read beside the texts, is one file.
  @Test(arguments: [
    "--png", "--svg", "--pictures", "--baseline", "--write-baseline", "--profile", "--fixtures",
  ])
  func filesAreNamedOnce(_ option: String) throws {
    for second in [[option, "b"], ["\(option)=b"]] {
      let run = try CommandRun.run(
        ["a.txt", option, "a"] + second,
        directory: CommandRun.repository
      )
      let message = "\(option) is given more than once: give it once"
      #expect(run.exitCode == 2 && run.errors == "fitcheck: \(message)\n", "\(run.errors)")
    }
  }

  /// Of two values the first would be left out without a word.
  @Test(arguments: [
    (["a.txt", "--ios", "16", "--ios", "26"], "--ios", ", with commas between the versions"),
    (["limits", "a", "--ios=16", "--ios=26"], "--ios", ", with commas between the versions"),
    (["devices", "--ios", "16", "--ios=26"], "--ios", ""),
    (["a.csv", "--item", "1", "--item", "4"], "--item", ""),
    (
      ["a", "--type-size=small", "--type-size=large"], "--type-size",
      "; fitcheck matrix takes several"
    ),
    (
      ["matrix", "a", "--bold-text", "off", "--bold-text", "on"], "--bold-text",
      ", and both stands for the two"
    ),
    (
      ["widget", "A", "--families", "x", "--families", "y"], "--families",
      ", with commas between the names"
    ),
    (["a.txt", "--font-directory", "a", "--font-directory=b"], "--font-directory", ""),
    (["lines", "--width", "90", "b.txt", "--width", "80"], "--width", ""),
    // Of the lines it says what they are.
    (["lines", "a", "--format", "jsonl", "--format=text"], "--format", ""),
    // Versions are compared by what checks headlines, and by nothing else.
    (["matrix", "a", "--ios=16", "--ios=26"], "--ios", ", with commas between the versions"),
    (["check", "a", "--ios=16", "--ios=26"], "--ios", ", with commas between the versions"),
    (["lines", "a", "--ios=16", "--ios=26"], "--ios", ""),
    (["widget", "A", "--ios=16", "--ios=26"], "--ios", ""),
    (["timeline", "A", "--ios=16", "--ios=26"], "--ios", ""),
    (
      ["widget", "A", "--type-sizes", "small", "--type-sizes=large"], "--type-sizes",
      ", with commas between the names"
    ),
    (
      ["timeline", "A", "--languages=en", "--languages=ja"], "--languages",
      ", with commas between the names"
    ),
    (
      ["limits", "a", "--type-size=small", "--type-size=large"], "--type-size",
      "; fitcheck matrix takes several"
    ),
    (["a", "--lang", "en", "--lang", "ja"], "--lang", ""),
  ])
  func valuesAreGivenOnce(_ arguments: [String], _ option: String, _ remedy: String) {
    let message = "\(option) is given more than once: give it once\(remedy)"
    #expect(throws: CommandFailure(message)) { try RepeatedOptions.check(arguments) }
  }

  /// What takes several, says how an answer is written, or is the name of a file, may stand twice.
  @Test(arguments: [
    ["matrix", "a", "--type-size", "small", "--type-size", "large"],
    ["a", "--device", "SE 3", "--device", "iPhone 15", "--require", "x", "--require", "y"],
    ["a", "--ui-language", "ja", "--ui-language", "en", "--format", "json", "--format", "csv"],
    ["a", "--bold-text", "--bold-text"], ["a", "--ios", "16", "--", "--ios", "--ios=26"],
    ["a", "--item", "1", "--items", "2"], ["a", "--config", "a.yml", "--config=b.yml"],
  ])
  func valuesThatMayComeTwice(_ arguments: [String]) {
    #expect(throws: Never.self) { try RepeatedOptions.check(arguments) }
  }

  /// Behind options, or a file, a subcommand is taken for a file, which there is not.
  @Test(arguments: [
    (["--size", "146x58", "limits", "headline.txt"], "limits"),
    (["headline.txt", "matrix", "--size", "146x58"], "matrix"), (["check", "lines"], "lines"),
    (["headline.txt", "matrix", "lines", "--size", "146x58"], "matrix"),
  ])
  func subcommandsStandFirst(_ arguments: [String], _ name: String) throws {
    for (language, words) in [
      ("en", "there is no file \(name); as a subcommand it stands first: fitcheck \(name) …"),
      ("ja", "\(name)というファイルはありません。サブコマンドなら先頭に置きます（fitcheck \(name) …）"),
    ] {
      let run = try CommandRun.run(
        arguments + ["--ui-language", language],
        directory: CommandRun.repository
      )
      #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output)")
      #expect(run.errors == "fitcheck: \(words)\n")
    }
  }

  @Test func everySubcommandIsKnown() {
    let names = FitcheckCommand.configuration.subcommands.map { $0.configuration.commandName }
    #expect(Set(names) == Set(HeadlineOptions.commandNames.map(Optional.some)))
  }

  /// A file that is called so is read.
  @Test func filesMayBeCalledAsSubcommandsAre() throws {
    let folder = try TestFiles.temporaryFolder(["limits": "港\n", "one.txt": "灯\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(["one.txt", "limits", "--size", "146x58"], directory: folder)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  /// Those of which the last one counts.
  private static let formOptions = [
    "format", "detail", "explain", "close-calls", "ui-language", "max-bytes", "patience", "config",
  ]

  /// Every option takes several values, or is given once, or says how an answer is written.
  @Test func everyOptionTakesItsValues() throws {
    let run = try CommandRun.run(["--experimental-dump-help"], directory: CommandRun.repository)
    let dump = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let root = try #require(dump?["command"] as? [String: Any])
    var count = 0
    for command in try #require(root["subcommands"] as? [[String: Any]]) {
      let name = try #require(command["commandName"] as? String)
      let arguments = command["arguments"] as? [[String: Any]] ?? []
      for argument in arguments where argument["kind"] as? String == "option" {
        let names = try #require(argument["names"] as? [[String: Any]])
        let option = try #require(names.first?["name"] as? String)
        let words = [name, "--\(option)", "a", "--\(option)", "b"]
        let isTaken = (try? RepeatedOptions.check(words)) != nil
        let isSeveral = argument["isRepeating"] as? Bool == true
        // That of lines says what is read.
        let isOfForm = Self.formOptions.contains(option) && (name, option) != ("lines", "format")
        #expect(isTaken == (isSeveral || isOfForm), "\(name) --\(option)")
        count += 1
      }
    }
    #expect(count > 100)
  }
}
