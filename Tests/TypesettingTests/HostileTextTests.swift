import FontFaces
import TestSupport
import Testing
import Typesetting

@Suite("Hostile texts cost no more than their length")
struct HostileTextTests {
  /// Each would take minutes, or all memory, if any stage were quadratic in it: in a process of its own, which
  /// ends after thirty seconds.
  static let texts: [(name: String, text: String)] = [
    ("marks on one base", "e" + String(repeating: "\u{301}", count: 100_000)),
    ("many bases with many marks", String(repeating: "a\u{301}\u{316}\u{334}", count: 50_000)),
    ("flags", String(repeating: "\u{1F1EF}\u{1F1F5}", count: 50_000)),
    ("joiners", String(repeating: "\u{200D}", count: 100_000)),
    ("families", String(repeating: "\u{1F468}\u{200D}\u{1F469}\u{200D}", count: 30_000)),
    ("one word", String(repeating: "AVAWAT", count: 50_000)),
    ("one Arabic word", String(repeating: "\u{0628}\u{0644}", count: 50_000)),
    ("spaces", String(repeating: " ", count: 200_000)),
    ("ideographic spaces", String(repeating: "\u{3000}", count: 100_000)),
    ("line terminators", String(repeating: "\n", count: 100_000)),
    ("nested embeddings", String(repeating: "\u{202B}a", count: 50_000)),
    ("isolates", String(repeating: "\u{2067}\u{05D0}\u{2069}", count: 50_000)),
    ("Thai without spaces", String(repeating: "\u{0E01}\u{0E32}\u{0E23}", count: 30_000)),
    ("hangul jamo", String(repeating: "\u{1100}\u{1161}", count: 50_000)),
    ("soft hyphens", String(repeating: "a\u{AD}", count: 50_000)),
    ("hyphenated fillers", String(repeating: "\u{3164}\u{AD}", count: 100_000)),
    ("variation selectors", "\u{845B}" + String(repeating: "\u{E0100}", count: 50_000)),
    ("Devanagari conjuncts", String(repeating: "\u{0915}\u{094D}", count: 50_000)),
    ("broken syllables", String(repeating: ShapedLineTests.brokenSyllables, count: 1_000)),
  ]

  @Test(arguments: texts.indices) func measuresAndTruncates(_ index: Int) async {
    await #expect(processExitsWith: .success) { [index = index as Int] in
      ProcessorTime.endProcess(afterSeconds: 30)
      try HostileTextTests.measureAndTruncate(HostileTextTests.texts[index].text)
    }
  }

  private static func measureAndTruncate(_ text: String) throws {
    let library = try TestFonts.japanese()
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "ja")
    let prepared = PreparedText(text, style: style)
    var paragraph = ParagraphStyle(pointSize: 12)
    for width in [nil, 0, 100, 1e9] as [Double?] {
      let measurement = prepared.measure(paragraph, width: width)
      #expect(measurement.width.isFinite && measurement.height.isFinite)
    }
    for mode in TruncationMode.allCases {
      paragraph.lineLimit = 2
      paragraph.truncation = mode
      for width in [0, 5, 100.0] {
        let laidOut = prepared.layOut(paragraph, width: width)
        #expect(laidOut.measurement == prepared.measure(paragraph, width: width))
        #expect(laidOut.lines.count <= 2)
      }
    }
  }

  /// Each would take minutes if every comparison of a search for a scale shaped a line anew.
  @Test(arguments: [50, 111, 330], [1_000, 5_000.0])
  func brokenSyllablesShrink(_ count: Int, _ width: Double) async {
    await #expect(processExitsWith: .success) {
      [count = count as Int, width = width as Double] in
      ProcessorTime.endProcess(afterSeconds: 30)
      try HostileTextTests.shrinkBrokenSyllables(count, width)
    }
  }

  private static func shrinkBrokenSyllables(_ count: Int, _ width: Double) throws {
    let text = String(repeating: ShapedLineTests.brokenSyllables, count: count)
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let prepared = PreparedText(text, style: TextStyle(cascade: cascade))
    var paragraph = ParagraphStyle(pointSize: 17)
    paragraph.lineLimit = 3
    paragraph.minimumScale = 0.02
    let measured = prepared.measure(paragraph, width: width)
    #expect(measured.scale > 0.02 && measured.lineCount <= 3)
    #expect(!measured.isTruncated && measured.width <= width)
  }
}
