/// An isolating run sequence (UAX #9 BD13) without the characters that X9 removes.
///
/// The rules that resolve it are each in a file of their own. `offsets`, `original` and `classes`
/// are parallel.
struct RunSequence {
  /// Where each character stands in the text.
  private(set) var offsets: [Int] = []
  /// The classes before W1.
  private(set) var original: [BidiClass] = []
  /// The classes as the rules have resolved them so far.
  var classes: [BidiClass] = []
  /// The level of the sequence.
  private(set) var level: UInt8 = 0
  /// The direction before and after it: `sos` and `eos` of X10.
  private(set) var start = BidiClass.l
  private(set) var end = BidiClass.l

  /// The direction of the sequence's level: e of N0 to N2.
  var direction: BidiClass { BidiClass(level: level) }

  /// Room for the longest sequence of a text.
  init(capacity: Int) {
    offsets.reserveCapacity(capacity)
    original.reserveCapacity(capacity)
    classes.reserveCapacity(capacity)
  }

  /// Begins another sequence in the same storage.
  mutating func restart(level: UInt8, levelBefore: UInt8) {
    offsets.removeAll(keepingCapacity: true)
    original.removeAll(keepingCapacity: true)
    classes.removeAll(keepingCapacity: true)
    self.level = level
    start = BidiClass(level: max(level, levelBefore))
  }

  mutating func append(_ class: BidiClass, at offset: Int) {
    offsets.append(offset)
    original.append(`class`)
    classes.append(`class`)
  }

  /// Ends the sequence, resolves it and writes its characters' levels.
  mutating func resolve(_ utf16: BlockArray<UInt16>, levelAfter: UInt8, into levels: inout [UInt8])
  {
    end = BidiClass(level: max(level, levelAfter))
    resolveWeakClasses()
    resolveBrackets(utf16)
    resolveNeutrals()
    for (offset, resolved) in zip(offsets, classes) {
      levels[offset] = implicitLevel(resolved)
    }
  }

  /// I1 and I2.
  private func implicitLevel(_ resolved: BidiClass) -> UInt8 {
    if level & 1 == 0 {
      return resolved == .r ? level + 1 : resolved == .l ? level : level + 2
    }
    return resolved == .r ? level : level + 1
  }
}
