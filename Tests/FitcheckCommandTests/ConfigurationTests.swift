import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// Options that are written down in `.fitcheck.yml`.
@Suite struct ConfigurationTests {
  private static let long = "市、築九十年の旧庁舎を保存へ　耐震工事の費用は寄付で募り三年後の再開をめざす"

  private static let tooMany =
    "lang: en\ndevice: [" + String(repeating: "SE 3,", count: 1_001) + "]\n"

  @Test func aFileAboveIsFound() throws {
    let folder = try TestFiles.temporaryFolder([
      ".fitcheck.yml": "device: [SE 3, iPhone 15]\nios: 26\nlang: ja\n", "a/b/list.csv": "見出し\n港\n",
    ])
    let below = folder.appendingPathComponent("a/b")
    let run = try CommandRun.run(["list.csv"], directory: below)
    #expect(run.exitCode == 0 && run.output.contains("2 iPhones"), "\(run.errors)")
    let typed = try CommandRun.run(["list.csv", "--device", "iPhone 14"], directory: below)
    #expect(typed.output.contains("1 iPhone "), "the command line comes first")
    for command in ["limits", "matrix"] {
      let run = try CommandRun.run([command, "list.csv", "--format", "jsonl"], directory: below)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let without = try CommandRun.run(["list.csv", "--config", "/dev/null"], directory: below)
    #expect(without.output.contains("36 iPhones"), "an empty file says nothing")
    let joined = try CommandRun.run(["list.csv", "--config=/dev/null"], directory: below)
    #expect(joined.output == without.output, "\(joined.errors)")
    let lines = try CommandRun.run(
      ["lines", "list.csv", "--point-size", "12", "--width", "99"],
      directory: below
    )
    #expect(lines.exitCode == 0, "other commands do not read it")
  }

  @Test(arguments: [
    ("devices: x", "there is no option “devices” to be written down: did you mean “device”"),
    ("device: [a", "not YAML"), ("- device", "not a mapping from options to values"),
    ("ios: [16, 18]", "“ios” takes one value, not 2"),
    ("bold-text: maybe", "“bold-text” has to be true or false"),
    ("all: [true, true]", "“all” has to be true or false"),
    ("device: {a: b}", ":1: “device” has to be a value, or a list of values"),
    ("ios: 15", "16, 17, 18 or 26"), ("devices: ~", "there is no option “devices”"),
    ("device: [SE 3, {a: b}]", ":1: “device” has to be a value, or a list of values"),
    (tooMany, ":2: “device” has more than 1000 values"),
    ("device: \"SE 3\\0\"", ":1: “device” has a value with a NUL in it"),
    ("lang: ja\ndevice: [SE 3, \"\\x00\"]", ":2: “device” has a value with a NUL in it"),
    ("time: \"9:41\\0\"", ":1: “time” has a value with a NUL in it"),
    ("require: [\"snippet-shown\\0\"]", ":1: “require” has a value with a NUL in it"),
    ("font: \"a\\u0000.otf\"", ":1: “font” has a value with a NUL in it"),
    ("size: \"9x9\\0\"", ":1: “size” has a value with a NUL in it"),
    (
      "a0: &a0 [x, x]\na1: &a1 [*a0, *a0]\n? *a1\n: 1",
      ".fitcheck.yml:2: “*a0” refers to an anchor, which is not read"
    ),
    ("size: &s-1_A 9x9\nscale: \"a # b\"\n? - it's\n  - *s-1_A", ":4: “*s-1_A” refers to"),
    // Lines end in returns, too, as those of all other messages do.
    ("ios: 26\rsize: &s 9x9\rtime: *s\r", ".fitcheck.yml:3: “*s” refers to"),
    ("ios: 26\r\nsize: &s 9x9\r\n\r\ntime: *s\r\n", ".fitcheck.yml:4: “*s” refers to"),
  ])
  func whatIsWrongIsSaid(text: String, message: String) throws {
    let folder = try TestFiles.temporaryFolder([".fitcheck.yml": text, "a.txt": "港\n"])
    let run = try CommandRun.run(["a.txt"], directory: folder)
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(!run.errors.contains(folder.path))
    #expect(try CommandRun.run(["--help"], directory: folder).exitCode == 0)
  }

  /// `&` and `*` in texts and comments are signs as others.
  @Test func signsAreNoReferences() throws {
    let folder = try TestFiles.temporaryFolder([
      "a.yml": "lang: en # *this* & *that*\ndevice: [R&D, '*x &y', \"& * &z*\"]\nsize: &s 9x9\n"
    ])
    let file = try ConfigurationFile(path: folder.appending(path: "a.yml").path)
    #expect(file.entries.map(\.values) == [["en"], ["R&D", "*x &y", "& * &z*"], ["9x9"]])
  }

  /// Of keys in keys, which Yams goes through again and again, there are as many as nobody writes, and no more.
  @Test func questionMarksHaveABound() throws {
    let keys = { String(repeating: "? ", count: $0) + "a" }
    let folder = try TestFiles.temporaryFolder([
      "a.yml": "lang: en # \(String(repeating: "?", count: 100))\n", "b.yml": keys(100),
      "c.yml": keys(101),
    ])
    func reason(_ name: String) -> String {
      do throws(CommandFailure) {
        _ = try ConfigurationFile(path: folder.appending(path: name).path)
        return "none"
      } catch {
        return error.description
      }
    }
    #expect(reason("a.yml") == "none")
    #expect(reason("b.yml").hasSuffix("b.yml:1: the name of an option has to be a word"))
    #expect(reason("c.yml").hasSuffix("c.yml: it has more than 100 question marks"))
  }

  /// YAML's null is as if the option were not there; with quotation marks or a tag of texts it is a text.
  @Test func nullGivesNothing() throws {
    let folder = try TestFiles.temporaryFolder([
      "a.yml": "time: ~\nios:\nlang: null\ndevice: NULL\nbold-text: Null\nfont: ~ # none\n"
        + "size: '~'\nscale: \"\"\ninput: !!str ~\ncolumns: nil\n"
        + "device-language: [~, ja, null, '~']\nbold-font: [~]\n"
    ])
    let path = folder.appending(path: "a.yml").path
    let words = try ConfiguredArguments.merged(
      ["a.txt", "--config", path],
      commands: [],
      folder: folder.path
    )
    #expect(
      words == [
        "check", "--size=~", "--scale", "", "--input=~", "--columns=nil", "--device-language=ja",
        "--device-language=~", "a.txt", "--config", path,
      ]
    )
  }

  /// Behind “=” the parser of arguments would take the next word in its place: a file that is not read then.
  @Test func anEmptyValueTakesNoFile() throws {
    let folder = try TestFiles.temporaryFolder([
      ".fitcheck.yml": "time: ''\nsize: 120x46\n", "a.csv": "見出し\n\(Self.long)\n",
      "b.txt": "港\n",
    ])
    let run = try CommandRun.run(["a.csv", "b.txt", "--format", "jsonl"], directory: folder)
    #expect(run.exitCode == 1 && run.output.contains("\"a.csv:2\""), "\(run.errors)")
    let word = try CommandRun.run(["--time", "", "a.csv", "b.txt"], directory: folder)
    #expect(word.exitCode == 1, "\(word.errors)")
    let joined = try CommandRun.run(["--time=", "a.csv", "b.txt"], directory: folder)
    let message = "argument 1: the value of --time is empty, and the next word would be taken for"
    #expect(joined.exitCode == 2 && joined.errors.contains(message), "\(joined.errors)")
  }

  @Test func asManyValuesAsAreTakenAreRead() throws {
    let values = Array(repeating: "a", count: 1_000)
    let folder = try TestFiles.temporaryFolder([
      "a.yml": "device: [\(values.joined(separator: ","))]\n"
    ])
    let file = try ConfigurationFile(path: folder.appending(path: "a.yml").path)
    #expect(file.entries.map(\.values) == [values])
  }

  /// The language that is written down is that of what ends the command, too, unless another one is typed.
  @Test(arguments: [[], ["limits"], ["matrix"]] as [[String]])
  func failuresAreInTheLanguageThatIsWrittenDown(_ command: [String]) throws {
    let folder = try TestFiles.temporaryFolder([
      ".fitcheck.yml": "ui-language: ja\n", "a.txt": "港\n",
    ])
    for (typed, words) in [
      ([], "「e!」は言語タグではありません（例：en、ja、zh-Hant）"),
      (["--ui-language", "en"], "“e!” is not a language tag, as en, ja and zh-Hant are"),
    ] as [([String], String)] {
      let run = try CommandRun.run(command + ["a.txt", "--lang", "e!"] + typed, directory: folder)
      #expect(run.exitCode == 2 && run.errors == "fitcheck: \(words)\n", "\(run.errors)")
    }
  }

  /// A file of options may be called by one letter, and be standard input.
  @Test(arguments: ["c", "あ", "-"]) func namesOfOneLetter(name: String) throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "港\n", name: "ios: 18\nsize: 146x58\n"])
    let run = try CommandRun.run(
      ["a.txt", "--config", name],
      input: Array("ios: 18\nsize: 146x58\n".utf8),
      directory: folder
    )
    #expect(run.exitCode == 0 && run.output.contains("iOS 18"), "\(run.errors)")
  }

  /// What is wrong in standard input is said of it by the name that it has elsewhere.
  @Test(arguments: [
    ("devices: x\n", "there is no option “devices” to be written down"),
    ("bold-text: maybe\n", "“bold-text” has to be true or false"), ("- device\n", "not a mapping"),
    ("lang: ja\ndevice: {a: b}\n", "2: “device” has to be a value"),
  ])
  func standardInputHasItsName(_ text: String, _ message: String) throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "港\n"])
    let run = try CommandRun.run(
      ["a.txt", "--config", "-"],
      input: Array(text.utf8),
      directory: folder
    )
    let expected = "fitcheck: standard input:" + (message.hasPrefix("2") ? "" : " ") + message
    #expect(run.exitCode == 2 && run.errors.hasPrefix(expected), "\(run.errors)")
  }

  /// Between a slash and a name that begins with a mark there is a folder's end as well.
  @Test func foldersMayBeginWithMarks() throws {
    let list = "見出し\n港\n"
    let folder = try TestFiles.temporaryFolder([
      "d/.fitcheck.yml": "device: [iPhone 15]\n", "list.csv": list, "cfg/c.yml": "baseline: b\n",
      "cfg/b": "{\"schemaVersion\":1,\"known\":[]}",
    ])
    let below = try CommandRun.run(
      ["../../../list.csv"],
      shell: #"mkdir -p d/$'\xcc\x81sub'/deep && cd d/$'\xcc\x81sub'/deep && "$@""#,
      directory: folder
    )
    #expect(below.exitCode == 0 && below.output.contains("1 iPhone "), "\(below.errors)")
    let beside = try CommandRun.run(
      ["list.csv"],
      shell: #"mv cfg/c.yml cfg/$'\xcc\x81c.yml' && "$@" --config cfg/$'\xcc\x81c.yml'"#,
      directory: folder
    )
    #expect(beside.exitCode == 0, "\(beside.errors)")
  }

  /// Bytes that are no UTF-8 are not mended, which would make another text of them.
  @Test func bytesThatAreNotTextAreRefused() throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "港\n"])
    try Data(Array("time: caf".utf8) + [0xE9, 0x0A])
      .write(to: folder.appending(path: ".fitcheck.yml"))
    let run = try CommandRun.run(["a.txt"], directory: folder)
    let message = ".fitcheck.yml: not UTF-8 text: byte 9 (counted from 0) is invalid"
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
  }

  /// What is no file was meant to be one: a pipe is not waited for, nothing is passed over.
  @Test(arguments: [
    "mkfifo .fitcheck.yml", "mkdir .fitcheck.yml", "ln -s nowhere .fitcheck.yml",
    "ln -s .fitcheck.yml .fitcheck.yml",
  ])
  func whatIsNoFileIsRefused(making: String) throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "港\n"])
    let run = try CommandRun.run(
      ["a.txt", "--size", "146x58"],
      shell: "\(making) && timeout 60 \"$@\"",
      directory: folder
    )
    let message = "fitcheck: .fitcheck.yml: not a file; --config names another one\n"
    #expect(run.exitCode == 2 && run.errors == message, "\(run.errors)")
  }

  /// A link to a file is as good as the file.
  @Test func aLinkIsFound() throws {
    let folder = try TestFiles.temporaryFolder(["shared.yml": "size: 146x58\n"])
    let link = folder.appending(path: ".fitcheck.yml").path
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: "shared.yml"
    )
    #expect(try ConfigurationFile.nearest(to: folder.path) == link)
  }

  @Test func theLastOneNamedCounts() throws {
    let folder = try TestFiles.temporaryFolder(["a.txt": "港\n"])
    let run = try CommandRun.run(
      ["a.txt", "--config", "/dev/null", "--config", "missing.yml"],
      directory: folder
    )
    #expect(run.exitCode == 2 && run.errors.contains("missing.yml"))
  }

  /// A file's requirements are for runs with other devices as well: what is asked of none that is checked is left out.
  @Test func whatIsAskedOfOtherDevicesIsLeftOut() throws {
    let folder = try TestFiles.temporaryFolder([
      ".fitcheck.yml":
        "device: [SE 3, iPhone 15]\nrequire: [headline-whole, \"snippet-shown@iPhone 15\"]\n",
      "a.txt": "\(Self.long.prefix(30))\n\nあ\n",
    ])
    let note =
      "fitcheck: note: “snippet-shown@iPhone 15” is left out: none of its devices is checked "
      + "here\n"
    let both = try CommandRun.run(["a.txt"], directory: folder)
    #expect(both.exitCode == 1 && both.errors.isEmpty, "\(both.errors)")
    for command in ["check", "matrix"] {
      let other = try CommandRun.run([command, "a.txt", "--device", "SE 3"], directory: folder)
      #expect(other.exitCode == 0 && other.errors == note, "\(command): \(other.errors)")
    }
    try Data("require: [\"snippet-shown@SE 3@iPhone 15\"]\n".utf8)
      .write(to: folder.appending(path: "none.yml"))
    let none = try CommandRun.run(["a.txt", "--config", "none.yml"], directory: folder)
    #expect(none.exitCode == 2 && none.errors.contains("no device is in all that follows @"))
    let typed = try CommandRun.run(
      ["a.txt", "--device", "SE 3", "--require", "snippet-shown@iPhone 15"],
      directory: folder
    )
    #expect(typed.exitCode == 2 && typed.errors.contains("iPhone 15 is not among the devices"))
  }

  @Test func noConfigurationNamesAnother() throws {
    let folder = try TestFiles.temporaryFolder([
      "a.txt": "港\n", "options.yml": "config: other.yml\n",
    ])
    let run = try CommandRun.run(["a.txt", "--config", "options.yml"], directory: folder)
    #expect(run.exitCode == 2 && run.errors.contains("there is no option “config”"))
  }

  /// Files are named as seen from the configuration file's folder.
  @Test func filesAreSoughtBesideIt() throws {
    let folder = try TestFiles.temporaryFolder([
      ".fitcheck.yml": "baseline: known.json\nsize: 120x46\n", "a/list.csv": "見出し\n\(Self.long)\n",
    ])
    let below = folder.appendingPathComponent("a")
    let missing = try CommandRun.run(["list.csv"], directory: below)
    #expect(missing.exitCode == 2 && missing.errors.contains("known.json"))
    let other = try CommandRun.run(["list.csv", "--write-baseline", "b.json"], directory: below)
    #expect(other.exitCode == 2 && other.errors.contains("known.json"))
    // The one that is to be written need not be there.
    let written = try CommandRun.run(
      ["list.csv", "--write-baseline", "../known.json"],
      directory: below
    )
    #expect(written.exitCode == 1, "\(written.errors)")
    #expect(written.errors.hasSuffix("its baseline is left out: it is not there yet\n"))
    #expect(try CommandRun.run(["list.csv"], directory: below).exitCode == 0)
  }

  /// Whatever may be written down is an option of a command.
  @Test func namesAreOptions() {
    let help = [CheckCommand.helpMessage(columns: 999), MatrixCommand.helpMessage(columns: 999)]
      .joined()
    for name in ConfiguredArguments.names { #expect(help.contains("--\(name)"), "\(name)") }
  }
}
