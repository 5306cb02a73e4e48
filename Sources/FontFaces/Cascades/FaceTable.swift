import Synchronization
import UnicodeText

/// Which entry of a cascade draws a scalar that stands alone: looked up once, then remembered.
///
/// Pages of 256 scalars, each filled when one of its scalars is first asked for. A page is a pure
/// function of the cascade, so that it does not matter which thread's copy wins. At most 2.3 MB,
/// all scalars asked for. Any thread.
final class FaceTable: @unchecked Sendable {
  /// What the table answers beside the places of entries.
  enum Answer {
    /// No entry has a glyph.
    static let missing: UInt16 = 0xFFFF
    /// The scalar takes no room and needs no glyph.
    static let invisible: UInt16 = 0xFFFE
    /// Places of entries are below.
    static let firstSpecial: UInt16 = 0xFFFE
  }

  private static let pageBits = 8
  private static let pageSize = 1 << pageBits
  private static let pageCount = 0x110000 >> pageBits

  /// For each page its address, or 0.
  private let pages: UnsafeMutablePointer<Atomic<UInt>>
  private let filled = Atomic(0)
  private let fill: @Sendable (UInt32) -> UInt16

  /// - Parameter answer: the answer for a scalar, found without the table.
  init(answer: @escaping @Sendable (UInt32) -> UInt16) {
    fill = answer
    pages = .allocate(capacity: Self.pageCount)
    for page in 0..<Self.pageCount { (pages + page).initialize(to: Atomic(0)) }
  }

  deinit {
    for page in 0..<Self.pageCount {
      UnsafeMutablePointer<UInt16>(bitPattern: pages[page].load(ordering: .relaxed))?.deallocate()
    }
    pages.deinitialize(count: Self.pageCount)
    pages.deallocate()
  }

  /// The place of a scalar's entry, or one of ``Answer``.
  @inline(__always)
  subscript(scalar: UInt32) -> UInt16 {
    let page = Int(scalar >> UInt32(Self.pageBits))
    guard page < Self.pageCount else { return Answer.missing }
    let address = pages[page].load(ordering: .acquiring)
    let answers = UnsafePointer<UInt16>(bitPattern: address) ?? newPage(page)
    return answers[Int(scalar) & (Self.pageSize - 1)]
  }

  /// The memory it takes, in bytes.
  var byteCount: Int {
    Self.pageCount * MemoryLayout<UInt>.stride
      + filled.load(ordering: .relaxed) * Self.pageSize * MemoryLayout<UInt16>.stride
  }

  @inline(never)
  private func newPage(_ page: Int) -> UnsafePointer<UInt16> {
    let answers = UnsafeMutablePointer<UInt16>.allocate(capacity: Self.pageSize)
    for index in 0..<Self.pageSize {
      (answers + index).initialize(to: fill(UInt32(page << Self.pageBits | index)))
    }
    let (isOurs, known) = pages[page].compareExchange(
      expected: 0,
      desired: UInt(bitPattern: answers),
      ordering: .acquiringAndReleasing
    )
    if isOurs {
      filled.wrappingAdd(1, ordering: .relaxed)
      CascadeGrowth.note()
    } else if let theirs = UnsafePointer<UInt16>(bitPattern: known) {
      answers.deallocate()
      return theirs
    }
    return UnsafePointer(answers)
  }
}
