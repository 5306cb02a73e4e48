import FontFaces
import TestSupport
import Testing
import Typesetting

@Suite("Lines of unequal height")
struct UnevenLineTests {
  private let library: FontLibrary

  init() throws {
    library = try TestFonts.japanese()
  }

  /// Texts of random runs: sizes, offsets, leadings, boxes.
  private func runs(using generator: inout SplitMix) -> [StyledRun] {
    (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      let text = RandomText.hard(pieces: 0...8, using: &generator)
      var run = StyledRun(
        text,
        cascade: library.cascade(weight: Bool.random(using: &generator) ? .regular : .bold),
        pointSize: [8, 12, 12, 17, 30].randomElement(using: &generator) ?? 12
      )
      run.baselineOffset = [0, 0, 5, -3].randomElement(using: &generator) ?? 0
      run.leading = [nil, nil, 2, 7].randomElement(using: &generator) ?? nil
      run.tracking = [0, 0, 1].randomElement(using: &generator) ?? 0
      if Int.random(in: 0..<6, using: &generator) == 0 {
        run.attachment = InlineAttachment(width: 1, ascent: 2, descent: 1)
      }
      return run
    }
  }

  /// No limit is also a height that is no number: a line that is cut shows as much as without one.
  @Test(arguments: [Double.nan, .infinity])
  func heightsThatAreNoneAreNoLimit(_ height: Double) {
    let cascade = library.cascade(weight: .regular)
    let text = PreparedText(
      runs: [
        StyledRun("Harbour ", cascade: cascade, pointSize: 12),
        StyledRun("lights by night", cascade: cascade, pointSize: 20),
      ],
      style: TextStyle(cascade: cascade)
    )
    var style = ParagraphStyle(pointSize: text.pointSize ?? 12)
    style.lineLimit = 1
    for mode in TruncationMode.allCases {
      style.truncation = mode
      let unlimited = text.lines(style, width: 90)
      let shown = text.lines(style, width: 90, height: height)
      #expect(unlimited.measurement.isTruncated && unlimited.lines.first?.text != "…")
      #expect(shown.lines.map(\.text) == unlimited.lines.map(\.text))
      #expect(text.measure(style, width: 90, height: height) == unlimited.measurement)
      #expect(text.height(style, width: 90, height: height) == unlimited.measurement.height)
    }
    // What was found of the widths around is found again.
    let margin = text.fitMargin(style, width: 90)
    let known = text.stretchCounters.hits
    #expect(text.fitMargin(style, width: 90, height: height) == margin)
    #expect(text.stretchCounters.hits == known + 1)
  }

  @Test(arguments: 0..<6)
  func heightsAreThoseOfTheTallestRuns(_ seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    for _ in 0..<120 {
      let runs = runs(using: &generator)
      let text = PreparedText(
        runs: runs,
        style: TextStyle(cascade: library.cascade(weight: .regular))
      )
      guard let size = text.pointSize, text.utf16Count > 0 else { continue }
      var style = ParagraphStyle(pointSize: size)
      style.lineSpacing = [0, 3].randomElement(using: &generator) ?? 0
      style.filling = LineFilling.allCases.randomElement(using: &generator) ?? .greedy
      for width in [30.0, 90, 200] {
        let laidOut = text.layOut(style, width: width)
        var height = 0.0
        var previous: ReferenceBoxes.Box?
        for line in laidOut.lines {
          let box = ReferenceBoxes(runs: runs).box(of: line.range)
          if let previous { height += ReferenceBoxes.gap(previous.leading, style) }
          #expect(abs(line.baseline - height - box.ascent) < 1e-9, "\(text.text) in \(width)")
          height += box.ascent + box.descent
          previous = box
        }
        #expect(abs(laidOut.measurement.height - height) < 1e-9, "\(text.text) in \(width)")
        #expect(text.measure(style, width: width) == laidOut.measurement)
        #expect(text.height(style, width: width) == laidOut.measurement.height)
      }
    }
  }

  /// However negative the leading, a line lies at most on the one above.
  @Test func linesNeverGoUpwards() {
    let cascade = library.cascade(weight: .regular)
    let runs = [("a\n", 10.0), ("b", 20)]
      .map { StyledRun($0.0, cascade: cascade, pointSize: $0.1) }
    let text = PreparedText(runs: runs, style: TextStyle(cascade: cascade))
    var style = ParagraphStyle(pointSize: text.pointSize ?? 0)
    style.leading = -1000
    // The lower line ends where the upper one does.
    let height = cascade.lineHeight(pointSize: 10)
    #expect(abs(text.measure(style, width: nil).height - height) < 1e-9)
  }

  @Test(arguments: 0..<4)
  func asManyLinesAsTheHeightHolds(_ seed: Int) {
    var generator = SplitMix(seed: UInt64(seed) + 100)
    for _ in 0..<60 {
      let runs = runs(using: &generator)
      let text = PreparedText(
        runs: runs,
        style: TextStyle(cascade: library.cascade(weight: .regular))
      )
      guard let size = text.pointSize, text.utf16Count > 0 else { continue }
      let style = ParagraphStyle(pointSize: size)
      let lines = text.layOut(style, width: 60).lines
      for height in stride(from: 5.0, through: 200, by: 9.7) {
        // The lines that end within the height, by a plain walk.
        var bottom = 0.0
        var count = 0
        var previous: ReferenceBoxes.Box?
        for line in lines {
          let box = ReferenceBoxes(runs: runs).box(of: line.range)
          if let previous { bottom += previous.leading }
          bottom += box.ascent + box.descent
          if bottom > height { break }
          previous = box
          count += 1
        }
        let measured = text.measure(style, width: 60, height: height)
        #expect(measured.lineCount == max(1, count), "\(text.text) in \(height)")
      }
    }
  }

  /// However lines are filled, and whether or not the last one is tightened.
  @Test(arguments: 0..<4)
  func noLineOverrunsTheHeight(_ seed: Int) {
    var generator = SplitMix(seed: UInt64(seed) + 200)
    for _ in 0..<40 {
      var textStyle = TextStyle(cascade: library.cascade(weight: .regular), language: "ja")
      textStyle.phraseBreaking = Bool.random(using: &generator) ? .auto : .none
      let runs = runs(using: &generator)
      let text = PreparedText(runs: runs, style: textStyle)
      guard let size = text.pointSize, text.utf16Count > 0 else { continue }
      var style = ParagraphStyle(pointSize: size)
      style.mostTightening = [0, 0.05, 0.3].randomElement(using: &generator) ?? 0
      style.filling = LineFilling.allCases.randomElement(using: &generator) ?? .greedy
      style.truncation = TruncationMode.allCases.randomElement(using: &generator) ?? .tail
      for width in [60, 90, 133.0] {
        let whole = text.layOut(ParagraphStyle(pointSize: size), width: width)
        let first = ReferenceBoxes(runs: runs).box(of: whole.lines[0].range)
        for height in stride(from: 5.0, through: 160, by: 7.7) {
          let measured = text.measure(style, width: width, height: height)
          // The first line is shown in any height.
          let tallest = first.ascent + first.descent + 1e-9
          let room = measured.lineCount > 1 ? height : max(height, tallest)
          #expect(measured.height <= room, "\(text.text) in \(width) × \(height)")
          #expect(text.height(style, width: width, height: height) == measured.height)
          let margin = text.fitMargin(style, width: width, height: height)
          #expect(margin.isTruncated == measured.isTruncated)
          #expect(margin.lineCount == measured.lineCount)
        }
      }
    }
  }

  /// A truncated line is as tall as what it shows, which is as much as there is room for.
  @Test(arguments: 0..<6)
  func truncatedLinesHaveTheHeightOfWhatTheyShow(_ seed: Int) {
    var generator = SplitMix(seed: UInt64(seed) + 300)
    var others = 0
    for _ in 0..<40 {
      let runs = runs(using: &generator)
      let boxes = ReferenceBoxes(runs: runs)
      let text = PreparedText(
        runs: runs,
        style: TextStyle(cascade: library.cascade(weight: .regular), language: "ja")
      )
      guard let size = text.pointSize, text.utf16Count > 0 else { continue }
      var style = ParagraphStyle(pointSize: size)
      style.lineSpacing = [0, 3].randomElement(using: &generator) ?? 0
      style.lineLimit = [nil, 1, 2, 3].randomElement(using: &generator) ?? nil
      for (mode, width) in TruncationMode.allCases.flatMap({ [($0, 45.0), ($0, 110)] }) {
        style.truncation = mode
        for height in [nil, 20, 45, 70.0] {
          let laidOut = text.layOut(style, width: width, height: height)
          #expect(text.measure(style, width: width, height: height) == laidOut.measurement)
          #expect(text.height(style, width: width, height: height) == laidOut.measurement.height)
          guard let line = laidOut.lines.last, line.isTruncated else { continue }
          var top = 0.0
          for line in laidOut.lines.dropLast() {
            let box = boxes.box(of: line.range)
            top += box.ascent + box.descent + ReferenceBoxes.gap(box.leading, style)
          }
          // The line as it would stand were it not cut.
          let whole = text.layOut(ParagraphStyle(pointSize: size), width: width).lines
          let uncut = boxes.box(of: whole[laidOut.lines.count - 1].range)
          let room = max((height ?? .infinity) - top, uncut.ascent + uncut.descent)
          let start = line.range.lowerBound
          var reference = ReferenceTruncator(text, style, width: width, start: start)
          reference.hasRoom = { cut in
            let box = boxes.box(of: cut)
            return box.ascent + box.descent <= room + 1e-9
          }
          let description: Comment = "\(text.text) in \(width) × \(height ?? -1): \(line.text)"
          let cuts = reference.cuts(reading: line.text).filter { cut in
            let box = boxes.box(of: cut)
            return abs(line.baseline - top - box.ascent) < 1e-9
              && abs(laidOut.measurement.height - top - box.ascent - box.descent) < 1e-9
          }
          #expect(!cuts.isEmpty, description)
          switch mode {
          case .tail: #expect(cuts.contains(reference.tail()), description)
          case .head: #expect(cuts.contains(reference.head()), description)
          case .middle: #expect(cuts.contains(where: reference.isLongest), description)
          }
          if cuts.contains(where: { boxes.box(of: $0) != uncut }) { others += 1 }
        }
      }
    }
    #expect(others > 0)
  }

  @Test(arguments: [
    (TruncationMode.head, nil, "…x x x x BIG", 40), (.head, 60, "…x x x x BIG", 40),
    (.head, 30, "…", 10),
    (.tail, nil, "x x x x x x B…", 40), (.tail, 30, "x x x x x x…", 10),
    (.middle, nil, "x x x x x x…IG", 40), (.middle, 30, "x x x x x x…", 10),
  ])
  func aTruncatedLineHoldsWhatItShows(
    _ row: (mode: TruncationMode, height: Double?, text: String, size: Double)
  ) {
    let cascade = library.cascade(weight: .regular)
    let text = PreparedText(
      runs: [
        StyledRun("x x x x x x ", cascade: cascade, pointSize: 10),
        StyledRun("BIG", cascade: cascade, pointSize: 40),
      ],
      style: TextStyle(cascade: cascade)
    )
    var style = ParagraphStyle(pointSize: text.pointSize ?? 0)
    style.lineLimit = 1
    style.truncation = row.mode
    let laidOut = text.layOut(style, width: 110, height: row.height)
    #expect(laidOut.lines.map(\.text) == [row.text])
    #expect(laidOut.measurement.height == cascade.lineHeight(pointSize: row.size))
  }

  @Test
  func balancedAndTightenedLinesKeepToTheHeight() {
    let cascade = library.cascade(weight: .regular)
    func text(_ first: (String, Double), _ second: (String, Double)) -> PreparedText {
      PreparedText(
        runs: [first, second].map { StyledRun($0.0, cascade: cascade, pointSize: $0.1) },
        style: TextStyle(cascade: cascade)
      )
    }
    let large = text(("B B B ", 40), ("x x x x", 10))
    var style = ParagraphStyle(pointSize: large.pointSize ?? 0)
    for filling in LineFilling.allCases {
      style.filling = filling
      for width in stride(from: 93.0, through: 129, by: 2) {
        #expect(large.measure(style, width: width, height: 65).height <= 65, "\(filling) \(width)")
      }
    }
    let small = text(("x x x x x x ", 10), ("B", 40))
    style = ParagraphStyle(pointSize: small.pointSize ?? 0)
    style.mostTightening = 0.05
    style.lineLimit = 1
    let natural = small.naturalWidth(style)
    let tightened = small.measure(style, width: natural / 1.02, height: 60)
    #expect(tightened.tightening > 0 && tightened.lineCount == 1)
    let measured = small.measure(style, width: natural / 1.02, height: 12)
    #expect(measured.height <= 12 && measured.isTruncated)
  }

  @Test
  func aMarginLooksAtTheHeightOfLines() {
    let cascade = library.cascade(weight: .regular)
    let text = PreparedText(
      runs: [
        StyledRun("aa bb cc dd ", cascade: cascade, pointSize: 10),
        StyledRun("BIG", cascade: cascade, pointSize: 40),
      ],
      style: TextStyle(cascade: cascade)
    )
    let style = ParagraphStyle(pointSize: 10)
    let height = 60.0
    for width in stride(from: 10.0, through: 160, by: 7.3) {
      let margin = text.fitMargin(style, width: width, height: height)
      func outcome(_ width: Double) -> (Int, Bool) {
        let measured = text.measure(style, width: width, height: height)
        return (measured.lineCount, measured.isTruncated)
      }
      #expect(outcome(width) == (margin.lineCount, margin.isTruncated))
      if let least = margin.leastWidth {
        #expect(outcome(least) == outcome(width))
        #expect(outcome(least.nextDown) != outcome(width))
      }
      if let next = margin.nextWidth {
        #expect(outcome(next) != outcome(width))
        #expect(outcome(next.nextDown) == outcome(width))
      }
    }
  }

  @Test
  func textsOfSeveralSizesShrink() {
    let cascade = library.cascade(weight: .regular)
    let text = PreparedText(
      runs: [
        StyledRun("small and ", cascade: cascade, pointSize: 10),
        StyledRun("LARGE", cascade: cascade, pointSize: 40),
      ],
      style: TextStyle(cascade: cascade)
    )
    var style = ParagraphStyle(pointSize: 10)
    style.lineLimit = 1
    style.minimumScale = 0.2
    for (width, height) in [(100.0, nil), (500, 20), (100, 15)] as [(Double, Double?)] {
      let measured = text.measure(style, width: width, height: height)
      #expect(measured.scale < 1 && measured.scale > 0.2)
      #expect(!measured.isTruncated)
      #expect(measured.width <= width && measured.height <= height ?? .infinity)
    }
  }

  @Test
  func facesMakeLinesTallerWhereAsked() throws {
    let cascade = library.cascade(weight: .regular)
    let text = PreparedText("Latin\n日本語\nไทย", style: TextStyle(cascade: cascade))
    var style = ParagraphStyle(pointSize: 20)
    let strut = text.layOut(style, width: nil)
    #expect(strut.measurement.height == 3 * cascade.lineHeight(pointSize: 20))
    style.lineMetrics = .tallestFace
    let tall = text.layOut(style, width: nil)
    var bottom = 0.0
    for (index, line) in tall.lines.enumerated() {
      var ascent = cascade.ascent(pointSize: 20)
      var descent = cascade.descent(pointSize: 20)
      if index > 0 {
        for run in line.runs {
          let metrics = run.face.lineMetrics
          let unit = run.pointSize / Double(run.face.unitsPerEm)
          ascent = max(ascent, metrics.ascent * unit)
          descent = max(descent, metrics.descent * unit)
        }
      }
      #expect(abs(line.baseline - bottom - ascent) < 1e-9)
      bottom += ascent + descent
    }
    #expect(tall.measurement.height > strut.measurement.height)
    #expect(text.measure(style, width: nil) == tall.measurement)
    let latin = PreparedText("Latin", style: TextStyle(cascade: cascade))
    #expect(latin.measure(style, width: nil).height == cascade.lineHeight(pointSize: 20))
  }
}
