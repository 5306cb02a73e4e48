#if os(Linux)
import ChildProcesses
import Foundation
import TestSupport
import Testing

/// Processes under way, which end with the one that has started them.
@Suite struct RunningProcessesTests {
  /// In a process of its own, whose registry holds nothing else.
  @Test func allAreEndedAndWhatBelongsToThemIsRemoved() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFiles.temporaryFolder()
      var processes: [Process] = []
      let endings: [(name: String, ending: RunningProcesses.Ending)] = [
        ("killed", .kill), ("interrupted", .interrupt), ("not started", .kill),
      ]
      for (name, ending) in endings {
        let place = folder.appending(path: name)
        try RunningProcesses.make(place, endedBy: ending) {
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
          try Data("left".utf8).write(to: place.appending(path: "file"))
        }
        guard name != "not started" else { continue }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["sleep", "60"]
        try RunningProcesses.start(process, at: place)
        processes.append(process)
      }
      var left: [String]?
      RunningProcesses.endAll {
        left = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      }
      precondition(left == [])
      for process in processes {
        process.waitUntilExit()
        precondition(process.terminationReason == .uncaughtSignal)
      }
    }
  }
}
#endif
