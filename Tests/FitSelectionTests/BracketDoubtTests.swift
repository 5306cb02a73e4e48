import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import UnicodeText
import ViewFitting

@testable import FitSelection

/// What brackets that iOS spaces may be off by: how many of which, on the line that has most.
@MainActor
@Suite struct BracketDoubtTests {
  /// In points of a text at 10 pt, which is one view of a choice or stands above one.
  private func doubt(
    _ text: String,
    language: String = "ja",
    version: SystemVersion = .newest,
    isAbove: Bool = false
  ) throws -> Double? {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.textLanguage = language
    environment.systemVersion = version
    let words = Text(verbatim: text).font(.system(size: 10))
      .typesettingLanguage(Locale.Language(identifier: language))
    let choice = ViewThatFits(in: .vertical) {
      if isAbove { Color.white.frame(width: 9, height: 9) } else { words }
      Color.white.frame(width: 1, height: 1)
    }
    let view = VStack {
      if isAbove { words }
      choice
    }
    let decision = FitSelector(environment: environment)
      .decide(view, in: CGSize(width: 900, height: 500), tracing: .all)
    let headroom = try #require(decision.headroom()?.texts.first)
    return Uncertainty.brackets(of: headroom, in: decision).map {
      #expect($0.uncertainty == .spacedBrackets)
      return $0.points
    }
  }

  private func expect(_ found: Double?, _ count: Double?) {
    #expect(found == count.map { 0.06 * $0 * 10 })
  }

  @Test(arguments: [
    ("海", nil), ("「海", nil), ("海」", 1), ("「海」", 1), ("『海』", 2), ("（海）", 2), ("〈海〉", 2),
    ("〝海〟", 10), ("［海］", 10), ("〚海』", 6), ("｛海｝", 2), ("｢海｣", 2), ("(海)", nil), ("[海]", nil),
    ("〇海", nil),
    ("、海。", nil),
  ])
  func doubtfulBracketsAreCounted(_ text: String, _ count: Double?) throws {
    expect(try doubt(text), count)
  }

  @Test(arguments: [
    ("ja", true), ("ja-JP", true), ("jam", false), ("en", false),
    ("zh-Hans", false),
  ])
  func onlyJapaneseTextHasSpacedBrackets(_ language: String, _ isDoubted: Bool) throws {
    expect(try doubt("海』", language: language), isDoubted ? 1 : nil)
  }

  @Test(arguments: SystemVersion.allCases)
  func bracketsAreSpacedSinceIOS17(_ version: SystemVersion) throws {
    expect(try doubt("海』", version: version), version >= .iOS17 ? 1 : nil)
  }

  @Test func textsBesideAChoiceAreDoubted() throws {
    expect(try doubt("『海』", isAbove: true), 2)
  }

  @Test func theMostIsNeverLess() throws {
    for text in ["海", "『海』「", "（海）』』"] {
      let most = Uncertainty.mostBracketDoubt(in: BlockArray(text.utf16), pointSize: 10)
      #expect(try most >= doubt(text) ?? 0)
      #expect(try (most == 0) == (doubt(text) == nil))
    }
  }
}
