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

  /// What is remembered of a scalar: its answer, and of a plain one its script too.
  struct Word: Equatable {
    fileprivate let bits: UInt32

    /// Of a scalar that is not plain.
    fileprivate init(answer: UInt16) {
      // And one, so that none is 0.
      bits = UInt32(answer) + 1
    }

    /// Of a plain scalar of a script that an entry draws.
    init(entry: Int, script: Script) {
      bits = UInt32(truncatingIfNeeded: entry + 1) | UInt32(script.number) << 20 | 1 << 31
    }

    fileprivate init(bits: UInt32) { self.bits = bits }

    fileprivate var answer: UInt16 { UInt16(truncatingIfNeeded: bits & 0x1FFFF &- 1) }
  }

  private let known = LazyPages()
  private let find: @Sendable (UInt32) -> UInt16

  /// - Parameter answer: the answer for a scalar, found without the table.
  init(answer: @escaping @Sendable (UInt32) -> UInt16) {
    find = answer
  }

  /// The place of a scalar's entry, or one of ``Answer``.
  @inline(__always)
  subscript(scalar: UInt32) -> UInt16 {
    let bits = known[scalar]
    return bits == 0 ? newAnswer(scalar) : Word(bits: bits).answer
  }

  /// What is remembered of a scalar; equal to no other scalar's where nothing is.
  @inline(__always)
  func word(of scalar: UInt32) -> Word { Word(bits: known[scalar]) }

  /// The memory it takes, in bytes.
  var heapByteCount: Int { known.heapByteCount }

  @inline(never)
  private func newAnswer(_ scalar: UInt32) -> UInt16 {
    guard scalar <= 0x10FFFF else { return Answer.missing }
    let answer = find(scalar)
    let properties = ScalarProperties(scalar)
    let isPlain = answer < Answer.firstSpecial && properties.isPlain(scalar)
    let word =
      isPlain
      ? Word(entry: Int(answer), script: properties.script.itemizedOrCommon)
      : Word(answer: answer)
    known.remember(word.bits, of: scalar)
    return answer
  }
}
