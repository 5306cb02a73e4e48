import CHostProcess
import Foundation
import UnicodeText

/// The processes of widgets that this one hosts now, with the folder that each of them has.
///
/// Any thread.
enum RunningPrograms {
  private struct Program {
    /// The number of its process, while that runs.
    var number: Int32?
  }

  /// By the paths of their folders.
  private static let programs = Locked<[String: Program]>([:])

  /// Makes the folder of a process that is to be started.
  static func make(_ folder: URL) throws {
    try programs.withLock { programs in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      programs[folder.path] = Program()
    }
  }

  /// Starts the process of a folder.
  static func start(_ process: Process, in folder: URL) throws {
    try programs.withLock { programs in
      try process.run()
      programs[folder.path]?.number = process.processIdentifier
    }
  }

  /// Takes note that the process of a folder has ended: its number may be another one's by now.
  static func noteEnd(in folder: URL) {
    programs.withLock { programs -> Void in programs[folder.path]?.number = nil }
  }

  /// Removes the folder of a process that has ended, or was never started.
  static func remove(_ folder: URL) {
    try? FileManager.default.removeItem(at: folder)
    programs.withLock { $0[folder.path] = nil }
  }

  /// Ends all processes and removes their folders, and then this process, by `end`.
  ///
  /// Who starts a process meanwhile, or waits for one, waits here to the end: nobody is told that a widget crashed.
  fileprivate static func endAll(_ end: () -> Void) {
    programs.withLock { programs in
      for number in programs.values.compactMap(\.number) { host_process_end_child(number) }
      for folder in programs.keys {
        // Under another name nobody writes into it any more, who may be about to.
        let ended = folder + "-ended"
        guard rename(folder, ended) == 0 else { continue }
        try? FileManager.default.removeItem(atPath: ended)
      }
      end()
    }
  }
}

extension HostProgram {
  /// Ends all processes of widgets that this process hosts, removes what they have left, and then ends this process.
  ///
  /// - Parameter end: does not return.
  package static func endAll(_ end: () -> Void) { RunningPrograms.endAll(end) }
}
