#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Want of memory within C libraries that do not tell of it: HarfBuzz, ICU and pixman go on with less than they asked
/// for, and answer something else.
///
/// `malloc` leaves `ENOMEM` in `errno`, and no function of the C library takes that back (C17 7.5 §3).
package enum MemoryShortage {
  /// Whether a library had no memory during calls on this thread.
  @inline(__always)
  package static func occurs(during calls: () -> Void) -> Bool {
    errno = 0
    calls()
    return errno == ENOMEM
  }

  /// Makes calls and ends the process where one had no memory, as Swift does where it has none itself.
  @inline(__always)
  package static func trapping<Result>(_ calls: () -> Result) -> Result {
    errno = 0
    let result = calls()
    precondition(errno != ENOMEM, "out of memory")
    return result
  }
}
