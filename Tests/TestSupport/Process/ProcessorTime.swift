import Foundation

/// A bound on what a process of a test's own does, whatever else the machine does meanwhile.
public enum ProcessorTime {
  /// Has the system end this process once it has used so many seconds of the processor, as `ulimit -t` does.
  ///
  /// For processes of tests' own: what goes on without end, or takes time with the square of what it is given,
  /// ends there and not as the test expects. A sanitizer makes all of it slower, and is given ten times as many.
  public static func endProcess(afterSeconds seconds: Int) {
    #if os(Linux)
    let resource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    #else
    let resource = RLIMIT_CPU
    #endif
    var limit = rlimit()
    precondition(getrlimit(resource, &limit) == 0)
    let allowed = Sanitizer.isInForce ? 10 * seconds : seconds
    limit.rlim_cur = min(limit.rlim_max, rlim_t(allowed))
    precondition(setrlimit(resource, &limit) == 0)
  }
}
