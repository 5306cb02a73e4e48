internal import CHeap

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

  /// A byte for each pixel of the largest picture: no library asks for more at once without telling of its want.
  private static let largestBlock = 64 << 20

  /// As large as blocks are that always come from the heap: from 128 KiB on they may be mappings of their own, whose end
  /// would raise that bound for all others.
  private static let heapBlock = 124 << 10

  /// Where the C library does not tell what its heaps have to spare: more than that.
  private static let mostSpare = 1 << 30

  /// The heap of a thread that cannot grow where it stands grows by another one of 64 MiB at the latest when it has so
  /// many; as much again is for what other threads give back meanwhile.
  private static let growthOfAnyHeap = 128 << 20

  /// More than any block of the heap has: from 32 MiB on all are mappings of their own.
  private static let growthForAnyBlock = 33 << 20

  /// More than any call for memory asks the system for: a block, or addresses for a heap.
  private static let mostAskedFor = growthOfAnyHeap + 2 * largestBlock

  /// Held while memory is taken to look for more: two at once would want what the other one has.
  private static let lock = Lock()

  /// Whether `ENOMEM` means here that there was no memory.
  ///
  /// Where a heap cannot grow where it stands, glibc finds memory elsewhere and leaves `ENOMEM` all the same, whenever
  /// it has to grow; and where a block is larger than the rest of a thread's heap, which is itself large: it gives back
  /// the addresses of the next heap before the block is taken from them. So it is disbelieved where a large block can be
  /// had, which no want that lasts leaves, and either the process was never near the bound of its addresses or the heap is
  /// seen to leave it now. A want that is over by now goes unnoticed in the latter state, one of mappings in the former:
  /// nothing tells it from memory that was found elsewhere. To make the heap grow all it has to spare is taken from it,
  /// in blocks that each refer to the one before, and no more than it takes to see that it grows: other threads need
  /// memory meanwhile. What was seen is not remembered: addresses that are wanting may come back.
  @inline(never)
  private static func isBelieved() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    errno = 0
    guard let large = block(largestBlock) else { return true }
    // Where the system grants no more mappings, it is mappings that are found elsewhere: in the heap.
    let isFoundElsewhere = errno == ENOMEM
    free(large)
    if isFoundElsewhere || AddressBound.wasNeverWithin(mostAskedFor) { return false }
    var last: UnsafeMutableRawPointer?
    defer {
      while let block = last {
        last = block.load(as: UnsafeMutableRawPointer?.self)
        free(block)
      }
    }
    let end = heapEnd
    for _ in 0..<mostHeapBlocks() {
      errno = 0
      guard let block = block(heapBlock) else { return true }
      block.storeBytes(of: last, as: UnsafeMutableRawPointer?.self)
      last = block
      if errno == ENOMEM { return false }
      if let end, let newEnd = heapEnd, UInt(bitPattern: block) < newEnd,
        newEnd > end, newEnd - end > growthForAnyBlock
      {
        return true
      }
    }
    return true
  }

  /// How many blocks make a heap grow, whatever it has to spare.
  private static func mostHeapBlocks() -> Int {
    let spare = min(Int(clamping: fitcheck_heap_spare_bytes()), mostSpare)
    return (spare + growthOfAnyHeap) / heapBlock
  }

  /// Where the heap ends that grows where it stands, the only one of a command whose addresses are limited; `nil` where
  /// that is not known.
  private static var heapEnd: UInt? {
    #if canImport(Glibc)
    UInt(bitPattern: sbrk(0))
    #else
    nil
    #endif
  }

  /// A block by a call that is made: where a compiler sees what becomes of it, it leaves it out.
  @inline(never)
  private static func block(_ byteCount: Int) -> UnsafeMutableRawPointer? { malloc(byteCount) }
}
