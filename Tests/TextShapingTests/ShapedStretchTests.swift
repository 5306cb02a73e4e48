import Dispatch
import TestSupport
import Testing
import UnicodeText

@testable import FontFaces
@testable import TextShaping

@Suite("What is remembered of a stretch is what shaping it gives")
struct ShapedStretchTests {
  /// What decides the form or the width of a letter beside it, or of one a few characters away.
  private static let pieces = [
    "\u{628}", "\u{644}\u{627}", "\u{64E}", "\u{915}\u{94D}\u{930}\u{93F}",
    "\u{1000}\u{1039}\u{1000}",
    "A", "V", "To", "fi", " ", "\u{AD}", "\u{301}", "日", "\u{200D}", "\u{5D0}", "\u{202E}",
  ]

  private static let ends: [LineEnds] = [
    .running, LineEnds(begin: .running, end: .hyphen), LineEnds(begin: .hanging, end: .hanging),
    LineEnds(begin: .hanging, end: .running), LineEnds(begin: .running, end: .hanging),
  ]

  /// Texts that differ in one piece have most stretches in common, and some that only look alike.
  @Test(arguments: 0..<6) func alikeTexts(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    let shaper = Shaper(cascade: library.cascade(weight: .regular), language: "ar")
    let analyzer = TextAnalyzer(language: "ar", strictness: .strict)
    var generator = SplitMix(seed: UInt64(seed) &+ 0x57)
    for _ in 0..<12 {
      var pieces = (0..<Int.random(in: 4...40, using: &generator))
        .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
      for _ in 0..<4 {
        let itemized = shaper.shape(analyzer.analyze(pieces.joined())).itemized
        check(itemized, pieces.joined(), &generator)
        let other = Self.pieces.randomElement(using: &generator) ?? ""
        pieces[Int.random(in: pieces.indices, using: &generator)] = other
      }
    }
  }

  private func check(_ itemized: ItemizedText, _ text: String, _ generator: inout SplitMix) {
    for _ in 0..<24 {
      let start = Int.random(in: 0..<itemized.count, using: &generator)
      let end = Int.random(in: start + 1...min(itemized.count, start + 24), using: &generator)
      let split = Int.random(in: start...end, using: &generator)
      let range = start..<end
      #expect(itemized.rememberedSums(of: range) == itemized.sums(of: range), "\(text) \(range)")
      for ends in Self.ends {
        // Only a soft hyphen becomes a hyphen.
        guard ends.end != .hyphen || itemized.shapingText[end - 1] == 0xAD else { continue }
        let remembered = itemized.rememberedAdvance(of: range, ends: ends, split: split)
        let shaped = itemized.advance(of: range, ends: ends, split: split)
        #expect(
          remembered.before == shaped.before && remembered.after == shaped.after
            && remembered.isSafe == shaped.isSafe,
          "\(text.debugDescription) \(range), \(split)"
        )
      }
    }
  }

  /// Of one stretch each way to part it is another, and each way in which its ends are set.
  @Test func oneStretchInAllWays() throws {
    let library = try TestFonts.japanese()
    let shaper = Shaper(cascade: library.cascade(weight: .regular), language: "ar")
    let text = "\u{628}\u{644}\u{627} AVA To\u{AD}"
    let analysis = TextAnalyzer(language: "ar", strictness: .strict).analyze(text)
    let itemized = shaper.shape(analysis).itemized
    let begins: [LineEnds.Begin] = [.running, .full, .narrow, .flush, .hanging]
    let ends: [LineEnds.End] = [.running, .full, .narrow, .hanging, .hyphen]
    for begin in begins {
      for end in ends {
        for split in 0...itemized.count {
          let (range, ends) = (0..<itemized.count, LineEnds(begin: begin, end: end))
          let remembered = itemized.rememberedAdvance(of: range, ends: ends, split: split)
          let shaped = itemized.advance(of: range, ends: ends, split: split)
          #expect(remembered.before == shaped.before, "\(begin) \(end) \(split)")
          #expect(remembered.after == shaped.after, "\(begin) \(end) \(split)")
          #expect(remembered.isSafe == shaped.isSafe, "\(begin) \(end) \(split)")
        }
      }
    }
  }

  /// A language or a font is not told by the text.
  @Test func alikeTextsInOtherStyles() throws {
    let library = try TestFonts.japanese()
    let text = "\u{415}\u{431}\u{433} fi AVAWATo"
    for weight in [FontWeight.regular, .bold] {
      for language in ["sr", "ru", "en"] {
        let shaper = Shaper(cascade: library.cascade(weight: weight), language: language)
        let analyzer = TextAnalyzer(language: language, strictness: .strict)
        let itemized = shaper.shape(analyzer.analyze(text)).itemized
        let whole = 0..<itemized.count
        #expect(itemized.rememberedSums(of: whole) == itemized.sums(of: whole))
      }
    }
  }

  /// Nor is how marks are narrowed and spaced, which one plan serves for whatever it is.
  @Test func alikeTextsThatAreSpacedOtherwise() throws {
    let library = try FontLibrary.bundled(deviceLanguages: ["ja"])
    let cascade = library.cascade(weight: .regular)
    let analysis = TextAnalyzer(language: "ja", strictness: .strict).analyze("夜、」「港")
    let shapers = [
      Shaper(cascade: cascade, language: "ja"),
      Shaper(cascade: cascade, language: "ja", trimming: .normal),
      Shaper(cascade: cascade, language: "ja", composition: .japanese),
    ]
    var advances: [AdvanceSum] = []
    for shaper in shapers {
      let itemized = shaper.shape(analysis).itemized
      let whole = 0..<itemized.count
      #expect(itemized.rememberedSums(of: whole) == itemized.sums(of: whole))
      let remembered = itemized.rememberedAdvance(of: whole, ends: .running)
      #expect(remembered == itemized.advance(of: whole))
      advances.append(remembered)
    }
    #expect(advances[1] != advances[0] && advances[2] != advances[0])
  }

  /// What stands behind a stretch decides the form of its last letter, which joins another one and no Latin one.
  @Test func alikeTextsThatGoOnOtherwise() throws {
    let library = try TestFonts.japanese()
    let shaper = Shaper(cascade: library.cascade(weight: .regular), language: "ar")
    let analyzer = TextAnalyzer(language: "ar", strictness: .strict)
    var sums: [[AdvanceSum]] = []
    for next in ["\u{628}", "a"] {
      let itemized = shaper.shape(analyzer.analyze("\u{628}\u{628}" + next)).itemized
      let remembered = itemized.rememberedSums(of: 0..<2)
      #expect(remembered == itemized.sums(of: 0..<2))
      let advance = itemized.rememberedAdvance(of: 0..<2, ends: .running)
      #expect(advance == itemized.advance(of: 0..<2))
      sums.append(remembered)
    }
    #expect(sums[0] != sums[1])
  }

  /// Letters are seen over four marks, as far as HarfBuzz looks on either side of a stretch: one that joins there, or
  /// does not, as hamza, decides the form of a letter.
  @Test(arguments: [0, 4]) func alikeTextsThatDifferFarAway(_ count: Int) throws {
    let library = try TestFonts.japanese()
    let shaper = Shaper(cascade: library.cascade(weight: .regular), language: "ar")
    let analyzer = TextAnalyzer(language: "ar", strictness: .strict)
    let marks = String(repeating: "\u{64E}", count: count)
    for isBehind in [true, false] {
      var sums: [[AdvanceSum]] = []
      for other in ["\u{628}", "\u{621}"] {
        let text = isBehind ? "\u{628}\(marks)\(other)" : "\(other)\(marks)\u{628}"
        let itemized = shaper.shape(analyzer.analyze(text)).itemized
        let start = isBehind ? 0 : count + 1
        let letter = start..<start + 1
        let remembered = itemized.rememberedSums(of: letter)
        #expect(remembered == itemized.sums(of: letter), "\(isBehind)")
        let advance = itemized.rememberedAdvance(of: letter, ends: .running)
        #expect(advance == itemized.advance(of: letter), "\(isBehind)")
        sums.append(remembered)
      }
      // A letter that begins a word is far narrower than one by itself.
      #expect(sums[0] != sums[1] || !isBehind)
    }
  }

  /// Beginnings of one text that has nothing in common with another's.
  private static func texts(_ count: Int) -> [String] {
    (0..<count).map { number in
      "\u{915}\u{94D}\u{937}".repeated(3) + "\u{628}\u{644}".repeated(number % 24 + 1) + "\(number)"
    }
  }

  /// A stretch is shaped and counted once: its key, and what is remembered of it in a table that is half empty.
  @Test func aStretchCountsOnce() {
    let stretches = ShapedStretches()
    let key = ShapedStretches.Key(units: [3, 1, 4])
    let sums = [AdvanceSum.zero, AdvanceSum(text: 2, display: 3)]
    let ofAdvance =
      key.units.heapByteCount
      + 3 * (MemoryLayout<ShapedStretches.Key>.stride + MemoryLayout<SplitAdvance>.stride)
    let ofSums =
      key.units.heapByteCount + sums.heapByteCount
      + 3 * (MemoryLayout<ShapedStretches.Key>.stride + MemoryLayout<[AdvanceSum]>.stride)
    var shaped = 0
    #expect(stretches.heapByteCount == 0)
    for _ in 0..<2 {
      let advance = stretches.advance(of: key) {
        shaped += 1
        return SplitAdvance(isSafe: true)
      }
      #expect(advance.isSafe && shaped == 1 && stretches.heapByteCount == ofAdvance)
    }
    for _ in 0..<2 {
      let found = stretches.sums(of: key) {
        shaped += 1
        return sums
      }
      #expect(found == sums && shaped == 2)
      #expect(stretches.heapByteCount == ofAdvance + ofSums)
    }
  }

  /// Stretches of up to 256 code units are remembered.
  @Test(arguments: [(255, true), (256, true), (257, false)])
  func longStretchesAreNotRemembered(_ count: Int, _ isRemembered: Bool) throws {
    let library = try FontLibrary.bundled(deviceLanguages: ["ja"])
    let shaper = Shaper(cascade: library.cascade(weight: .regular), language: "en")
    let text = String(repeating: "AV", count: 150)
    let analysis = TextAnalyzer(language: "en", strictness: .strict).analyze(text)
    let itemized = shaper.shape(analysis).itemized
    let stretches = try #require(itemized.plan.shapedStretches)
    for range in [0..<count, 20..<20 + count] {
      let before = stretches.heapByteCount
      #expect(itemized.rememberedSums(of: range) == itemized.sums(of: range))
      let between = stretches.heapByteCount
      let advance = itemized.rememberedAdvance(of: range, ends: .running)
      #expect(advance == itemized.advance(of: range))
      #expect((between > before) == isRemembered)
      #expect((stretches.heapByteCount > between) == isRemembered)
    }
  }

  /// However many are remembered, they keep to their bytes, and the library counts them.
  @Test func whatIsRememberedIsCountedAndBounded() throws {
    let library = try TestFonts.japanese()
    let cascade = library.cascade(weight: .regular)
    let shaper = Shaper(cascade: cascade, language: "ar")
    let analyzer = TextAnalyzer(language: "ar", strictness: .strict)
    var (most, largest) = (0, 0)
    var hasBeenLetGo = false
    for (number, text) in Self.texts(400).enumerated() {
      let itemized = shaper.shape(analyzer.analyze(text)).itemized
      let stretches = try #require(itemized.plan.shapedStretches)
      let (begin, weighed) = (stretches.heapByteCount, library.cascadeByteCount)
      var before = begin
      for start in 0..<itemized.count {
        _ = itemized.rememberedSums(of: start..<itemized.count)
        let after = stretches.heapByteCount
        hasBeenLetGo = hasBeenLetGo || after < before
        (most, largest, before) = (max(most, after), max(largest, after - before), after)
      }
      if number == 0 {
        #expect(before > begin)
        #expect(library.cascadeByteCount - weighed >= before - begin)
      }
    }
    // 512 KiB; they are let go only where the next one has no room.
    #expect(hasBeenLetGo && most > 524_288 - largest)
    #expect(most <= 524_288)
  }

  /// Whoever weighs them is told to do so again behind each 32 KiB, and where all are let go.
  @Test func growthIsTold() async {
    // Other tests let cascades grow as well.
    await #expect(processExitsWith: .success) {
      let stretches = ShapedStretches()
      let start = CascadeGrowth.count
      var (steps, isLetGo) = (0, false)
      for number in 0..<4_000 as Range<UInt16> {
        let before = stretches.heapByteCount
        _ = stretches.advance(of: ShapedStretches.Key(units: [number])) {
          SplitAdvance(isSafe: true)
        }
        let after = stretches.heapByteCount
        if after / 32_768 != before / 32_768 { steps += 1 }
        isLetGo = isLetGo || after < before
      }
      #expect(CascadeGrowth.count - start == steps)
      #expect(steps >= 16 && isLetGo)
    }
  }

  /// Threads that ask for the same at once are all told what shaping gives.
  @Test func threadsMayShareThem() throws {
    let library = try TestFonts.japanese()
    let shaper = Shaper(cascade: library.cascade(weight: .regular), language: "hi")
    let analyzer = TextAnalyzer(language: "hi", strictness: .strict)
    let itemized = Self.texts(16).map { shaper.shape(analyzer.analyze($0)).itemized }
    let expected = itemized.map { text in
      (0..<text.count).map { text.sums(of: $0..<text.count) }
    }
    let differing = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 64) { turn in
      let index = turn % itemized.count
      let text = itemized[index]
      let found = (0..<text.count).map { text.rememberedSums(of: $0..<text.count) }
      if found != expected[index] { differing.withLock { $0 += 1 } }
    }
    #expect(differing.withLock(\.self) == 0)
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
