import Dispatch
import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

@Suite("Prepared texts are remembered within a bound")
struct TextPreparerTests {
  private func style() throws -> TextStyle {
    TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular), language: "ja")
  }

  /// Texts of about the same size.
  private func headline(_ number: Int) -> String { "見出し第\(1000 + number)号、長い冬のあとで港に灯が戻る" }

  @Test func everyByteIsCounted() throws {
    let (preparer, style) = (TextPreparer(), try style())
    var sum = 0
    for number in 0..<50 {
      let text = preparer.prepare(headline(number), style: style)
      // Code units twice, boundaries, sums and flags of every offset.
      #expect(text.byteCount > text.utf16Count * (2 + 2 + 1 + 24 + 1))
      #expect(text.byteCount < text.utf16Count * 300 + 2048)
      // The table has room for each key three times, twice with a place.
      let place = text.byteCount - PreparedText(headline(number), style: style).byteCount
      #expect(place > 3 * MemoryLayout<String>.stride + 2 * MemoryLayout<Int>.stride)
      sum += text.byteCount
    }
    #expect(preparer.counters.byteCount == sum)
    #expect(preparer.counters.count == 50)
    #expect(preparer.counters.misses == 50)
    #expect(preparer.counters.evictions == 0)
    _ = preparer.prepare(headline(7), style: style)
    #expect(preparer.counters.hits == 1)
  }

  /// A text is known by its runs, which are kept beside it.
  @Test func runsAreCountedToo() throws {
    let (preparer, style) = (TextPreparer(), try style())
    // So many that all else beside the text is little, and each too short to have a string on the heap.
    let runs = (12..<76).map { size in
      StyledRun("港", cascade: style.cascade, pointSize: Double(size))
    }
    let text = PreparedText(runs: runs, style: style)
    _ = preparer.prepare(runs, style: style)
    #expect(preparer.counters.byteCount >= text.byteCount + 64 * MemoryLayout<StyledRun>.stride)
    // Longer ones are kept with their characters.
    let long = runs.map { run in
      StyledRun(headline(3), cascade: run.cascade, pointSize: run.pointSize)
    }
    let before = preparer.counters.byteCount
    let other = PreparedText(runs: long, style: style)
    _ = preparer.prepare(long, style: style)
    let byteCount = MemoryLayout<StyledRun>.stride + headline(3).utf8.count
    #expect(preparer.counters.byteCount - before >= other.byteCount + 64 * byteCount)
  }

  @Test func whatIsFoundLaterIsCountedToo() throws {
    let (preparer, style) = (TextPreparer(), try style())
    let text = preparer.prepare("A-very-long-word-that-must-be-cut", style: style)
    let before = text.byteCount
    _ = text.measure(ParagraphStyle(pointSize: 12), width: 20)
    let cut = text.byteCount
    #expect(cut > before)
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.lineLimit = 1
    _ = text.measure(paragraph, width: 60)
    #expect(text.byteCount > cut)
    #expect(preparer.counters.byteCount == text.byteCount)
  }

  @Test func roomIsMadePieceByPiece() throws {
    let style = try style()
    let size = TextPreparer().prepare(headline(0), style: style).byteCount
    let limit = size * 10 + size / 2
    let preparer = TextPreparer(byteLimit: limit)
    for number in 0..<200 {
      let text = preparer.prepare(headline(number), style: style)
      let counters = preparer.counters
      #expect(counters.byteCount <= limit)
      #expect(counters.count >= min(number + 1, 8), "more went than had to")
      // The newest is always kept, whatever was there before.
      let hits = counters.hits
      #expect(preparer.prepare(headline(number), style: style).text == text.text)
      #expect(preparer.counters.hits == hits + 1)
    }
    #expect(preparer.counters.evictions >= 180)
  }

  @Test func whatIsAskedForStays() throws {
    let style = try style()
    let size = TextPreparer().prepare(headline(0), style: style).byteCount
    let preparer = TextPreparer(byteLimit: size * 10)
    for number in 0..<100 {
      let misses = preparer.counters.misses
      _ = preparer.prepare("いつも見出し", style: style)
      #expect(preparer.counters.misses == (number == 0 ? 1 : misses))
      _ = preparer.prepare(headline(number), style: style)
    }
  }

  @Test func growthMakesRoomToo() throws {
    let style = try style()
    let word = String(repeating: "unbroken", count: 20)
    let size = TextPreparer().prepare(word + "00", style: style).byteCount
    let limit = size * 6
    let preparer = TextPreparer(byteLimit: limit)
    for number in 10..<60 {
      let text = preparer.prepare(word + "\(number)", style: style)
      _ = text.lineCount(ParagraphStyle(pointSize: 12), width: 40)
      _ = preparer.prepare(headline(number), style: style)
      #expect(preparer.counters.byteCount <= limit)
    }
  }

  /// What takes just as much as there is room for is kept, alone and beside another.
  @Test func whatJustHasRoomIsKept() throws {
    let style = try style()
    let texts = [headline(1), headline(2)]
    func counters(_ count: Int, within limit: Int) -> CacheCounters {
      let preparer = TextPreparer(byteLimit: limit)
      for text in texts.prefix(count) { _ = preparer.prepare(text, style: style) }
      return preparer.counters
    }
    for count in 1...2 {
      let bytes = counters(count, within: .max).byteCount
      let (just, less) = (counters(count, within: bytes), counters(count, within: bytes - 1))
      #expect(just.count == count && just.byteCount == bytes)
      #expect(just.refusals == 0 && just.evictions == 0)
      #expect(less.count == count - 1 && less.refusals + less.evictions == 1)
    }
  }

  /// What has grown gives way as soon as anything is asked for, and how it grows on is nobody's.
  @Test func findingMakesRoomForWhatHasGrown() throws {
    let style = try style()
    let word = "A-very-long-word-that-must-be-cut"
    func prepare(_ preparer: TextPreparer) -> [PreparedText] {
      [word, headline(1)].map { preparer.prepare($0, style: style) }
    }
    let whole = TextPreparer()
    _ = prepare(whole)
    let limit = whole.counters.byteCount
    let preparer = TextPreparer(byteLimit: limit)
    let texts = prepare(preparer)
    var paragraph = ParagraphStyle(pointSize: 12)
    _ = texts[0].measure(paragraph, width: 20)
    #expect(preparer.counters.count == 2 && preparer.counters.byteCount > limit)
    _ = preparer.prepare(headline(1), style: style)
    let counters = preparer.counters
    #expect(counters.hits == 1 && counters.evictions == 1 && counters.count == 1)
    #expect(counters.byteCount == texts[1].byteCount)
    paragraph.lineLimit = 1
    _ = texts[0].measure(paragraph, width: 60)
    #expect(preparer.counters.byteCount == texts[1].byteCount)
  }

  @Test func whatIsTooLargeIsPreparedAndNotKept() throws {
    let (preparer, style) = (TextPreparer(byteLimit: 4000), try style())
    let long = String(repeating: "長い", count: 500)
    for _ in 0..<2 {
      #expect(preparer.prepare(long, style: style).utf16Count == 1000)
    }
    #expect(preparer.counters.refusals == 2 && preparer.counters.count == 0)
    #expect(preparer.counters.byteCount == 0)
    _ = preparer.prepare("短い", style: style)
    #expect(preparer.counters.count == 1)
  }

  @Test func composedAndDecomposedAreTwoTexts() throws {
    let (preparer, style) = (TextPreparer(), try style())
    #expect("caf\u{E9}" == "cafe\u{301}")
    #expect(preparer.prepare("caf\u{E9}", style: style).utf16Count == 4)
    #expect(preparer.prepare("cafe\u{301}", style: style).utf16Count == 5)
    #expect(preparer.counters.misses == 2)
    var english = style
    english.language = "en"
    _ = preparer.prepare("caf\u{E9}", style: english)
    #expect(preparer.counters.misses == 3)
  }

  /// Runs are told apart by all that they say, by how the text is parted, and by what the paragraph says.
  @Test func runsAreToldApart() throws {
    let (preparer, library) = (TextPreparer(), try TestFonts.japanese())
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "ja")
    let bold = library.cascade(weight: .bold)
    let changes: [(inout StyledRun) -> Void] = [
      { _ in }, { $0.text = "港の火" }, { $0.cascade = bold }, { $0.pointSize = 13 },
      { $0.language = "en" }, { $0.ligatures = .required },
      { $0.features = [FontFeature(.kerning, value: 0)] }, { $0.tracking = 1 },
      { $0.baselineOffset = 1 }, { $0.leading = 1 },
      { $0.attachment = InlineAttachment(width: 1, ascent: 1, descent: 0) },
      { $0.attachment = InlineAttachment(width: 2, ascent: 1, descent: 0) },
      { $0.attachment = InlineAttachment(width: 1, ascent: 2, descent: 0) },
      { $0.attachment = InlineAttachment(width: 1, ascent: 1, descent: 1) },
    ]
    func run(_ text: String) -> StyledRun {
      StyledRun(text, cascade: style.cascade, pointSize: 12)
    }
    var texts = changes.map { change -> [StyledRun] in
      var own = run("港の灯")
      change(&own)
      return [own]
    }
    texts.append([run("港の"), run("灯")])
    texts.append([run("港"), run("の灯")])
    for pass in 0..<2 {
      for (number, runs) in texts.enumerated() {
        let text = preparer.prepare(runs, style: style)
        let anew = PreparedText(runs: runs, style: style)
        let paragraph = ParagraphStyle(pointSize: 12)
        #expect(text.text == anew.text && text.pointSize == anew.pointSize, "\(number)")
        #expect(text.measure(paragraph, width: nil) == anew.measure(paragraph, width: nil))
      }
      #expect(preparer.counters.misses == texts.count)
      #expect(preparer.counters.hits == pass * texts.count)
    }
    // A number that is none is known by what it counts as.
    var odd = run("港の灯")
    odd.tracking = .nan
    _ = preparer.prepare([odd], style: style)
    #expect(preparer.counters.hits == texts.count + 1)
    var english = style
    english.language = "en"
    _ = preparer.prepare(texts[0], style: english)
    _ = preparer.prepare("港の灯", style: style)
    #expect(preparer.counters.misses == texts.count + 2)
  }

  @Test func manyThreadsShareOne() throws {
    let style = try style()
    let size = TextPreparer().prepare(headline(0), style: style).byteCount
    let preparer = TextPreparer(byteLimit: size * 20)
    let calls = 2000
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var generator = SplitMix(seed: UInt64(thread))
      for _ in 0..<calls / 8 {
        let number = Int.random(in: 0..<60, using: &generator)
        let text = preparer.prepare(headline(number), style: style)
        if text.text != headline(number) { Issue.record("another text for \(number)") }
        _ = text.lineCount(ParagraphStyle(pointSize: 12), width: 9)
      }
    }
    let counters = preparer.counters
    #expect(counters.hits + counters.misses == calls)
    #expect(counters.evictions > 0 && counters.hits > 0)
    _ = preparer.prepare(headline(0), style: style)
    #expect(preparer.counters.byteCount <= size * 20)
  }

  /// Of threads that prepare one text at once all get one and the same, which is kept once.
  @Test func oneTextOfManyThreadsIsKeptOnce() throws {
    let (preparer, style) = (TextPreparer(), try style())
    let text = String(repeating: headline(0), count: 200)
    let found = Locked<[PreparedText]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let prepared = preparer.prepare(text, style: style)
      found.withLock { $0.append(prepared) }
    }
    let texts = found.withLock { $0 }
    let first = try #require(texts.first)
    #expect(texts.count == 8 && texts.allSatisfy { $0.isIdentical(to: first) })
    let counters = preparer.counters
    #expect(counters.count == 1 && counters.hits + counters.misses == 8)
    #expect(counters.byteCount == first.byteCount && counters.evictions == 0)
  }

  @Test func truncatedLinesAreRememberedWithinABound() throws {
    let prepared = PreparedText(headline(0), style: try style())
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.lineLimit = 1
    _ = prepared.measure(paragraph, width: 100)
    _ = prepared.layOut(paragraph, width: 100)
    #expect(prepared.truncationCounters.hits == 1 && prepared.truncationCounters.misses == 1)
    for width in 20..<80 { _ = prepared.measure(paragraph, width: Double(width)) }
    let counters = prepared.truncationCounters
    #expect(counters.count == 8 && counters.evictions == counters.misses - 8)
    #expect(counters.byteCount < 256 << 10 && counters.byteCount > 8 * 100)
    // The newest is kept.
    _ = prepared.measure(paragraph, width: 79)
    #expect(prepared.truncationCounters.hits == counters.hits + 1)

    let long = PreparedText(String(repeating: "長い", count: 60_000), style: try style())
    let wide = long.measure(paragraph, width: 1_200_000)
    #expect(wide.isTruncated && wide == long.layOut(paragraph, width: 1_200_000).measurement)
    #expect(long.truncationCounters.refusals == 2 && long.truncationCounters.count == 0)
  }
}
