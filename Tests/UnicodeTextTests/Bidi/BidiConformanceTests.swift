import Testing
import UnicodeText

/// BidiCharacterTest.txt and BidiTest.txt of Unicode 15.0, whole, from Debian's package
/// `unicode-data`: paragraph levels, levels and visual order.
@Suite("Unicode's bidi test files")
struct BidiConformanceTests {
  private static let analyzer = TextAnalyzer(language: nil, strictness: .strict)
  private static let directions: [BaseDirection] = [.leftToRight, .rightToLeft, .firstStrong]

  /// What a file asks for; levels are `nil` where it has an `x`.
  private struct Expectation: Equatable {
    var paragraphLevel: UInt8?
    var levels: [UInt8?] = []
    var order: [Int] = []
  }

  /// What a layout finds in a text that is one line, scalar by scalar.
  private func found(_ scalars: [UInt32], _ direction: BaseDirection) -> Expectation {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.lazy.compactMap(Unicode.Scalar.init))
    let analysis = Self.analyzer.analyze(String(text), baseDirection: direction)
    let trailing = analysis.startOfTrailingWhiteSpace(in: 0..<analysis.utf16.count)
    var result = Expectation()
    result.paragraphLevel = analysis.paragraphLevel(at: 0)
    var offset = 0
    for scalar in scalars {
      let level =
        offset < trailing ? analysis.level(at: offset) : analysis.paragraphLevel(at: offset)
      result.levels.append(BidiClass(scalar).isRemoved ? nil : level)
      offset += scalar > 0xFFFF ? 2 : 1
    }
    let drawn = scalars.indices.filter { result.levels[$0] != nil }
    result.order = VisualOrder.reorder(drawn) { result.levels[$0] ?? 0 }
    return result
  }

  private func levels(_ field: some StringProtocol) -> [UInt8?] {
    field.split(separator: " ").map { $0 == "x" ? nil : UInt8($0) }
  }

  private func order(_ field: some StringProtocol) -> [Int] {
    field.split(separator: " ").compactMap { Int($0) }
  }

  @Test func characters() throws {
    var count = 0
    for line in try UnicodeData.lines("BidiCharacterTest") {
      let fields = Substring(line).split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5, let number = Int(fields[1]) else { continue }
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let expected = Expectation(
        paragraphLevel: UInt8(fields[2]),
        levels: levels(fields[3]),
        order: order(fields[4])
      )
      count += 1
      let found = found(scalars, Self.directions[number])
      if found != expected { Issue.record("\(Substring(line)): \(found)") }
    }
    #expect(count == 91_707)
  }

  @Test func classes() throws {
    let representatives: [Substring: UInt32] = [
      "L": 0x61, "R": 0x5D0, "EN": 0x31, "ES": 0x2D, "ET": 0x25, "AN": 0x661, "CS": 0x2C,
      "B": 0x2029, "S": 0x9, "WS": 0x20, "ON": 0x21, "BN": 0x200B, "NSM": 0x300, "AL": 0x627,
      "LRO": 0x202D, "RLO": 0x202E, "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C, "LRI": 0x2066,
      "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]
    #expect(representatives.count == BidiClass.allCases.count)
    var expected = Expectation()
    var lineCount = 0
    var caseCount = 0
    for line in try UnicodeData.lines("BidiTest") {
      if line.first == UInt8(ascii: "@") {
        let line = Substring(line)
        if line.hasPrefix("@Levels:") { expected.levels = levels(line.dropFirst(9)) }
        if line.hasPrefix("@Reorder:") { expected.order = order(line.dropFirst(10)) }
        continue
      }
      let fields = Substring(line).split(separator: ";")
      guard fields.count == 2, let set = Int(fields[1].drop { $0 == " " }) else { continue }
      let scalars = fields[0].split(separator: " ").compactMap { representatives[$0] }
      lineCount += 1
      // Bit 0 is "first strong", bit 1 left to right, bit 2 right to left.
      for (bit, direction) in [BaseDirection.firstStrong, .leftToRight, .rightToLeft].enumerated()
      where set & 1 << bit != 0 {
        caseCount += 1
        var found = found(scalars, direction)
        found.paragraphLevel = nil
        if found != expected { Issue.record("\(Substring(line)) \(direction): \(found)") }
      }
    }
    #expect(lineCount == 490_846)
    #expect(caseCount == 770_241)
  }
}
