import Dispatch
import FontFaces
import Synchronization
import TestSupport
import Testing
import Typesetting

@Suite("Any number of threads set the same texts at once")
struct ConcurrencyTests {
  private static let languages = ["ja", "en", "ar", "th", "hi", "ko"]

  /// What one thread finds out about a text.
  private struct Answer: Equatable {
    let measurements: [TextMeasurement]
    let glyphs: [[PositionedGlyph]]
    let margin: FitMargin
    let least: Double?
    let missing: [Unicode.Scalar]

    init(_ text: PreparedText) {
      var style = ParagraphStyle(pointSize: 12)
      var measurements: [TextMeasurement] = []
      var glyphs: [[PositionedGlyph]] = []
      for (limit, width, scale) in [(nil, 146, 1), (1, 80, 1), (2, 61, 0.7), (nil, 20, 1)]
        as [(Int?, Double, Double)]
      {
        style.lineLimit = limit
        style.minimumScale = scale
        style.filling = limit == nil ? .balanced : .greedy
        style.truncation = limit == 1 ? .middle : .tail
        measurements.append(text.measure(style, width: width))
        let laidOut = text.layOut(style, width: width)
        measurements.append(laidOut.measurement)
        glyphs += laidOut.lines.map { $0.runs.flatMap(\.glyphs) }
      }
      self.measurements = measurements
      self.glyphs = glyphs
      margin = text.fitMargin(style, width: 100)
      least = text.leastWidth(forLines: 3, style)
      missing = text.missingScalars
    }
  }

  private func headlines() throws -> [(text: String, language: String)] {
    try Self.languages.flatMap { language in
      try Corpus.rows(language).prefix(4).map { ($0.headline, language) }
    }
  }

  /// Faces are opened, and texts prepared, by whichever thread comes first; what comes out is what
  /// one thread alone gets.
  @Test func sharedFacesAndPreparer() throws {
    let headlines = try headlines()
    let alone = try FontLibrary.bundled(deviceLanguages: ["ja", "en"])
    let expected = headlines.map { headline in
      let style = TextStyle(
        cascade: alone.cascade(weight: .semibold),
        language: headline.language
      )
      return Answer(PreparedText(headline.text, style: style))
    }
    // Nothing of this library has been used before the threads begin.
    let shared = try FontLibrary.bundled(deviceLanguages: ["ja", "en"])
    let preparer = TextPreparer(byteLimit: 60_000)
    let differences = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var order = Array(headlines.indices)
      var generator = SplitMix(seed: UInt64(thread))
      order.shuffle(using: &generator)
      for index in order {
        let style = TextStyle(
          cascade: shared.cascade(weight: .semibold),
          language: headlines[index].language
        )
        let text = preparer.prepare(headlines[index].text, style: style)
        if Answer(text) != expected[index] { differences.withLock { $0 += 1 } }
      }
    }
    #expect(differences.withLock { $0 } == 0)
    #expect(preparer.counters.evictions > 0, "the memory was meant to be too small")
  }

  /// All threads ask one text for what it finds only when first asked.
  @Test func oneTextForAll() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for headline in try headlines() {
      let style = TextStyle(cascade: cascade, language: headline.language)
      let expected = Answer(PreparedText(headline.text, style: style))
      let text = PreparedText(headline.text, style: style)
      let differences = Mutex(0)
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        if Answer(text) != expected { differences.withLock { $0 += 1 } }
      }
      #expect(differences.withLock { $0 } == 0, "\(headline.text)")
    }
  }
}
