import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

/// The public face: the same answers on any thread, and for any bounds.
@MainActor
@Suite struct FitSelectorTests {
  static func selector() throws -> FitSelector {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.textLanguage = "ja"
    return FitSelector(environment: environment)
  }

  static let article = ArticleHeadline(
    displayTime: "9:41",
    title: "政府、経済対策を閣議決定 物価高への対応を柱に",
    snippet: "政府は二十日、新たな経済対策を決めた。家計への支援と、企業の投資を促す措置が柱になる。"
  )

  @Test func threadsAgree() async throws {
    let selector = try Self.selector()
    let layout = selector.resolve(ArticleHeadlineView(articleHeadline: Self.article))
    let bounds = (60...160).map { CGSize(width: CGFloat($0), height: 58) }
    let expected = bounds.map { selector.chosenIndex(of: layout, in: $0) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          bounds.map { selector.chosenIndex(of: layout, in: $0) } == expected
            && bounds.map { selector.decide(layout, in: $0).chosenIndex } == expected
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func oddBoundsAreAnswered() throws {
    let selector = try Self.selector()
    let lengths: [CGFloat] = [
      0, -5, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    let view = VStack {
      HStack {
        Text(verbatim: "A"); Spacer(); Text(verbatim: "B").layoutPriority(1)
      }
      ArticleHeadlineView(articleHeadline: Self.article)
      ZStack {
        Color.red; Text(verbatim: "C").padding().frame(maxWidth: .infinity)
      }
    }
    for width in lengths {
      for height in lengths {
        let decision = selector.decide(view, in: CGSize(width: width, height: height))
        #expect(decision.candidates.count == 3)
      }
    }
  }

  /// Where nothing else is asked for, no candidate behind the one that is shown is measured.
  @Test func onlyWhatIsTriedIsMeasured() throws {
    let selector = try Self.selector()
    let view = ViewThatFits {
      Color.white.frame(width: 40, height: 20)
      Color.white.frame(width: 20, height: 20)
      Color.white.frame(width: 1, height: 1)
    }
    let bounds = CGSize(width: 30, height: 30)
    for decision in [
      selector.decide(view, in: bounds), selector.decide(selector.resolve(view), in: bounds),
    ] {
      #expect(decision.chosenIndex == 1)
      #expect(decision.candidates.map(\.wasMeasured) == [true, true, false])
    }
  }

  @Test func choiceChangesOnlyWithTheBounds() throws {
    // The same question twice, and from a fresh selector: the same answer.
    let first = try Self.selector()
    let second = try Self.selector()
    let view = ArticleHeadlineView(articleHeadline: Self.article)
    for height in stride(from: CGFloat(20), through: 80, by: 3) {
      let bounds = CGSize(width: 146, height: height)
      let one = first.decide(view, in: bounds, tracing: .all)
      let other = second.decide(view, in: bounds, tracing: .all)
      #expect(one.candidates == other.candidates)
      #expect(one.placed == other.placed)
      #expect(first.decide(view, in: bounds, tracing: .all).placed == one.placed)
    }
  }

  /// On real headlines: what is traced is what is chosen, and what fits is shown within bounds.
  @Test func tracesHoldOnRealHeadlines() throws {
    let selector = try Self.selector()
    let bounds = CGSize(width: 146, height: 58)
    for row in try Corpus.rows("ja").prefix(200) {
      let article = ArticleHeadline(
        displayTime: "9:41",
        title: row.headline,
        snippet: row.snippet
      )
      let layout = selector.resolve(ArticleHeadlineView(articleHeadline: article))
      let decision = selector.decide(layout, in: bounds, tracing: .all)
      #expect(decision.chosenIndex == selector.chosenIndex(of: layout, in: bounds))
      #expect(
        decision.chosenIndex == decision.candidates.firstIndex { $0.fits }
          ?? decision.candidates.count - 1
      )
      let titleLines = decision.candidates[2].texts.last?.lineCount ?? 0
      if !row.snippet.isEmpty {
        #expect((decision.placed.texts.count == 3) == (titleLines <= 2), "\(row.id)")
      }
      if titleLines <= 3 {
        #expect(decision.placed.texts.allSatisfy { $0.role == nil && $0.frame != nil })
        #expect(decision.placed.texts[1].isTruncated == false, "\(row.id)")
      }
    }
  }
}
