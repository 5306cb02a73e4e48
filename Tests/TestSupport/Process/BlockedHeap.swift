#if os(Linux)
import Foundation

/// A heap that cannot grow where it stands, since something is mapped behind it: glibc finds memory elsewhere then, and
/// leaves `ENOMEM` nevertheless.
///
/// For processes of tests' own: the heap stays so.
public enum BlockedHeap {
  /// Whether a condition holds on a thread that has its memory from such a heap; false where there is none to be had.
  public static func holds(_ condition: @escaping @Sendable () -> Bool) -> Bool {
    block()
    // Of glibc's heaps one alone grows where it stands.
    return HeapThread.first { leavesErrors() ? condition() : nil } ?? false
  }

  /// Maps a page right behind the heap.
  private static func block() {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let end = (Int(bitPattern: sbrk(0)) + page - 1) / page * page
    _ = mmap(
      UnsafeMutableRawPointer(bitPattern: end),
      page,
      PROT_NONE,
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE,
      -1,
      0
    )
  }

  /// Whether memory that is had leaves an error on this thread.
  private static func leavesErrors() -> Bool {
    var blocks: [UnsafeMutableRawPointer?] = []
    defer { blocks.forEach { free($0) } }
    blocks.reserveCapacity(64)
    for _ in 0..<64 {
      errno = 0
      let block = malloc(100 << 10)
      let error = errno
      blocks.append(block)
      if block != nil, error == ENOMEM { return true }
    }
    return false
  }
}
#endif
