#if os(Linux)
import ChildProcesses
import Dispatch
import Foundation
import TestSupport
import Testing

/// Processes under way, which end with the one that has started them.
///
/// Each test has a process of its own, whose registry holds nothing else.
@Suite struct RunningProcessesTests {
  private static func make(_ place: URL, endedBy ending: RunningProcesses.Ending) throws {
    try RunningProcesses.make(place, endedBy: ending) {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      try Data("left".utf8).write(to: place.appending(path: "file"))
    }
  }

  private static func start(at place: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sleep", "60"]
    // Threads of Dispatch block signals, and what they start inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    try RunningProcesses.start(process, at: place)
    return process
  }

  private static func names(in folder: URL) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  @Test func allAreEndedAndWhatBelongsToThemIsRemoved() async {
    await #expect(processExitsWith: .success) {
      // Where the tests run in the background it may be ignored, and what they start inherits that.
      signal(SIGINT, SIG_DFL)
      let folder = try TestFiles.temporaryFolder()
      var processes: [(process: Process, signal: Int32)] = []
      let endings: [(name: String, ending: RunningProcesses.Ending, signal: Int32?)] = [
        ("killed", .kill, SIGKILL), ("interrupted", .interrupt, SIGINT),
        ("not started", .kill, nil),
      ]
      for (name, ending, signal) in endings {
        let place = folder.appending(path: name)
        try RunningProcessesTests.make(place, endedBy: ending)
        guard let signal else { continue }
        let process = try RunningProcessesTests.start(at: place)
        processes.append((process, signal))
      }
      var left: [String]?
      RunningProcesses.endAll { left = RunningProcessesTests.names(in: folder) }
      precondition(left == [])
      for (process, signal) in processes {
        process.waitUntilExit()
        precondition(process.terminationReason == .uncaughtSignal)
        precondition(process.terminationStatus == signal)
      }
    }
  }

  /// The number may be another process's by then, which here is the same one, since it runs on.
  @Test func whatIsNotedToHaveEndedIsNotEnded() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFiles.temporaryFolder()
      let place = folder.appending(path: "ended")
      try RunningProcessesTests.make(place, endedBy: .kill)
      let process = try RunningProcessesTests.start(at: place)
      RunningProcesses.noteEnd(at: place)
      RunningProcesses.endAll {}
      precondition(RunningProcessesTests.names(in: folder) == [])
      precondition(process.isRunning)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      precondition(process.terminationStatus == SIGTERM)
    }
  }

  /// What is removed goes at once, and is nobody's from then on: what lies there later stays.
  @Test func whatIsRemovedIsForgotten() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFiles.temporaryFolder()
      let (gone, kept) = (folder.appending(path: "gone"), folder.appending(path: "kept"))
      for place in [gone, kept] { try RunningProcessesTests.make(place, endedBy: .kill) }
      RunningProcesses.remove(gone)
      precondition(RunningProcessesTests.names(in: folder) == ["kept"])
      try Data("new".utf8).write(to: gone)
      RunningProcesses.endAll {}
      precondition(RunningProcessesTests.names(in: folder) == ["gone"])
    }
  }

  private struct Unmade: Error {}

  /// What was made before its making failed goes with the others; what was never made keeps none of them.
  @Test func whatCouldNotBeMadeIsRemovedAsWell() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFiles.temporaryFolder()
      for number in 0..<20 {
        let half = folder.appending(path: "half \(number)")
        let isRefused = RunningProcessesTests.isRefused(half) {
          try Data("left".utf8).write(to: half)
        }
        precondition(isRefused)
        precondition(RunningProcessesTests.isRefused(folder.appending(path: "\(number)")) {})
      }
      precondition(RunningProcessesTests.names(in: folder)?.count == 20)
      RunningProcesses.endAll {}
      precondition(RunningProcessesTests.names(in: folder) == [])
    }
  }

  /// Whether what fails once it has begun is told to have failed.
  private static func isRefused(_ place: URL, _ begin: () throws -> Void) -> Bool {
    do {
      try RunningProcesses.make(place, endedBy: .kill) {
        try begin()
        throw Unmade()
      }
      return false
    } catch {
      return error is Unmade
    }
  }

  /// An exit status is told as it is, and of a process that a signal has ended the signal's number; also twice.
  @Test func endsAreTold() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFiles.temporaryFolder()
      let ends: [(script: String, number: Int32)] = [
        ("exit 0", 0), ("exit 3", 3), ("kill -KILL $$", SIGKILL),
      ]
      for (script, number) in ends {
        let place = folder.appending(path: "\(number)")
        try RunningProcessesTests.make(place, endedBy: .kill)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["sh", "-c", script]
        try RunningProcesses.start(process, at: place)
        precondition(RunningProcesses.waitForEnd(of: process) == number)
        precondition(RunningProcesses.waitForEnd(of: process) == number)
        RunningProcesses.noteEnd(at: place)
        RunningProcesses.remove(place)
      }
      precondition(RunningProcessesTests.names(in: folder) == [])
    }
  }

  /// Nothing is made or started that nobody would end.
  @Test func whoStartsMeanwhileWaits() async {
    await #expect(processExitsWith: .success) {
      try RunningProcessesTests.makeAndStartMeanwhile()
    }
  }

  private static func makeAndStartMeanwhile() throws {
    let folder = try TestFiles.temporaryFolder()
    let isMade = DispatchSemaphore(value: 0)
    let isStarted = DispatchSemaphore(value: 0)
    let (made, started) = (folder.appending(path: "made"), folder.appending(path: "started"))
    try make(started, endedBy: .kill)
    RunningProcesses.endAll {
      Thread {
        try? make(made, endedBy: .kill)
        isMade.signal()
      }.start()
      Thread {
        if let process = try? start(at: started) { kill(process.processIdentifier, SIGKILL) }
        isStarted.signal()
      }.start()
      precondition(isMade.wait(timeout: .now() + 0.5) == .timedOut)
      precondition(isStarted.wait(timeout: .now()) == .timedOut)
      precondition(names(in: folder) == [])
    }
    precondition(isMade.wait(timeout: .now() + 60) == .success)
    precondition(isStarted.wait(timeout: .now() + 60) == .success)
  }
}
#endif
