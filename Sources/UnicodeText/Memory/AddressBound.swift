#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What bounds the addresses that the process may have, and how near to that it came.
enum AddressBound {
  /// The most bytes of addresses that the process has had at once; `nil` where the system does not tell.
  static var mostByteCount: Int? {
    // In KiB.
    firstNumber(in: "/proc/self/status", after: "VmPeak:").map { $0 << 10 }
  }

  /// Whether so many bytes more were granted at any time; false where that is not known.
  ///
  /// What is written to counts among the addresses (`RLIMIT_DATA`), so that those are the most of both.
  static func wasNeverWithin(_ byteCount: Int) -> Bool {
    #if os(Linux)
    // Where the system promises no more than it has, no bound of the process tells what it refuses.
    guard let promises = firstNumber(in: "/proc/sys/vm/overcommit_memory"), promises != 2,
      let mostByteCount
    else { return false }
    let most = rlim_t(mostByteCount) + rlim_t(byteCount)
    return bound(RLIMIT_AS) >= most && bound(RLIMIT_DATA) >= most
    #else
    return false
    #endif
  }

  #if os(Linux)
  /// 0 where it is not known.
  private static func bound(_ resource: __rlimit_resource) -> rlim_t {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? limit.rlim_cur : 0
  }
  #endif

  /// The first number behind a word in a file of the system's, which has less than 4 KiB before it; without asking for
  /// memory, which may be wanting.
  private static func firstNumber(in path: String, after word: String = "") -> Int? {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let text = buffer.prefix(max(0, read(file, buffer.baseAddress, buffer.count)))
      let places = text.indices.dropLast(word.utf8.count)
      guard let place = places.first(where: { text[$0...].starts(with: word.utf8) }) else {
        return nil
      }
      let digits = text[(place + word.utf8.count)...].drop { $0 == 0x20 || $0 == 0x09 }
        .prefix { (0x30...0x39).contains($0) }
      return digits.isEmpty ? nil : digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    }
  }
}
