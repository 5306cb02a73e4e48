#if os(Linux)
import Foundation

/// The addresses that a process may take; for processes of tests' own, since the limit stays.
public enum AddressSpace {
  /// The most bytes of addresses that the process has had at once; `nil` where the system does not tell.
  public static var mostBytesSoFar: Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmPeak:") })
    else { return nil }
    // In KiB, behind blanks.
    return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
      .flatMap { Int($0) }.map { $0 << 10 }
  }

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
}
#endif
