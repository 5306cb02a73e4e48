import FontFaces
import TestSupport
import Testing
import Typesetting

/// Numbers of lines over all widths at once, against filling lines at every turn and one number beside it.
@Suite struct LineCountsTests {
  private static let settings = TestSetting.all + TestSetting.composed
  private static let most = 5

  /// Holds a number against the text itself: what a layout takes to follow from it does.
  private func check(_ count: Int, _ text: PreparedText, _ paragraph: ParagraphStyle, width: Double)
  {
    let name = "\(text.text) at \(width)"
    #expect(count == min(text.lineCount(paragraph, width: width), Self.most), "\(name)")
    #expect(text.lineCount(paragraph, width: width, upTo: Self.most) == count, "\(name)")
    let pixel = 1.0 / 3
    for limit in [nil, 1, 2, 3] as [Int?] {
      var limited = paragraph
      limited.lineLimit = limit
      let measured = text.measure(limited, width: width)
      if count < Self.most || limit != nil {
        #expect(measured.lineCount == min(count, limit ?? count), "\(name)")
        #expect(measured.isTruncated == (count > limit ?? count), "\(name)")
      }
      #expect(measured.width < width + pixel || measured.isTruncated, "\(name)")
    }
  }

  @Test(arguments: settings.indices) func hardTexts(_ index: Int) throws {
    let setting = Self.settings[index]
    let library = try TestFonts.japanese()
    var style = TextStyle(cascade: library.cascade(weight: .bold), language: "ja")
    setting.change(&style)
    var generator = SplitMix(seed: UInt64(index))
    for number in 0..<12 {
      var string = RandomText.hard(pieces: 1...12, using: &generator)
      if setting.softHyphens { string = string.withSoftHyphens(seed: number) }
      let text = PreparedText(string, style: style)
      var paragraph = ParagraphStyle(pointSize: [10, 12, 13.5][number % 3])
      setting.change(&paragraph)
      guard let counts = text.lineCounts(paragraph, widths: 48...200, upTo: Self.most) else {
        continue
      }
      for step in counts.steps {
        let between = (step.start + (counts.piece(at: step.start).end ?? 200)) / 2
        for width in [step.start.nextDown, step.start, step.start.nextUp, between]
        where counts.domain.contains(width) {
          if let count = counts[width] { check(Int(count), text, paragraph, width: width) }
        }
      }
    }
  }

  @Test(arguments: ["ja", "en"]) func headlines(language: String) throws {
    let library = language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    let style = TextStyle(cascade: library.cascade(weight: .bold), language: language)
    let rows = try Corpus.rows(language)
    var known = 0
    for row in rows.prefix(60) {
      let text = PreparedText(row.headline, style: style)
      let paragraph = ParagraphStyle(pointSize: 12)
      let counts = try #require(
        text.lineCounts(paragraph, widths: 120...180, upTo: Self.most),
        "\(row.headline)"
      )
      for width in stride(from: 120, through: 180, by: 0.75) {
        guard let count = counts[width] else { continue }
        known += 1
        check(Int(count), text, paragraph, width: width)
      }
    }
    #expect(known > 4_000)
  }

  /// Two lines are as long but for the last bit of their sums, and at the greater length the text takes a line less:
  /// between the two there is no width to look at.
  @Test func linesThatDifferInTheLastBit() throws {
    let library = try TestFonts.english()
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.tracking = -1.35
    let text = PreparedText("iiiiiiiii iiii nn nniiii ii", style: style)
    let (lesser, greater) = (23.017968749999998, 23.01796875)
    #expect(text.leastWidth(forLines: 3, paragraph) == greater && greater.nextDown == lesser)
    let counts = try #require(text.lineCounts(paragraph, widths: 20...25, upTo: Self.most))
    #expect(counts.steps.map(\.start) == [20, greater] && counts.steps.map(\.value) == [4, 3])
  }

  /// Numbers of lines of four characters of one width, up to some number: by hand.
  @Test(
    arguments: [
      (5, [nil, 4, 2, 1], [0, 1, 2, 4]), (4, [nil, 4, 2, 1], [0, 1, 2, 4]),
      (3, [nil, 3, 2, 1], [0, 1, 2, 4]), (2, [nil, 2, 1], [0, 1, 4]), (1, [1], [0]),
    ] as [(Int, [Double?], [Int])]
  )
  func numbersOfFourCharacters(_ most: Int, _ counts: [Double?], _ starts: [Int]) throws {
    let library = try TestFonts.japanese()
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "ja")
    let paragraph = ParagraphStyle(pointSize: 10)
    let texts = (0...4).map { PreparedText(String(repeating: "国", count: $0), style: style) }
    let widths = texts.map { $0.naturalWidth(paragraph) }
    let found = try #require(texts[4].lineCounts(paragraph, widths: 0...50, upTo: most))
    #expect(found.steps.map(\.value) == counts)
    #expect(found.steps.map(\.start) == starts.map { widths[$0] })
    for (width, count) in zip([widths[1], widths[2].nextDown, widths[3], 50], [4, 4, 2, 1]) {
      let told = texts[4].lineCount(paragraph, width: width, upTo: most)
      #expect(told == min(count, most), "\(width)")
    }
    // What is first in the last width that is asked about is told.
    let pair = try #require(texts[2].lineCounts(paragraph, widths: 0...widths[2], upTo: most))
    let values: [Double?] = most == 1 ? [1] : [nil, 2, 1]
    #expect(pair.steps.map(\.value) == values)
    #expect(pair.steps.map(\.start) == Array(widths.prefix(values.count)))
    // A character that is wider than its line stands out of it, but for one that is not looked at.
    let cut = texts[4].lineCount(paragraph, width: widths[1].nextDown, upTo: most)
    #expect(cut == (most == 1 ? 1 : nil))
  }

  /// Behind the first width whose lines take all that may be compared nothing is known, be words cut in it or not.
  @Test(arguments: [20.0, 60]) func numbersThatTakeLong(_ start: Double) throws {
    let library = try TestFonts.english()
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
    let text = PreparedText("Harbour lights return", style: style)
    let counter = try #require(LineCounter(text, ParagraphStyle(pointSize: 12)))
    // The widest word takes some 47 points, and the text some 120.
    let whole = counter.counts(widths: start...200, upTo: 9)
    #expect(whole.isKnown && whole.steps.count > 1)
    let none = counter.counts(widths: start...200, upTo: 9, patience: 0)
    #expect(none == StepFunction(nil, over: start...200))
    let first = counter.counts(widths: start...200, upTo: 9, patience: 1)
    #expect(first.steps.count == 2 && first.steps.first == whole.steps.first)
    #expect(first.steps.last?.value == nil && first[200] == nil && whole[200] == 1)
    #expect(counter.counts(widths: start...200, upTo: 9, patience: .max) == whole)
  }

  @Test func whatNumbersDoNotTell() throws {
    let library = try TestFonts.english()
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
    func counts(
      _ string: String,
      widths: ClosedRange<Double> = 50...100,
      _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) -> StepFunction? {
      var paragraph = ParagraphStyle(pointSize: 12)
      change(&paragraph)
      return PreparedText(string, style: style)
        .lineCounts(paragraph, widths: widths, upTo: Self.most)
    }
    #expect(counts("")?.steps.map(\.value) == [0])
    #expect(counts("two\nlines") == nil)
    #expect(counts("shrinks") { $0.minimumScale = 0.5 } == nil)
    #expect(counts("tight") { $0.mostTightening = ParagraphStyle.standardTightening } == nil)
    // A letter that is wider than the line stands out of it.
    #expect(counts("WWW", widths: 1...100)?[2] == .some(nil))
  }
}
