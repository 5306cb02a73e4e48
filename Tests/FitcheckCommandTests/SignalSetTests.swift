import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import FitcheckCommand

/// Which signals end what is being written.
@Suite(.serialized) struct SignalSetTests {
  /// Those that whoever started the process ignores end nothing; nor do those that there are not.
  @Test func whatIsIgnoredIsNotHeeded() {
    let former = signal(SIGURG, SIG_IGN)
    defer { signal(SIGURG, former) }
    #expect(SignalSet.heeded(among: [SIGWINCH, SIGURG, 4_000, SIGCHLD]) == [SIGWINCH, SIGCHLD])
    signal(SIGURG, SIG_DFL)
    #expect(SignalSet.heeded(among: [SIGURG]) == [SIGURG])
    #expect(SignalSet.unhandled(among: [SIGURG, 4_000]) == [SIGURG])
    signal(SIGURG, SIG_IGN)
    #expect(SignalSet.unhandled(among: [SIGURG]) == [])
    signal(SIGURG) { _ in }
    #expect(SignalSet.unhandled(among: [SIGURG]) == [])
    #expect(SignalSet.heeded(among: [SIGURG]) == [SIGURG])
  }

  @Test func aSetHasItsSignalsAlone() {
    var set = SignalSet.set(of: [SIGTERM, SIGHUP])
    #expect((1..<32).filter { sigismember(&set, $0) == 1 } == [SIGHUP, SIGTERM])
    var none = SignalSet.set(of: [])
    #expect((1..<32).allSatisfy { sigismember(&none, $0) == 0 })
  }

  /// While a file is replaced, no signal that would end the process comes through.
  @Test func everySignalThatEndsIsHeld() async {
    let held = await withCheckedContinuation { continuation in
      // Signals are held by thread; this one is nobody else's.
      Thread.detachNewThread {
        func blocked() -> [Int32] {
          var mask = sigset_t()
          pthread_sigmask(SIG_BLOCK, nil, &mask)
          return (1..<65).filter { sigismember(&mask, $0) == 1 }
        }
        var none = SignalSet.set(of: [SIGURG])
        pthread_sigmask(SIG_SETMASK, &none, nil)
        var signals = HeldSignals()
        let during = blocked()
        signals.release()
        continuation.resume(returning: [during, blocked()])
      }
    }
    // signal(7), "Standard signals": those whose action is "Term", and real-time signals.
    #if os(Linux)
    let others: [Int32] = [SIGIO, SIGPWR, SIGSTKFLT] + Array(34...64)
    #else
    let others: [Int32] = []
    #endif
    let ending =
      [
        SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM,
        SIGPROF,
      ] + others
    #expect(held == [(SignalSet.heeded(among: ending) + [SIGURG]).sorted(), [SIGURG]])
  }

  /// Who ends the process for a signal that another thread was given waits until no file is being written.
  @Test func whoEndsTheProcessWaits() async {
    let order = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let order = Locked<[String]>([])
        var signals = HeldSignals()
        let (began, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
          began.signal()
          HeldSignals.afterRelease { order.withLock { $0.append("ended") } }
          ended.signal()
        }
        began.wait()
        Thread.sleep(forTimeInterval: 0.05)
        order.withLock { $0.append("written") }
        signals.release()
        ended.wait()
        continuation.resume(returning: order.withLock { $0 })
      }
    }
    #expect(order == ["written", "ended"])
  }

  /// What whoever started the command has it ignore, as `nohup` does, ends no list, not even that which Swift's runtime
  /// would take for a crash.
  @Test(arguments: ["HUP", "INT", "TERM", "QUIT"]) func whatIsIgnoredEndsNoList(_ name: String)
    throws
  {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["-", "--input", "lines", "--encoding", "utf-8", "--format", "jsonl", "--size", "146x58"],
      shell: """
        mkfifo pipe; env --ignore-signal=\(name) "$@" < pipe > out & job=$!; exec 3> pipe
        printf '港の灯\\n' >&3
        for i in $(seq 900); do [ -s out ] && break; sleep 0.1; done; kill -\(name) $job; sleep 0.2
        printf '町の声\\n' >&3; exec 3>&-; wait $job; echo "status $?"; wc -l < out
        """,
      directory: folder
    )
    #expect(run.output == "status 0\n2\n" && run.errors.isEmpty, "\(run.output)\(run.errors)")
  }

  #if os(Linux)
  /// Who waits for an interrupt of a list takes no other signal: one that came while a file is replaced, which another
  /// thread holds back, would end the process there.
  ///
  /// 0x4 is the bit of SIGQUIT, 0x400 that of SIGSEGV, which no other thread holds back.
  @Test(.disabled(if: Sanitizer.isInForce, "it has a thread that holds back signals, too"))
  func whoWaitsTakesNoOtherSignal() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["-", "--input", "lines", "--encoding", "utf-8", "--format", "jsonl", "--size", "146x58"],
      shell: """
        mkfifo pipe; env --default-signal "$@" < pipe > out & job=$!; exec 3> pipe
        printf '港の灯\\n' >&3
        for i in $(seq 900); do [ -s out ] && break; sleep 0.1; done
        for mask in $(sed -n 's/^SigBlk://p' /proc/$job/task/*/status 2> /dev/null); do
          (( (0x$mask & 0x404) == 0x404 )) && echo held
        done
        exec 3>&-; wait $job; echo "status $?"
        """,
      directory: folder
    )
    #expect(run.output == "held\nstatus 0\n" && run.errors.isEmpty, "\(run.output)\(run.errors)")
  }
  #endif

  /// Where no thread is to be had that would wait for signals, they end the process at once.
  @Test func signalsThatNobodyWaitsForEndTheProcess() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      signal(SIGTERM, SIG_DFL)
      let interruption = Interruption({}, start: { _ in false })
      raise(SIGTERM)
      withExtendedLifetime(interruption) {}
    }
  }
}
