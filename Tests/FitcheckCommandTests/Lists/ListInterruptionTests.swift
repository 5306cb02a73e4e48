import Foundation
import TestSupport
import Testing

/// Signals while a list is judged, or waits for a reader of what comes of it.
@Suite struct ListInterruptionTests {
  private func listFolder() throws -> URL {
    try TestFiles.temporaryFolder(["list.txt": ListTests.headlines.joined(separator: "\n")])
  }

  /// What was judged before the interrupt is written, and that there was one is said.
  @Test(arguments: [("TERM", 143), ("HUP", 129), ("INT", 130)])
  func anInterruptLosesNothing(_ signal: String, _ status: Int) throws {
    let folder = try TestFiles.temporaryFolder()
    let run = try CommandRun.run(
      ["-", "--input", "lines", "--encoding", "utf-8", "--format", "jsonl"] + ListTests.area,
      shell: """
        mkfifo pipe; env --default-signal "$@" < pipe > out & job=$!; exec 3> pipe
        printf '港の灯\\n町の声\\n海の底\\n' >&3
        for i in $(seq 900); do [ $(wc -l < out) -ge 3 ] && break; sleep 0.1; done
        kill -\(signal) $job; wait $job; echo "status $?"; cat out
        """,
      directory: folder
    )
    #expect(run.output.utf8.split(separator: UInt8(ascii: "\n")).count == 4, "\(run.output)")
    #expect(run.output.contains("status \(status)"))
    #expect(run.errors.contains("interrupted after 3 headlines\n"), "\(run.errors)")
  }

  /// Whoever waits for a reader that never comes ends at the second interrupt, and as that one ends a process.
  @Test func aSecondInterruptEndsAtOnce() throws {
    let folder = try listFolder()
    // The pipe is full from the beginning. 0x4000 is SIGTERM's bit, 1 is SIGHUP's, which the shell's own process does not hold
    // while it begins.
    let run = try CommandRun.run(
      ["list.txt", "--format", "json"] + ListTests.area,
      shell: """
        mkfifo out; exec 4<> out; dd if=/dev/zero of=out oflag=nonblock bs=4096 2> /dev/null
        env --default-signal "$@" > out & job=$!
        has() { (( 0x$(sed -n "s/^$1:\\s*//p" /proc/$job/status) & $2 )); }
        for i in $(seq 900); do has SigBlk 1 && break; sleep 0.1; done; kill -TERM $job
        for i in $(seq 900); do has ShdPnd 0x4000 || break; sleep 0.1; done; kill -HUP $job
        for i in $(seq 100); do kill -0 $job 2> /dev/null || break; sleep 0.1; done
        kill -KILL $job 2> /dev/null; wait $job; echo "status $?"
        """,
      directory: folder
    )
    #expect(run.output.contains("status 129"), "\(run.output)\(run.errors)")
  }

  /// Whoever waits for a reader of a baseline, when all else is written, ends at the first interrupt.
  @Test func anInterruptEndsAtOnceBehindTheList() throws {
    let folder = try listFolder()
    let run = try CommandRun.run(
      ["list.txt", "--write-baseline", "known"] + ListTests.area,
      shell: """
        mkfifo known; env --default-signal "$@" > out & job=$!
        for i in $(seq 900); do [ -s out ] && break; sleep 0.1; done; sleep 0.5; kill -TERM $job
        for i in $(seq 100); do kill -0 $job 2> /dev/null || break; sleep 0.1; done
        kill -KILL $job 2> /dev/null; wait $job; echo "status $?"
        """,
      directory: folder
    )
    #expect(run.output == "status 143\n", "\(run.output)\(run.errors)")
  }

  /// What a terminal sends at Ctrl-\ ends the command: it is no crash, which Swift's runtime would tell of, and go on.
  @Test func aQuitEndsAtOnce() throws {
    let run = try CommandRun.run(
      ["-", "--input", "lines", "--encoding", "utf-8", "--format", "jsonl"] + ListTests.area,
      shell: """
        mkfifo pipe; ulimit -c 0
        SWIFT_BACKTRACE=enable=yes env --default-signal "$@" < pipe > out & job=$!; exec 3> pipe
        printf '港の灯\\n' >&3
        for i in $(seq 900); do [ -s out ] && break; sleep 0.1; done; kill -QUIT $job
        for i in $(seq 100); do kill -0 $job 2> /dev/null || break; sleep 0.1; done
        kill -KILL $job 2> /dev/null; wait $job; echo "status $?"
        """,
      directory: try TestFiles.temporaryFolder()
    )
    #expect(run.output == "status 131\n", "\(run.output)\(run.errors)")
  }
}
