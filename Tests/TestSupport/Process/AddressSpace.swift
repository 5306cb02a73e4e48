import Foundation

/// The addresses that a process may take; for processes of tests' own, since the limit stays.
public enum AddressSpace {
  /// Leaves the process less than any large block takes, so that a want of memory is believed.
  ///
  /// On systems other than Linux one is believed anyway.
  /// - Returns: whether a want is believed from now on.
  public static func leaveNoLargeBlock() -> Bool {
    #if os(Linux)
    limit(toFurther: 32 << 20)
    #else
    true
    #endif
  }

  #if os(Linux)
  /// Leaves the process so many bytes beyond those that it has.
  /// - Returns: whether the limit is in force.
  public static func limit(toFurther byteCount: Int) -> Bool {
    guard let sizes = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = sizes.split(separator: " ").first.flatMap({ rlim_t($0) })
    else { return false }
    let most = pages * rlim_t(sysconf(Int32(_SC_PAGESIZE))) + rlim_t(byteCount)
    var limit = rlimit(rlim_cur: most, rlim_max: most)
    return setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
  }
  #endif
}
