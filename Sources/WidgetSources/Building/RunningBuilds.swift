import CHostProcess
import Foundation
import UnicodeText

/// The builds that this process waits for now, with the file that each of them writes to.
///
/// Any thread.
enum RunningBuilds {
  private struct Build {
    /// The number of its process, while that runs.
    var number: Int32?
  }

  /// By the paths of their files.
  private static let builds = Locked<[String: Build]>([:])

  /// Makes the file of a build, and starts its process, which writes all it says there.
  static func start(_ process: Process, writingTo file: URL) throws {
    try builds.withLock { builds in
      builds[file.path] = Build()
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      // The process has its own by then.
      defer { try? handle.close() }
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      builds[file.path]?.number = process.processIdentifier
    }
  }

  /// Takes note that the process of a build has ended: its number may be another one's by now.
  static func noteEnd(writingTo file: URL) {
    builds.withLock { builds -> Void in builds[file.path]?.number = nil }
  }

  /// Removes the file of a build that has ended, or was never started.
  static func remove(_ file: URL) {
    try? FileManager.default.removeItem(at: file)
    builds.withLock { $0[file.path] = nil }
  }

  /// Ends all builds and removes their files, and then this process, by `end`.
  ///
  /// Who starts a build meanwhile, or waits for one, waits here to the end: nobody is told that a widget
  /// does not compile.
  fileprivate static func endAll(_ end: () -> Void) {
    builds.withLock { builds in
      for number in builds.values.compactMap(\.number) { host_process_interrupt_child(number) }
      for path in builds.keys { try? FileManager.default.removeItem(atPath: path) }
      end()
    }
  }
}

extension ScratchPackage {
  /// Ends all builds that this process waits for, with the compilers that they have started, and then ends
  /// this process.
  ///
  /// - Parameter end: does not return.
  package static func endBuilds(_ end: () -> Void) { RunningBuilds.endAll(end) }
}
