import CHostProcess
import ChildProcesses
import Foundation

/// Ends widgets' processes and their builds, and removes what they leave, before a signal ends the command.
///
/// Each of them is in a group of its own, which no signal of a terminal reaches.
enum WidgetInterruption {
  /// Has signals end them from now on.
  ///
  /// A second one waits for the same end, since some send two, as `timeout` does to a child and its group; a third ends the
  /// command at once, as where something cannot be removed, but no file that is being replaced.
  ///
  /// Where the system has no pipe or no thread to give, signals end the command as ever, and the processes of widgets end
  /// by themselves; a build goes on.
  static func begin() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reading, writing) = (ends[0], ends[1])
    let isHeard = RunThread.start {
      guard let signal = Self.next(from: reading) else { return }
      Self.endAtThird(from: reading)
      RunningProcesses.endAll {
        // What is being written beside a file is in its place by then, or removed.
        HeldSignals.afterRelease { Interruption.end(by: signal) }
      }
    }
    guard isHeard else {
      for end in ends { close(end) }
      return
    }
    // Neither end is closed from here on: a signal may come as long as the process lives.
    for signal in SignalSet.unhandled(among: SignalSet.ending) {
      _ = host_process_hear_signal(signal, writing)
    }
  }

  /// Ends the command at the second signal from now on; where there is no thread to be had, at none.
  private static func endAtThird(from descriptor: Int32) {
    _ = RunThread.start {
      guard Self.next(from: descriptor) != nil, let signal = Self.next(from: descriptor) else {
        return
      }
      HeldSignals.afterRelease { Interruption.end(by: signal) }
    }
  }

  /// The number of the next signal that comes.
  private static func next(from descriptor: Int32) -> Int32? {
    var number: UInt8 = 0
    while true {
      let count = read(descriptor, &number, 1)
      if count == 1 { return Int32(number) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
