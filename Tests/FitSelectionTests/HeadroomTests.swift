import FontFaces
import Foundation
import Headlines
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

/// How far decisions are from being others, held against stepping.
@MainActor
@Suite struct HeadroomTests {
  /// The headline widget decided by counting lines: no view, no strain, no search.
  struct Plain {
    let title: PreparedText
    let snippet: PreparedText
    let scale: Double

    func height(_ text: PreparedText, _ size: Double, width: Double, limit: Int = .max) -> Double {
      let lines = min(text.lineCount(ParagraphStyle(pointSize: size), width: width), limit)
      return ((Double(lines) * size * 2444 / 2048) * scale).rounded(.up) / scale
    }

    /// What is shown when the texts are wider by factors.
    func outcome(_ bounds: CGSize, title titleFactor: Double = 1, snippet snippetFactor: Double = 1)
      -> FitOutcome
    {
      let time = (10.0 * 2444 / 2048 * scale).rounded(.up) / scale
      let width = Double(bounds.width)
      let heights = [2, 1, 0].map { limit in
        let above = time + height(title, 12, width: width / titleFactor)
        guard limit > 0 else { return above }
        return above + height(snippet, 11, width: width / snippetFactor, limit: limit)
      }
      let index = heights.firstIndex { $0 <= Double(bounds.height) }
      return FitOutcome(chosenIndex: index ?? 2, fits: index != nil)
    }
  }

  struct Subject {
    let plain: Plain
    let layout: LayoutNode
    let selector: FitSelector
  }

  private func subject(_ article: HeadlineArticle, scale: CGFloat) throws -> Subject {
    let fonts = try TestFonts.japanese()
    var environment = EnvironmentValues(fontLibrary: fonts)
    environment.textLanguage = article.language
    environment.displayScale = scale
    func prepared(_ text: String, _ weight: FontWeight) -> PreparedText {
      PreparedText(
        text,
        style: TextStyle(
          cascade: fonts.cascade(weight: weight),
          language: article.language
        )
      )
    }
    let selector = FitSelector(environment: environment)
    return Subject(
      plain: Plain(
        title: prepared(article.headline, .bold),
        snippet: prepared(article.snippet, .regular),
        scale: Double(scale)
      ),
      layout: selector.resolve(HeadlineWidget(article: article)),
      selector: selector
    )
  }

  private func articles(_ language: String, _ count: Int) throws -> [HeadlineArticle] {
    let rows = try Corpus.rows(language).filter { !$0.snippet.isEmpty && $0.snippet != $0.headline }
    return rows.prefix(count).map {
      HeadlineArticle(
        headline: $0.headline,
        snippet: String($0.snippet.prefix(100)),
        language: language
      )
    }
  }

  /// Holds a limit against many steps from a start, upwards or downwards: nothing changes on the
  /// way to it, something does beyond it.
  private func check(
    _ limit: HeadroomLimit?,
    from start: Double,
    sign: Double,
    greatest: Double,
    _ outcome: (Double) -> FitOutcome,
    _ comment: Comment
  ) {
    let expected = outcome(start)
    let steps = (1...120).map { start * (1 + sign * greatest * Double($0) / 120) }
    let firstOther = steps.first { outcome($0) != expected }
    guard let limit else {
      #expect(firstOther == nil, comment)
      return
    }
    let value = start * (1 + sign * limit.ratio)
    let hair = start * sign * 1e-9
    #expect(outcome(value - hair) == expected, comment)
    #expect(outcome(value + hair) == limit.outcome, comment)
    #expect(limit.outcome != expected, comment)
    if let firstOther { #expect((value - firstOther) * sign <= start * 1e-9, comment) }
  }

  @Test(arguments: [("ja", CGFloat(3)), ("en", 3), ("de", 2), ("th", 2)])
  func limitsAreWhereSteppingFindsThem(language: String, scale: CGFloat) throws {
    var found = 0
    for article in try articles(language, 5) {
      let subject = try subject(article, scale: scale)
      for bounds in [CGSize(width: 146, height: 58), CGSize(width: 157, height: 72)] {
        let decision = subject.selector.decide(subject.layout, in: bounds)
        let headroom = try #require(decision.headroom())
        let expected = subject.plain.outcome(bounds)
        #expect(headroom.outcome == expected, "\(article.headline)")
        let title = try #require(headroom.texts.first { $0.string == article.headline })
        let snippet = headroom.texts.first { $0.string == article.snippet }
        let comment: Comment = "\(article.headline) in \(bounds)"
        func checkText(_ text: TextHeadroom, _ outcome: (Double) -> FitOutcome) {
          check(text.growth, from: 1, sign: 1, greatest: 1, outcome, comment)
          check(text.shrinkage, from: 1, sign: -1, greatest: 0.5, outcome, comment)
        }
        checkText(title) { subject.plain.outcome(bounds, title: $0) }
        if let snippet { checkText(snippet) { subject.plain.outcome(bounds, snippet: $0) } }
        func checkBound(_ bound: BoundHeadroom, _ length: CGFloat, _ size: (Double) -> CGSize) {
          let outcome = { subject.plain.outcome(size($0)) }
          check(bound.reduction, from: length, sign: -1, greatest: 0.5, outcome, comment)
          check(bound.enlargement, from: length, sign: 1, greatest: 1, outcome, comment)
        }
        checkBound(headroom.width, bounds.width) { CGSize(width: $0, height: bounds.height) }
        checkBound(headroom.height, bounds.height) { CGSize(width: bounds.width, height: $0) }
        found += headroom.decidingText == nil ? 0 : 1
        // No text needs less of a change.
        let least = headroom.texts.compactMap { $0.nearest?.ratio }.min()
        #expect(headroom.decidingText?.nearest?.ratio == least)
      }
    }
    #expect(found > 5)
  }

  /// In points, a text's limit is what is left on the line that decides, or what it lacks.
  @Test func pointsAreThoseOfTheLine() throws {
    var count = 0
    for article in try articles("ja", 40) {
      let subject = try subject(article, scale: 3)
      let bounds = CGSize(width: 146, height: 58)
      let headroom = try #require(subject.selector.decide(subject.layout, in: bounds).headroom())
      let title = try #require(headroom.texts.first { $0.string == article.headline })
      let style = ParagraphStyle(pointSize: 12)
      let lines = subject.plain.title.lineCount(style, width: 146)
      guard lines == 2 || lines == 3, let growth = title.growth else { continue }
      let least = 146 - growth.points
      #expect(subject.plain.title.lineCount(style, width: least + 1e-9) == lines)
      #expect(subject.plain.title.lineCount(style, width: least - 1e-9) > lines)
      #expect(abs((1 + growth.ratio) * least - 146) < 1e-9, "\(article.headline)")
      count += 1
    }
    #expect(count > 20)
  }

  /// What a row has left or lacks is so for each of its texts, whatever part of itself that is, and whether the
  /// choice stands by itself or is placed in something else.
  @Test(arguments: [10.0, -10], [false, true])
  func pointsOfARowAreThoseOfItsTexts(_ room: Double, isWrapped: Bool) throws {
    let selector = try JapaneseSelector.selector()
    let (one, other) = ("夜行フェリー", "湾内航路へ")
    func text(_ string: String) -> some View {
      Text(verbatim: string).font(.system(size: 12))
    }
    let row = HStack(spacing: 0) {
      text(one)
      text(other)
    }
    let view = ViewThatFits(in: .horizontal) {
      row
      text("夜")
    }
    let own = selector.resolve(row).sizeThatFits(.unspecified).width
    let bounds = CGSize(width: own + CGFloat(room), height: 40)
    let decision =
      isWrapped
      ? selector.decide(VStack { view }, in: bounds) : selector.decide(view, in: bounds)
    #expect(decision.chosenIndex == (room > 0 ? 0 : 1))
    let headroom = try #require(decision.headroom())
    for string in [one, other] {
      let width = Double(selector.resolve(text(string)).sizeThatFits(.unspecified).width)
      let found = try #require(headroom.texts.first { $0.string == string })
      #expect(abs(found.width - width) < 1e-9, "\(string)")
      let limit = try #require(room > 0 ? found.growth : found.shrinkage)
      #expect(abs(limit.points - abs(room)) < 1e-6, "\(string)")
      #expect(abs(limit.ratio - abs(room) / width) < 1e-6, "\(string)")
    }
  }

  /// Rows, padding and comparisons of widths: found by steps and bisection.
  @Test func layoutsWithoutStepsAreSearched() throws {
    let selector = try JapaneseSelector.selector()
    let view = VStack(alignment: .leading) {
      Text(verbatim: "見出しの上").font(.system(size: 10))
      ViewThatFits {
        HStack {
          Text(verbatim: "夜行フェリー").font(.system(size: 12))
          Text(verbatim: "湾内航路へ").font(.system(size: 12))
        }
        Text(verbatim: "夜行フェリー").font(.system(size: 12))
        Text(verbatim: "夜行").font(.system(size: 12))
      }
    }
    .padding(4)
    let layout = selector.resolve(view)
    let bounds = CGSize(width: 146, height: 58)
    let decision = selector.decide(layout, in: bounds)
    #expect(decision.chosenIndex == 0)
    let headroom = try #require(decision.headroom())
    let reduction = try #require(headroom.width.reduction)
    let kept = CGSize(width: 146 - reduction.points, height: 58)
    #expect(selector.chosenIndex(of: layout, in: kept) == 0)
    let less = CGSize(width: 146 - reduction.points - 1e-6, height: 58)
    #expect(selector.chosenIndex(of: layout, in: less) == reduction.outcome.chosenIndex)
    #expect(headroom.width.enlargement == nil)
    // The row is as wide as both texts and the gap between them: either has the whole rest to grow.
    let first = try #require(headroom.texts.first { $0.string == "夜行フェリー" }?.growth)
    let second = try #require(headroom.texts.first { $0.string == "湾内航路へ" }?.growth)
    #expect(abs(first.ratio * 6 - second.ratio * 5) < 0.02)
    #expect(headroom.texts.contains { $0.string == "見出しの上" })
  }

  @Test func nothingToChooseHasNoHeadroom() throws {
    let selector = try JapaneseSelector.selector()
    let text = selector.decide(Text(verbatim: "A"), in: CGSize(width: 50, height: 50))
    #expect(text.headroom() == nil)
    let none = selector.decide(ViewThatFits { EmptyView() }, in: CGSize(width: 50, height: 50))
    #expect(none.headroom() == nil)
    let open = selector.decide(
      ViewThatFits { Text(verbatim: "A") },
      in: CGSize(width: CGFloat.infinity, height: 50)
    )
    #expect(open.headroom() == nil)
  }

  /// Between two of the smallest numbers there may be none to look at.
  @Test func theLeastBoundsEnd() throws {
    let selector = try JapaneseSelector.selector()
    let view = ViewThatFits(in: .horizontal) {
      VStack { Color.red.frame(width: 0x1.8p-1046) }
      Color.red.frame(width: 0)
    }
    let decision = selector.decide(view, in: CGSize(width: 0x1p-1046, height: 10))
    #expect(decision.chosenIndex == 1)
    let enlargement = try #require(decision.headroom()?.width.enlargement)
    #expect(enlargement.outcome == FitOutcome(chosenIndex: 0, fits: true))
    #expect(abs(enlargement.ratio - 0.5) < 1e-3)
  }

  /// No bounds and no text make the search stop short or run on.
  @Test func oddBoundsEnd() throws {
    let selector = try JapaneseSelector.selector()
    let view = ViewThatFits(in: .vertical) {
      Text(verbatim: String(repeating: "見出し", count: 40)).font(.system(size: 12))
      Text(verbatim: "A").font(.system(size: 0)).frame(width: 7)
      HStack {
        Text(verbatim: "B").minimumScaleFactor(0.1)
        Color.red.aspectRatioStandIn
      }
    }
    for width in [0, 0.001, 3, 1e6] as [CGFloat] {
      for height in [0, 1, 1e6] as [CGFloat] {
        let decision = selector.decide(view, in: CGSize(width: width, height: height))
        let headroom = try #require(decision.headroom())
        #expect(headroom.outcome.chosenIndex == decision.chosenIndex)
      }
    }
  }
}

extension View {
  /// A view whose height follows its width without steps.
  fileprivate var aspectRatioStandIn: some View { frame(maxWidth: .infinity, maxHeight: 10) }
}
