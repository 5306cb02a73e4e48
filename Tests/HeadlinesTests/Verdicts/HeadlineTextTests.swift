import FontFaces
import TestSupport
import Testing
import Typesetting

@testable import Headlines

/// A headline's texts are prepared once, as far as they are remembered.
@Suite struct HeadlineTextTests {
  private func style() throws -> TextStyle {
    TextStyle(cascade: try TestFonts.sharedEnglish().cascade(weight: .regular))
  }

  /// However many were prepared, the last two dozen are known, and none before them.
  @Test func theLastTwoDozenAreKnown() throws {
    let style = try style()
    let texts = HeadlineTexts()
    var prepared: [PreparedText] = []
    for number in 0..<120 {
      prepared.append(texts.prepare("text \(number)", style: style))
      guard [0, 22, 23, 24, 47, 48, 49, 71, 72, 73, 119].contains(number) else { continue }
      for last in max(number - 23, 0)...number {
        let known = texts.prepare("text \(last)", style: style)
        #expect(known.isIdentical(to: prepared[last]), "\(last) after \(number)")
      }
    }
    let other = texts.prepare("text 95", style: style)
    #expect(!other.isIdentical(to: prepared[95]) && other.text == "text 95")
    #expect(!texts.prepare("text 96", style: style).isIdentical(to: prepared[96]))
    #expect(texts.prepare("text 98", style: style).isIdentical(to: prepared[98]))
  }

  /// Of a preparer they are those that it remembers for others.
  @Test func preparersRememberForOthers() throws {
    let style = try style()
    let preparer = TextPreparer(byteLimit: 1 << 20)
    let own = preparer.prepare("text", style: style)
    #expect(HeadlineTexts(preparer).prepare("text", style: style).isIdentical(to: own))
    #expect(!HeadlineTexts().prepare("text", style: style).isIdentical(to: own))
  }

  /// A text that could be made of another one is in the style that is asked for, also where it cannot.
  @Test func textsLikeOthersAreInTheirOwnStyle() throws {
    let own = try style()
    var german = own
    german.language = "de"
    let other = PreparedText("text", style: german)
    for texts in [HeadlineTexts(), HeadlineTexts(TextPreparer(byteLimit: 1 << 20))] {
      let prepared = texts.prepare("text", style: own, like: other)
      #expect(prepared.style == own && prepared.text == "text")
    }
  }
}
