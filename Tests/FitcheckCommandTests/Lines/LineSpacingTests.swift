import Foundation
import TestSupport
import Testing

/// Japanese spacing as the command tells it, by version and language.
@Suite struct LineSpacingTests {
  private static let full = 17 * 0.935

  private func width(_ text: String, _ options: [String] = []) throws -> Double {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["lines", "-", "--point-size", "17", "--width", "400", "--lang", "ja"] + options,
      input: Array(text.utf8),
      directory: fixtures.directory
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let lines = (value as? [String: Any])?["lines"] as? [[String: Any]]
    return try #require(lines?.first?["width"] as? Double)
  }

  @Test func pairsAreSpacedAsTabled() throws {
    for row in try TestFiles.table("FitcheckCommandTests/Cases/spacing.tsv") {
      let ems = try #require(Double(row[1]))
      #expect(abs(try width(row[0]) / Self.full - ems) < 1e-4, "\(row[0])")
    }
  }

  /// An eighth of an em on either side of Latin, none beside a typed space.
  @Test func latinStandsApart() throws {
    let (apart, alone) = (try width("あAあ"), try width("A"))
    #expect(abs((apart - alone) / Self.full - 2.25) < 1e-4)
    let spaced = try width("あ Aあ") - width("あ Aあ", ["--ios", "16"])
    #expect(abs(spaced / Self.full - 0.125) < 1e-4)
    let month = try width("あ3月") - width("あ3月", ["--ios", "16"])
    #expect(abs(month / Self.full - 0.165) < 1e-4)
  }

  /// Only since iOS 17, only for Japanese, and not where CSS has punctuation trimmed.
  @Test(arguments: [
    ["--ios", "16"], ["--typesetting-language", "en"], ["--device-language", "en"],
    ["--punctuation-trimming", "normal"], ["--hanging-punctuation", "allow-end"],
  ])
  func othersKeepTheirWidth(_ options: [String]) throws {
    let full = 17 * (options.contains("--device-language") ? 1.018 : 0.935)
    #expect(abs(try width("あ「あ」あ", options) / full - 5) < 1e-3)
  }

  /// Letters that are spaced apart are no ligature, but of a feature that the script cannot do without.
  ///
  /// A has 600 of 1000 units and B, which stands for both, 620: at 17 points 10.2 and 10.54. Each letter has its space.
  @Test(
    arguments: [
      ("liga", [], 10.54), ("liga", ["--tracking", "0"], 10.54),
      ("liga", ["--tracking", "1"], 22.74), ("liga", ["--tracking", "-1"], 18.74),
      ("rlig", ["--tracking", "1"], 12.54),
    ] as [(String, [String], Double)]
  )
  func lettersApartAreNoLigature(_ tag: String, _ options: [String], _ expected: Double) throws {
    let font = try AlteredFont.ligature(by: tag)
    let path = try font.write("Layers.ttf")
    let found = try width("AB", ["--font", path] + options)
    #expect(abs(found - expected) < 1e-6, "\(found)")
  }

  /// A mark behind the last letter is of the paragraph's direction: where that is another than the letter's, the two are no
  /// ligature.
  ///
  /// B, of 620 units, stands for A and a hyphen, of 600 and 333: at 17 points 10.54, and 10.2 and 5.661.
  @Test(
    arguments: [
      ([], 10.54), (["--direction", "rtl"], 15.861),
    ] as [([String], Double)]
  )
  func directionsPartLetters(_ options: [String], _ expected: Double) throws {
    let font = try AlteredFont.ligature(by: "liga")
    // The glyph of the hyphen is the fifth one.
    font.set(4, at: 78, of: "GSUB")
    let path = try font.write("Layers.ttf")
    let found = try width("A-", ["--font", path] + options)
    #expect(abs(found - expected) < 1e-6, "\(found)")
  }
}
