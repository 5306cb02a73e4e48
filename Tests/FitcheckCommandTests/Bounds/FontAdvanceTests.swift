import Foundation
import TestSupport
import Testing

/// Fonts whose widths would not be true are refused as soon as a text is set in them.
@Suite struct FontAdvanceTests {
  private let fixtures: Fixtures

  init() throws {
    fixtures = try Fixtures()
  }

  /// The lines of a text in a font.
  private func lines(_ text: String, in path: String, weight: String) throws -> CommandRun {
    try CommandRun.run(
      [
        "lines", "-", "--point-size", "12", "--width", "146", "--weight", weight, "--font", path,
      ],
      input: Array(text.utf8),
      directory: fixtures.directory
    )
  }

  /// A table of changes of advances (`HVAR`) that adds one to each of `Variable.ttf` at its heaviest weight.
  private static func changes(_ change: Int) -> Data {
    func numbers(_ width: Int, _ values: Int...) -> [UInt8] {
      values.flatMap { $0.bigEndianBytes(width) }
    }
    let glyphCount = 7
    let header: [UInt8] = numbers(2, 1, 0) + numbers(4, 20, 0, 0, 0)
    let store: [UInt8] = numbers(2, 1) + numbers(4, 12) + numbers(2, 1) + numbers(4, 28)
    let region: [UInt8] = numbers(2, 2, 1, 0, 0x4000, 0x4000, 0, 0, 0)
    let group: [UInt8] = numbers(2, glyphCount, 0x8001, 1, 0)
    let changes: [UInt8] = (0..<glyphCount).flatMap { _ in numbers(4, change) }
    return Data(header + store + region + group + changes)
  }

  /// A font that cannot be measured at the weight of a text is refused.
  ///
  /// Another weight of it served, made bold from its outlines, and nothing said so. At a weight between the change is smaller.
  @Test(
    arguments: [
      (100, "black", nil), (40_000, "regular", nil), (40_000, "bold", nil),
      (40_000, "black", "wider than 32767 units"), (-600, "regular", nil),
      (-600, "black", "narrower than nothing"),
    ] as [(Int, String, String?)]
  )
  func fontsAreRefusedAtAWeight(_ change: Int, _ weight: String, _ problem: String?) throws {
    let font = try AlteredFont.test("Variable.ttf")
    font.replace("HVAR", with: Self.changes(change))
    let path = try font.write("Variable.ttf")
    let result = try lines("AB", in: path, weight: weight)
    guard let problem else {
      #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
      return
    }
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.errors.contains("\(path) has a glyph that is \(problem)"), "\(result.errors)")
  }

  /// A glyph that HarfBuzz does not tell the width of is none to measure with, where no table does either.
  ///
  /// A text in one that was moved beyond 32,767 units was narrower than nothing, and whole everywhere.
  @Test(
    arguments: [("regular", nil), ("bold", nil), ("black", "wider than 32767 units")]
      as [(String, String?)]
  )
  func fontsAreRefusedWhereGlyphsAreMovedTooFar(_ weight: String, _ problem: String?) throws {
    func numbers(_ values: Int...) -> [UInt8] { values.flatMap { $0.bigEndianBytes(2) } }
    let font = try AlteredFont.test("Variable.ttf")
    font.replace("HVAR", with: nil)
    // Two changes of A at the heaviest weight, each of the one point where it ends.
    let change: [UInt8] = [1, 0, 5, 0x40] + numbers(20_000) + [0x80]
    let header = numbers(change.count, 0xA000, 0x4000, 0)
    let data: [UInt8] = numbers(2, 20) + header + header + change + change
    // Of seven glyphs A is the third one.
    let offsets = [0, 0, 0] + [Int](repeating: data.count, count: 5)
    let table: [UInt8] =
      numbers(1, 0, 2, 0, 0, 52, 7, 1, 0, 52) + offsets.flatMap { $0.bigEndianBytes(4) }
    font.replace("gvar", with: Data(table + data))
    let path = try font.write("Variable.ttf")
    let result = try lines("A", in: path, weight: weight)
    #expect((result.exitCode == 2) == (problem != nil), "\(result.errors)")
    #expect(result.output.isEmpty == (problem != nil))
    if let problem { #expect(result.errors.contains(problem)) }
  }

  /// HarfBuzz sets a glyph that is not there without an advance: every text of letters that such ones stand for was whole.
  ///
  /// Here one stands for A and B together, in a font of seven.
  @Test(arguments: [(3, true), (6, true), (7, false), (60_000, false)])
  func glyphsThatAreNotThereAreRefused(_ glyph: Int, _ isThere: Bool) throws {
    let font = try AlteredFont.ligature(by: "ccmp")
    font.set(glyph, at: 74, of: "GSUB")
    let path = try font.write("Layers.ttf")
    #expect(try lines("A", in: path, weight: "regular").exitCode == 0)
    let result = try lines("AB", in: path, weight: "regular")
    #expect((result.exitCode == 0) == isThere, "\(result.errors)")
    guard !isThere else { return }
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.errors.contains("\(path) is not a font, or it is damaged"), "\(result.errors)")
  }
}
