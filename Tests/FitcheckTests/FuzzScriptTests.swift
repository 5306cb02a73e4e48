import Foundation
import TestSupport
import Testing

/// `Scripts/fuzz` runs all inputs that are there, and nothing more once it is interrupted.
@Suite struct FuzzScriptTests {
  private static let begin = """
    import pathlib, signal, sys
    # What has started the tests may ignore it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.dont_write_bytecode = True
    sys.path.insert(0, "Scripts")
    import fuzzer
    one = fuzzer.Fuzzer(pathlib.Path("program").resolve(), "texts")

    """

  /// What stands for the program of a target: says how many inputs it is given.
  private static let program = """
    #!/bin/sh
    count=0
    for argument; do case $argument in -*) ;; *) count=$((count + 1)) ;; esac; done
    echo "$count" >>counts
    [ ! -e waits ] || exec sleep 60
    [ ! -e says ] || . ./says
    exit "$(cat status)"
    """

  /// What a program of Python writes behind that beginning, and then how many inputs each process was given.
  private func output(_ program: String, status: Int) throws -> String {
    let root = TestFiles.directory.deletingLastPathComponent()
    var files = ["status": "\(status)", "Fuzzing/Dictionaries/none.txt": ""]
    for path in ["Scripts/fuzzer.py", "Scripts/sourceplaces.py"] {
      files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    try TestFiles.makeProgram(Self.program, in: folder)
    let run = try ProcessRun.run(
      URL(filePath: "/usr/bin/env"),
      ["python3", "-c", Self.begin + program + "\nprint(open('counts').read(), end='')"],
      directory: folder
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    return run.output
  }

  /// All arguments of a process together have a bound, which corpora pass.
  ///
  /// What libFuzzer ends with where it is interrupted, which is 72, is nothing that was found.
  @Test(
    arguments: [
      (0, "2500 0\n1000\n1000\n500\n"), (77, "2500 3\n1000\n1000\n500\n"), (72, "0 0\n1000\n"),
    ] as [(Int, String)]
  )
  func corporaAreRunInParts(_ status: Int, told: String) throws {
    let output = try output(
      """
      for number in range(2500):
          (one.corpus / str(number)).touch()
      one.replay([one.cases, one.corpus])
      print(one.runs, len(one.broken))
      """,
      status: status
    )
    #expect(output == told)
  }

  /// A search that begins while an interrupt arrives would go on for as long as was asked for; what earlier ones have spent
  /// without a new place still counts.
  @Test func whatBeginsAfterAnInterruptEnds() throws {
    let output = try output(
      """
      pathlib.Path("waits").touch()
      (one.cases / "crash").touch()
      open("counts", "w").close()
      fuzzer.interrupted.set()
      one.replay([one.cases])
      one.search(60, 0, fuzzer.Row(*[0] * 6, 70, 80))
      print(one.runs, len(one.broken), len(fuzzer.running), one.dry, one.edges_dry)
      """,
      status: 0
    )
    #expect(output.hasPrefix("0 0 0 70 80\n"))
  }

  /// A place of our sources is new once: neither is another edge of it, nor what lies in a library or in no source.
  ///
  /// libFuzzer tells an edge by its own address, as the program tells those that are covered. What stands for the symbolizer
  /// says of each but two that a line of ours is there, written into another; of those that it is another package's, and what
  /// the compiler made for a line of ours.
  ///
  /// A search ends where nobody tells places any longer, and what it has counted until then is told.
  @Test(
    arguments: [
      ("none", "['A/A.swift:1:3', 'A/A.swift:2:3', 'A/A.swift:5:3'] 8 20 []\n"),
      ("0x1", "[] 0 0 ['llvm-symbolizer has ended']\n"),
      ("0x5", "['A/A.swift:1:3', 'A/A.swift:2:3'] 8 20 ['llvm-symbolizer has ended']\n"),
    ]
  )
  func placesAreCountedOnce(_ last: String, told: String) throws {
    let output = try output(
      #"""
      import os
      pathlib.Path("says").write_text('''
      if [ "$FITCHECK_FUZZ_COVERED" ]; then printf '1\\n2\\na\\n' >"$FITCHECK_FUZZ_COVERED"; exit 0; fi
      printf '#3 INITED cov: 3\\n' >&2
      printf '\\tNEW_PC: 0x7  (%s+0x%s) (BuildId: ab)\\n' "$PWD/program" 2 >&2
      printf '#4 NEW    cov: 4\\n' >&2
      printf '\\tNEW_PC: 0x7  (%s+0x%s) (BuildId: ab)\\n' "$PWD/program" 5 /lib/libharfbuzz.so 8 "$PWD/program" 3 "$PWD/program" a >&2
      printf '#5 NEW    cov: 8\\nstat::number_of_executed_units: 20\\n' >&2
      ''')
      pathlib.Path("swiftc").write_text('''#!/bin/sh
      printf '{"paths":{"runtimeResourcePath":"%s/lib/swift"}}' "$PWD"
      ''')
      pathlib.Path("bin").mkdir()
      pathlib.Path("bin/llvm-symbolizer").write_text('''#!/bin/sh
      while read -r address; do
        case $address in
          0xa) printf '/other/Sources/B.swift:1:1\\n\\n' ;;
          0x3) printf '/<compiler-generated>:0:0\\n%s/Sources/A/A.swift:3:3\\n\\n' "$PWD" ;;
          $LAST) exit ;;
          *) printf '%s/Sources/A/A.swift:%d:3\\n%s/Sources/A/C.swift:9:9\\n\\n' "$PWD" "$address" "$PWD" ;;
        esac
      done
      ''')
      for name in ["swiftc", "bin/llvm-symbolizer"]:
          os.chmod(name, 0o755)
      os.environ["LAST"] = "\#(last)"
      os.environ["PATH"] = f"{os.getcwd()}:{os.environ['PATH']}"
      one.search(60, 0, fuzzer.Row(*[0] * 8))
      print(sorted(one.places), one.edges, one.runs, one.broken)
      """#,
      status: 0
    )
    #expect(output.hasPrefix(told), "\(output)")
  }
}
