/// A run of a glyph's program, as far as it takes to count its steps: what is drawn is of no interest.
///
/// Whatever FreeType may read otherwise is no step that a run goes on after, lest it count less than that takes.
struct OutlineRun {
  private let programs: OutlinePrograms
  private let group: OutlinePrograms.Group
  /// What is not read of the program, or of the part that runs.
  private var rest: Range<Int>
  /// What is not read of those that wait for it.
  private var waiting: [Range<Int>] = []
  /// Those that no operator has taken; `nil` where it is not known which it is.
  private var numbers: [Int?] = []
  private var set: Int
  private var stemCount = 0
  /// Whether stems are told of.
  private var hasBegun = false
  private(set) var stepCount = 0
  /// Whether it shows other glyphs.
  private(set) var isComposed = false

  init(_ programs: OutlinePrograms, _ range: Range<Int>, of group: OutlinePrograms.Group) {
    self.programs = programs
    self.group = group
    rest = range
    set = group.set
  }

  /// More numbers than any program may have at once, and deeper parts.
  private static let mostNumbers = 513
  private static let mostWaiting = 16

  /// Runs the program.
  /// - Returns: whether it ends, in a way that fonts have and after no more steps than are taken.
  mutating func ends() -> Bool {
    while stepCount < OutlinePrograms.mostSteps {
      stepCount += 1
      guard let byte = read(1) else {
        // Whatever has no end of its own ends behind its last byte.
        guard !waiting.isEmpty else { return finish() }
        rest = waiting.removeLast()
        continue
      }
      guard let isOver = step(byte) else { return false }
      if isOver { return true }
    }
    return false
  }

  private mutating func finish() -> Bool {
    isComposed = !programs.isSecond && numbers.count >= 4
    return true
  }

  /// - Returns: whether it is the last one; `nil` where the program is not run further.
  private mutating func step(_ byte: Int) -> Bool? {
    switch byte {
    case 28, 32...255: return number(byte) ? false : nil
    case 1, 3, 18, 23:
      guard !hasBegun else { return nil }
      stemCount += numbers.count / 2
      numbers = []
    case 19, 20: return mask() ? false : nil
    case 10: return call(group.parts) ? false : nil
    case 29: return call(programs.parts) ? false : nil
    case 11 where !programs.isSecond:
      guard let caller = waiting.popLast() else { return nil }
      rest = caller
    case 14 where !programs.isSecond: return finish()
    case 12: return escape() ? false : nil
    case 15 where programs.isSecond:
      guard let number = numbers.popLast().flatMap({ $0 }) else { return nil }
      set = number
      numbers = []
    case 16 where programs.isSecond: return blend() ? false : nil
    default:
      hasBegun = true
      numbers = []
    }
    return false
  }

  /// The next bytes as a number; `nil` where there are not so many.
  private mutating func read(_ count: Int) -> Int? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.lowerBound + count..<rest.upperBound }
    return programs.table.unsigned(rest.lowerBound, width: count)
  }

  private mutating func number(_ byte: Int) -> Bool {
    switch byte {
    case 28:
      guard let number = read(2) else { return false }
      numbers.append(number < 0x8000 ? number : number - 0x1_0000)
    case ..<247: numbers.append(byte - 139)
    case ..<255:
      guard let next = read(1) else { return false }
      numbers.append(OutlineEntry.number(byte, next))
    default:
      guard read(4) != nil else { return false }
      numbers.append(nil)
    }
    return numbers.count <= Self.mostNumbers
  }

  /// A mask of stems; numbers in front of the first one are stems.
  private mutating func mask() -> Bool {
    guard !hasBegun || numbers.count < 2 else { return false }
    stemCount += numbers.count / 2
    numbers = []
    hasBegun = true
    // FreeType goes through them for each mask.
    stepCount += stemCount
    let length = (stemCount + 7) / 8
    guard rest.count >= length else { return false }
    rest = rest.lowerBound + length..<rest.upperBound
    return true
  }

  private mutating func call(_ parts: OutlinePrograms.List?) -> Bool {
    guard let number = numbers.popLast().flatMap({ $0 }), let parts,
      waiting.count < Self.mostWaiting,
      let range = parts.range(number + parts.bias, in: programs.table)
    else { return false }
    waiting.append(rest)
    rest = range
    return true
  }

  /// Leaves one number of each with its changes by the regions of the set.
  private mutating func blend() -> Bool {
    guard let count = numbers.popLast().flatMap({ $0 }), count >= 0,
      programs.regionCounts.indices.contains(set),
      count * (programs.regionCounts[set] + 1) <= numbers.count
    else { return false }
    numbers.removeLast(count * (programs.regionCounts[set] + 1))
    numbers += [Int?](repeating: nil, count: count)
    return true
  }

  /// How many numbers the operators that calculate take, and leave.
  private static let calculations: [Int: (taken: Int, left: Int)] = [
    3: (2, 1), 4: (2, 1), 5: (1, 1), 9: (1, 1), 10: (2, 1), 11: (2, 1), 12: (2, 1), 14: (1, 1),
    15: (2, 1), 18: (1, 0), 20: (2, 0), 21: (1, 1), 22: (4, 1), 23: (0, 1), 24: (2, 1), 26: (1, 1),
    27: (1, 2), 28: (2, 2), 29: (1, 1), 30: (2, 0),
  ]

  /// An operator of two bytes.
  private mutating func escape() -> Bool {
    guard let name = read(1) else { return false }
    guard !programs.isSecond, let (taken, left) = Self.calculations[name] else {
      hasBegun = true
      numbers = []
      return true
    }
    guard numbers.count >= taken else { return false }
    numbers.removeLast(taken)
    // Which they are is not calculated; one moves those that are left.
    let rolls = name == 30
    numbers =
      (rolls ? [Int?](repeating: nil, count: numbers.count) : numbers)
      + [Int?](repeating: nil, count: left)
    return numbers.count <= Self.mostNumbers
  }
}
