import Testing
import UnicodeText

@testable import TextShaping

/// What is known of a cluster before it is shaped: whether letters are stacked in it, and whether the next
/// would be stacked on it.
@Suite struct ItemizedClusterTests {
  /// A virama stacks what stands behind it, also behind another mark; where nothing does, it is no stack yet.
  @Test(
    arguments: [
      ("\u{915}", false, false), ("\u{915}\u{93C}", false, false),
      ("\u{915}\u{94D}", false, true), ("\u{915}\u{93C}\u{94D}", false, true),
      ("\u{915}\u{94D}\u{937}", true, false),
      ("\u{915}\u{93C}\u{94D}\u{937}", true, false),
      ("\u{915}\u{94D}\u{200D}\u{937}", true, false),
      ("\u{915}\u{94D}\u{937}\u{94D}", true, true),
    ] as [(String, Bool, Bool)]
  )
  func stacksAreOfWhatFollowsAVirama(_ text: String, _ isStack: Bool, _ isStacking: Bool) {
    let analysis = TextAnalyzer(language: nil, strictness: .strict).analyze(text)
    let cluster = ItemizedCluster(at: 0, of: analysis.utf16, boundaries: analysis.boundaries)
    #expect(cluster.range == 0..<text.utf16.count)
    #expect(cluster.isStack == isStack)
    #expect(cluster.isStacking == isStacking)
  }
}
