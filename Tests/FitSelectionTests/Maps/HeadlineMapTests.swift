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
@MainActor
@Suite struct HeadlineMapTests {
  private static let isExhaustive =
    ProcessInfo.processInfo.environment["FITCHECK_EXHAUSTIVE"] != nil

  /// The text areas that are asked for, each once: those of the devices, twenty of them.
  private static let areas: [CGSize] = DeviceCatalogue.groups.map(\.size)
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }

  /// The headline widget in fonts that follow the type size.
  private struct ScaledWidget: View {
    let article: HeadlineArticle

    var body: some View {
      ViewThatFits(in: .vertical) {
        VStack(alignment: .leading) {
          Text(article.headline).font(.headline)
          Text(article.snippet).font(.caption).lineLimit(2)
        }
        VStack(alignment: .leading) {
          Text(article.headline).font(.headline)
          Text(article.snippet).font(.caption).lineLimit(1)
        }
        Text(article.headline).font(.headline)
        Text(article.headline).font(.caption).lineLimit(3)
      }
    }
  }

  @Test(arguments: Corpus.languages) func mapsDecideAsLayoutsDo(language: String) throws {
    let fonts = language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    let rows = try Corpus.rows(language)
    let stride = Self.isExhaustive ? 1 : max(1, rows.count / 2)
    let sizes = DynamicTypeSize.allCases
    for (number, row) in rows.enumerated() where number % stride == 0 {
      let article = HeadlineArticle(
        headline: row.headline,
        snippet: String(row.snippet.prefix(100)),
        language: language
      )
      for (place, size) in sizes.enumerated() {
        for scale in [1, 2, 3] as [CGFloat] where Self.isExhaustive || place % 3 == Int(scale) - 1 {
          var environment = EnvironmentValues(fontLibrary: fonts)
          environment.textLanguage = language
          environment.displayScale = scale
          environment.dynamicTypeSize = size
          let selector = FitSelector(environment: environment)
          for layout in [
            selector.resolve(HeadlineWidget(article: article)),
            selector.resolve(ScaledWidget(article: article)),
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
              mostColumns: Self.isExhaustive ? nil : 6
            )
            .check()
          }
        }
      }
    }
  }
}
