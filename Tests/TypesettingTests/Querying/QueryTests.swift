import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting

@Suite("Questions answered by arithmetic equal filling lines")
struct QueryTests {
  private func prepared(_ language: String, _ count: Int) throws -> [PreparedText] {
    let library = try FontLibrary.bundled(deviceLanguages: [language])
    let style = TextStyle(cascade: library.cascade(weight: .semibold), language: language)
    return try Corpus.rows(language).prefix(count).map { PreparedText($0.headline, style: style) }
  }

  /// A unit is as narrow as the narrowest way a line can end with it, with a profile and without.
  @Test func unitsEndInTheNarrowestWay() throws {
    let library = try TestFonts.japanese()
    var style = TextStyle(cascade: library.cascade(weight: .regular), language: "ja")
    style.punctuationTrimming = .normal
    let paragraph = ParagraphStyle(pointSize: 10)
    let unit = PreparedText("本」", style: style)
    let widest = unit.widestUnit(paragraph)
    #expect(widest < unit.naturalWidth(paragraph))
    let profile = try #require(unit.fitProfile(paragraph, mostLines: 1))
    #expect(profile.widestUnit == widest)
    let lines = PreparedText("本」\n本」", style: style)
    #expect(lines.fitProfile(paragraph, mostLines: 2) == nil)
    #expect(lines.leastWidth(forLines: 2, paragraph) == widest)
    #expect(lines.measure(paragraph, width: widest).lineCount == 2)
    #expect(lines.lineCount(paragraph, width: widest.nextDown) > 2)
  }

  /// Margins of four characters of one width, in such widths: by hand.
  @Test(arguments: [
    (width: 4.5, least: 4 as Int?, next: nil as Int?, growth: 0.125, shrinkage: 1.0),
    (8, 4, nil, 1, 1), (3, 2, 4, 0.5, 0.25), (2.5, 2, 4, 0.25, 0.375),
    (1.5, nil, 2, .infinity, 0.25),
    (0.5, nil, 2, .infinity, 0.75),
  ])
  func margins(
    _ width: Double,
    _ least: Int?,
    _ next: Int?,
    _ growth: Double,
    _ shrinkage: Double
  ) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "ja")
    let paragraph = ParagraphStyle(pointSize: 10)
    let text = PreparedText("国国国国", style: style)
    let bounds = width * self.width(of: 1, style)
    let margin = text.fitMargin(paragraph, width: bounds)
    #expect(margin.width == bounds)
    #expect(margin.leastWidth == least.map { self.width(of: $0, style) })
    #expect(margin.nextWidth == next.map { self.width(of: $0, style) })
    #expect(margin.growth == growth || abs(margin.growth - growth) < 1e-9)
    #expect(abs(margin.shrinkage - shrinkage) < 1e-9)
    #expect(margin.narrowing == (least.map { bounds - self.width(of: $0, style) } ?? .infinity))
    #expect(margin.widening == (next.map { self.width(of: $0, style) - bounds } ?? .infinity))
  }

  /// A line as wide as some characters holds these, one a hair narrower holds one less, and none holds
  /// what stands out of it.
  @Test(arguments: 0...3) func whatTheFirstLineHolds(_ count: Int) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "ja")
    let paragraph = ParagraphStyle(pointSize: 10)
    let text = PreparedText("国国国", style: style)
    func holds(_ end: Int, _ width: Double) -> Bool {
      text.firstLineHolds(beginningUpTo: end, paragraph, width: width)
    }
    let width = self.width(of: count, style)
    for end in 1...4 {
      #expect(holds(end, width) == (end <= count), "\(end) of \(count)")
      #expect(holds(end, width.nextDown) == (end < count), "\(end) of less than \(count)")
    }
    let empty = PreparedText("", style: style)
    #expect(empty.firstLineHolds(beginningUpTo: count, paragraph, width: 50) == (count == 0))
  }

  private func width(of count: Int, _ style: TextStyle) -> Double {
    PreparedText(String(repeating: "国", count: count), style: style)
      .naturalWidth(ParagraphStyle(pointSize: 10))
  }

  /// What holds of lines where nothing is said, as in SwiftUI.
  @Test func linesAreSetPlainly() {
    let style = ParagraphStyle(pointSize: 17)
    #expect(style.pointSize == 17 && style.lineLimit == nil && style.leading == nil)
    #expect(style.truncation == .tail && style.alignment == .leading && style.filling == .greedy)
    #expect(style.lineSpacing == 0 && style.tracking == 0 && style.mostTightening == 0)
    #expect(style.minimumScale == 1 && style.lineHeight == .natural)
    #expect(style.lineMetrics == .strut)
  }

  @Test func nothingMeasuresNothing() throws {
    let none = TextMeasurement.empty
    #expect(none.width == 0 && none.height == 0 && none.lineCount == 0 && !none.isTruncated)
    #expect(none.scale == 1 && none.tightening == 0)
    #expect(none.firstBaseline == 0 && none.lastBaseline == 0)
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    let text = PreparedText("", style: style)
    #expect(text.measure(ParagraphStyle(pointSize: 10), width: 50) == none)
    #expect(text.leastWidth(forLines: 1, ParagraphStyle(pointSize: 10)) == 0)
  }

  @Test(arguments: Corpus.languages) func profiles(_ language: String) throws {
    for size in [11.0, 20] {
      let style = ParagraphStyle(pointSize: size)
      for text in try prepared(language, 120) {
        guard let profile = text.fitProfile(style, mostLines: 6) else { continue }
        #expect(profile.leastWidths.first == text.naturalWidth(style))
        #expect(profile.widestUnit == text.widestUnit(style))
        let widths =
          profile.leastWidths.flatMap { [$0, $0.nextDown, $0 * 1.01] }
          + [profile.widestUnit, 6 * size, 13.3 * size, 30 * size]
        for width in widths {
          guard let count = profile.lineCount(width: width) else { continue }
          #expect(count == text.lineCount(style, width: width), "\(text.text) in \(width)")
        }
      }
    }
  }

  /// The profile knows the line count at every width not below the widest unit, up to its last
  /// line.
  @Test func profilesAreComplete() throws {
    let style = ParagraphStyle(pointSize: 12)
    var profiles = 0
    for text in try prepared("ja", 200) {
      guard let profile = text.fitProfile(style, mostLines: 60) else { continue }
      profiles += 1
      #expect(profile.lineCount(width: profile.widestUnit) != nil, "\(text.text)")
      #expect(profile.leastWidths == profile.leastWidths.sorted(by: >))
    }
    #expect(profiles > 190)
  }

  /// Least widths of four characters of one width, and the lines that they tell: by hand.
  @Test func profileOfFourCharacters() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "ja")
    let paragraph = ParagraphStyle(pointSize: 10)
    let text = PreparedText("国国国国", style: style)
    let (one, two, four) = (width(of: 1, style), width(of: 2, style), width(of: 4, style))
    let profile = try #require(text.fitProfile(paragraph, mostLines: 4))
    // In three lines two of them still stand on one.
    #expect(profile.leastWidths == [four, two, two, one] && profile.widestUnit == one)
    for (width, count) in [
      (.infinity, 1), (four, 1), (four.nextDown, 2), (two, 2), (two.nextDown, 4), (one, 4),
      (one.nextDown, nil), (0, nil), (-1, nil), (.nan, nil),
    ] as [(Double, Int?)] {
      #expect(profile.lineCount(width: width) == count, "\(width)")
    }
    let short = try #require(text.fitProfile(paragraph, mostLines: 2))
    #expect(short.leastWidths == [four, two])
    #expect(short.lineCount(width: two) == 2 && short.lineCount(width: two.nextDown) == nil)
    for most in [Int.min, 0, 1] {
      #expect(text.fitProfile(paragraph, mostLines: most)?.leastWidths == [four], "\(most)")
    }
  }

  /// The least height above another in which there is a line more: that of one more line, as long as the limit and the
  /// width leave one.
  @Test func heightsOfOneLineMore() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let textStyle = TextStyle(cascade: cascade, language: "ja")
    let text = PreparedText("a\nb\nc", style: textStyle)
    var style = ParagraphStyle(pointSize: 10)
    style.leading = 2
    let heights = (0...3).map { text.height(ofLines: $0, style) }
    func next(_ height: Double, _ limit: Int?) -> Double? {
      style.lineLimit = limit
      return text.nextRoom(style, width: nil, above: height)
    }
    // One line is shown in no height at all.
    for limit in [nil, 3, 4] {
      #expect(next(0, limit) == heights[2] && next(heights[1], limit) == heights[2])
      #expect(next(heights[2].nextDown, limit) == heights[2])
      #expect(next(heights[2], limit) == heights[3])
      #expect(next(heights[3].nextDown, limit) == heights[3])
      #expect(next(heights[3], limit) == nil && next(1_000, limit) == nil)
    }
    #expect(next(heights[1], 2) == heights[2] && next(heights[2], 2) == nil)
    #expect(next(heights[1], 1) == nil && next(heights[1], 0) == nil && next(0, -1) == nil)
    // All lines lie on the first.
    style.leading = -1_000
    #expect(next(heights[1] - 1, nil) == heights[1] && next(heights[1], nil) == nil)
    // How many there are the width decides.
    let wide = PreparedText("国国国国", style: textStyle)
    let plain = ParagraphStyle(pointSize: 10)
    let (first, second) = (wide.height(ofLines: 1, plain), wide.height(ofLines: 2, plain))
    let half = width(of: 2, textStyle)
    #expect(wide.nextRoom(plain, width: half, above: first) == second)
    #expect(wide.nextRoom(plain, width: half, above: second) == nil)
    #expect(wide.nextRoom(plain, width: half.nextDown, above: second) != nil)
    #expect(wide.nextRoom(plain, width: nil, above: first) == nil)
  }

  @Test func textsWithoutProfile() throws {
    let style = ParagraphStyle(pointSize: 12)
    let cascade = try TestFonts.english().cascade(weight: .regular)
    for text in ["", "one\ntwo", "ends\n", "a \u{3000}\u{3000} b \u{200B} c"] {
      let prepared = PreparedText(text, style: TextStyle(cascade: cascade))
      if let profile = prepared.fitProfile(style, mostLines: 3) {
        #expect(profile.lineCount(width: 1000) == prepared.lineCount(style, width: 1000))
      }
    }
    let lines = PreparedText("one two\nthree four", style: TextStyle(cascade: cascade))
    #expect(lines.fitProfile(style, mostLines: 3) == nil)
    #expect(lines.leastWidth(forLines: 1, style) == nil)
    let two = try #require(lines.leastWidth(forLines: 2, style))
    #expect(lines.lineCount(style, width: two) == 2)
    #expect(lines.lineCount(style, width: two - 0.01) > 2)
  }

  @Test(arguments: Corpus.languages) func fillingNeverCostsALine(_ language: String) throws {
    for text in try prepared(language, 60) {
      for width in [90.0, 146, 200] {
        var style = ParagraphStyle(pointSize: 12)
        let greedy = text.layOut(style, width: width)
        for filling in [LineFilling.balanced, .pretty] {
          style.filling = filling
          let filled = text.layOut(style, width: width)
          #expect(filled.lines.count == greedy.lines.count)
          #expect(filled.measurement.width <= width || greedy.measurement.width > width)
          #expect(filled.measurement == text.measure(style, width: width))
          style.lineLimit = 2
          #expect(text.height(style, width: width) == text.measure(style, width: width).height)
          style.lineLimit = nil
          if filling == .balanced {
            #expect(filled.measurement.width <= greedy.measurement.width)
          }
        }
      }
    }
  }

  @Test func prettyLeavesNoLonePiece() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let text = PreparedText(
      "Harbour lights return after long winter storm ends",
      style: TextStyle(cascade: cascade, language: "en")
    )
    var style = ParagraphStyle(pointSize: 12)
    #expect(text.layOut(style, width: 252).lines.map(\.text).last == "ends")
    style.filling = .pretty
    #expect(text.layOut(style, width: 252).lines.map(\.text).last == "winter storm ends")
  }

  /// A last line of exactly a third of the width is long enough.
  @Test func aThirdOfTheWidthIsPretty() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let textStyle = TextStyle(cascade: cascade, language: "ja")
    let text = PreparedText(String(repeating: "国", count: 8), style: textStyle)
    var found = 0
    for size in stride(from: 8.0, through: 48, by: 0.5) {
      var style = ParagraphStyle(pointSize: size)
      style.filling = .pretty
      func natural(_ count: Int) -> Double {
        PreparedText(String(repeating: "国", count: count), style: textStyle).naturalWidth(style)
      }
      let width = natural(2) * 3
      guard width >= natural(6), width * (1.0 / 3) == natural(2) else { continue }
      found += 1
      #expect(text.lines(style, width: width).lines.map(\.text.utf16.count) == [6, 2], "\(size)")
    }
    #expect(found > 0)
  }

  @Test(arguments: ["ja", "en", "th"]) func fittingPrefix(_ language: String) throws {
    let style = ParagraphStyle(pointSize: 12)
    for text in try prepared(language, 60) {
      for lines in 1...3 {
        let end = text.endOfFittingPrefix(style, width: 146, lines: lines)
        let prefix = String(decoding: Array(text.text.utf16)[..<end], as: UTF16.self)
        let alone = PreparedText(prefix, style: text.style)
        #expect(alone.lineCount(style, width: 146) <= lines)
        #expect((end == text.utf16Count) == (text.lineCount(style, width: 146) <= lines))
      }
    }
  }

  /// A width that is no number is none, and one below nothing is nothing, whatever is asked.
  @Test(arguments: [(.nan, .infinity), (-1, 0), (-.infinity, 0)] as [(Double, Double)])
  func widthsThatAreNone(_ given: Double, _ counted: Double) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let text = PreparedText("Night ferries 港町", style: TextStyle(cascade: cascade))
    var style = ParagraphStyle(pointSize: 10)
    for limit in [nil, 2] {
      style.lineLimit = limit
      #expect(text.lineCount(style, width: given) == text.lineCount(style, width: counted))
      #expect(text.fitMargin(style, width: given) == text.fitMargin(style, width: counted))
      #expect(text.measure(style, width: given) == text.measure(style, width: counted))
      #expect(text.height(style, width: given) == text.height(style, width: counted))
      #expect(text.isTruncated(style, width: given) == text.isTruncated(style, width: counted))
      #expect(text.lineRanges(style, width: given) == text.lineRanges(style, width: counted))
      for lines in [Int.min, 1, 2] {
        #expect(
          text.endOfFittingPrefix(style, width: given, lines: lines)
            == text.endOfFittingPrefix(style, width: counted, lines: lines)
        )
      }
    }
    for end in 0...text.utf16Count {
      #expect(
        text.firstLineHolds(beginningUpTo: end, style, width: given)
          == text.firstLineHolds(beginningUpTo: end, style, width: counted),
        "\(end)"
      )
    }
  }

  /// A height that is no number is none, as is one without end, and one below nothing is nothing.
  @Test(
    arguments: [(.nan, nil), (.infinity, nil), (-1, 0), (-.infinity, 0)] as [(Double, Double?)]
  )
  func heightsThatAreNone(_ given: Double, _ counted: Double?) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let textStyle = TextStyle(cascade: cascade, language: "ja")
    let plain = PreparedText("Night ferries 港町 return", style: textStyle)
    let runs = [("Night ferries ", 10.0), ("港町 return", 15)]
      .map { StyledRun($0.0, cascade: cascade, pointSize: $0.1) }
    for text in [plain, PreparedText(runs: runs, style: textStyle)] {
      for (limit, minimumScale) in [(nil, 1), (1, 1), (2, 1), (nil, 0.5), (1, 0.5)]
        as [(Int?, Double)]
      {
        var style = ParagraphStyle(pointSize: text.pointSize ?? 10)
        style.lineLimit = limit
        style.minimumScale = minimumScale
        func measured(_ height: Double?) -> TextMeasurement {
          text.measure(style, width: 50, height: height)
        }
        let name = "\(limit ?? 0) lines, \(minimumScale)"
        #expect(measured(given) == measured(counted), "\(name)")
        #expect(
          text.height(style, width: 50, height: given)
            == text.height(style, width: 50, height: counted),
          "\(name)"
        )
        #expect(
          text.isTruncated(style, width: 50, height: given)
            == text.isTruncated(style, width: 50, height: counted),
          "\(name)"
        )
        #expect(
          text.lineRanges(style, width: 50, height: given)
            == text.lineRanges(style, width: 50, height: counted),
          "\(name)"
        )
      }
    }
    let style = ParagraphStyle(pointSize: 10)
    #expect(
      plain.fitMargin(style, width: 50, height: given)
        == plain.fitMargin(style, width: 50, height: counted)
    )
    #expect(plain.measure(style, width: 50).lineCount > 1)
    #expect(plain.measure(style, width: 50, height: 0).lineCount == 1)
  }

  /// The least widths for many lines, some of a profile and some found width by width; a line that may be
  /// tightened makes none of them less.
  @Test(arguments: [0, 1.5]) func leastWidthsForManyLines(_ tightening: Double) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "ja")
    let text = PreparedText(String(repeating: "国", count: 130), style: style)
    var paragraph = ParagraphStyle(pointSize: 10)
    paragraph.mostTightening = tightening
    for (lines, count) in [
      (65, 2), (99, 2), (100, 2), (129, 2), (130, 1), (200, 1), (44, 3), (43, 4), (1, 130),
    ] {
      let least = text.leastWidth(forLines: lines, paragraph)
      #expect(least == width(of: count, style), "\(lines) lines")
    }
  }
}
