import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// What is read is not written over, and two outputs are two files.
@Suite struct WrittenFilesTests {
  private static let files = [
    "one.txt": "港の灯\n", "list.txt": "港の灯\n海辺の図書館\n", "d/a.txt": "港の灯\n",
    "d/b.txt": "海辺の図書館\n", "options.yml": "size: 146x58\n",
    "known.json": "{\"schemaVersion\":1,\"known\":[]}\n",
  ]

  private static func folder() throws -> URL {
    let folder = try TestFiles.temporaryFolder(files)
    let linked = folder.appendingPathComponent("linked")
    try FileManager.default.createDirectory(at: linked, withIntermediateDirectories: false)
    for (link, target) in [
      ("link", "list.txt"), ("linked/l.txt", "../list.txt"), ("linked/e", "../d"),
      ("other", "d"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(link).path,
        withDestinationPath: target
      )
    }
    return folder
  }

  @Test(arguments: [
    "list.txt --write-baseline list.txt",
    "list.txt --write-baseline link",
    "one.txt list.txt --write-baseline list.txt",
    "- --write-baseline list.txt", "- --write-baseline /dev/stdin",
    "- --input lines --item 1 --png /dev/stdin", "list.txt --item 1 --svg /dev/fd/0",
    "d --write-baseline d/a.txt",
    "./d/ --item 1 --png d/../d/a.txt",
    "d --item 1 --svg d/b.txt",
    "linked --write-baseline list.txt",
    "linked --write-baseline d/a.txt",
    "other --write-baseline d/a.txt", "other one.txt --write-baseline d/b.txt",
    "list.txt --item 1 --png list.txt",
    "one.txt --config options.yml --png options.yml",
    "one.txt --config options.yml --write-baseline options.yml",
    "one.txt --baseline known.json --png known.json",
    "one.txt --png p --write-baseline p",
    "one.txt --svg p --write-baseline d/../p",
    "list.txt --item 1 --png p --svg p",
    // Of three files the first is as much one of them as the last.
    "one.txt --png p --svg q --write-baseline p", "list.txt --item 1 --png list.txt --svg q",
    "limits one.txt --png one.txt", "limits ./one.txt --svg d/../one.txt",
    "limits list.txt --item 1 --svg list.txt", "limits list.txt --item 2 --png link",
    "limits d --item 1 --png d/b.txt", "limits - --item 1 --png list.txt",
    "limits one.txt --config options.yml --png options.yml", "limits one.txt --png p --svg p",
  ])
  func whatIsReadIsSpared(arguments: String) throws {
    let folder = try Self.folder()
    let run = try CommandRun.run(
      arguments.split(separator: " ").map(String.init) + ["--size", "146x58"],
      shell: "\"$@\" < list.txt",
      directory: folder
    )
    #expect(run.exitCode == 2, "\(run.output)")
    #expect(run.errors.contains("which is read") || run.errors.contains("are the same file"))
    for (name, text) in Self.files {
      let left = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(left == text, "\(name)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("p").path))
  }

  /// What goes into a file that is read would be read in its turn, and written, as long as the disk has room.
  @Test(arguments: [
    ("list.txt --size 146x58", ">> list.txt"), ("one.txt list.txt --size 146x58", ">> link"),
    ("- --size 146x58", "< list.txt >> list.txt"), ("d --size 146x58 --format jsonl", "> d/c.txt"),
    ("linked --size 146x58", ">> d/a.txt"), ("limits list.txt --size 146x58", ">> list.txt"),
    ("matrix one.txt --size 146x58", ">> one.txt"),
    ("lines list.txt --point-size 12 --width 90", ">> list.txt"),
    ("lines --point-size 12 --width 90", "< one.txt >> one.txt"),
    ("lines one.txt --point-size 12 --profile known.json", ">> known.json"),
    ("calibrate one.txt", ">> one.txt"),
    ("one.txt --config options.yml", ">> options.yml"),
  ])
  func standardOutputGoesIntoNothingThatIsRead(arguments: String, redirection: String) throws {
    let folder = try Self.folder()
    let words = arguments.split(separator: " ").map(String.init)
    let run = try CommandRun.run(words, shell: "\"$@\" \(redirection)", directory: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("fitcheck: standard output goes into the "), "\(run.errors)")
    #expect(run.errors.hasSuffix(", which is read: send it to another file\n"), "\(run.errors)")
    for (name, text) in Self.files.merging(["d/c.txt": ""], uniquingKeysWith: { $1 }) {
      let left = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      #expect(left ?? "" == text, "\(name)")
    }
    // Beside it there is room for it.
    let beside = try CommandRun.run(
      ["one.txt", "--size", "146x58"],
      shell: "\"$@\" >> list.txt",
      directory: folder
    )
    #expect(beside.exitCode == 0 && beside.errors.isEmpty, "\(beside.errors)")
  }

  /// Each of several files is held against all before it, and against what is read.
  @Test func everyFileIsToldFromTheOthers() throws {
    let folder = try TestFiles.temporaryFolder(["read.txt": "港\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["a", "b", "read.txt"].map { folder.appending(path: $0).path }
    let same = "--svg \(paths[1]) and --write-baseline \(paths[1]) are the same file: give them two"
    #expect(throws: CommandFailure(same)) {
      try WrittenFiles([("--png", paths[0]), ("--svg", paths[1]), ("--write-baseline", paths[1])])
    }
    let written = try WrittenFiles([
      ("--png", paths[0]), ("--svg", paths[2]), ("--write-baseline", nil),
    ])
    let read = "--svg \(paths[2]) is the text, which is read: give what is written another name"
    #expect(throws: CommandFailure(read)) { try written.spare(paths[2], named: "the text") }
    #expect(throws: Never.self) { try written.spare(paths[1], named: "the text") }
  }

  /// Files of two disks may have one number.
  @Test func filesAreToldApartByDiskAndNumber() {
    var identities: Set<FileIdentity> = []
    for (disk, number) in [(1, 1), (1, 2), (2, 1), (2, 2), (1, 1)] {
      var status = stat()
      status.st_dev = dev_t(disk)
      status.st_ino = ino_t(number)
      identities.insert(FileIdentity(status))
    }
    #expect(identities.count == 4)
  }

  /// A baseline may be renewed, and a folder hold what is written beside what is read in it.
  @Test(arguments: [
    "list.txt --baseline known.json --write-baseline known.json",
    "d --item 1 --svg d/picture.svg --write-baseline known.json",
    "d --item 1 --svg d/picture.svg",
  ])
  func whatIsNotReadIsWritten(arguments: String) throws {
    let folder = try Self.folder()
    for _ in 0..<2 {
      let run = try CommandRun.run(
        arguments.split(separator: " ").map(String.init) + ["--size", "146x58"],
        directory: folder
      )
      #expect(run.exitCode == 0, "\(run.errors)")
    }
  }

  @Test func aConfigurationThatWasFoundIsSpared() throws {
    let folder = try Self.folder()
    let file = folder.appendingPathComponent(".fitcheck.yml")
    try Data("size: 146x58\n".utf8).write(to: file)
    let run = try CommandRun.run(["one.txt", "--png", ".fitcheck.yml"], directory: folder)
    #expect(run.exitCode == 2 && run.errors.contains("the configuration, which is read"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "size: 146x58\n")
  }

  /// Runs the command beside a copy of one of the repository's files, which it refuses to write over.
  private func expectSpared(
    _ original: String,
    as name: String,
    _ arguments: [String],
    saying refusal: String
  ) throws {
    let folder = try Self.folder()
    let file = folder.appendingPathComponent(name)
    let original = CommandRun.repository.appendingPathComponent(original)
    try FileManager.default.copyItem(at: original, to: file)
    let run = try CommandRun.run(arguments, directory: folder)
    #expect(run.exitCode == 2, "\(run.output)")
    #expect(run.errors.contains(refusal), "\(run.errors)")
    #expect(try Data(contentsOf: file) == Data(contentsOf: original))
  }

  /// A device's profile is read as much as a configuration is.
  @Test(arguments: ["--png", "--svg", "--write-baseline"])
  func aProfileIsSpared(_ option: String) throws {
    try expectSpared(
      "Examples/Calibration/example-profile.json",
      as: "phone.json",
      ["one.txt", "--profile", "phone.json", option, "phone.json"],
      saying: "the profile, which is read"
    )
  }

  /// A font is read as much as a text, in every way of running the command.
  @Test(arguments: [
    "one.txt --svg ./own.otf", "one.txt --write-baseline own.otf",
    "one.txt --format jsonl --write-baseline own.otf", "list.txt --write-baseline own.otf",
    "list.txt --format json --detail trace --write-baseline own.otf",
    "list.txt --item 1 --png own.otf", "limits one.txt --png own.otf",
    "limits list.txt --item 1 --svg own.otf",
  ])
  func aFontIsSpared(_ arguments: String) throws {
    try expectSpared(
      "Fonts/Files/FitcheckSans-Regular.otf",
      as: "own.otf",
      arguments.split(separator: " ").map(String.init) + ["--size", "146x58", "--font", "own.otf"],
      saying: "own.otf is a font, which is read"
    )
  }

  /// So are the tables beside bundled fonts, without which no other run would open these.
  @Test(arguments: ["face-tables.bin", "system-metrics.bin", "system-metrics.tsv"])
  func aTableOfTheFontsIsSpared(_ name: String) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundled = CommandRun.repository.appendingPathComponent("Fonts/Files")
    let fonts = folder.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: false)
    for file in try FileManager.default.contentsOfDirectory(atPath: bundled.path) {
      let (from, to) = (
        bundled.appendingPathComponent(file), fonts.appendingPathComponent(file)
      )
      // What might be written over is a copy.
      if file == name {
        try FileManager.default.copyItem(at: from, to: to)
      } else {
        try FileManager.default.createSymbolicLink(at: to, withDestinationURL: from)
      }
    }
    for command in [
      ["one.txt", "--write-baseline"], ["list.txt", "--write-baseline"],
      ["limits", "one.txt", "--svg"],
    ] {
      let run = try CommandRun.run(
        command + ["fonts/\(name)", "--font-directory", "fonts", "--size", "20x10"],
        directory: folder
      )
      let refusal = "fonts/\(name) is a table of the fonts, which is read"
      #expect(run.exitCode == 2 && run.errors.contains(refusal), "\(run.errors)")
    }
    let left = try Data(contentsOf: fonts.appendingPathComponent(name))
    #expect(try left == Data(contentsOf: bundled.appendingPathComponent(name)))
  }

  /// Whoever starts the command may have closed a standard stream: the next file that is opened has its number.
  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- 2>&-"])
  func filesAreWrittenWhereAStreamIsClosed(_ closed: String) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["one.txt", "--size", "146x58", "--png", "p.png", "--write-baseline", "known.json"],
      shell: "\"$@\" \(closed)",
      directory: folder
    )
    #expect(run.exitCode == (closed == ">&-" ? 2 : 0), "\(run.errors)")
    let picture = folder.appendingPathComponent("p.png")
    // The report comes first: where it cannot be written, no file is touched.
    #expect(FileManager.default.fileExists(atPath: picture.path) == (closed != ">&-"))
  }

  /// So does the room of one headline before its picture.
  @Test func roomIsToldBeforeItsPicture() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["limits", "one.txt", "--size", "146x58", "--png", "p.png"],
      shell: "\"$@\" >&-",
      directory: folder
    )
    #expect(run.exitCode == 2, "\(run.errors)")
    let picture = folder.appendingPathComponent("p.png")
    #expect(!FileManager.default.fileExists(atPath: picture.path))
  }

  /// Standard output has the report, by whatever name it is told.
  @Test(arguments: [
    ("- --format jsonl", ""), ("/dev/stdout", ""), ("- --detail trace --format json", ""),
    ("p", "> p"), ("d/../p", "> p"),
  ])
  func aBaselineTakesNoStandardOutput(target: String, redirection: String) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["one.txt", "list.txt"] {
      let run = try CommandRun.run(
        [],
        shell: "\"$1\" \(name) --size 20x10 --write-baseline \(target) \(redirection)",
        directory: folder
      )
      #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output)")
      let refusal = "--write-baseline writes a file: standard output has the report"
      #expect(run.errors == "fitcheck: \(refusal)\n")
    }
  }

  /// Where the baseline beside a picture cannot be written, the picture is not either: pipes and devices go first.
  @Test func aPictureAndABaselineAreWrittenTogether() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("p.png")
    try Data("old".utf8).write(to: picture)
    let run = try CommandRun.run(
      ["one.txt", "--size", "146x58", "--png", "p.png", "--write-baseline", "/dev/full"],
      directory: folder
    )
    #expect(run.exitCode == 2 && run.errors.contains("/dev/full"), "\(run.errors)")
    #expect(try Data(contentsOf: picture) == Data("old".utf8))
  }

  /// Where a file could not be read, what is known of it stays known; a bad row keeps no baseline from being written.
  @Test(arguments: [
    ("d nowhere.csv", "jsonl", false), ("nowhere d/a.txt", "text", false),
    ("d --detail trace", "json", true), ("d nowhere.csv --detail trace", "json", false),
    ("bad.csv", "csv", true), ("bad.csv --columns headline=Titel", "csv", false),
    ("d bad.csv --columns headline=Titel --input csv --detail trace", "json", false),
    ("ended.json", "jsonl", false), ("rows.json", "jsonl", true), ("cut.json", "jsonl", false),
    ("cut.xml", "json", false), ("entries.xml", "json", true), ("lines.json", "jsonl", true),
    ("cut.csv", "csv", false), ("marks.csv", "csv", true), ("tags.jsonl", "json", true),
    ("d none.rss", "jsonl", false), ("d blank.txt", "json", false),
  ])
  func aBaselineWaitsForFilesThatAreRead(
    arguments: String,
    format: String,
    isWritten: Bool
  ) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("見出し,リード\n港の灯,\n,夜\n".utf8).write(to: folder.appendingPathComponent("bad.csv"))
    let spaces = String(repeating: " ", count: 70_000)
    let texts: [(name: String, text: String)] = [
      ("ended.json", "{\"headline\":\"港\"}; {\"headline\":\"灯\"}"),
      ("rows.json", "[{\"headline\":\"港\"},{\"title\":}]"),
      ("cut.json", "[{\"headline\":\"港\"},{\"headline\":\"灯"),
      ("cut.xml", "<rss><channel><item><title>港</title></item><item><title>灯"),
      ("cut.csv", "headline\n港\n\"灯"), ("marks.csv", "headline\n港\n\"灯\"台\n"),
      ("entries.xml", "<rss><item><title>港</title></item><item><b></item></rss>"),
      // Nothing is wrong with their bytes, and what was known of them would be lost all the same.
      ("none.rss", "<rss><channel><title>夜</title></channel></rss>"), ("blank.txt", "\n"),
      // What is asked for in no language is not judged, and nothing of its file is lost.
      ("tags.jsonl", "{\"headline\":\"港\",\"lang\":\"x y\"}\n{\"headline\":\"灯\"}\n"),
      // Its first line is longer than what is looked at to find out what it is.
      ("lines.json", "{\"headline\":\(spaces)}\n{\"headline\":\"港\"}\n"),
    ]
    for (name, text) in texts {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let known = folder.appendingPathComponent("known.json")
    try Data("old".utf8).write(to: known)
    let run = try CommandRun.run(
      arguments.split(separator: " ").map(String.init)
        + ["--size", "20x10", "--format", format, "--write-baseline", "known.json"],
      directory: folder
    )
    #expect(run.exitCode == (arguments.hasPrefix("d --") ? 1 : 2), "\(run.errors)")
    let refusal =
      "known.json is not written: a file or folder could not be read to its end, or has no headlines\n"
    #expect(run.errors.contains(refusal) == !isWritten)
    #expect(try (Data(contentsOf: known) != Data("old".utf8)) == isWritten)
  }

  /// Of one headline it is said what a baseline knows, for which the exit code is that of success.
  @Test(arguments: [[], ["--explain"], ["--ui-language", "ja"], ["--format", "json"]])
  func whatIsKnownOfOneHeadlineIsSaid(options: [String]) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let check = ["one.txt", "--size", "20x10"] + options
    let first = try CommandRun.run(check + ["--write-baseline", "known.json"], directory: folder)
    let second = try CommandRun.run(check + ["--baseline", "known.json"], directory: folder)
    #expect(first.exitCode == 1 && second.exitCode == 0, "\(first.errors) \(second.errors)")
    #expect(!first.output.contains("headline-whole") || options.last == "json")
    let words = ["json": "\"known\": [", "ja": "条件headline-wholeを満たさないことは既知です：20 × 10 @3x"]
    let said = words[options.last ?? ""] ?? "Known not to be met: headline-whole, on 20 × 10 @3x"
    #expect(second.output.contains(said) && !first.output.contains(said), "\(second.output)")
  }

  /// A baseline is not read beyond its limit; nor is one written that would not be read again.
  @Test func aBaselineHasABound() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let limit = BaselineFile.mostBytes
    let run = try CommandRun.run(
      ["one.txt", "--size", "146x58", "--baseline", "great.json"],
      shell: "truncate -s \(limit + 1) great.json; \"$@\"",
      directory: folder
    )
    #expect(run.exitCode == 2)
    #expect(run.errors == "fitcheck: great.json: longer than \(limit) bytes\n")
    #expect(throws: Never.self) { try BaselineFile.checkLength(limit, of: "known.json") }
    let refusal = "cannot write known.json: the baseline is longer than \(limit) bytes"
    #expect(throws: CommandFailure(refusal)) {
      try BaselineFile.checkLength(limit + 1, of: "known.json")
    }
  }
}
