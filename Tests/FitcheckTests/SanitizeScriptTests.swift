import Foundation
import TestSupport
import Testing

/// `Scripts/sanitize` counts what has passed of the suites that it gives some time.
@Suite struct SanitizeScriptTests {
  /// What stands for the tests: of three suites two end, of which one has known issues.
  private static let tests = """
    #!/bin/sh
    while [ "$1" != --event-stream-output-path ]; do shift; done
    tell() {
      echo '{"payload":{"kind":"testEnded","testID":"'"$1"'","messages":[{"symbol":"'"$2"'"}]}}'
    }
    {
      tell 'A.One/first()/A.swift:1:2' pass
      tell A.One pass
      tell 'A.Two/second()/A.swift:3:4' passWithKnownIssue
      tell A.Two passWithKnownIssue
      tell 'A.Three/third()/A.swift:5:6' pass
    } >"$2"
    [ ! -e reports ] || echo 'SUMMARY: ThreadSanitizer: data race'
    """

  private static let program = """
    import importlib.machinery, importlib.util, sys
    sys.dont_write_bytecode = True
    sys.path.insert(0, "Scripts")
    import processes
    processes.main = lambda body: None
    loader = importlib.machinery.SourceFileLoader("sanitize", "Scripts/sanitize")
    sanitize = importlib.util.module_from_spec(importlib.util.spec_from_loader("sanitize", loader))
    loader.exec_module(sanitize)
    sanitize.suites = lambda sanitizer: ["A.One", "A.Two", "A.Three"]

    """

  /// What a program of Python writes behind that beginning.
  private func output(_ program: String) throws -> String {
    let root = TestFiles.directory.deletingLastPathComponent()
    var files: [String: String] = [:]
    for name in ["sanitize", "longsuites.py", "processes.py", "testevents.py"] {
      let path = "Scripts/\(name)"
      files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = ".build/sanitize-thread/release/fitcheckPackageTests.xctest"
    for name in [bundle, "bin/swift"] {
      try TestFiles.makeProgram(Self.tests, in: folder, named: name)
    }
    var environment = ProcessInfo.processInfo.environment
    environment["FITCHECK_SANITIZE_SCRATCH"] = nil
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    environment["PATH"] = "\(folder.appending(path: "bin").path):\(path)"
    let run = try ProcessRun.run(
      URL(filePath: "/usr/bin/env"),
      ["python3", "-c", Self.program + program],
      directory: folder,
      environment: environment
    )
    #expect(run.errors.isEmpty)
    return run.output
  }

  /// They have far more time than they take: cut off are those that have not ended by then.
  @Test func suitesWithKnownIssuesHaveEnded() throws {
    let output = try output("print(sanitize.test_for('thread', 60))")
    #expect(
      output == """
          3 tests, 2 of 3 suites; cut off: A.Three

        sanitize: 3 tests pass without a report, all of 2 suites among them, of 3 that are not long in A
        True

        """
    )
  }

  /// Of what tests start the end may be nobody's business.
  @Test func reportsOfOtherProcessesAreSeen() throws {
    let output = try output(
      """
      open("reports", "w").close()
      print(sanitize.test_for("thread", 60))
      """
    )
    #expect(output == "SUMMARY: ThreadSanitizer: data race\n\nFalse\n")
  }

  /// Of modules with 10, 20, 30 and 40 lines those that come first and have a quarter of all, each in its turn.
  @Test func aPartOfTheModulesIsCompiled() throws {
    let output = try output(
      """
      import os
      for count, name in enumerate("ABCD", 1):
          os.makedirs(f"Tests/{name}Tests/Parts")
          open(f"Tests/{name}Tests/Parts/Test.swift", "w").write(10 * count * "\\n")
          open(f"Tests/{name}Tests/Case.txt", "w").write(100 * "\\n")
      chosen, differing = set(), 0
      for commit in range(100):
          sanitize.head = lambda: str(commit)
          modules = sanitize.some_modules("thread")
          chosen.add("".join(module[0] for module in modules))
          differing += modules != sanitize.some_modules("address")
      print(*sorted(chosen))
      print(differing > 50)
      """
    )
    #expect(output == "AB AC AD BC BD C D\nTrue\n")
  }

  /// The package manager ends well where no test has such a name.
  @Test func eachNameHasTests() throws {
    let output = try output(
      """
      print(sanitize.test("thread", [], ["One", "A[.]Two/second[(][)]$"]), flush=True)
      print(sanitize.test("thread", [], ["One", "Former"]), flush=True)
      sanitize.testevents.walk = lambda path: []
      print(sanitize.test("thread", [], ["One"]), flush=True)
      """
    )
    #expect(
      output == """
        True
        sanitize: no test matches Former
        False
        sanitize: no test has ended
        False

        """
    )
  }
}
