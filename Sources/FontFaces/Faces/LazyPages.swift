public import Synchronization

/// A number of 32 bits for each Unicode scalar, 0 at first, in pages of 256 that are made when the first of their
/// numbers is remembered.
///
/// Numbers are pure functions of their scalar, so that it does not matter which thread's is kept.
/// Any thread.
@usableFromInline
final class LazyPages: @unchecked Sendable {
  @inlinable static var pageBits: Int { 8 }
  @inlinable static var pageSize: Int { 1 << pageBits }
  @inlinable static var pageCount: Int { 0x110000 >> pageBits }

  /// For each page its address, or 0.
  @usableFromInline let pages: UnsafeMutablePointer<Atomic<UInt>>
  private let filled = Atomic(0)

  init() {
    pages = .allocate(capacity: Self.pageCount)
    for page in 0..<Self.pageCount { (pages + page).initialize(to: Atomic(0)) }
  }

  deinit {
    for page in 0..<Self.pageCount {
      UnsafeMutablePointer<Atomic<UInt32>>(bitPattern: pages[page].load(ordering: .relaxed))?
        .deallocate()
    }
    pages.deinitialize(count: Self.pageCount)
    pages.deallocate()
  }

  /// The number of a scalar; 0 where none is remembered.
  @inlinable
  @inline(__always)
  subscript(scalar: UInt32) -> UInt32 {
    let page = Int(scalar >> UInt32(Self.pageBits))
    guard page < Self.pageCount else { return 0 }
    let address = pages[page].load(ordering: .acquiring)
    guard let numbers = UnsafeMutablePointer<Atomic<UInt32>>(bitPattern: address) else { return 0 }
    return numbers[Int(scalar) & (Self.pageSize - 1)].load(ordering: .relaxed)
  }

  /// Remembers the number of a scalar.
  func remember(_ number: UInt32, of scalar: UInt32) {
    let page = Int(scalar >> UInt32(Self.pageBits))
    guard page < Self.pageCount else { return }
    let address = pages[page].load(ordering: .acquiring)
    let numbers = UnsafeMutablePointer<Atomic<UInt32>>(bitPattern: address) ?? newPage(page)
    numbers[Int(scalar) & (Self.pageSize - 1)].store(number, ordering: .relaxed)
  }

  /// The memory it takes, in bytes.
  var heapByteCount: Int {
    Self.pageCount * MemoryLayout<UInt>.stride
      + filled.load(ordering: .relaxed) * Self.pageSize * MemoryLayout<UInt32>.stride
  }

  private func newPage(_ page: Int) -> UnsafeMutablePointer<Atomic<UInt32>> {
    let numbers = UnsafeMutablePointer<Atomic<UInt32>>.allocate(capacity: Self.pageSize)
    for index in 0..<Self.pageSize { (numbers + index).initialize(to: Atomic(0)) }
    let (isOurs, known) = pages[page].compareExchange(
      expected: 0,
      desired: UInt(bitPattern: numbers),
      ordering: .acquiringAndReleasing
    )
    if isOurs {
      filled.wrappingAdd(1, ordering: .relaxed)
      CascadeGrowth.note()
    } else if let theirs = UnsafeMutablePointer<Atomic<UInt32>>(bitPattern: known) {
      numbers.deallocate()
      return theirs
    }
    return numbers
  }
}
