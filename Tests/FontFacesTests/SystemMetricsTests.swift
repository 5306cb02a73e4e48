import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import FontFaces

/// Nothing in the table of the system font's metrics is read in vain.
@Suite("The system font's metrics") struct SystemMetricsTests {
  private let table: Data

  init() throws {
    let directory = try BundledFontDirectory.locate()
    let path = "\(directory.path)/\(BundledFontDirectory.systemMetricsFileName)"
    table = try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// What is read of a table.
  private func metrics(_ table: Data) throws -> SystemFontMetrics {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("fitcheck-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: path) }
    try table.write(to: path)
    return try SystemFontMetrics(compiled: try MappedFile(path: path.path))
  }

  /// All of it but for the lists of characters, in words: sorted, as tables have no order.
  private func reading(_ table: Data) throws -> [String] {
    Mirror(reflecting: try metrics(table)).children
      .filter { !["advances", "kerning"].contains($0.label) }
      .map { part in
        let words = "\(part.value)".split { ",[]() ".contains($0) }.sorted()
        return "\(part.label ?? ""): \(words)"
      }
  }

  /// The lines of the table with the places they begin at.
  private func records() throws -> [(start: Int, fields: [String])] {
    let first = try #require(table.range(of: Data("metrics\t".utf8)))
    var start = first.lowerBound
    return String(decoding: table[start...], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        defer { start += line.utf8.count + 1 }
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        return (start, fields.map(String.init))
      }
  }

  /// Another digit in the last number of a record is another reading, for each kind of record.
  @Test func everyKindOfRecordCounts() throws {
    let whole = try reading(table)
    #expect(try reading(table) == whole)
    var kinds: Set<String> = []
    for (start, fields) in try records() {
      guard let kind = fields.first, !Self.unread.contains(kind), !kinds.contains(kind),
        let last = fields.indices.dropFirst().last(where: { Double(fields[$0]) != nil })
      else { continue }
      let before = fields[..<last].reduce(0) { $0 + $1.utf8.count + 1 }
      let place = start + before + fields[last].utf8.count - 1
      var changed = table
      changed[place] = changed[place] == UInt8(ascii: "1") ? 0x32 : 0x31
      kinds.insert(kind)
      #expect(try reading(changed) != whole, "\(fields)")
    }
    #expect(
      kinds.isSuperset(of: ["ascent", "fallback", "hangul", "optical", "tracking", "weight"])
    )
    #expect(kinds.count > 12)
  }

  /// Kinds that are there for people.
  private static let unread: Set<String> = ["x-height"]

  @Test func hangulHasAnAdvanceOfItsOwn() throws {
    let place = try #require(table.range(of: Data("\nhangul\t1\tassumed".utf8)))
    var changed = table
    changed.replaceSubrange(place, with: Data("\nhangul\t2\tassumed".utf8))
    let metrics = try metrics(changed)
    #expect(metrics.hangulAdvance.advance == 2)
    #expect(metrics.hangulAdvance.confidence == .assumed)
  }

  /// Where a table has no record of them, full-width characters and hangul fill the em square.
  @Test func fullWidthCharactersOfWhichNothingIsToldFillTheEmSquare() throws {
    let start = try #require(try records().first).start
    var text = String(decoding: table[start...], as: UTF8.self)
    for kind in ["hangul", "fallback", "fallback-exact"] {
      text = text.replacingOccurrences(of: "\n\(kind)\t", with: "\nx\(kind.dropFirst())\t")
    }
    let metrics = try metrics(table[..<start] + Data(text.utf8))
    for advance in [
      metrics.hangulAdvance, metrics.fallbackAdvance(deviceLanguages: ["ja"]),
      metrics.fallbackAdvance(deviceLanguages: []),
    ] {
      #expect(advance.advance == 1)
      #expect(advance.confidence == .assumed)
    }
  }

  /// Digits that a font has for all uses keep the advances of usual ones where it has no others for columns.
  @Test func digitsOfOneKindKeepTheirAdvances() throws {
    let file = try BundledFontDirectory.locate().path(of: .gothicRegular)
    let faces = [try #require(try TestFonts.japanese().faces.first), try FontFace(path: file)]
    let metrics = try CompiledMetrics().read()
    let digits = try faces.map { face in
      let glyph = try #require(face.nominalGlyph(0x30))
      let advances = SystemAdvances(
        metrics: metrics,
        style: .regular,
        face: face,
        glyphCount: face.glyphCount
      )
      let isOfColumns = face.digits(feature: .tabularFigures).contains(glyph)
      return (isOfColumns, try #require(advances.advance(of: glyph)))
    }
    #expect(digits.map { $0.0 } == [false, true])
    #expect(digits[0].1.text == digits[1].1.text && digits[0].1.display == digits[1].1.display)
  }
}
