import TextShaping
import UnicodeText

/// Break units in order, with the sums of advances that lines begin and end with: those of a text
/// of usual length as they are, those of a long one packed.
///
/// Immutable; any thread.
struct BreakUnitList: Sendable {
  /// A unit with what a line gains or loses by beginning or ending with it.
  struct Entry: Sendable, BitwiseCopyable {
    let unit: BreakUnit
    /// The sum before the unit, less what a line that begins there gains over the running text.
    let beginSum: AdvanceSum
    /// The sum before the unit's content ends, with what a line that ends there gains over the
    /// running text.
    let endSum: AdvanceSum
  }

  private let entries: BlockArray<Entry>
  private let packed: PackedUnits?

  /// Units of texts of so many code units are packed.
  static let longLength = 4096

  var count: Int { packed?.count ?? entries.count }

  /// The memory it takes on the heap, in bytes.
  var heapByteCount: Int { entries.heapByteCount + (packed?.heapByteCount ?? 0) }

  @inline(__always)
  subscript(index: Int) -> BreakUnit {
    packed == nil ? entries[index].unit : ofPacked { $0[index] }
  }

  /// ``Entry/beginSum`` of a unit.
  @inline(__always)
  func beginSum(_ index: Int) -> AdvanceSum {
    packed == nil ? entries[index].beginSum : ofPacked { $0.beginSum(index) }
  }

  /// ``Entry/endSum`` of a unit.
  @inline(__always)
  func endSum(_ index: Int) -> AdvanceSum {
    packed == nil ? entries[index].endSum : ofPacked { $0.endSum(index) }
  }

  /// Calls `body` with the units where they are kept as they are; a loop over them holds on to them
  /// once, not for each.
  /// - Returns: `nil` where they are packed.
  @inline(__always)
  func withEntries<Value>(_ body: (UnsafeBufferPointer<Entry>) -> Value) -> Value? {
    packed == nil ? entries.withUnsafeBufferPointer(body) : nil
  }

  /// Something of the packed units, of a list that has them.
  ///
  /// Apart, so that lists that have none do not hold on to them for each unit.
  @inline(never)
  private func ofPacked<Value>(_ value: (PackedUnits) -> Value) -> Value {
    guard let packed else { preconditionFailure("A list is asked for packed units it has not.") }
    return value(packed)
  }

  /// The first unit that ends after an offset.
  /// - Complexity: O(log count).
  func index(at offset: Int) -> Int {
    guard let packed else { return entries.partitioningIndex { $0.unit.end > offset } }
    return packed.index(at: offset)
  }

  /// A list in the making.
  struct Builder: ~Copyable {
    private var entries: BlockArray<Entry>.Builder
    private var packer: PackedUnits.Builder?
    private let count: Int

    /// - Parameters:
    ///   - count: how many units there will be.
    ///   - length: units of texts of fewer code units are kept as they are.
    init(of shaped: borrowing ShapedText, count: Int, packedFrom length: Int) {
      self.count = count
      if shaped.count < length {
        entries = BlockArray.Builder(capacity: count)
      } else {
        entries = BlockArray.Builder(capacity: 0)
        packer = PackedUnits.Builder(prefix: shaped.prefix, count: count)
      }
    }

    /// One that keeps all units as they are.
    /// - Parameter entries: with room for them.
    init(in entries: consuming BlockArray<Entry>.Builder) {
      self.entries = entries
      count = 0
    }

    @inline(__always)
    mutating func append(_ entry: Entry) {
      if packer == nil { entries.append(entry) } else { pack(entry) }
    }

    @inline(never)
    private mutating func pack(_ entry: Entry) {
      if packer?.append(entry) == true { return }
      unpack()
      entries.append(entry)
    }

    /// Keeps all units as they are.
    private mutating func unpack() {
      guard let packed = packer?.finish() else { return }
      packer = nil
      entries = BlockArray.Builder(capacity: count)
      for index in 0..<packed.count {
        entries.append(
          Entry(
            unit: packed[index],
            beginSum: packed.beginSum(index),
            endSum: packed.endSum(index)
          )
        )
      }
    }

    consuming func finish() -> BreakUnitList {
      BreakUnitList(entries: entries.finish(), packed: packer?.finish())
    }
  }
}
