import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import LayoutEngine

/// What a text with tabs rests on.
@Suite struct TabbedTextTests {
  private static let own = StandIn(subject: "font", assumption: "guessed")

  private func element(_ string: String) throws -> TextElement {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let prepared = TextPreparer().prepare(string, style: style)
    return TextElement(prepared: prepared, .plain(standIns: [Self.own]))
  }

  /// Each tab may be as wide as two stops are apart, beside what the text rests on otherwise; no other character is in
  /// doubt so.
  @Test(arguments: [
    ("", 0), ("Rates up", 0), ("Rates\nup", 0), ("Rates\u{A0}up\u{7F}", 0), ("Rates\tup", 1),
    ("\tRates\nup\t\t", 3),
  ])
  func eachTabIsInDoubt(_ string: String, _ count: Int) throws {
    let element = try element(string)
    #expect(element.prepared.tabCount == count)
    var expected = [Self.own]
    if count > 0 { expected.append(.tabs(count)) }
    #expect(element.standIns == expected)
    let node = LayoutNode.text(element, .plain)
    let bounds = CGSize(width: 90, height: 60)
    let decision = node.decide(in: bounds, displayScale: 1, tracing: .tried)
    #expect(decision.standIns == (string.isEmpty ? [] : expected))
    let doubts = decision.standIns.compactMap(\.doubt)
    #expect(doubts == (count > 0 ? [CGSize(width: 28 * count, height: 0)] : []))
  }
}
