import CHostProcess
import Foundation

/// The surroundings of this process, as a host sets them for the time in which it runs a widget.
enum ProcessSurroundings {
  /// What was there before, to be put back.
  struct Former {
    fileprivate let zone: String?
    fileprivate let timeZone: TimeZone
  }

  /// Sets clock, zone, locale and languages.
  static func take(_ surroundings: HostSurroundings) -> Former {
    let former = Former(
      zone: ProcessInfo.processInfo.environment["TZ"],
      timeZone: NSTimeZone.default
    )
    holdClock(at: surroundings.now)
    set(zone: surroundings.timeZone.nameInEnvironment, surroundings.timeZone)
    HostedDevice.become(surroundings)
    return former
  }

  /// Puts back what was there.
  static func restore(_ former: Former) {
    host_process_release_clock()
    set(zone: former.zone, former.timeZone)
    HostedDevice.become(nil)
  }

  /// Lets the clock stand at a date; where the system does not allow that, it goes on as it is.
  ///
  /// Requests with moments that it cannot show are refused before (``HostRequest/checkValues()``).
  static func holdClock(at date: Date) {
    let seconds = min(max(date.timeIntervalSince1970, -9e9), 9e9)
    let whole = seconds.rounded(.down)
    let nanoseconds = Int64(whole) * 1_000_000_000 + Int64((seconds - whole) * 1e9)
    _ = host_process_hold_clock(nanoseconds)
  }

  private static func set(zone: String?, _ timeZone: TimeZone) {
    if let zone { setenv("TZ", zone, 1) } else { unsetenv("TZ") }
    tzset()
    NSTimeZone.resetSystemTimeZone()
    NSTimeZone.default = timeZone
  }
}

/// The turns of those who set what belongs to the process as a whole: one at a time.
actor ProcessTurn {
  static let shared = ProcessTurn()

  private var isTaken = false
  private(set) var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for one's turn.
  func begin() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets the next one.
  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
