import Fitcheck
import Foundation
import Synchronization
import TestSupport
import Testing

/// The whole way from a text to a picture, taken by many threads over the same faces, texts and
/// layouts.
@MainActor
@Suite struct ConcurrencyTests {
  private struct Panel: View {
    let title: String
    let snippet: String

    var body: some View {
      ViewThatFits(in: .vertical) {
        VStack(alignment: .leading) {
          Text(verbatim: title).bold().font(.system(size: 12))
          Text(verbatim: snippet).font(.system(size: 11)).lineLimit(2)
        }
        Text(verbatim: title).bold().font(.system(size: 12)).minimumScaleFactor(0.6)
      }
    }
  }

  private nonisolated static func pictures(
    _ selector: FitSelector,
    _ layout: LayoutNode
  ) throws -> [Data] {
    try [60, 146].map { (width: CGFloat) in
      let decision = selector.decide(layout, in: CGSize(width: width, height: 58))
      return try PNGRenderer().render(decision.displayList)
    }
  }

  @Test func decidedAndDrawnByManyThreads() throws {
    let rows = try ["ja", "en", "ar", "th"].flatMap { try Corpus.rows($0).prefix(1) }
    func layouts(_ selector: FitSelector) -> [LayoutNode] {
      rows.map { selector.resolve(Panel(title: $0.headline, snippet: $0.snippet)) }
    }
    func selector() throws -> FitSelector {
      let fonts = try FontLibrary.bundled(deviceLanguages: ["ja", "en"])
      return FitSelector(environment: EnvironmentValues(fontLibrary: fonts))
    }
    let alone = try selector()
    let expected = try layouts(alone).map { try Self.pictures(alone, $0) }
    let shared = try selector()
    let sharedLayouts = layouts(shared)
    let differences = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in sharedLayouts.indices {
        let index = (step + thread) % sharedLayouts.count
        let drawn = try? Self.pictures(shared, sharedLayouts[index])
        if drawn != expected[index] { differences.withLock { $0 += 1 } }
      }
    }
    #expect(differences.withLock { $0 } == 0)
  }
}
