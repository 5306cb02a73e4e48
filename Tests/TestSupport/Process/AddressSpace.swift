import Foundation

/// The addresses that a process may take, and has taken.
///
/// Limits are for processes of tests' own, since they stay.
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
    guard let taken = byteCounts()?.taken else { return false }
    let most = rlim_t(taken) + rlim_t(byteCount)
    var limit = rlimit(rlim_cur: most, rlim_max: most)
    return setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
  }

  /// What the process has taken, and how much of that stands in memory, bytes; `nil` where the system does not tell.
  static func byteCounts() -> (taken: Int, resident: Int)? {
    guard let sizes = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let pages = sizes.split(separator: " ").prefix(2).compactMap { Int($0) }
    guard pages.count == 2 else { return nil }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    return (pages[0] * page, pages[1] * page)
  }

  /// The rows in which the system tells what is mapped where; none where it does not tell.
  public static func mappings() -> [Substring] {
    let descriptor = open("/proc/self/maps", O_RDONLY)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var (rows, page): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 1 << 16))
    // It gives a page at a time, behind which Foundation takes such a file to end.
    while true {
      let count = read(descriptor, &page, page.count)
      guard count > 0 else { break }
      rows += page[..<count]
    }
    return String(decoding: rows, as: UTF8.self).split(separator: "\n")
  }
  #endif
}
