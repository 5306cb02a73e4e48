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
    let fonts = language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    var environment = EnvironmentValues(fontLibrary: fonts)
    environment.textLanguage = language
    let headlines = try Corpus.rows(language).prefix(200).map(\.headline)
    var (whole, answered) = (0, 0)
    for number in 0..<Self.count {
      let seed = Self.firstSeed &+ number
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
    #expect(answered > Self.count * 20)
    #expect(whole * 100 >= Self.count * 95, "\(whole) of \(Self.count) maps hold everywhere")
  }
}
