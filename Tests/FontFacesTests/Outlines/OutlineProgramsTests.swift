import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// Programs that draw glyphs, and how many steps they take.
@Suite("Programs of outlines") struct OutlineProgramsTests {
  private static func isShort(_ table: [UInt8], isSecond: Bool = false) -> Bool {
    table.withUnsafeBytes { OutlinePrograms($0, isSecond: isSecond)?.isShort(0) ?? false }
  }

  private static func bytes(_ byte: UInt8, _ count: Int) -> [UInt8] {
    [UInt8](repeating: byte, count: count)
  }

  /// Names the part of a number: of few parts the first has -107.
  private static func call(_ part: UInt8, _ step: UInt8 = 29) -> [UInt8] { [32 + part, step] }

  /// Two runs of a part of so many steps, with the two of each call, and the end: 131,072 are taken.
  @Test(arguments: [(0, true), (65_533, true), (65_534, false)])
  func stepsHaveABound(_ count: Int, _ isShort: Bool) {
    let steps = Self.bytes(21, max(0, count - 1))
    for step: UInt8 in [10, 29] {
      func table(_ part: [UInt8]) -> [UInt8] {
        OutlineTable.first(
          [Self.call(0, step) + Self.call(0, step) + [14]],
          parts: step == 29 ? [part] : [],
          own: step == 10 ? [part] : []
        )
      }
      // Comes back where it ends, or is asked to.
      #expect(Self.isShort(table(steps)) == isShort, "\(count) steps by \(step)")
      #expect(Self.isShort(table(steps + [11])) == isShort, "\(count) steps by \(step)")
      let second = OutlineTable.second(
        [Self.call(0, step) + Self.call(0, step)],
        parts: step == 29 ? [steps] : [],
        own: step == 10 ? [steps] : []
      )
      #expect(Self.isShort(second, isSecond: true) == isShort, "\(count) steps by \(step)")
    }
    #expect(OutlinePrograms.mostSteps == 131_072)
  }

  /// Eight levels of twenty calls would come to 25 thousand millions of them; a part of itself has no end.
  @Test(arguments: [(1, true), (3, true), (4, false), (8, false), (20, false)])
  func partsOfPartsAreCounted(_ levels: Int, _ isShort: Bool) {
    var parts = (1..<levels).map { level in
      Array([[UInt8]](repeating: Self.call(UInt8(level)), count: 20).joined()) + [11]
    }
    parts.append(Self.bytes(21, 20) + [11])
    let program = Array([[UInt8]](repeating: Self.call(0), count: 10).joined()) + [14]
    #expect(Self.isShort(OutlineTable.first([program], parts: parts)) == isShort)
    #expect(!Self.isShort(OutlineTable.first([Self.call(0)], parts: [Self.call(0)])))
  }

  /// What stands behind a mask's bytes is run, the bytes are not; each mask takes as many steps as there are stems.
  @Test func masksHaveABytePerEightStems() {
    let calling: UInt8 = 29
    for stems: UInt8 in [1, 3, 18, 23] {
      let eight = Self.bytes(139, 16) + [stems]
      #expect(Self.isShort(OutlineTable.first([eight + [19, calling, 14]])))
      #expect(!Self.isShort(OutlineTable.first([eight + [19, 0, calling, 14]])))
      // Those in front of a mask are stems, but for the width.
      #expect(
        Self.isShort(OutlineTable.first([eight + [139, 139, 139, 20, calling, calling, 14]]))
      )
      #expect(Self.isShort(OutlineTable.first([eight + [139, 19, calling, 14]])))
    }
    for (count, isShort) in [(7_000, true), (7_300, false)] {
      let part = [[UInt8]](repeating: [19, 0], count: count).flatMap { $0 }
      let program = Self.bytes(139, 16) + [18] + Self.call(0) + Self.call(0)
      #expect(Self.isShort(OutlineTable.first([program], parts: [part])) == isShort)
    }
  }

  /// What fonts do not have, or programs that read them take otherwise than each other, ends no program.
  @Test(
    arguments: [
      // Stems and masks behind points, parts that are none, and those whose numbers are not known.
      [139, 22, 139, 139, 1, 14], [139, 22, 139, 139, 19, 0, 14], [139, 29], [29],
      // Stems behind a mask, by an operator of their own or by another mask.
      [139, 139, 19, 0, 139, 139, 1, 14], [139, 139, 19, 0, 139, 139, 19, 0, 14],
      [255, 0, 0, 0, 0, 29], [139, 139, 12, 10, 29], [11],
      // Numbers, masks and operators that are cut off, and those that lack numbers.
      [28, 0], [247], [255, 0, 0, 0], [139, 139, 19], [12], [139, 12, 10],
    ] as [[UInt8]]
  )
  func strangeProgramsAreLong(_ program: [UInt8]) {
    #expect(!Self.isShort(OutlineTable.first([program], parts: [[11]])))
  }

  @Test(
    arguments: [
      [], [14], [28, 1, 1, 247, 0, 251, 0, 255, 1, 2, 3, 4, 22], [139, 139, 12, 10, 12, 18, 14],
      [12, 23, 12, 27, 12, 28, 21], [139, 140, 12, 0, 12, 35], [32, 29], [28, 0xFF, 0x95, 29],
      [139, 32, 12, 18, 32, 29],
      // Masks behind a mask, points and a curve of two bytes, which leave no numbers to them.
      [139, 139, 19, 0, 19, 0, 14], [139, 139, 20, 0, 20, 0, 14], [139, 139, 19, 0, 20, 0, 14],
      [139, 139, 21, 19, 14], [139, 139, 12, 35, 19, 14],
      // One number is no stem, which has two.
      [139, 139, 19, 0, 139, 19, 0, 14],
    ] as [[UInt8]]
  )
  func programsOfFontsAreShort(_ program: [UInt8]) {
    #expect(Self.isShort(OutlineTable.first([program], parts: [[11]])))
  }

  /// Programs of as many steps as all of a font may have, but for five: each has one more than bytes, for its end.
  private static var many: [[UInt8]] {
    [[UInt8]](repeating: bytes(21, OutlinePrograms.mostSteps - 1), count: 31)
      + [bytes(21, OutlinePrograms.mostSteps - 6)]
  }

  /// Five numbers in front of the end are an accent on a letter, whichever they are.
  @Test func glyphsThatShowOthersAreAsLongAsThese() {
    let accented = Self.bytes(139, 5) + [14]
    let long = Self.bytes(21, 140_000)
    #expect(Self.isShort(OutlineTable.first([accented, [14]])))
    #expect(!Self.isShort(OutlineTable.first([accented, long])))
    #expect(Self.isShort(OutlineTable.first([[14], long])))
    // All others are looked at, up to four million steps: with the six of this one they are one more.
    #expect(!Self.isShort(OutlineTable.first([accented] + Self.many)))
  }

  /// Sixteen numbers, each with its changes by the regions of a set, are eight stems.
  @Test(
    arguments: [
      (nil, 3, true), (1, 0, true), (0, 3, true), (2, 0, false), (1, 3, false),
    ] as [(Int?, Int, Bool)]
  )
  func blendsLeaveANumberEach(_ set: Int?, _ changes: Int, _ isShort: Bool) {
    let choice: [UInt8] = set.map { [UInt8(139 + $0), 15] } ?? []
    let numbers = Self.bytes(139, 16 * (changes + 1))
    let blending: [UInt8] = [139 + 16, 16, 18, 19, 29]
    let program = choice + numbers + blending
    let table = OutlineTable.second([program], sets: [3, 0])
    #expect(Self.isShort(table, isSecond: true) == isShort)
    // A group may begin with another set, until a program chooses one.
    let own = OutlineTable.second([program], sets: [0, 3], set: 1)
    #expect(Self.isShort(own, isSecond: true) == (set != 0 && changes == 3))
  }

  /// Neither fewer numbers than none are left, nor more than there are, nor as many as is not known.
  @Test(
    arguments: [
      ([139, 16], true), ([138, 16], false), ([139, 139, 139, 139, 140, 16], true),
      ([139, 139, 139, 140, 16], false), ([255, 0, 0, 0, 0, 16], false), ([16], false),
      ([138, 15, 139, 16], false), ([255, 0, 0, 0, 0, 15], false), ([15], false),
    ] as [([UInt8], Bool)]
  )
  func strangeBlendsAreLong(_ program: [UInt8], _ isShort: Bool) {
    let table = OutlineTable.second([program], sets: [3, 0])
    #expect(Self.isShort(table, isSecond: true) == isShort)
  }

  /// A group's own parts that begin where the group does are none.
  @Test func partsAtNoPlaceAreNone() {
    for (program, isShort) in [([14], true), ([32, 10, 14], false)] as [([UInt8], Bool)] {
      var table = OutlineTable.first([program])
      // The last bytes are the place, an operator and the count of parts.
      #expect(table.suffix(8) == [29, 0, 0, 0, 6, 19, 0, 0])
      table[table.count - 4] = 0
      #expect(Self.isShort(table) == isShort)
    }
  }

  /// A set is chosen by the last of the numbers, and none of the others is left to be of a stem.
  @Test func choicesOfSetsTakeAllNumbers() {
    for (numbers, isShort) in [([], true), (Self.bytes(139, 16), false)] as [([UInt8], Bool)] {
      // A part without a number is a byte of the mask where there are eight stems.
      let stems = Self.bytes(139, isShort ? 16 : 0)
      let program: [UInt8] = numbers + [139, 15] + stems + [18, 19, 29]
      let table = OutlineTable.second([program], sets: [3, 0])
      #expect(Self.isShort(table, isSecond: true) == isShort)
    }
  }

  /// The fewer parts there are the nearer to 0 is the number of the first.
  @Test(
    arguments: [
      (1_239, [32]), (1_240, [254, 255]), (33_899, [254, 255]), (33_900, [28, 0x80, 0]),
    ] as [(Int, [UInt8])]
  )
  func partsAreNumberedByHowManyThereAre(_ count: Int, _ first: [UInt8]) {
    // All others name a part without a number.
    var parts = [[UInt8]](repeating: [29], count: count)
    parts[0] = [11]
    #expect(Self.isShort(OutlineTable.first([first + [29, 14]], parts: parts)))
  }

  /// Sixteen programs may wait for a part.
  @Test(arguments: [(16, true), (17, false)])
  func partsOfPartsAreBounded(_ depth: Int, _ isShort: Bool) {
    var parts: [[UInt8]] = (1..<depth).map { Self.call(UInt8($0)) + [11] }
    parts.append([11])
    #expect(Self.isShort(OutlineTable.first([Self.call(0) + [14]], parts: parts)) == isShort)
  }

  /// The number that names a part is no number of a stem: sixteen of these, or seventeen with the width, are eight stems,
  /// whose mask has one byte.
  @Test(arguments: [(16, 2), (17, 1)])
  func namesOfPartsAreTaken(_ numbers: Int, _ calls: Int) {
    for step: UInt8 in [10, 29] {
      let called = [[UInt8]](repeating: Self.call(0, step), count: calls).flatMap { $0 }
      // Behind the mask stands a part without a number, which nine stems would have for its second byte.
      for (last, isShort) in [(14, true), (29, false)] as [(UInt8, Bool)] {
        let program: [UInt8] = Self.bytes(139, numbers) + called + [18, 19, 0, last]
        let table = OutlineTable.first([program], parts: [[11]], own: [[11]])
        #expect(Self.isShort(table) == isShort, "\(numbers) numbers by \(step), \(last)")
      }
    }
  }

  /// No more numbers wait for an operator than there may, whether they are written or calculated.
  @Test(arguments: [(512, true, true), (513, true, false), (514, false, false)])
  func numbersAreBounded(_ count: Int, _ isShort: Bool, _ isShortTwice: Bool) {
    let numbers = Self.bytes(139, count)
    #expect(Self.isShort(OutlineTable.first([numbers + [21, 14]])) == isShort)
    #expect(Self.isShort(OutlineTable.first([numbers + [12, 27, 21, 14]])) == isShortTwice)
  }

  /// How many numbers each operator that calculates takes, and how many it leaves.
  @Test(
    arguments: [
      (3, 2, 1), (4, 2, 1), (5, 1, 1), (9, 1, 1), (10, 2, 1), (11, 2, 1), (12, 2, 1), (14, 1, 1),
      (15, 2, 1), (18, 1, 0), (20, 2, 0), (21, 1, 1), (22, 4, 1), (23, 0, 1), (24, 2, 1),
      (26, 1, 1), (27, 1, 2), (28, 2, 2), (29, 1, 1), (30, 2, 0),
    ] as [(UInt8, Int, Int)]
  )
  func calculationsTakeAndLeaveNumbers(_ name: UInt8, _ taken: Int, _ left: Int) {
    func isShort(_ taken: Int, _ dropped: Int) -> Bool {
      let drops = [[UInt8]](repeating: [12, 18], count: dropped).flatMap { $0 }
      return Self.isShort(OutlineTable.first([Self.bytes(139, taken) + [12, name] + drops + [14]]))
    }
    #expect(isShort(taken, left) && !isShort(taken, left + 1))
    if taken > 0 { #expect(!isShort(taken - 1, 0)) }
  }

  /// Operators are other ones in `CFF2`: what ends programs, or calculates, does nothing there.
  @Test func operatorsAreThoseOfTheirTable() {
    for program: [UInt8] in [[15, 16, 14], [139, 139, 12, 10, 12, 18, 139, 139, 1, 14]] {
      #expect(Self.isShort(OutlineTable.first([program])), "\(program)")
      #expect(!Self.isShort(OutlineTable.second([program]), isSecond: true), "\(program)")
    }
    for program: [UInt8] in [[11, 14], [12, 10], [12, 18, 12, 30]] {
      #expect(Self.isShort(OutlineTable.second([program]), isSecond: true), "\(program)")
      #expect(!Self.isShort(OutlineTable.first([program])), "\(program)")
    }
    // Of a number that was moved, or counted from, it is not known which it is.
    let moved: [UInt8] = [32, 139, 139, 12, 30, 29]
    let kept: [UInt8] = [32, 139, 139, 12, 20, 29]
    #expect(!Self.isShort(OutlineTable.first([moved], parts: [[11]])))
    #expect(Self.isShort(OutlineTable.first([kept], parts: [[11]])))
    #expect(!Self.isShort(OutlineTable.first([[12, 35, 139, 139, 1, 14]])))
  }

  /// Four numbers in front of the end show others, and only in `CFF`; what is no glyph shows nothing.
  @Test func glyphsThatShowOthersHaveFourNumbers() {
    let long = Self.bytes(21, 140_000)
    for (count, isShort) in [(3, true), (4, false)] {
      let program = Self.bytes(139, count)
      #expect(Self.isShort(OutlineTable.first([program + [14], long])) == isShort)
      #expect(Self.isShort(OutlineTable.first([program, long])) == isShort)
      #expect(Self.isShort(OutlineTable.second([program, long]), isSecond: true))
    }
    // All of them, with what these take, are no more than four million steps: with the five of this one just as many.
    #expect(Self.isShort(OutlineTable.first([Self.bytes(139, 4) + [14]] + Self.many)))
    #expect(OutlinePrograms.mostStepsOfAll == 4_194_304)
    let found = OutlineTable.first([[29], [14]]).withUnsafeBytes { table in
      let programs = OutlinePrograms(table, isSecond: false)
      return [-1, 0, 1, 2].map { programs?.isShort($0) }
    }
    #expect(found == [true, false, true, true])
  }

  /// A table that is cut off has no program that is known to end.
  @Test func tablesThatAreCutOffHaveNone() {
    let whole = OutlineTable.first([Self.call(0) + Self.call(0, 10)], parts: [[11]], own: [[11]])
    #expect(Self.isShort(whole))
    for count in whole.indices { #expect(!Self.isShort(Array(whole.prefix(count)))) }
    #expect(!Self.isShort(whole, isSecond: true))
  }
}
