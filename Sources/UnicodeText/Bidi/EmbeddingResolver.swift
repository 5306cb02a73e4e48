/// The bidi algorithm on one text (UAX #9, Unicode 15.0): P1 to I2, and of L1 what does not depend
/// on lines.
///
/// Worked out in code units; the second unit of a surrogate pair is as if X9 removed it. Linear
/// time, nothing recursive. What X9 removes has the level of what stands before it, so that it
/// never divides a run.
struct EmbeddingResolver {
  private let utf16: BlockArray<UInt16>
  /// Bidi_Class, FSI as it is resolved.
  private var classes: [BidiClass]
  private(set) var levels: [UInt8]
  /// Some character is an isolate formatting character, or X9 removes it.
  private var hasFormatting = false

  private var firstStrong = FirstStrong()
  private var runs: [LevelRun] = []
  private var sequence: RunSequence

  init(_ utf16: BlockArray<UInt16>) {
    self.utf16 = utf16
    sequence = RunSequence(capacity: utf16.count)
    classes = [BidiClass](repeating: .bn, count: utf16.count)
    levels = [UInt8](repeating: 0, count: utf16.count)
    var offset = 0
    while offset < utf16.count {
      let (scalar, length) = utf16.scalar(at: offset)
      let found = BidiClass(scalar)
      classes[offset] = found
      // So is the second unit of a surrogate pair.
      if length > 1 || found.isRemoved || found.isIsolateFormatting { hasFormatting = true }
      offset += length
    }
  }

  /// The end of the paragraph that begins at an offset (P1); its separator is in it, CR LF as one.
  func endOfParagraph(from start: Int) -> Int {
    var end = start
    while end < classes.count {
      end += 1
      if classes[end - 1] == .b {
        let isPair = utf16[end - 1] == 0x0D && end < classes.count && utf16[end] == 0x0A
        return isPair ? end + 1 : end
      }
    }
    return end
  }

  /// Resolves one paragraph.
  /// - Returns: its level.
  mutating func resolve(_ paragraph: Range<Int>, _ baseDirection: BaseDirection) -> UInt8 {
    let strong = firstStrong.resolve(&classes, in: paragraph)
    let level: UInt8 =
      switch baseDirection {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .firstStrong: strong == .r ? 1 : 0
      }
    if hasFormatting {
      let overridden = resolveExplicitLevels(paragraph, level)
      findRuns(paragraph)
      resolveSequences(overridden, paragraph, level)
      resetWhiteSpace(paragraph, level)
      levelRemoved(paragraph, level)
    } else {
      // Most texts have none: a paragraph is one sequence, and all of it at the paragraph's level.
      sequence.restart(level: level, levelBefore: level)
      for offset in paragraph { sequence.append(classes[offset], at: offset) }
      sequence.resolve(utf16, levelAfter: level, into: &levels)
      resetWhiteSpace(paragraph, level)
    }
    return level
  }

  /// X1 to X8.
  /// - Returns: the classes that overrides give, for the paragraph; empty without overrides.
  private mutating func resolveExplicitLevels(
    _ paragraph: Range<Int>,
    _ paragraphLevel: UInt8
  ) -> [BidiClass] {
    var stack = DirectionalStack(paragraphLevel: paragraphLevel)
    var overridden: [BidiClass] = []
    for offset in paragraph {
      let found = classes[offset]
      switch found {
      case .rle: stack.embed(.r, override: nil)  // X2
      case .lre: stack.embed(.l, override: nil)  // X3
      case .rlo: stack.embed(.r, override: .r)  // X4
      case .lro: stack.embed(.l, override: .l)  // X5
      case .pdf: stack.endEmbedding()  // X7
      case .b: levels[offset] = paragraphLevel  // X8
      default:
        if found == .pdi { stack.endIsolate() }  // X6a
        let status = stack.current
        levels[offset] = status.level  // X6
        if let override = status.override {
          if overridden.isEmpty { overridden = Array(classes[paragraph]) }
          overridden[offset - paragraph.lowerBound] = override
        }
        if found == .rli { stack.isolate(.r) }  // X5a
        if found == .lri { stack.isolate(.l) }  // X5b
      }
    }
    return overridden
  }

  /// BD7 and BD13: the level runs, linked to isolating run sequences.
  private mutating func findRuns(_ paragraph: Range<Int>) {
    runs.removeAll(keepingCapacity: true)
    // Runs that end by opening an isolate and wait for its PDI. One that comes when none waits has
    // no partner: PDIs of isolates that are nested too deep stand in the middle of their run.
    var waiting: [Int] = []
    for offset in paragraph where !classes[offset].isRemoved {
      let opensIsolate = classes[offset].isIsolateInitiator
      let last = runs.count - 1
      if last >= 0, runs[last].level == levels[offset] {
        runs[last].range = runs[last].range.lowerBound..<offset + 1
        runs[last].opensIsolate = opensIsolate
        continue
      }
      if last >= 0, runs[last].opensIsolate { waiting.append(last) }
      var run = LevelRun(range: offset..<offset + 1, level: levels[offset])
      run.opensIsolate = opensIsolate
      if classes[offset] == .pdi, let opener = waiting.popLast() {
        runs[opener].next = runs.count
        run.isContinuation = true
      }
      runs.append(run)
    }
  }

  /// X10.
  private mutating func resolveSequences(
    _ overridden: [BidiClass],
    _ paragraph: Range<Int>,
    _ paragraphLevel: UInt8
  ) {
    for first in runs.indices where !runs[first].isContinuation {
      sequence.restart(
        level: runs[first].level,
        levelBefore: first > 0 ? runs[first - 1].level : paragraphLevel
      )
      var last = first
      var link: Int? = first
      while let index = link {
        for offset in runs[index].range where !classes[offset].isRemoved {
          sequence.append(
            overridden.isEmpty ? classes[offset] : overridden[offset - paragraph.lowerBound],
            at: offset
          )
        }
        last = index
        link = runs[index].next
      }
      let isOpen = runs[last].opensIsolate || last + 1 == runs.count
      sequence.resolve(
        utf16,
        levelAfter: isOpen ? paragraphLevel : runs[last + 1].level,
        into: &levels
      )
    }
  }

  /// L1, but for the ends of lines within the paragraph: separators, and white space before them
  /// and at the paragraph's end.
  private mutating func resetWhiteSpace(_ paragraph: Range<Int>, _ paragraphLevel: UInt8) {
    var isTrailing = true
    for offset in paragraph.reversed() where !classes[offset].isRemoved {
      isTrailing = classes[offset].isSeparator || isTrailing && classes[offset].isWhiteSpace
      if isTrailing { levels[offset] = paragraphLevel }
    }
  }

  private mutating func levelRemoved(_ paragraph: Range<Int>, _ paragraphLevel: UInt8) {
    var level = paragraphLevel
    for offset in paragraph {
      if classes[offset].isRemoved { levels[offset] = level } else { level = levels[offset] }
    }
  }
}
