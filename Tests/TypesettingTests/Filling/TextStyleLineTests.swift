import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// Lines of text styles against every way to break a short text.
@Suite("Lines of text styles are the best of all ways to break a text")
struct TextStyleLineTests {
  /// Full-width characters are 0.935 em, which is no whole number of points in the least.
  private static let pointSizes = [17, 10, 13.3]

  private func style(_ cascade: FontCascade) -> TextStyle {
    TextStyle(
      cascade: cascade,
      language: "ja",
      phraseBreaking: .textStyle,
      composition: .japanese
    )
  }

  /// Of what ends a line half a comma or full stop does not count; few headlines have full stops within them.
  private static let stops = [
    "夜も開く。港町の図書館が話した", "港。夜の港。町も開く。市が話す", "開館へ。港町の図書館。夜も開く",
    "夜。港が開く。町の図書館も話す", "市が話した。港町の図書館。夜だ", "雨。港町。夜の図書館も開く。話",
  ]

  /// Nothing may be cut before a mark of repetition: of pieces so uneven a line may begin where another, that seemed
  /// the better one for lines that end later, is passed by before any of these.
  private static let uneven = [
    "港々雨々朝々々橋々市船鐘々々々。夜々。祭", "港々雨朝々々々橋々市船鐘々々々夜々々々々々。祭々",
    "港々々雨朝々々橋市々船鐘夜々祭々。本々々々々々館",
    "港々々雨々々々朝々橋市船々々々鐘々々々。夜祭々本々々館",
    "港々々々雨々々々朝々々橋市船々々々々。鐘々々々夜々々々",
    "港々々々々雨々々朝々橋市船鐘夜々々々々。祭々々々本。館",
    "港々々々々々雨々々朝々々々橋々市船。鐘々々。夜々々々々祭",
    "港々々々々雨々々々朝々々橋々市船鐘夜々々々。祭々々々々。本館",
  ]

  /// What is behind the long word would be three lines if it were a paragraph of its own.
  private static let greedy = "Donaudampfschifffahrt、図書館が開く"

  /// A paragraph with a unit that fits no line is filled greedily to its end.
  @Test func greedyParagraphsStaySoToTheirEnd() throws {
    let style = style(try TestFonts.japanese().cascade(weight: .regular))
    let paragraph = ParagraphStyle(pointSize: 17)
    for (text, ends) in [
      (Self.greedy, ["図書館", "が開く"]), ("図書館が開く", ["図書", "館が", "開く"]),
      ("\(Self.greedy)\n図書館が開く", ["図書館", "が開く", "図書", "館が", "開く"]),
    ] as [(String, [String])] {
      let prepared = PreparedText(text, style: style)
      let lines = prepared.layOut(paragraph, width: 49.98).lines.map(\.text)
      #expect(Array(lines.suffix(ends.count)) == ends)
      #expect(prepared.lineCount(paragraph, width: 49.98) == lines.count)
    }
  }

  /// Where a line is taller than others a height has room for as many as the text style has in it, not as greedy ones.
  @Test(arguments: 0..<14) func unequalLinesInAHeight(_ place: Int) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let runs = "今日は電車で東京へ行きました".enumerated().map { index, character in
      StyledRun(String(character), cascade: cascade, pointSize: index == place ? 34 : 17)
    }
    let storage = PreparedText(runs: runs, style: style(cascade)).storage
    let fitting = LineFitting(storage, style: ParagraphStyle(pointSize: 17))
    for ems in [4.2, 5.2, 6.2, 7.2] {
      let width = ems * 0.935 * 17
      let ruled = try #require(fitting.textStyleLines(width: width))
      let lines = ruled.lines(limit: .max).lines
      var column = LineColumn()
      for (index, line) in lines.enumerated() {
        column.append(fitting.box(ofLine: line.range), lineSpacing: 0)
        let (just, less) = (column.height, column.height.nextDown)
        let most = index == lines.count - 1 ? Int.max : index + 1
        #expect(fitting.lineLimit(width: width, height: just) == most, "\(index) in \(width)")
        let fewer = fitting.lineLimit(width: width, height: less)
        #expect(fewer == max(index, 1), "\(index) in \(width)")
      }
    }
  }

  @Test(arguments: pointSizes)
  func ofAllWays(pointSize: Double) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    var styled = 0
    let rows = try Corpus.rows("ja").enumerated().filter { $0.offset % 100 == 0 }
    for text in rows.map({ String($0.element.headline.prefix(17)) }) + Self.stops + Self.uneven {
      let prepared = PreparedText(text, style: style(cascade))
      let reference = Reference(typesetter: ReferenceTypesetter(prepared), pointSize: pointSize)
      for ems in [3.2, 4, 5.5, 7, 8.3, 11] {
        let paragraph = ParagraphStyle(pointSize: pointSize)
        let width = ems * pointSize
        let lines = prepared.lines(paragraph, width: width).lines
        guard let best = reference.best(width: width) else { continue }
        let ends = lines.map(\.range.upperBound)
        #expect(ends == best.ends, "\(text) in \(width)")
        #expect(prepared.lineCount(paragraph, width: width) == lines.count)
        #expect(
          prepared.height(paragraph, width: width)
            == prepared.measure(paragraph, width: width).height
        )
        styled += 1
      }
    }
    #expect(styled > 100)
  }

  /// Lines that are only counted, as a search for a scale does, are those that are made, in every limit.
  @Test(arguments: pointSizes)
  func countedLinesAreThoseThatAreMade(pointSize: Double) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let rows = try Corpus.rows("ja").enumerated().filter { $0.offset % 60 == 0 }
    let headlines = rows.map { String($0.element.headline.prefix(40)) }
    let texts =
      headlines + [
        "港町、\n図書館が夜も開館へ。\n", "\n\n港町の図書館", "Donaudampfschifffahrt、夜も開館", "夜 ",
        "夜も開館へ\u{AD}市が発表。\n ", Self.greedy,
        // A paragraph of one letter, or of none, behind one of several lines.
        "図書館が夜も開館へ\n夜", "図書館が夜も開館へ\n ", "図書館が夜も開館へ\n\n夜", "\(Self.greedy)\n夜",
        headlines.joined(separator: "\n") + "\n\n",
      ]
    var (truncated, wide) = (0, 0)
    for text in texts {
      let storage = PreparedText(text, style: style(cascade)).storage
      let fitting = LineFitting(storage, style: ParagraphStyle(pointSize: pointSize))
      func isWide(_ line: BrokenLine, _ width: Double) -> Bool {
        fitting.advanceScale.points(line.advance) > width
      }
      for ems in [0.5, 1, 2.1, 2.94, 3.2, 5.5, 8.3, 11, 40] {
        let width = ems * pointSize
        let lines = try #require(fitting.textStyleLines(width: width))
        for limit in [1, 2, 3, 4, 5, 7, 20, .max] {
          var wideCount = 0
          let counted = lines.count(limit: limit) { wideCount += isWide($0, width) ? 1 : 0 }
          var made = fitting.searchedLines(width: width, limit: limit, height: nil)
          var madeWideCount = 0
          while let line = made.next() {
            if case .broken(let line) = line { madeWideCount += isWide(line, width) ? 1 : 0 }
          }
          let (madeCount, isTruncated) = (made.count, made.isTruncated)
          #expect(counted.lines == madeCount, "\(text) in \(limit) lines of \(width)")
          #expect(counted.isTruncated == isTruncated, "\(text) in \(limit) lines of \(width)")
          #expect(wideCount == madeWideCount, "\(text) in \(limit) lines of \(width)")
          truncated += isTruncated ? 1 : 0
          wide += wideCount
        }
      }
    }
    #expect(truncated > 100)
    #expect(wide > 10)
  }
}

/// One way to break a text: where its lines end.
private struct Way {
  var ends: [Int]
  var cost: Int128
}

/// The rule, tried with every way.
private struct Reference {
  let typesetter: ReferenceTypesetter
  let pointSize: Double

  private var count: Int { typesetter.count }

  /// The best way by the rule; `nil` where it has none.
  func best(width: Double) -> Way? {
    let places = (1..<count).filter(typesetter.isOpportunity)
    guard !fits(0, count, width), fits(0, next(0), width),
      !places.contains(where: { !fits($0, next($0), width) })
    else { return nil }
    // The best ways to break what is before each place: fewest lines, then least cost, then the
    // latest beginning of the last line.
    var ways: [Int: Way] = [0: Way(ends: [], cost: 0)]
    for place in places {
      for start in [0] + places where start < place && fits(start, place, width) {
        guard let before = ways[start] else { continue }
        let way = Way(ends: before.ends + [place], cost: before.cost + cube(start, place, width))
        let known = ways[place]
        if known.map({ ($0.ends.count, $0.cost) >= (way.ends.count, way.cost) }) ?? true {
          ways[place] = way
        }
      }
    }
    let best = places.reversed()
      .filter { typesetter.analysis.boundaries[$0].contains(.phrase) && fits($0, count, width) }
      .compactMap { ways[$0] }
    guard let fewest = best.map(\.ends.count).min(),
      var way = best.first(where: { $0.ends.count == fewest })
    else { return nil }
    way.ends.append(count)
    return way
  }

  private func next(_ place: Int) -> Int {
    ((place + 1)...count).first(where: typesetter.isOpportunity) ?? count
  }

  private func fits(_ start: Int, _ end: Int, _ width: Double) -> Bool {
    length(start, end) <= width
  }

  private func length(_ start: Int, _ end: Int) -> Double {
    let cascade = typesetter.style.cascade
    let scale = AdvanceScale(cascade: cascade, pointSize: pointSize, letterSpacing: 0)
    return typesetter.leastWidth(from: start, to: end, scale: scale)
  }

  /// What a line leaves free, to the third power, so finely that only equal lines are as good.
  private func cube(_ start: Int, _ end: Int, _ width: Double) -> Int128 {
    var line = length(start, end)
    let content = typesetter.contentEnd(start, end)
    if "、。".utf16.contains(typesetter.analysis.utf16[content - 1]) { line -= pointSize * 0.935 / 2 }
    let free = Int128(max(0, ((width - line) * 0x1p24).rounded()))
    return free * free * free
  }
}
