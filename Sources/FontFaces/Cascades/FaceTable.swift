import UnicodeText

/// Which entry of a cascade draws a scalar that stands alone: looked up once, then remembered.
///
/// An answer is a pure function of the cascade. At most 4.5 MB, all scalars asked for. Any thread.
final class FaceTable: Sendable {
  /// What the table answers beside the places of entries.
  enum Answer {
    /// No entry has a glyph.
    static let missing: UInt16 = 0xFFFF
    /// The scalar takes no room and needs no glyph.
    static let invisible: UInt16 = 0xFFFE
    /// Places of entries are below.
    static let firstSpecial: UInt16 = 0xFFFE
  }

  /// Answers and one, so that none is 0.
  private let known = LazyPages()
  private let find: @Sendable (UInt32) -> UInt16

  /// - Parameter answer: the answer for a scalar, found without the table.
  init(answer: @escaping @Sendable (UInt32) -> UInt16) {
    find = answer
  }

  /// The place of a scalar's entry, or one of ``Answer``.
  @inline(__always)
  subscript(scalar: UInt32) -> UInt16 {
    let number = known[scalar]
    return number == 0 ? newAnswer(scalar) : UInt16(truncatingIfNeeded: number - 1)
  }

  /// The memory it takes, in bytes.
  var byteCount: Int { known.byteCount }

  @inline(never)
  private func newAnswer(_ scalar: UInt32) -> UInt16 {
    guard scalar <= 0x10FFFF else { return Answer.missing }
    let answer = find(scalar)
    known.remember(UInt32(answer) + 1, of: scalar)
    return answer
  }
}
