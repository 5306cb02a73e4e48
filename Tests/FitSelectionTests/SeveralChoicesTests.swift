import Foundation
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

/// Views with more than one choice: a change of any of them is another answer.
@MainActor
@Suite struct SeveralChoicesTests {
  private func headroom(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> Headroom {
    let selector = try JapaneseSelector.selector()
    return try #require(
      selector.decide(view, in: CGSize(width: width, height: height)).headroom()
    )
  }

  /// A choice that needs a height of its own, and another thing for want of it.
  private func choice(_ height: CGFloat) -> some View {
    ViewThatFits(in: .vertical) {
      Color.red.frame(height: height)
      Color.blue.frame(height: 1)
    }
  }

  @Test func nestedOnesCount() throws {
    let view = ViewThatFits(in: .horizontal) {
      choice(39.99)
      Color.red
    }
    let height = try headroom(view, 100, 40).height
    let reduction = try #require(height.reduction)
    #expect(abs(reduction.points - 0.01) < 1e-6)
    #expect(reduction.outcome.chosenIndex == 0)
  }

  @Test func thoseBesideItCount() throws {
    let view = HStack(spacing: 0) {
      choice(10)
      choice(40.01)
    }
    let limits = try headroom(view, 100, 40).height
    #expect(abs(try #require(limits.enlargement).points - 0.01) < 1e-6)
    #expect(limits.reduction == nil)
  }

  @Test func textsOfAllOfThemAreStrained() throws {
    let view = HStack(spacing: 0) {
      choice(10)
      ViewThatFits(in: .vertical) {
        Text(verbatim: "夜行フェリー").font(.system(size: 12))
        Text(verbatim: "夜行").font(.system(size: 12))
      }
      .frame(width: 70)
    }
    let text = try headroom(view, 170, 20).texts.first { $0.string == "夜行フェリー" }
    #expect(text?.growth != nil)
  }

  /// Thousands of points are looked through to the end.
  @Test func longWaysAreGone() throws {
    let view = ViewThatFits(in: .horizontal) {
      HStack(spacing: 0) {
        Text(verbatim: "夜行").font(.system(size: 12))
        Color.red.frame(width: 2_200)
      }
      Text(verbatim: "夜")
    }
    .padding(0)
    let reduction = try #require(try headroom(view, 4_000, 50).width.reduction)
    #expect(abs(reduction.points - 1_777.33) < 1)
    #expect(reduction.outcome.chosenIndex == 1)
  }
}
