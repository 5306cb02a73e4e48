import FitSelection
import FontFaces
import Foundation
import Headlines
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

/// Maps of the headline widget, on real headlines, against deciding.
///
/// A few of each language; `Benchmarks/exactness` takes every headline in every area, type size and
/// scale, and at every number in its map.
@MainActor
@Suite struct HeadlineMapTests {
  /// The text areas of iPhones, each once.
  private static let areas: [CGSize] = DeviceCatalogue.groups.map(\.size)
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }

  @Test(arguments: Corpus.languages) func mapsDecideAsLayoutsDo(language: String) throws {
    let fonts = language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    let rows = try Corpus.rows(language)
    let stride = max(1, rows.count / 2)
    let sizes = DynamicTypeSize.allCases
    for (number, row) in rows.enumerated() where number % stride == 0 {
      let article = HeadlineArticle(
        headline: row.headline,
        snippet: String(row.snippet.prefix(100)),
        language: language
      )
      for (place, size) in sizes.enumerated() {
        for scale in [1, 2, 3] as [CGFloat] where place % 3 == Int(scale) - 1 {
          var environment = EnvironmentValues(fontLibrary: fonts)
          environment.textLanguage = language
          environment.displayScale = scale
          environment.dynamicTypeSize = size
          let selector = FitSelector(environment: environment)
          for layout in [
            selector.resolve(HeadlineWidget(article: article)),
            selector.resolve(ScaledHeadlineWidget(article: article)),
          ] {
            let map = FitMap(of: layout, in: FitMap.Region(widths: 90...260))
            #expect(map.coverage == .everywhere)
            for area in Self.areas where map.region.contains(area) {
              #expect(map.outcome(in: area) == layout.outcome(in: area), "\(row.id) \(area)")
            }
            MapComparison(
              layout: layout,
              map: map,
              name: "\(row.id) \(size) \(scale)",
              mostColumns: 6
            )
            .check()
          }
        }
      }
    }
  }
}
