import Foundation

/// The time that work takes of its own thread, which others on a busy machine hardly change.
public enum ThreadTime {
  /// The seconds that some work takes.
  public static func seconds(of work: () throws -> Void) rethrows -> Double {
    let start = now()
    try work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
