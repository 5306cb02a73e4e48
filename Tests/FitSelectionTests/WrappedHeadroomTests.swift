import Foundation
import Headlines
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

/// What stands around a choice, or how its texts are shown, hides no headroom.
@MainActor
@Suite struct WrappedHeadroomTests {
  private let bounds = CGSize(width: 146, height: 58)

  private func selector(
    _ language: String,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> FitSelector {
    let fonts = language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    var environment = EnvironmentValues(fontLibrary: fonts)
    environment.textLanguage = language
    environment.displayScale = 3
    environment.layoutDirection = direction
    return FitSelector(environment: environment)
  }

  private func articles(_ language: String, _ count: Int) throws -> [HeadlineArticle] {
    let rows = try Corpus.rows(language).filter { !$0.snippet.isEmpty && $0.snippet != $0.headline }
    return rows.prefix(count).map {
      HeadlineArticle(
        headline: $0.headline,
        snippet: String($0.snippet.prefix(60)),
        language: language
      )
    }
  }

  /// The limits of two headrooms, which must be those of the same texts.
  private func compare(_ one: Headroom, _ other: Headroom, _ comment: Comment) {
    #expect(one.outcome == other.outcome, comment)
    #expect(one.texts.map(\.string) == other.texts.map(\.string), comment)
    func compare(_ one: HeadroomLimit?, _ other: HeadroomLimit?) {
      #expect(one?.outcome == other?.outcome, comment)
      #expect(abs((one?.ratio ?? -1) - (other?.ratio ?? -1)) < 1e-6, comment)
    }
    for (one, other) in zip(one.texts, other.texts) {
      compare(one.growth, other.growth)
      compare(one.shrinkage, other.shrinkage)
    }
    compare(one.width.reduction, other.width.reduction)
    compare(one.width.enlargement, other.width.enlargement)
    compare(one.height.reduction, other.height.reduction)
    compare(one.height.enlargement, other.height.enlargement)
  }

  @Test(arguments: ["ar", "he"]) func readingFromTheRightHidesNone(language: String) throws {
    var limits = 0
    let plain = try selector(language)
    let right = try selector(language, .rightToLeft)
    for article in try articles(language, 8) {
      func headroom(_ direction: LayoutDirection) throws -> Headroom {
        let decision = (direction == .leftToRight ? plain : right)
          .decide(HeadlineWidget(article: article), in: bounds)
        return try #require(decision.headroom())
      }
      let mirrored = try headroom(.rightToLeft)
      compare(try headroom(.leftToRight), mirrored, "\(article.headline)")
      limits += mirrored.decidingText == nil ? 0 : 1
    }
    #expect(limits > 3)
  }

  @Test func overlaysAndBackgroundsHideNone() throws {
    let selector = try selector("ja")
    let choice = ViewThatFits(in: .vertical) {
      Text(verbatim: "夜行フェリーが港を出る").font(.system(size: 12))
      Text(verbatim: "夜行").font(.system(size: 12))
    }
    func headroom(_ view: some View) throws -> Headroom {
      try #require(selector.decide(view, in: CGSize(width: 130, height: 20)).headroom())
    }
    let plain = try headroom(choice)
    #expect(plain.texts.first?.growth != nil)
    compare(plain, try headroom(Color.clear.overlay { choice }), "overlay")
    compare(plain, try headroom(Color.clear.background { choice }), "background")
  }

  /// Of a long text no more lines are looked at than a comparison needs.
  ///
  /// Around it a padding, which may take away from a length, asks for all of them.
  @Test func linesThatFindNoRoomHideNone() throws {
    let selector = try selector("en")
    let rows = try Corpus.rows("en").prefix(90).map(\.headline)
    var limits = 0
    for first in stride(from: 0, to: rows.count, by: 18) {
      let text = rows[first..<(first + 18)].joined(separator: ". ")
      #expect(text.utf16.count > 600)
      for height in [58, 300, 640] as [CGFloat] {
        func headroom(_ padding: CGFloat?) throws -> Headroom {
          let view = ViewThatFits(in: .vertical) {
            VStack {
              Text(verbatim: text).font(.system(size: 12)).padding(.top, padding ?? 0)
              Text(verbatim: "A snippet of several words").font(.system(size: 11)).lineLimit(2)
            }
            Text(verbatim: text).font(.system(size: 12))
          }
          let plain = ViewThatFits(in: .vertical) {
            VStack {
              Text(verbatim: text).font(.system(size: 12))
              Text(verbatim: "A snippet of several words").font(.system(size: 11)).lineLimit(2)
            }
            Text(verbatim: text).font(.system(size: 12))
          }
          let bounds = CGSize(width: 146, height: height)
          let decision =
            padding == nil ? selector.decide(plain, in: bounds) : selector.decide(view, in: bounds)
          return try #require(decision.headroom())
        }
        let quick = try headroom(nil)
        compare(quick, try headroom(0), "\(text) in \(height)")
        limits += quick.decidingText == nil ? 0 : 1
      }
    }
    #expect(limits > 2)
  }

  /// In a choice between single texts, text that is wider by a factor is a bound that is narrower
  /// by it.
  private func expectsGrowth(
    _ text: Text,
    hidden: Bool = false,
    weight: LegibilityWeight? = nil,
    _ direction: LayoutDirection = .leftToRight,
    _ comment: Comment
  ) throws {
    let view = ViewThatFits(in: .vertical) {
      text
      Text(verbatim: "–")
    }
    .redacted(reason: hidden ? .placeholder : [])
    .environment(\.legibilityWeight, weight)
    let decision = try selector("en", direction)
      .decide(view, in: CGSize(width: 130, height: hidden ? 65 : 45))
    #expect(decision.chosenIndex == 0, comment)
    let headroom = try #require(decision.headroom())
    let growth = try #require(headroom.texts.first?.growth, comment)
    let reduction = try #require(headroom.width.reduction, comment)
    #expect(abs(1 / (1 + growth.ratio) - (1 - reduction.ratio)) < 1e-6, comment)
  }

  @Test func textsOfAnyLookHaveSome() throws {
    let plain = Text(verbatim: "three words here and there")
    let styled = Text(verbatim: "three ").bold() + Text(verbatim: "words here and there").italic()
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      try expectsGrowth(plain, direction, "plain")
      try expectsGrowth(styled, direction, "several styles")
      try expectsGrowth(plain, hidden: true, direction, "hidden")
      try expectsGrowth(plain.bold(), weight: .bold, direction, "Bold Text")
    }
  }
}
