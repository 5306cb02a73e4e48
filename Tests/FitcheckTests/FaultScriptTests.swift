import Foundation
import TestSupport
import Testing

/// `Scripts/mutate` says of no fault that tests notice it where something else made them fail.
@Suite struct FaultScriptTests {
  /// What a copy of the script has, with what its runs come to given as `ends`: of a suite with a fault, and without.
  private static let begin = """
    import importlib.machinery, importlib.util, sys
    sys.dont_write_bytecode = True
    sys.path[:0] = ["Scripts", "Tests/Mutants"]
    import processes, recording, running, weaving
    processes.main = lambda body: None
    loader = importlib.machinery.SourceFileLoader("mutate", "Scripts/mutate")
    mutate = importlib.util.module_from_spec(importlib.util.spec_from_loader("mutate", loader))
    loader.exec_module(mutate)
    faults = weaving.read()[0]

    class Runner(running.Runner):
        def __init__(self, ends, usual):
            super().__init__(None, faults, 1)
            self.ends, self.usual = ends, dict.fromkeys(usual, 1.0)
            self.reached = {suite: {fault.number for fault in faults} for suite in usual}

        def run(self, suites, limit, fault=None, reached=None):
            return self.ends.get((" ".join(suites), fault is not None), ""), 1.0

    """

  /// The faults of the table, of which the first suite is said to notice both.
  private static let table = """
    # file, kind, place, wrong, suite
    A/A.swift\tsign\ta ⟦+⟧ b\t-\tATests.One
    A/A.swift\tsign\tc ⟦+⟧ d\t-\tATests.One

    """

  /// What a program of Python writes behind that beginning.
  private func output(_ program: String) throws -> String {
    let root = TestFiles.directory.deletingLastPathComponent()
    let modules = ["weaving", "recording", "running", "proposals"].map { "Tests/Mutants/\($0).py" }
    var files = ["Tests/Mutants/faults.tsv": Self.table]
    for path in ["Scripts/mutate", "Scripts/longsuites.py", "Scripts/processes.py"] + modules {
      files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try ProcessRun.run(
      URL(filePath: "/usr/bin/env"),
      ["PYTHONUTF8=1", "python3", "-c", Self.begin + program],
      directory: folder
    )
    #expect(run.exitCode == 0)
    return run.output + run.errors
  }

  /// One that a machine without time or memory ended counts where it ends well without the fault, and only there.
  @Test func whatTheMachineEndsIsNotNoticed() throws {
    let output = try output(
      """
      for end in ["takes too long", "is killed", "fails"]:
          for without in ["", end]:
              runner = Runner({("ATests.One", True): end, ("ATests.One", False): without}, ["ATests.One"])
              print(end, without, runner.judge(faults[0], 600), sep="; ")
      """
    )
    #expect(
      output == """
        takes too long; ; ('ATests.One', 'takes too long')
        takes too long; takes too long; ('', 'not noticed')
        is killed; ; ('ATests.One', 'is killed')
        is killed; is killed; ('', 'not noticed')
        fails; ; ('ATests.One', 'fails')
        fails; fails; ('ATests.One', 'fails')

        """
    )
  }

  /// What fails without a fault when all have been tried, as where the disk is full by then, has noticed none.
  @Test func suitesThatFailByThenAreFound() throws {
    let output = try output(
      """
      runner = Runner({("ATests.Two", False): "fails"}, ["ATests.One", "ATests.Two"])
      print(runner.failing(["ATests.One", "ATests.Two"]))
      """
    )
    #expect(output == "{'ATests.Two'}\n")
  }

  /// A run takes hours, in which the table gets rows; and a suite that notices a fault no more is none that did.
  @Test func suitesAreWrittenIntoTheRowsOfTheirFaults() throws {
    let output = try output(
      """
      text = weaving.TABLE.read_text(encoding="utf-8")
      weaving.TABLE.write_text(text.replace("A/A", "B/B\\tsign\\tb ⟦+⟧ b\\t-\\nA/A", 1), encoding="utf-8")
      outcomes = {faults[0].number: ("", "not noticed"), faults[1].number: ("ATests.Two", "fails")}
      recording.record(faults, outcomes, {"ATests.One": 1.0}, False, None)
      print(weaving.TABLE.read_text(encoding="utf-8"), end="")
      # Of a suite that did not run nothing is known.
      recording.record(faults[1:], {faults[1].number: ("", "not noticed")}, {}, False, None)
      print(faults[1].suite)
      """
    )
    #expect(
      output == """
        # file, kind, place, wrong, suite
        B/B\tsign\tb ⟦+⟧ b\t-
        A/A.swift\tsign\ta ⟦+⟧ b\t-
        A/A.swift\tsign\tc ⟦+⟧ d\t-\tATests.Two
        ATests.Two

        """
    )
  }

  /// A number is a row's line: what was built closes the switch of another fault once the table has changed.
  @Test func aBuildHasTheFaultsItWasMadeWith() throws {
    let output = try output(
      """
      import pathlib
      path = pathlib.Path("built.tsv")
      def attempt(faults, all_of_them):
          try:
              print([fault.number for fault in recording.built(path, faults, all_of_them)])
          except SystemExit as end:
              print(end)
      attempt(faults, True)
      recording.note_built(path, faults[:1])
      attempt(faults, False)
      attempt(faults, True)
      recording.note_built(path, faults)
      attempt(faults, True)
      faults[1].place, faults[0].place = faults[0].place, faults[1].place
      attempt(faults, False)
      """
    )
    let refusal = "mutate: what was built last has other faults: leave --built out\n"
    #expect(output == [refusal, "[2]\n", refusal, "[2, 3]\n", refusal].joined())
  }

  /// One that has another name by now would be said to notice faults that nothing does.
  @Test func suitesOfTheTableAreThere() throws {
    let output = try output(
      """
      print(*weaving.lost_suites(faults), sep="\\n")
      suite = weaving.ROOT / "Tests/ATests/Some/One.swift"
      suite.parent.mkdir(parents=True)
      suite.write_text("@Suite struct One {")
      print(weaving.lost_suites(faults))
      """
    )
    #expect(
      output == """
        faults.tsv:2: there is no suite ATests.One
        faults.tsv:3: there is no suite ATests.One
        []

        """
    )
  }

  /// A signal may arrive while a thread is about to begin one, which would go on for as long as it takes.
  @Test func whatBeginsWhileTheScriptEndsIsEnded() throws {
    let output = try output(
      """
      import signal, subprocess
      # What has started the tests may ignore it.
      signal.signal(signal.SIGTERM, signal.SIG_DFL)
      begin = subprocess.Popen
      def begin_late(*command, **options):
          processes.is_ending = True
          return begin(*command, **options)
      subprocess.Popen = begin_late
      print(processes.run(["sleep", "60"]))
      """
    )
    #expect(output == "-15\n")
  }

  /// Of what tests read not all is built, and a suite that passed may fail where a recording changed.
  @Test func suitesAreMeasuredAnewWhereAnyFileChanges() throws {
    let output = try output(
      """
      mutate.WORK.mkdir(parents=True)
      for text in ["one", "one", "two"]:
          mutate.MEASURED.touch()
          mutate.write_if_changed(mutate.TREE / "Tests/ATests/Recorded/a.txt", text)
          print(mutate.MEASURED.exists())
      """
    )
    #expect(output == "False\nTrue\nFalse\n")
  }
}
