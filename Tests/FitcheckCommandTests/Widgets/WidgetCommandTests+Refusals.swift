#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What is refused before anything runs, and the words for it.
extension WidgetCommandTests {
  /// How a program or a build ends is known also where whoever starts the command has ends of children ignored.
  @Test(arguments: [
    (["--program", "/bin/false"], "the widget's program ended at once: exit code 1"),
    (["App.swift", "--package", "package", "--swift", "./swift"], "the widget does not compile"),
  ])
  func endsOfChildrenAreKnown(_ arguments: [String], _ message: String) throws {
    let folder = try BuiltWidgetFolder.make(builder: "#!/bin/sh\nexit 1\n")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["widget"] + arguments,
      shell: "env --ignore-signal=CHLD \"$@\"",
      directory: folder,
      environment: ["XDG_CACHE_HOME": folder.appending(path: "cache").path]
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  /// A command that lies outside of its package is told where that is.
  @Test(arguments: [
    ("en", "does not lie around this command: --package names its folder"),
    ("ja", "--packageでフォルダを指定してください"),
  ])
  func aCommandBesideNoPackageAsksForIt(_ language: String, _ message: String) throws {
    let folder = try TestFiles.temporaryFolder(["Tides.swift": "struct Tides: Widget {}"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["widget", "Tides.swift", "--ui-language", language],
      shell: "cp \"$1\" alone && shift && ./alone \"$@\"",
      directory: folder
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  /// A day or time that the calendar does not have is none, nor is one at which no clock can stand; a run
  /// does not end before it begins, and nobody waits longer than an hour.
  @Test(arguments: [
    (["--from", "2025-02-30"], "2025-02-30"), (["--from", "2025-13-01"], "2025-13-01"),
    (["--from", "2025-12-01T25:00"], "2025-12-01T25:00"), (["--from", "1/2/2025"], "1/2/2025"),
    (["--from", "2025-12-01", "--until", "2025-11-30"], "--until lies before --from"),
    (["--from", "2300-01-01"], "--from: “2300-01-01” is not from 1700-01-01 to 2249-12-31 in GMT"),
    (["--from", "2250-12-30"], "--from: “2250-12-30” is not from 1700-01-01 to 2249-12-31 in GMT"),
    (["--from", "2250-01-01"], "--from: “2250-01-01” is not from 1700-01-01 to 2249-12-31 in GMT"),
    (["--from", "0001-01-01"], "--from: “0001-01-01” is not from 1700-01-01 to 2249-12-31 in GMT"),
    (["--from", "2300-01-01T00:00:00Z"], "is not from 1700-01-01 to 2249-12-31 in GMT"),
    (
      ["--until", "2300-01-01"],
      "--until: “2300-01-01” is not from 1700-01-01 to 2249-12-31 in GMT"
    ),
    (
      ["--from", "2200-01-01", "--years", "50"],
      "--years 50: the last day is not from 1700-01-01 to 2249-12-31 in GMT"
    ),
    (
      ["--from", "2025-12-01", "--until", "2025-12-03", "--years", "2"],
      "--years looks so far ahead from --from: leave out --until"
    ),
    // None are none.
    (
      ["--from", "2025-12-01", "--until", "2025-12-03", "--years", "0", "--kind", "Nothing"],
      "there is no widget of the kind “Nothing”"
    ),
    (["--from", "2249-12-31", "--kind", "Nothing"], "there is no widget of the kind “Nothing”"),
    // A hundred years are 36 525 days.
    (
      ["--from", "2149-12-31", "--time-zone", "UTC", "--years", "100"],
      "--years 100: the last day is not from 1700-01-01 to"
    ),
    (
      [
        "--from", "2149-12-30T23:59", "--time-zone", "UTC", "--years", "100", "--kind", "Nothing",
      ],
      "there is no widget of the kind “Nothing”"
    ),
    (["--patience", "3601"], "--patience must be a number of seconds up to 3600"),
    (["--patience", "0"], "--patience must be a number of seconds up to 3600"),
    (["--patience", "3600", "--kind", "Nothing"], "there is no widget of the kind “Nothing”"),
  ])
  func wrongValuesAreRefused(_ options: [String], _ message: String) throws {
    let folder = CommandRun.executable.deletingLastPathComponent()
    let run = try CommandRun.run(
      ["timeline", "--program", folder.appendingPathComponent("DayCounter").path] + options,
      directory: CommandRun.repository
    )
    #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output.prefix(200))")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    (["--kind", "DayCount"], "did you mean “DayCounter”"),
    (["--families", "inline"], "unknown family “inline”"),
    (["--set", "persn=1"], "no widget has this option: did you mean"),
    (
      ["--time-zone", "Europe/Berln"],
      "unknown time zone “Europe/Berln”: did you mean “Europe/Berlin”"
    ),
    (["--from", "tomorrow"], "“tomorrow” is no date as 2026-03-28"),
    (["--from", "2026-03-02", "--until", "2026-03-01"], "--until lies before --from"),
    (["--languages", "japanese"], "did you mean ja?"),
    (["--device", "iPhone 99"], "iPhone"),
    (["--patience", "0"], "--patience must be"),
    // Nothing is built of a program.
    (["--package", "p"], "--package is for the build of sources: leave it out beside --program"),
    (["--swift", "swift-6"], "--swift is for the build of sources: leave it out beside"),
  ])
  func whatCannotBeMeantIsRefused(_ options: [String], _ words: String) throws {
    let folder = CommandRun.executable.deletingLastPathComponent()
    let run = try CommandRun.run(
      ["widget", "--program", folder.appendingPathComponent("DayCounter").path] + options,
      directory: CommandRun.repository
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func whatIsNoWidgetIsRefused() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func errors(_ arguments: String...) throws -> String {
      let run = try CommandRun.run(["widget"] + arguments, directory: CommandRun.repository)
      #expect(run.exitCode == 2)
      return run.errors
    }
    #expect(try errors().contains("give the widget's sources, or --program"))
    #expect(try errors("/nowhere").contains("/nowhere: there is no such file or folder"))
    #expect(try errors(folder.path).contains("there are no Swift files"))
    try Data("struct A {}".utf8).write(to: folder.appendingPathComponent("A.swift"))
    #expect(try errors(folder.path).contains("no file declares a Widget, a WidgetBundle or a"))
    try Data("struct B: Widget {}".utf8).write(to: folder.appendingPathComponent("B.swift"))
    #expect(try errors(folder.path, "--swift", "no-such-swift").contains("no Swift compiler here"))
    #expect(try errors(folder.path, "--package", folder.path).contains("--package names it"))
    #expect(try errors(folder.path, "--package", folder.path).contains("no Package.swift"))
    #expect(try errors("--program", "/bin/false").contains("exit code 1"))
    #expect(try errors("--program", "/bin/true").contains("it gave no answer, as if it were no"))
    #expect(try errors("--program", folder.path).contains("it is no file that can be run"))
    #expect(try errors("--program", "/bin/true", folder.path).contains("--program, not both"))
    // What cannot be meant is said before anything is built.
    for option in [["--languages", "xx"], ["--families", "a"], ["--from", "b"], ["--ios", "9"]] {
      let run = try CommandRun.run(["widget", folder.path] + option, directory: folder)
      #expect(run.exitCode == 2)
      #expect(!run.errors.contains("building"), "\(run.errors)")
    }
  }

  /// A temporary folder that is not there is not made: nobody would remove it.
  @Test func aTemporaryFolderHasToBeThere() throws {
    let folder = try TestFiles.temporaryFolder(["file": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["missing", "file", "missing/inner"] {
      let path = folder.appending(path: name).path
      let run = try CommandRun.run(
        ["widget", "--program", "/bin/true"],
        directory: folder,
        environment: ["TMPDIR": path]
      )
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("TMPDIR: there is no folder \(path)"), "\(run.errors)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  /// Whatever keeps a program from running, and however it ends, nothing of it stays in the temporary folder.
  @Test func programsLeaveNothingBehind() throws {
    let folder = try TestFiles.temporaryFolder(["plain": "", "groups/group.a/b.txt": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let temporary = folder.appending(path: "tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "groups/group.a/loop"),
      withDestinationURL: folder
    )
    let plain = folder.appending(path: "plain").path
    for (arguments, words) in [
      (["--program", "/bin/false"], "exit code 1"), (["--program", plain], "Permission denied"),
      (["--program", "/bin/false", "--groups", "groups"], "/loop: it is a link to a folder"),
    ] {
      let run = try CommandRun.run(
        ["widget"] + arguments,
        directory: folder,
        environment: ["TMPDIR": temporary.path]
      )
      #expect(run.exitCode == 2)
      #expect(run.errors.contains(words), "\(run.errors)")
      let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
      #expect(left == [], "\(arguments)")
    }
  }

  /// A run without a single entry has checked nothing, which is said.
  @Test(arguments: [
    ("en", "nothing was laid out: what was run has no entry to show"),
    ("ja", "何もレイアウトされませんでした：表示するエントリーがありません"),
  ])
  func nothingToShowIsSaid(_ language: String, _ message: String) throws {
    let folder = try TestFiles.temporaryFolder(["entries.json": #"{"SilentProvider": []}"#])
    defer { try? FileManager.default.removeItem(at: folder) }
    let programs = CommandRun.executable.deletingLastPathComponent()
    let run = try CommandRun.run(
      [
        "widget", "--program", programs.appendingPathComponent("FaultyWidgets").path,
        "--fixtures", folder.appending(path: "entries.json").path, "--ui-language", language,
      ],
      directory: CommandRun.repository
    )
    #expect(run.exitCode == 2)
    // Wherever the terminal breaks them.
    let words = run.errors.filter { !$0.isWhitespace }
    #expect(words.contains(message.filter { !$0.isWhitespace }), "\(run.errors)")
  }

  /// Where Japanese is asked for, or the locale's, what ends a run of a widget is said in it.
  @Test(arguments: [
    (["/nowhere"], "/nowhere：ファイルもフォルダもありません"),
    (["/dev/null"], "/dev/null：Swiftのファイルがありません"), (["--program", "/bin/false"], "終了コード1"),
    (["--program", "/nowhere"], "ウィジェットのプログラムを起動できません"),
    (["--program", "/bin/true", "--families", "inline"], "ファミリー「inline」はありません。「"),
    (["--program", "/bin/true", "--from", "b"], "--from：「b」は日付として読めません"),
    (["--program", "/bin/true", "--patience", "3601"], "--patienceは3600以下の秒数です"),
    (["--program", "/bin/true", "--swift", "x"], "--swiftはソースのビルドのためのものです"),
  ])
  func failuresAreSaidInJapanese(_ arguments: [String], _ words: String) throws {
    for (language, environment) in [
      (["--ui-language", "ja"], [:]), (["--ui-language=ja"], [:]), ([], ["LC_ALL": "ja_JP.UTF-8"]),
    ] {
      let run = try CommandRun.run(
        ["widget"] + arguments + language,
        directory: CommandRun.repository,
        environment: environment
      )
      #expect(run.exitCode == 2)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
    let english = try CommandRun.run(
      ["widget"] + arguments + ["--ui-language", "en"],
      directory: CommandRun.repository,
      environment: ["LC_ALL": "ja_JP.UTF-8"]
    )
    #expect(english.errors.unicodeScalars.allSatisfy { $0.value < 0x3000 }, "\(english.errors)")
  }
}
#endif
