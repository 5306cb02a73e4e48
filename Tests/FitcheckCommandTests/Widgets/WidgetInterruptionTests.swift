#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Where the command ends before its time, no process of a widget goes on without it, nor its build.
@Suite struct WidgetInterruptionTests {
  /// Ends the command by a signal once a widget is asked that never comes back, and tells what is left then: of processes
  /// those whose home is a folder of the command's.
  private static let script = #"""
    mkdir "$TMPDIR"
    hosted() { grep -lzs "^HOME=$TMPDIR/" /proc/[0-9]*/environ; }
    asked() {
      for folder in "$TMPDIR"/*; do
        grep -qs '"run"' "$folder/question.json" && [ -s "$folder/answer.jsonl" ] && return
      done
      return 1
    }
    env --default-signal "$@" >out 2>err & command=$!
    for i in $(seq 900); do asked && break; sleep 0.1; done
    echo "$(hosted | wc -l) before"
    kill -"$SIGNAL" $command; wait $command; echo "status $?"
    # Nobody ends them but they themselves where the command had no time to.
    [ "$SIGNAL" = KILL ] && for i in $(seq 900); do [ "$(hosted)" ] || break; sleep 0.1; done
    echo "$(hosted | wc -l) after, $(ls "$TMPDIR" | wc -l) folders"
    for process in $(hosted | cut -d / -f 3); do kill -KILL "$process"; done
    cat out err
    """#

  private static func run(_ signal: String) throws -> [Substring] {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = CommandRun.executable.deletingLastPathComponent().appendingPathComponent(
      "FaultyWidgets"
    )
    let run = try CommandRun.run(
      [
        "widget", "--program", program.path, "--kind", "BlockedProvider", "--patience", "300",
        "--languages", "en,ja,de",
      ],
      shell: script,
      directory: folder,
      environment: ["SIGNAL": signal, "TMPDIR": folder.appending(path: "tmp").path]
    )
    return run.output.split(separator: "\n")
  }

  /// As many run at a time as there are cores; whoever waits for one says nothing of its end.
  @Test(arguments: [("TERM", 143), ("HUP", 129), ("INT", 130), ("PWR", 158), ("RTMIN", 162)])
  func aSignalEndsThemAndRemovesTheirFolders(_ signal: String, _ status: Int) throws {
    let told = try Self.run(signal)
    #expect(told.first != "0 before", "\(told)")
    #expect(told.dropFirst() == ["status \(status)", "0 after, 0 folders"], "\(told)")
  }

  /// A command that is killed outright leaves folders, but no process.
  @Test func theyEndWithACommandThatIsKilled() throws {
    let told = try Self.run("KILL")
    try #require(told.first != "0 before" && told.count == 3, "\(told)")
    #expect(told[1] == "status 137" && told[2].hasPrefix("0 after, "), "\(told)")
  }

  // MARK: - Builds

  /// Ends the command by a signal while it builds a widget, and tells what is left then: of processes those that the
  /// command's variable came down to.
  private static let buildScript = #"""
    mkdir tmp
    building() { grep -lzs "^BUILDER=$PWD$" /proc/[0-9]*/environ; }
    BUILDER=$PWD env --default-signal "$@" >out 2>err & command=$!
    # One that has just been begun has no variables for a moment.
    for i in $(seq 900); do [ -e building ] && [ "$(building | wc -l)" -ge 3 ] && break; sleep 0.1; done
    echo "$(building | wc -l) before"
    for i in $(seq "$TIMES"); do kill -"$SIGNAL" $command; sleep 0.2; done 2>kills
    wait $command; echo "status $?"
    echo "$(building | wc -l) after, $(ls tmp | wc -l) files"
    for process in $(building | cut -d / -f 3); do kill -KILL "$process"; done
    cat told err 2>&1
    """#

  /// Stands in for `swift build`, whose compilers are in groups of their own: a signal to its own does not reach them, but
  /// it ends them when it is interrupted.
  private static let builder = """
    #!/bin/bash
    trap 'kill $!; echo interrupted >told; exit 130' INT
    setsid sleep 600 &
    >building
    wait

    """

  /// One that ends without its compiler, as SwiftPM does now and then.
  private static let leavingBuilder = builder.replacing(/kill.*told;/, with: "")

  /// One that has to be killed.
  private static let deafBuilder = builder.replacing(/'.*'/, with: "''")

  /// One that takes a second to end.
  private static let slowBuilder = builder.replacing("kill $!", with: "sleep 1; kill $!")

  private static func runBuild(
    by builder: String,
    _ signal: String,
    times: Int = 1
  ) throws -> [Substring] {
    let folder = try BuiltWidgetFolder.make(builder: builder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["widget", "App.swift", "--package", "package", "--swift", "./swift"],
      shell: buildScript,
      directory: folder,
      environment: [
        "SIGNAL": signal, "TIMES": "\(times)", "TMPDIR": folder.appending(path: "tmp").path,
        "XDG_CACHE_HOME": folder.appending(path: "cache").path,
      ]
    )
    return run.output.split(separator: "\n")
  }

  /// What is left of a build would keep the machine busy for minutes, and the next build waiting.
  ///
  /// Nothing is said of its end.
  @Test(arguments: [("TERM", 143), ("HUP", 129), ("INT", 130)])
  func aSignalEndsTheBuild(_ signal: String, _ status: Int) throws {
    let told = try Self.runBuild(by: Self.builder, signal)
    #expect(
      told == [
        "3 before", "status \(status)", "0 after, 0 files", "interrupted",
        "fitcheck: building the widget’s framework first, which takes some minutes",
      ]
    )
  }

  /// Some send two, as `timeout` does to its child and its group.
  @Test func aSecondSignalWaitsForTheEnd() throws {
    let told = try Self.runBuild(by: Self.slowBuilder, "TERM", times: 2)
    let ended = ["3 before", "status 143", "0 after, 0 files", "interrupted"]
    #expect(told.prefix(4).map { String($0) } == ended, "\(told)")
  }

  /// Whoever waits for what does not end is not kept.
  @Test func aThirdSignalEndsAtOnce() throws {
    let told = try Self.runBuild(by: Self.deafBuilder, "TERM", times: 3)
    try #require(told.count > 2)
    #expect(told[1] == "status 143" && !told[2].hasPrefix("0 after"), "\(told)")
  }

  @Test(arguments: [leavingBuilder, deafBuilder])
  func compilersThatABuildLeavesBehindAreEnded(_ builder: String) throws {
    let told = try Self.runBuild(by: builder, "TERM")
    #expect(told.prefix(3) == ["3 before", "status 143", "0 after, 0 files"], "\(told)")
  }

  /// What whoever started the command has it ignore, as `nohup` does, ends no build: that says itself how it ends.
  @Test func whatIsIgnoredEndsNoBuild() throws {
    let folder = try BuiltWidgetFolder.make(
      builder: """
        #!/bin/sh
        until [ -s pid ]; do sleep 0.1; done
        kill -HUP "$(cat pid)"
        sleep 1
        exit 1

        """
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["widget", "App.swift", "--package", "package", "--swift", "./swift"],
      shell: #"env --ignore-signal=HUP "$@" & echo $! >pid; wait $!"#,
      directory: folder,
      environment: ["XDG_CACHE_HOME": folder.appending(path: "cache").path]
    )
    #expect(
      run.exitCode == 2 && run.errors.contains("the widget does not compile"),
      "\(run.errors)"
    )
  }
}
#endif
