import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing
import Typesetting
import WidgetDevices

@testable import Headlines

/// What numbers of lines tell at the very widths and heights at which they turn, and where lines are counted in other
/// widths than before.
@MainActor
@Suite struct CountedEdgeTests {
  /// Twenty-seven characters of 11.22 points take three lines in 156 points, and two lines from 157.08 points on.
  private nonisolated static let words = String(repeating: "国", count: 27)

  private func headline(
    _ words: String,
    snippet: String = "夜",
    language: String = "ja"
  ) throws -> CountedHeadline {
    let area = DeviceGroup(size: CGSize(width: 156, height: 58), displayScale: 3)
    let setting = HeadlineSetting(groups: [area], fonts: try TestFonts.sharedJapanese())
    return CountedHeadline(
      HeadlineArticle(headline: words, snippet: snippet, language: language),
      in: HeadlineTemplate(language: language, setting: setting),
      TextPreparer(byteLimit: 1 << 22)
    )
  }

  private func headlineSlot(of headline: CountedHeadline) throws -> Int {
    let slot = headline.template.slots.slots.firstIndex { $0.isHeadline }
    return try #require(slot)
  }

  /// It takes two lines from the turn itself on, whatever width was asked about before.
  @Test func lineCountsTurnAtTheVeryWidth() throws {
    let headline = try headline(Self.words)
    headline.widths = 140...180
    let slot = try headlineSlot(of: headline)
    let turn = try #require(headline.endOfPiece(ofSlot: slot, at: 156))
    #expect(turn > 156.5 && turn < 157.5)
    for (width, count) in [
      (156, 3), (turn.nextDown, 3), (turn, 2), (156, 3), (150, 3), (170, 2), (turn.nextDown, 3),
      (turn, 2), (150, 3), (180, 2), (140, 3),
    ] as [(Double, Int)] {
      #expect(headline.lineCount(ofSlot: slot, at: width) == count, "\(width)")
      let end = headline.endOfPiece(ofSlot: slot, at: width)
      #expect(end == (count == 3 ? turn : nil), "\(width)")
    }
    for beyond in [Double(140).nextDown, Double(180).nextUp] {
      #expect(headline.lineCount(ofSlot: slot, at: beyond) == nil, "\(beyond)")
    }
  }

  /// Where lines are counted in other widths, nothing is left of what was known: it is as if they had been counted in
  /// these at once.
  @Test(arguments: [words, "「国」国国国っ国国国国（国）国国国国国国国国国国国国国"])
  func nothingIsLeftOfOtherWidths(_ words: String) throws {
    let headline = try headline(words)
    let slot = try headlineSlot(of: headline)
    let doubts = Array(headline.lineDoubts(ofLayout: 0))
    #expect(!doubts.isEmpty || words == Self.words)
    for widths in [140...150, 120...200, 156...157, 150...160] as [ClosedRange<Double>] {
      headline.widths = widths
      let other = try self.headline(words)
      other.widths = widths
      // The first was asked about last.
      for width in [145, widths.lowerBound, 156, 157, 160, 199, 145] {
        let count = headline.lineCount(ofSlot: slot, at: width)
        #expect(count == other.lineCount(ofSlot: slot, at: width), "\(width) in \(widths)")
        #expect((count != nil) == widths.contains(width), "\(width) in \(widths)")
        for doubt in doubts {
          #expect(
            headline.lineCount(ofSlot: slot, under: doubt, at: width)
              == other.lineCount(ofSlot: slot, under: doubt, at: width),
            "\(width) in \(widths), \(doubt)"
          )
        }
        guard widths.contains(width) else { continue }
        #expect(
          headline.endOfPiece(ofSlot: slot, at: width) == other.endOfPiece(ofSlot: slot, at: width),
          "\(width) in \(widths)"
        )
      }
    }
  }

  /// The end of a reach is within it: of widths the turn, from which on the snippet has room, and of heights what the
  /// headline alone needs.
  ///
  /// Differences of numbers so near to each other are exact.
  @Test func theEndOfAReachIsWithinIt() throws {
    let headline = try headline(Self.words)
    headline.widths = 140...180
    let slot = try headlineSlot(of: headline)
    let answer = headline.answer(in: 0)
    #expect(answer.outcome == FitOutcome(chosenIndex: 2, fits: true))
    func isSame(within width: Double, _ height: Double) -> Bool? {
      headline.showsSame(as: answer, in: 0, within: width) { _ in height }
    }
    let turn = try #require(headline.endOfPiece(ofSlot: slot, at: 156))
    #expect(isSame(within: turn - 156 - 1e-9, 0) == true)
    #expect(isSame(within: turn - 156, 0) == false)
    let needs = try #require(headline.needs(ofLayout: 0, at: 156))
    #expect(needs[2] > 29 && needs[2] < 58)
    #expect(isSame(within: 0, 58 - needs[2]) == true)
    #expect(isSame(within: 0, 58 - needs[2] + 1e-9) == false)
  }

  /// What a headline that is set as in another width shows is told where no other text has its very scalars: a layout is
  /// strained by strings.
  @Test(arguments: [("Caf\u{E9}", true), ("Cafe\u{301}", false), ("Boats", true)])
  func othersWithTheSameScalarsAreStrainedToo(_ snippet: String, _ isTold: Bool) throws {
    let headline = try headline("Cafe\u{301}", snippet: snippet, language: "en")
    headline.widths = 140...180
    let slot = try headlineSlot(of: headline)
    let slots = Array(headline.template.slots.slots(ofLayout: 0))
    let place = try #require(slots.firstIndex(of: slot))
    let bounds = CGSize(width: 156, height: 58)
    let outcome = headline.outcome(ofLayout: 0, in: bounds, with: place, at: 150)
    #expect(outcome == (isTold ? FitOutcome(chosenIndex: 0, fits: true) : nil))
  }

  /// Beginnings end at offsets in UTF-16, and what is longer has so many fillers behind all of it.
  @Test func triedHeadlinesAreOfTheirOffsets() throws {
    let words = "e\u{301}\u{1F642}夜国"
    let headline = try headline(words)
    let tried: [(TriedHeadline, String)] = [
      (.beginning(upTo: 2), "e\u{301}"), (.beginning(upTo: 4), "e\u{301}\u{1F642}"),
      (.beginning(upTo: 5), "e\u{301}\u{1F642}夜"), (.beginning(upTo: 6), words),
      (.longer(by: 0), words), (.longer(by: 3), words + "国国国"),
    ]
    for (tried, text) in tried {
      let own = tried.text(of: headline)
      #expect(Array(own.unicodeScalars) == Array(text.unicodeScalars), "\(own)")
    }
  }

  // MARK: Rows

  /// Of rows is told what shows nothing but the headline, cut, and of columns nothing.
  @Test(
    arguments: [
      (.family(.accessoryInline), 40, true), (.family(.accessoryInline), 900, false),
      (.lockScreen, 40, false),
    ] as [(WidgetSlot, Double, Bool)]
  )
  func onlyCutHeadlinesAreReadOffRows(
    _ slot: WidgetSlot,
    _ width: Double,
    _ isCut: Bool
  ) throws {
    let area = DeviceGroup(size: CGSize(width: width, height: 26), displayScale: 3)
    var setting = HeadlineSetting(groups: [area], fonts: try TestFonts.sharedEnglish())
    setting.slot = slot
    let headline = CountedHeadline(
      HeadlineArticle(headline: "Ferries return to the bay", language: "en"),
      in: HeadlineTemplate(language: "en", setting: setting),
      TextPreparer(byteLimit: 1 << 22)
    )
    let shown = HeadlineAnswer(headline.bound.shownLayout(in: 0), displayScale: 3)
    #expect(headline.cutHeadline(in: 0) == (isCut ? shown : nil))
    #expect(headline.answer(in: 0) == shown)
    let hasRows = headline.rows(ofLayout: 0) != nil
    #expect(hasRows == (slot != .lockScreen))
  }

  // MARK: More room

  /// A widget of one face, whose lines are lower than its em.
  private func lowTemplate(_ face: FontFace, height: Double) throws -> HeadlineTemplate {
    let area = DeviceGroup(size: CGSize(width: 170, height: height), displayScale: 3)
    let fonts = try FontLibrary.files(regular: [face])
    return HeadlineTemplate(
      language: "en",
      setting: HeadlineSetting(groups: [area], fonts: fonts)
    )
  }

  /// In an area that is a little too low for as many lines as are told apart there is more room where headlines are
  /// compared: there sixteen lines and seventeen are two answers.
  @Test func moreRoomHoldsMoreLinesThanAreToldApart() throws {
    let font = try AlteredFont.test("Layers.ttf")
    for (place, number) in [600, -200, 0].enumerated() {
      font.set(number, at: 4 + 2 * place, of: "hhea")
      font.set(number, at: 68 + 2 * place, of: "OS/2")
    }
    let face = try FontFace(path: try font.write("Lower.ttf"))
    let columns = try #require(try lowTemplate(face, height: 40).memories[0]).columns
    let template = try lowTemplate(face, height: columns.tallest - 1)
    var lines: Set<Int> = []
    for count in stride(from: 104, through: 152, by: 4) {
      let words = Array(repeating: "A B", count: count).joined(separator: " ")
      let article = HeadlineArticle(headline: words, snippet: "", language: "en")
      let headline = CountedHeadline(article, in: template, TextPreparer(byteLimit: 1 << 22))
      let tried = TriedHeadline.beginning(upTo: words.utf16.count)
      let found = try #require(headline.answer(in: 0, .more, trying: tried))
      let shown = template.layout(0, of: article, headline: words, HeadlineTexts())
        .shown(in: template.bounds(of: 0, .more))
      #expect(found == HeadlineAnswer(shown, displayScale: 3), "\(count)")
      lines.insert(found.shown.headlineLines)
    }
    #expect(lines.isSuperset(of: [16, 17]))
  }
}
