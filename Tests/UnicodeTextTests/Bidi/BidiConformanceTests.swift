import Foundation
import Testing
import UnicodeText

/// BidiCharacterTest.txt and BidiTest.txt, whole, from Debian's package `unicode-data`: levels and
/// the level of the paragraph.
@Suite("Unicode's bidi test files")
struct BidiConformanceTests {
  private static let analyzer = TextAnalyzer(language: nil, strictness: .strict)
  private static let directions: [BaseDirection] = [.leftToRight, .rightToLeft, .firstStrong]

  private func lines(_ file: String) throws -> [Substring.UTF8View.SubSequence] {
    let path = "/usr/share/unicode/\(file).txt"
    let text = try #require(
      try? String(contentsOfFile: path, encoding: .utf8),
      "Scripts/setup installs unicode-data, which holds \(path)"
    )
    return text[...].utf8.split(separator: UInt8(ascii: "\n"))
  }

  /// Whether the levels of a text's scalars are as a file has them; `nil` where it has an `x`.
  private func agrees(
    _ scalars: [UInt32],
    _ direction: BaseDirection,
    _ expected: [UInt8?]
  ) -> Bool {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.lazy.compactMap(Unicode.Scalar.init))
    let analysis = Self.analyzer.analyze(String(text), baseDirection: direction)
    // ICU gives a text that runs one way throughout the level of its direction: the same picture.
    let found = Set((0..<analysis.utf16.count).map { analysis.level(at: $0) })
    if found.count == 1, let level = found.first,
      expected.allSatisfy({ $0 == nil || ($0 ?? 0) & 1 == level & 1 })
    {
      return true
    }
    var offset = 0
    for (scalar, level) in zip(scalars, expected) {
      if let level, analysis.level(at: offset) != level { return false }
      offset += scalar > 0xFFFF ? 2 : 1
    }
    return true
  }

  private func levels(_ field: some StringProtocol) -> [UInt8?] {
    field.split(separator: " ").map { $0 == "x" ? nil : UInt8($0) }
  }

  @Test func characters() throws {
    var count = 0
    var departures: [Substring] = []
    for line in try lines("BidiCharacterTest") where line.first != UInt8(ascii: "#") {
      let fields = Substring(line).split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5, let number = Int(fields[1]) else { continue }
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      count += 1
      if !agrees(scalars, Self.directions[number], levels(fields[3])) {
        departures.append(Substring(line))
      }
    }
    #expect(count == 91_707)
    // Where ICU 72 departs: beside explicit overrides, at brackets with a mark after them
    // (removed characters between or not), and at brackets nested as deep as the stack goes.
    #expect(departures.count == 30)
    for line in departures {
      let isKnown =
        ["202D", "202E", "200B", "200D", "0331", "0333"].contains { line.contains($0) }
        || line.utf8.count > 500
      #expect(isKnown, "\(line)")
    }
  }

  @Test func classes() throws {
    let representatives: [Substring: UInt32] = [
      "L": 0x61, "R": 0x5D0, "EN": 0x31, "ES": 0x2D, "ET": 0x25, "AN": 0x661, "CS": 0x2C,
      "B": 0x2029, "S": 0x9, "WS": 0x20, "ON": 0x21, "BN": 0x200B, "NSM": 0x300, "AL": 0x627,
      "LRO": 0x202D, "RLO": 0x202E, "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C, "LRI": 0x2066,
      "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]
    var expected: [UInt8?] = []
    var count = 0
    for line in try lines("BidiTest") where line.first != UInt8(ascii: "#") {
      if line.first == UInt8(ascii: "@") {
        if line.starts(with: "@Levels:".utf8) { expected = levels(Substring(line).dropFirst(9)) }
        continue
      }
      let fields = Substring(line).split(separator: ";")
      guard fields.count == 2, let set = Int(fields[1].drop { $0 == " " }) else { continue }
      let scalars = fields[0].split(separator: " ").compactMap { representatives[$0] }
      count += 1
      // Bit 0 is "first strong", bit 1 left to right, bit 2 right to left.
      for (bit, direction) in [BaseDirection.firstStrong, .leftToRight, .rightToLeft].enumerated()
      where set & 1 << bit != 0 && !agrees(scalars, direction, expected) {
        Issue.record("\(Substring(line)) \(direction)")
      }
    }
    #expect(count == 490_846)
  }
}
