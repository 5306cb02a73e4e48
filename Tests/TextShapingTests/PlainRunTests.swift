import FontFaces
import TestSupport
import Testing
import UnicodeText

@testable import TextShaping

/// What joins an item, or is set, without being asked about: as if it had been.
@Suite("Runs of plain characters are items and sums as characters one by one are")
struct PlainRunTests {
  /// The items as clusters make them that are added one after the other.
  private func items(_ analysis: TextAnalysis, _ plan: ShapingPlan) -> [TextItem] {
    var faces = FaceCursor(plan)
    var brackets = BracketScripts()
    var room = BlockRoom(byteCount: 0)
    var items = ItemJoiner(analysis.utf16, in: &room)
    var start = 0
    while start < analysis.utf16.count {
      let cluster = ItemizedCluster(
        at: start,
        of: analysis.utf16,
        boundaries: analysis.boundaries
      )
      let entry = faces.entry(of: cluster, in: analysis.utf16)
      let script = brackets.resolve(cluster.script, of: cluster.first)
      items.add(
        TextItem(
          range: cluster.range,
          entry: entry,
          script: script,
          level: analysis.level(at: start)
        ),
        of: cluster
      )
      start = cluster.range.upperBound
    }
    return Array(items.finish().finish())
  }

  private func check(_ text: String, language: String, _ library: FontLibrary) {
    let cascade = library.cascade(weight: .regular)
    let plan = ShapingPlan.plan(
      cascade: cascade,
      language: ShapingLanguage(language),
      ligatures: .standard,
      features: []
    )
    let analysis = TextAnalyzer(language: language, strictness: .strict).analyze(text)
    let shaped = Shaper(cascade: cascade, language: language).shape(analysis)
    let expected = items(analysis, plan)
    let found = shaped.itemized.items
    // Scripts of neutral items are resolved after all are there.
    let isSame =
      found.count == expected.count
      && zip(found, expected).allSatisfy {
        $0.range == $1.range && $0.entry == $1.entry && $0.level == $1.level
          && ($0.script == $1.script || $1.script.isNeutral)
      }
    #expect(isSame, "\(text.debugDescription)")
    let sums = shaped.itemized.sums(of: 0..<shaped.count)
    let wrong = sums.indices.first { shaped.prefix[$0] != sums[$0] }
    #expect(wrong == nil, "\(text.debugDescription)")
  }

  @Test(arguments: Corpus.languages)
  func headlines(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    for row in try Corpus.rows(language).prefix(100) {
      check(row.headline, language: language, library)
    }
  }

  @Test(arguments: ["ja", "en", "ar"])
  func hostileTexts(_ language: String) throws {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    var generator = SplitMix(seed: 17)
    for _ in 0..<150 {
      check(RandomText.hostile(using: &generator), language: language, library)
    }
  }

  /// Brackets, their pairs across scripts, and marks between plain characters: all short strings.
  @Test func shortStrings() throws {
    let library = try FontLibrary.bundled(deviceLanguages: ["ja"])
    let pieces = ["a", "あ", "1", "(", ")", "“", "”", "「", "」", " ", "、", "\u{301}", "é", "𠮷", "я"]
    var texts = [""]
    for _ in 0..<4 {
      texts = texts.flatMap { text in pieces.map { text + $0 } }
      // Of the longest some.
      let step = texts.count > 10_000 ? 61 : 1
      for index in stride(from: 0, to: texts.count, by: step) {
        check(texts[index], language: "ja", library)
      }
    }
  }

  /// Behind a line terminator an item may begin, also with a letter that has been asked about before: joined as a run to
  /// the item before, it made that longer than it may be.
  @Test(arguments: [95, 96, 97, 300], ["a", "ab a", "(a)"])
  func runsBeginItemsBehindTerminators(_ count: Int, _ line: String) throws {
    let text = String(repeating: "a", count: count) + "\n" + line + "\n" + line
    check(text, language: "en", try FontLibrary.bundled(deviceLanguages: ["en"]))
  }

  /// Behind a pair that nothing stands before, letters that join an item as a run stand before the next pair.
  @Test(arguments: ["en", "ja"], ["(a) aa (я)", "“a” aa (я) a", "(aa) 1a “я” (a)"])
  func runsStandBeforeBrackets(_ language: String, _ text: String) throws {
    check(text, language: language, try FontLibrary.bundled(deviceLanguages: [language]))
  }
}
