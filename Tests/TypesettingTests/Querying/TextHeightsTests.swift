import FontFaces
import TestSupport
import Testing
import Typesetting

/// Heights over all widths at once, against measuring at every turn and one number beside it.
@Suite struct TextHeightsTests {
  private let library: FontLibrary

  init() throws {
    library = try TestFonts.japanese()
  }

  private func check(
    _ heights: StepFunction,
    _ name: String,
    _ measured: (Double) -> Double
  ) -> Int {
    var known = 0
    for step in heights.steps {
      // A turn that was overlooked shows between two that were found.
      let between = (step.start + min(heights.piece(at: step.start).end ?? 400, 400)) / 2
      for width in [step.start.nextDown, step.start, step.start.nextUp, between]
      where heights.domain.contains(width) {
        guard let height = heights[width] else { continue }
        known += 1
        #expect(measured(width) == height, "\(name) at \(width)")
      }
    }
    return known
  }

  private static let settings = TestSetting.all + TestSetting.composed

  @Test(arguments: settings.indices) func hardTexts(_ index: Int) {
    let setting = Self.settings[index]
    var style = TextStyle(cascade: library.cascade(weight: .bold), language: "ja")
    setting.change(&style)
    var generator = SplitMix(seed: UInt64(index))
    var known = 0
    for number in 0..<12 {
      var string = RandomText.hard(pieces: 1...12, using: &generator)
      if setting.softHyphens { string = string.withSoftHyphens(seed: number) }
      let text = PreparedText(string, style: style)
      var paragraph = ParagraphStyle(pointSize: [10, 12, 13.5][number % 3])
      setting.change(&paragraph)
      paragraph.lineLimit = [nil, 1, 2, 3][number % 4]
      paragraph.mostTightening = number % 5 == 0 ? ParagraphStyle.standardTightening : 0
      let height = number % 3 == 0 ? 40.0 : nil
      let range = number % 2 == 0 ? 0.0...1e9 : 50.0...200
      known += check(text.heights(paragraph, widths: range, height: height), string) {
        text.height(paragraph, width: $0, height: height)
      }
    }
    #expect(known > 30)
  }

  @Test func unequalLines() {
    var generator = SplitMix(seed: 7)
    var known = 0
    for number in 0..<24 {
      let runs = (0..<3).map { _ in
        StyledRun(
          RandomText.hard(pieces: 1...5, using: &generator),
          cascade: library.cascade(weight: .regular),
          pointSize: [8, 12, 17, 30].randomElement(using: &generator) ?? 12
        )
      }
      let text = PreparedText(
        runs: runs,
        style: TextStyle(cascade: library.cascade(weight: .regular))
      )
      guard let size = text.pointSize else { continue }
      var paragraph = ParagraphStyle(pointSize: size)
      paragraph.lineLimit = [nil, 2, 3][number % 3]
      paragraph.filling = number % 4 < 2 ? .greedy : .ios
      let height = number % 2 == 0 ? 60.0 : nil
      known += check(text.heights(paragraph, widths: 0...400, height: height), text.text) {
        text.height(paragraph, width: $0, height: height)
      }
    }
    #expect(known > 100)
  }

  /// Headlines whose end is set larger: truncated lines grow taller where they begin to show it.
  @Test(arguments: ["ja", "en", "de"]) func headlinesOfTwoSizes(language: String) throws {
    let cascade = library.cascade(weight: .regular)
    var turns = 0
    for (number, row) in try Corpus.rows(language).prefix(12).enumerated() {
      let middle = row.headline.index(row.headline.startIndex, offsetBy: row.headline.count / 2)
      let text = PreparedText(
        runs: [
          StyledRun(String(row.headline[..<middle]), cascade: cascade, pointSize: 12),
          StyledRun(String(row.headline[middle...]), cascade: cascade, pointSize: 17),
        ],
        style: TextStyle(cascade: cascade, language: language)
      )
      var paragraph = ParagraphStyle(pointSize: try #require(text.pointSize))
      paragraph.filling = .ios
      paragraph.lineLimit = [1, 2, 3, nil][number % 4]
      let heights = text.heights(paragraph, widths: 60...400)
      #expect(heights.isKnown, "\(row.headline)")
      turns += heights.steps.count - 1
      for width in stride(from: 60, through: 400, by: 0.5) {
        #expect(heights[width] == text.height(paragraph, width: width), "\(row.headline) \(width)")
      }
      _ = check(heights, row.headline) { text.height(paragraph, width: $0) }
    }
    #expect(turns > 12)
  }

  @Test(arguments: ["ja", "en", "de"], [LineFilling.greedy, .ios])
  func shrinkingTexts(language: String, filling: LineFilling) throws {
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: language)
    func rounded(_ height: Double) -> Double { (height * 3).rounded(.up) / 3 }
    var (shrunk, turns) = (0, 0)
    for (number, row) in try Corpus.rows(language).prefix(4).enumerated() {
      let text = PreparedText(row.headline, style: style)
      var paragraph = ParagraphStyle(pointSize: 12)
      paragraph.lineLimit = [1, 2][number % 2]
      paragraph.minimumScale = [0.5, 0.8][number / 2 % 2]
      paragraph.filling = filling
      let heights = text.shrunkHeights(paragraph, widths: 60...400, rounded: rounded)
      shrunk += check(heights, row.headline) { rounded(text.height(paragraph, width: $0)) }
      // Widths that end where it turns hold the turn.
      for turn in heights.steps.dropFirst().prefix(8).map(\.start) {
        let part = text.shrunkHeights(paragraph, widths: 60...turn, rounded: rounded)
        guard let value = part[turn] else { continue }
        #expect(value == heights[turn], "\(row.headline) to \(turn)")
        turns += 1
      }
    }
    #expect(shrunk > 50 && turns > 8)
  }

  /// Four words of one width need as much of it in three lines as in two: nothing is said of the heights to which
  /// they shrink.
  @Test func shrinkingWordsOfOneWidth() {
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
    let text = PreparedText("Late Late Late Late", style: style)
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.lineLimit = 3
    paragraph.minimumScale = 0.5
    func rounded(_ height: Double) -> Double { (height * 3).rounded(.up) / 3 }
    let fine = text.shrunkHeights(paragraph, widths: 30...200, rounded: rounded)
    let rough = text.shrunkHeights(paragraph, widths: 30...200) { _ in 60 }
    // A word is some 24 points wide, and two of them some 51.
    for width in [30.0, 34, 38, 42] { #expect(fine[width] == nil && rough[width] == nil) }
    for width in [60.0, 80, 120, 200] {
      let height = text.height(paragraph, width: width)
      #expect(fine[width] == rounded(height) && rough[width] == 60)
    }
  }

  /// Fewer lines than one are one, also where it shrinks.
  @Test(arguments: [Int.min, -1, 0]) func noLinesShrinkAsOne(_ limit: Int) {
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
    let text = PreparedText("Late Late Late Late", style: style)
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.lineLimit = limit
    paragraph.minimumScale = 0.5
    func rounded(_ height: Double) -> Double { (height * 3).rounded(.up) / 3 }
    let heights = text.shrunkHeights(paragraph, widths: 30...200, rounded: rounded)
    paragraph.lineLimit = 1
    let one = text.shrunkHeights(paragraph, widths: 30...200, rounded: rounded)
    // Some 105 points wide, the line shrinks from there to half of it.
    for width in [60.0, 80, 100, 200] { #expect(heights[width] == one[width], "\(width)") }
    #expect(heights == one)
  }

  /// Lines of text styles are not always as many as greedy ones.
  @Test func textStyles() throws {
    var style = TextStyle(cascade: library.cascade(weight: .regular), language: "ja")
    style.phraseBreaking = .textStyle
    var paragraph = ParagraphStyle(pointSize: 17)
    paragraph.filling = .ios
    var known = 0
    for (number, row) in try Corpus.rows("ja").prefix(24).enumerated() {
      let text = PreparedText(row.headline, style: style)
      paragraph.lineLimit = [nil, 3, 2][number % 3]
      known += check(text.heights(paragraph, widths: 30...400), row.headline) {
        text.height(paragraph, width: $0)
      }
    }
    #expect(known > 400)
  }

  /// A start is the first number that is offered enough, however the offer rounds.
  @Test func startsArePulledBackExactly() {
    var generator = SplitMix(seed: 3)
    for _ in 0..<200 {
      let turn = Double.random(in: 0...300, using: &generator)
      let inset = Double.random(in: -20...40, using: &generator)
      func offered(_ width: Double) -> Double { max(width - inset - inset, 0) }
      let inner = offered(0)...offered(1e9)
      let steps = StepFunction(1, before: turn, then: 2, over: inner)
      let pulled = steps.pulledBack(through: offered, over: 0...1e9)
      for start in pulled.steps.map(\.start) {
        for width in [start.nextDown, start, start.nextUp] where width >= 0 {
          #expect(pulled[width] == steps[offered(width)])
        }
      }
      #expect(pulled.steps.count == (offered(0) < turn ? 2 : 1))
    }
  }

  /// Fewer lines than one are one, also for a text that shrinks.
  @Test(arguments: [Int.min, -1, 0]) func fewerLinesThanOneAreOne(_ limit: Int) {
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
    let text = PreparedText("Harbour lights return", style: style)
    func heights(_ limit: Int) -> StepFunction {
      var paragraph = ParagraphStyle(pointSize: 12)
      paragraph.minimumScale = 0.5
      paragraph.lineLimit = limit
      return text.shrunkHeights(paragraph, widths: 40...200) { ($0 * 3).rounded(.up) / 3 }
    }
    #expect(heights(limit) == heights(1) && heights(1).steps.count > 2)
  }

  /// Which lines are all of one height, and the height of some of them.
  @Test func linesOfOneHeight() {
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
    let text = PreparedText("Latin 日本語 ไทย", style: style)
    let lines = PreparedText(Array(repeating: "a", count: 5).joined(separator: "\n"), style: style)
    for metrics in LineMetrics.allCases {
      for lineHeight in [LineHeight.natural, .exact(20), .multiple(1.4), .leading(3)] {
        var paragraph = ParagraphStyle(pointSize: 12)
        paragraph.lineMetrics = metrics
        paragraph.lineHeight = lineHeight
        paragraph.lineSpacing = 2.5
        let isEven = metrics == .strut || lineHeight != .natural
        #expect(text.hasLinesOfOneHeight(paragraph) == isEven, "\(metrics) \(lineHeight)")
        guard isEven else { continue }
        #expect(text.height(ofLines: 0, paragraph) == 0)
        for count in 1...5 {
          paragraph.lineLimit = count
          let expected = lines.measure(paragraph, width: nil).height
          #expect(text.height(ofLines: count, paragraph) == expected, "\(metrics) \(lineHeight)")
        }
      }
    }
  }

  /// Four characters of one width take one line from four of them on, two from two on, and else four: by hand.
  ///
  /// Where the text may shrink, nothing is said of the widths in which it would. Each step begins at the width of so
  /// many characters, before the colon, and is so many lines high.
  @Test(
    arguments: [
      (nil, 1, "0:4 2:2 4:1"), (4, 1, "0:4 2:2 4:1"), (3, 1, "0:3 2:2 4:1"), (2, 1, "0:2 4:1"),
      (1, 1, "0:1"), (0, 1, "0:1"), (nil, 0.5, "0:- 1:4 2:2 4:1"), (3, 0.5, "0:- 2:2 4:1"),
      (2, 0.5, "0:- 2:2 4:1"), (1, 0.5, "0:- 4:1"),
    ] as [(Int?, Double, String)]
  )
  func heightsOfFourCharacters(_ limit: Int?, _ minimumScale: Double, _ expected: String) {
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "ja")
    let texts = (0...4).map { PreparedText(String(repeating: "国", count: $0), style: style) }
    var paragraph = ParagraphStyle(pointSize: 10)
    paragraph.lineSpacing = 2
    let plain = paragraph
    let widths = texts.map { $0.naturalWidth(plain) }
    let lineHeights = (0...4).map { texts[4].height(ofLines: $0, plain) }
    func described(_ heights: StepFunction) -> String {
      let steps = heights.steps.map { step -> String in
        let characters = widths.firstIndex(of: step.start).map { "\($0)" } ?? "\(step.start)"
        guard let value = step.value else { return "\(characters):-" }
        let lines = lineHeights.firstIndex(of: value).map { "\($0)" } ?? "\(value)"
        return "\(characters):\(lines)"
      }
      return steps.joined(separator: " ")
    }
    paragraph.minimumScale = minimumScale
    paragraph.lineLimit = limit
    #expect(described(texts[4].heights(paragraph, widths: 0...50)) == expected)
    // So many lines as a height has room for are a limit, too.
    guard minimumScale == 1, let limit, limit > 0 else { return }
    paragraph.lineLimit = nil
    for height in [lineHeights[limit], lineHeights[limit] + 2] {
      #expect(described(texts[4].heights(paragraph, widths: 0...50, height: height)) == expected)
    }
  }

  /// A text of nothing takes no room and has no lines, whatever is asked of it.
  @Test(arguments: [false, true]) func textsOfNothing(_ isRich: Bool) {
    let cascade = library.cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "ja")
    let run = StyledRun("", cascade: cascade, pointSize: 10)
    let text = isRich ? PreparedText(runs: [run], style: style) : PreparedText("", style: style)
    var paragraph = ParagraphStyle(pointSize: 10)
    let nothing = StepFunction(0, over: 0...100)
    for scale in [1, 0.5] {
      paragraph.minimumScale = scale
      #expect(text.heights(paragraph, widths: 0...100) == nothing)
      #expect(text.heights(paragraph, widths: 0...100, height: 3) == nothing)
      #expect(text.shrunkHeights(paragraph, widths: 0...100, rounded: { $0 }) == nothing)
      #expect(text.lineCounts(paragraph, widths: 0...100, upTo: 3) == nothing)
      #expect(text.lineCount(paragraph, width: 50, upTo: 3) == 0)
      #expect(text.lineCount(paragraph, width: 50) == 0)
      #expect(text.height(paragraph, width: 50) == 0)
      #expect(!text.isTruncated(paragraph, width: 0, height: 0))
      #expect(text.measure(paragraph, width: 0, height: 0) == .empty)
      #expect(text.lines(paragraph, width: 50).lines.isEmpty)
      #expect(text.lineRanges(paragraph, width: 50).isEmpty)
    }
    #expect(text.naturalWidth(paragraph) == 0 && text.widestUnit(paragraph) == 0)
    #expect(text.endOfFittingPrefix(paragraph, width: 50, lines: 1) == 0)
    #expect(text.nextRoom(paragraph, width: 50, above: 0) == nil)
    #expect(text.fitProfile(paragraph, mostLines: 3) == nil)
    #expect(text.utf16Count == 0 && text.missingScalars.isEmpty)
    #expect(text.doubts(among: LineDoubt.allCases, paragraph, width: 50).isEmpty)
  }

  /// A text that may shrink is as it is wherever all of its lines have room, also where one is taller than another.
  @Test(arguments: [nil, 1_000, 45.0]) func shrinkingLinesOfUnequalHeight(_ height: Double?) {
    let cascade = library.cascade(weight: .regular)
    let runs = [("Harbour lights ", 10.0), ("return at dawn", 15)]
      .map { StyledRun($0.0, cascade: cascade, pointSize: $0.1) }
    let text = PreparedText(runs: runs, style: TextStyle(cascade: cascade, language: "en"))
    let plain = ParagraphStyle(pointSize: 10)
    var shrinking = plain
    shrinking.minimumScale = 0.5
    var known = 0
    for width in stride(from: 60.0, through: 200, by: 8) {
      let whole = text.measure(plain, width: width)
      let fits = whole.width <= width && whole.height <= height ?? .infinity
      let heights = text.heights(shrinking, widths: width...width + 1, height: height)
      #expect(heights[width] == (fits ? whole.height : nil), "\(width)")
      known += fits ? 1 : 0
    }
    // In the narrowest there are at least two lines of each size, which are some 60 points high.
    #expect(known > 0 && (known < 18) == (height == 45))
  }

  /// A text that may shrink is as it is in a height that just holds it; in one a hair less nothing is said.
  @Test(arguments: [(300.0, 1), (85, 2)])
  func shrinkingTextsInAHeight(_ width: Double, _ lineCount: Int) {
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
    let text = PreparedText("Harbour lights return", style: style)
    var paragraph = ParagraphStyle(pointSize: 12)
    let whole = text.measure(paragraph, width: width)
    #expect(whole.lineCount == lineCount)
    paragraph.minimumScale = 0.5
    func height(_ height: Double?) -> Double? {
      text.heights(paragraph, widths: width...width + 2, height: height)[width]
    }
    #expect(height(nil) == whole.height && height(whole.height) == whole.height)
    #expect(height(whole.height.nextUp) == whole.height && height(whole.height.nextDown) == nil)
  }
}
