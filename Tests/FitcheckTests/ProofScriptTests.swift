import Foundation
import TestSupport
import Testing

/// `Scripts/prove` says of a commit what was run on it, and nothing else.
///
/// What stands for its parts here does what a variable says.
@Suite struct ProofScriptTests {
  private static let parts = [
    "setup": "",
    "test": """
    if [ "$1" = --build ]; then [ "$CASE" != broken ]; exit; fi
    if [ "$CASE" = broken ]; then echo 'error: it does not compile'; exit 1; fi
    if [ "$CASE" = moved ]; then git commit --quiet --allow-empty --message more; fi
    if [ "$CASE" = changed ]; then echo more >>headline.txt; fi
    echo '✔ Test run with 2 tests in 1 suite passed after 0.5 seconds.'
    """,
    "survive": "echo 'survive: 3 runs, 0 that broke a rule; not tried: a full disk'",
    "mutate": """
    [ "$CASE" = silent ] || echo 'all 2 faults have their places'
    """,
  ]

  /// The rows that a run writes, each without its minutes, in which `HEAD` stands for the first commit and `NEXT` for
  /// the one behind it, with the line that the script ends with.
  private func rows(_ name: String) throws -> [String] {
    let root = TestFiles.directory.deletingLastPathComponent()
    let copied = ["Scripts/prove", "Scripts/processes.py", "Tests/Mutants/weaving.py"]
    var files = [
      "Tests/Mutants/faults.tsv": "", "headline.txt": "", ".gitignore": ".build\n__pycache__\n",
    ]
    for path in copied {
      files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (part, script) in Self.parts {
      try TestFiles.makeProgram("#!/bin/sh\n\(script)\n", in: folder, named: "Scripts/\(part)")
    }
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["CASE"] = name
    // Whoever runs the tests may sign commits, have hooks for all of them, or write what is not in UTF-8.
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    environment["PYTHONUTF8"] = "1"
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "somebody"
      environment["GIT_\(role)_EMAIL"] = "somebody@example.org"
    }
    let command = """
      git init --quiet && git add . && git commit --quiet --message first || exit
      first=$(git rev-parse --short HEAD)
      python3 Scripts/prove tests survive places >said 2>errors
      next=$(git rev-parse --short HEAD)
      grep -v '^#' Documentation/Proof.tsv | cut -f 1-3,5 | sed "s/$first/HEAD/g; s/$next/NEXT/g"
      tail -n 1 errors
      """
    let run = try ProcessRun.run(
      URL(filePath: "/bin/sh"),
      ["-c", command],
      directory: folder,
      environment: environment
    )
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: " | ")
    }
  }

  private static let tests = "tests | passed | Test run with 2 tests in 1 suite passed. | "
  private static let survive =
    "survive | passed | survive: 3 runs, 0 that broke a rule; not tried: a full disk | "
  private static let places = "places | passed | all 2 faults have their places | "

  @Test func whatPassesIsRecordedWithItsCommit() throws {
    #expect(try rows("") == [Self.tests + "HEAD", Self.survive + "HEAD", Self.places + "HEAD"])
  }

  /// What was built before is still there, and would be tried in the name of this commit.
  @Test func nothingIsTriedOfAnotherBuild() throws {
    #expect(
      try rows("broken") == [
        "tests | FAILED |  | HEAD", "survive | FAILED | the build fails | HEAD",
        Self.places + "HEAD", "prove: failed: tests, survive",
      ]
    )
  }

  /// Somebody goes on with the work while the tests run.
  @Test func aPartIsOfTheCommitItBeganOn() throws {
    #expect(
      try rows("moved") == [
        Self.tests + "HEAD, then NEXT", Self.survive + "NEXT", Self.places + "NEXT",
      ]
    )
    let changed = "HEAD with changes"
    #expect(
      try rows("changed") == [
        Self.tests + "HEAD, then \(changed)", Self.survive + changed, Self.places + changed,
      ]
    )
  }

  @Test func aPartThatSaysNothingHasNotPassed() throws {
    #expect(
      try rows("silent") == [
        Self.tests + "HEAD", Self.survive + "HEAD", "places | FAILED |  | HEAD",
        "prove: failed: places",
      ]
    )
  }
}
