import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

/// Maps of random views against the layouts they were made of.
///
/// The same views on every run; `FITCHECK_FUZZ` is their number for each seed, `FITCHECK_FUZZ_SEED`
/// the first seed.
@MainActor
@Suite struct RandomMapTests {
  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  private static let count = number("FITCHECK_FUZZ") ?? 75
  private static let firstSeed = number("FITCHECK_FUZZ_SEED") ?? 0

  @Test(arguments: ["ja", "en", "de", "ar"]) func mapsAnswerAsLayoutsDo(language: String) throws {
    let (whole, answered) = try compare(language, Self.firstSeed..<Self.firstSeed + Self.count)
    #expect(answered > Self.count * 20)
    #expect(whole * 100 >= Self.count * 95, "\(whole) of \(Self.count) maps hold everywhere")
  }

  /// Compares a view of each seed; returns how many maps hold everywhere, and in how many bounds
  /// they answered.
  func compare(_ language: String, _ seeds: Range<Int>) throws -> (whole: Int, answered: Int) {
    let fonts = language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    var environment = EnvironmentValues(fontLibrary: fonts)
    environment.textLanguage = language
    let headlines = try Corpus.rows(language).prefix(200).map(\.headline)
    var (whole, answered) = (0, 0)
    for (number, seed) in seeds.enumerated() {
      environment.displayScale = [1, 2, 3][number % 3]
      var random = RandomColumns(seed: seed, headlines: headlines)
      let layout = FitSelector(environment: environment).resolve(random.view())
      let region = number % 4 == 0 ? FitMap.Region() : FitMap.Region(widths: 60...400)
      let map = FitMap(of: layout, in: region)
      if map.coverage == .everywhere { whole += 1 }
      let comparison = MapComparison(
        layout: layout,
        map: map,
        name: "\(language) \(seed)",
        mostColumns: 8
      )
      answered += comparison.check()
    }
    return (whole, answered)
  }
}

/// A sample of ``RandomMapTests``, which take minutes.
@MainActor
@Suite struct RandomMapSampleTests {
  @Test(arguments: ["ja", "en", "ar"]) func mapsAnswerAsLayoutsDo(language: String) throws {
    let (whole, answered) = try RandomMapTests().compare(language, 1000..<1012)
    #expect(whole > 6 && answered > 200)
  }
}
