import CHostProcess
import Foundation
import UnicodeText

/// The processes that this one has started and waits for now, each with a file or folder of its own, which goes with it.
///
/// Any thread.
package enum RunningProcesses {
  /// How a process is ended before its time.
  package enum Ending: Sendable {
    /// Killed, as one that may hang.
    case kill
    /// Interrupted, as one that ends what it has started itself when it is; killed where it does not end.
    case interrupt

    fileprivate func end(_ number: Int32) {
      switch self {
      case .kill: host_process_end_child(number)
      case .interrupt: host_process_interrupt_child(number)
      }
    }
  }

  private struct Entry {
    let ending: Ending
    /// The number of the process, while that runs.
    var number: Int32?
  }

  /// By the paths of what belongs to them.
  private static let entries = Locked<[String: Entry]>([:])

  /// Makes the file or folder of a process that is to be started.
  ///
  /// - Parameter make: is called with nobody else here, and calls nothing of this type.
  package static func make(
    _ place: URL,
    endedBy ending: Ending,
    by make: () throws -> Void
  ) throws {
    try entries.withLock { entries in
      entries[place.path] = Entry(ending: ending)
      try make()
    }
  }

  /// Starts the process of a file or folder that was made here.
  package static func start(_ process: Process, at place: URL) throws {
    try entries.withLock { entries in
      assert(entries[place.path] != nil, "nobody would end the process of \(place.path)")
      try process.run()
      entries[place.path]?.number = process.processIdentifier
    }
  }

  /// Waits until a process has ended: for what it leaves behind, for which Foundation waits as well, it does not.
  ///
  /// - Returns: its exit status, or the number of the signal that has ended it.
  package static func waitForEnd(of process: Process) -> Int32 {
    while process.isRunning {
      let end = host_process_end_of_child(process.processIdentifier)
      if end.has_ended { return end.number }
      usleep(5000)
    }
    return process.terminationStatus
  }

  /// Takes note that the process of a file or folder has ended: its number may be another one's by now.
  package static func noteEnd(at place: URL) {
    entries.withLock { entries -> Void in entries[place.path]?.number = nil }
  }

  /// Removes the file or folder of a process that has ended, or was never started.
  package static func remove(_ place: URL) {
    try? FileManager.default.removeItem(at: place)
    entries.withLock { $0[place.path] = nil }
  }

  /// Ends all processes and removes what belongs to them, and then ends this process, by `end`.
  ///
  /// Who starts a process meanwhile, or waits for one, waits here to the end: nobody is told that a widget crashed, or that
  /// it does not compile.
  ///
  /// - Parameter end: does not return.
  package static func endAll(_ end: () -> Void) {
    entries.withLock { entries in
      for entry in entries.values {
        if let number = entry.number { entry.ending.end(number) }
      }
      for path in entries.keys {
        // Under another name nobody writes into it any more, who may be about to.
        let ended = path + "-ended"
        guard rename(path, ended) == 0 else { continue }
        try? FileManager.default.removeItem(atPath: ended)
      }
      end()
    }
  }
}
