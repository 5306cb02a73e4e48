#if os(Linux)
import Foundation

/// The mappings that a process may have; for processes of tests' own, since those that are taken stay.
public enum MappingLimit {
  /// To take so many takes a part of a second.
  private static let mostTaken = 1 << 17

  /// Whether the system grants so few that all can be taken in a moment.
  public static var isLow: Bool {
    let limit = try? String(contentsOfFile: "/proc/sys/vm/max_map_count", encoding: .utf8)
    guard let limit, let count = Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      return false
    }
    return count < mostTaken
  }

  /// Takes all mappings that are left.
  /// - Returns: whether none is.
  public static func takeAll() -> Bool {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let region = mmap(nil, mostTaken * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let region, region != MAP_FAILED else { return false }
    // Pages side by side that may and may not be read are mappings of their own.
    for number in stride(from: 0, to: mostTaken, by: 2) {
      guard mprotect(region + number * page, page, PROT_READ) == 0 else { break }
    }
    // A page within asks for two mappings at once: there may be one left.
    for number in 0..<16 {
      let access = number % 2 == 0 ? PROT_READ : PROT_NONE
      if mmap(nil, page, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED { return true }
    }
    return false
  }
}
#endif
