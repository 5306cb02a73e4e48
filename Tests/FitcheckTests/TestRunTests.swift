import Foundation
import TestSupport
import Testing

/// `Scripts/test` tells what failed in each of its processes, and ends all where it is ended.
///
/// What stands for the package manager here has two tests in each, whose outcome is a variable's.
@Suite struct TestRunTests {
  private static let packageManager = #"""
    #!/bin/bash
    [ "$1" = test ] || exit 0
    process=others
    while [ $# -gt 0 ]; do
      case $1 in
        --event-stream-output-path) events=$2 ;;
        --filter)
          process=views
          [[ $2 != *Command* ]] || process=command
          ;;
      esac
      shift
    done
    tell() {
      printf '{"kind":"event","payload":{"kind":"%s","testID":"%s","messages":[%s]}}\n' "$1" "$2" "${3:-}" >>"$events"
    }
    [ "$OUTCOME $process" != 'none views' ] || exit 0
    tell testStarted Module.Suite
    tell testStarted "Module.Suite/$process()/Suite.swift:1:2"
    tell testStarted "Module.Suite/more/$process(_:)/Suite.swift:3:4"
    if [ "$OUTCOME" = waits ]; then
      trap 'echo "$process interrupted" >>ended; exit 1' INT
      echo "$process" >>begun
      for _ in {1..200}; do sleep 0.1; done
    fi
    tell testEnded "Module.Suite/$process()/Suite.swift:1:2" "{\"symbol\":\"${OUTCOME/cut/pass}\"}"
    [ "$OUTCOME" = cut ] || tell testEnded "Module.Suite/more/$process(_:)/Suite.swift:3:4" '{"symbol":"pass"}'
    echo "Test run with 2 tests of $process"
    [ "$OUTCOME" = pass ] || [ "$OUTCOME" = none ]
    """#

  /// Runs a command in a folder with the script, in whose path and folder for temporary files are spaces.
  private func run(
    _ command: String,
    outcome: String,
    tests: URL = TestFiles.directory
  ) throws -> ProcessRun {
    let root = TestFiles.directory.deletingLastPathComponent()
    func script(_ name: String) throws -> String {
      try String(contentsOf: root.appending(path: "Scripts/\(name)"), encoding: .utf8)
    }
    let folder = try TestFiles.temporaryFolder([
      "a b/Scripts/testevents.py": script("testevents.py"), "t m p/keep": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appending(path: "a b")
    let programs = [
      "Scripts/test": try script("test"), "Scripts/setup": "#!/bin/sh\n",
      "bin/swift": Self.packageManager,
    ]
    for (path, text) in programs { try TestFiles.makeProgram(text, in: place, named: path) }
    try FileManager.default.createSymbolicLink(
      at: place.appending(path: "Tests"),
      withDestinationURL: tests
    )
    var environment = ProcessInfo.processInfo.environment
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    environment["PATH"] = "\(place.appending(path: "bin").path):\(path)"
    environment["TMPDIR"] = folder.appending(path: "t m p").path
    environment["OUTCOME"] = outcome
    // Where `cd` looks for folders first.
    environment["CDPATH"] = root.path
    let run = try ProcessRun.run(
      URL(filePath: "/bin/bash"),
      ["-c", command],
      directory: place,
      environment: environment
    )
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "t m p").path
    )
    #expect(left == ["keep"])
    return run
  }

  @Test(
    arguments: [
      ("pass", [], 0),
      (
        "fail",
        [
          "failed: Module.Suite/command()", "failed: Module.Suite/others()",
          "failed: Module.Suite/views()", "tests failed",
        ], 1
      ),
      (
        "cut",
        [
          "under way when the process ended: Module.Suite/more/command(_:)",
          "under way when the process ended: Module.Suite/more/others(_:)",
          "under way when the process ended: Module.Suite/more/views(_:)", "tests failed",
        ], 1
      ),
      ("none", ["no test was run, or not in each process", "tests failed"], 1),
    ] as [(String, [String], Int32)]
  )
  func whatFailedIsSaidAtTheEnd(_ outcome: String, errors: [String], exitCode: Int32) throws {
    let run = try run("Scripts/test --all", outcome: outcome)
    #expect(run.errors == errors.map { "test: \($0)\n" }.joined())
    #expect(run.exitCode == exitCode)
    let processes = ["others", "views", "command"].filter { outcome != "none" || $0 != "views" }
    #expect(run.output == processes.map { "Test run with 2 tests of \($0)\n" }.joined())
  }

  /// One that is left goes on for half an hour.
  ///
  /// What has started the tests may ignore signals, and all that it starts would as well.
  @Test(arguments: [("HUP", 129), ("INT", 130), ("TERM", 143)])
  func aSignalEndsAllProcesses(_ signal: String, status: Int) throws {
    let command = """
      python3 -c 'import os, signal
      for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
          signal.signal(number, signal.SIG_DFL)
      os.execv("Scripts/test", ["Scripts/test", "--all"])' &
      for _ in {1..400}; do [ "$(cat begun 2>/dev/null | wc -l)" -lt 3 ] || break; sleep 0.05; done
      kill -\(signal) $!
      wait $!
      echo "status $?"
      sort ended
      """
    let run = try run(command, outcome: "waits")
    #expect(
      run.output
        == "status \(status)\ncommand interrupted\nothers interrupted\nviews interrupted\n",
      "\(run.errors)"
    )
  }

  /// The process of all others would take the tests of a module with another name, unnoticed.
  @Test func modulesOfTheirOwnHaveTests() throws {
    let tests = try TestFiles.temporaryFolder(["long-tests.txt": "SomeTests  what they show\n"])
    defer { try? FileManager.default.removeItem(at: tests) }
    let run = try run("Scripts/test", outcome: "pass", tests: tests)
    #expect(run.exitCode == 1)
    #expect(run.errors.hasPrefix("test: there is no folder Tests/"))
    #expect(try self.run("Scripts/test", outcome: "pass").exitCode == 0)
  }

  /// Of a suite that has another name by now no test would run, unnoticed beside those of another one.
  @Test func eachNameHasTests() throws {
    let run = try run("Scripts/test Suite 'Module[.]Former' 'views[(][)]$'", outcome: "pass")
    #expect(run.errors == "test: no test matches Module[.]Former\ntest: tests failed\n")
    #expect(run.exitCode == 1)
    #expect(try self.run("Scripts/test Suite 'views[(][)]$'", outcome: "pass").exitCode == 0)
  }

  @Test(arguments: ["--all Name", "--build Name", "Name --all", "--some", "''"])
  func argumentsThatMeanNothingAreRefused(_ arguments: String) throws {
    let run = try run("Scripts/test \(arguments)", outcome: "pass")
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("test: "))
  }
}
