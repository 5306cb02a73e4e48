#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Want of memory within C libraries that do not tell of it: HarfBuzz, ICU and pixman go on with less than they asked
/// for, and answer something else.
///
/// `malloc` leaves `ENOMEM` in `errno`, and no function of the C library sets it back to zero (C17 7.5 §3). Nothing that fails
/// otherwise may come after it among the calls that are looked at.
package enum MemoryShortage {
  /// Whether a library had no memory during calls on this thread.
  @inline(__always)
  package static func occurs(during calls: () -> Void) -> Bool {
    errno = 0
    calls()
    return errno == ENOMEM && isBelieved()
  }

  /// Makes calls and ends the process where one had no memory, as Swift does where it has none itself.
  @inline(__always)
  package static func trapping<Result>(_ calls: () -> Result) -> Result {
    errno = 0
    let result = calls()
    if errno == ENOMEM, isBelieved() { fatalError("out of memory") }
    return result
  }

  /// Whether `ENOMEM` means here that there was no memory.
  ///
  /// A heap that cannot grow where it stands, which is rare, has glibc look for memory elsewhere, and leaves `ENOMEM` though
  /// it was found. Blocks of many sizes are asked for, to see whether that is so.
  @inline(never)
  private static func isBelieved() -> Bool {
    var blocks: [UnsafeMutableRawPointer?] = []
    defer { blocks.forEach { free($0) } }
    for byteCount in (0..<512).map({ 512 + 64 * $0 }) + (12...22).map({ 1 << $0 }) {
      errno = 0
      let block = malloc(byteCount)
      blocks.append(block)
      if block != nil, errno == ENOMEM { return false }
    }
    return true
  }
}
