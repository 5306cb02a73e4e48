import Foundation
import LayoutEngine
import SwiftUISurface
import Testing
import ViewFitting

@testable import WidgetHost

/// Texts that say the same, be they in the view or in a mask.
extension WholenessTests {
  /// Each of several texts that say the same at one place has its own fate.
  @Test func equalTextsAreJudgedEachByItself() throws {
    let away = CGAffineTransform(translationX: 150, y: 0)
    #expect(
      try Self.states(
        of: ZStack {
          Self.hill(); Self.hill().transformEffect(away)
        }
      ) == [.whole, .outside]
    )
    #expect(
      try Self.states(
        of: ZStack {
          Self.hill().transformEffect(away); Self.hill()
        }
      ) == [.outside, .whole]
    )
    let three = ZStack {
      Self.hill()
      Self.hill().redacted(reason: .placeholder)
      Self.hill().frame(width: 20).clipped()
      Self.hill().baselineOffset(-3)
    }
    #expect(try Self.states(of: three) == [.whole, .hidden, .clipped, .whole])
    #expect(
      try Self.states(
        of: Self.hill().overlay { Self.hill().scaleEffect(9) }.background { Self.hill() }
      )
        == [.whole, .whole, .outside]
    )
  }

  /// What is drawn of a mask is not taken for a later text that says the same.
  @Test func theTextsOfAMaskAreJudgedByThemselves() throws {
    #expect(
      try Self.states(
        of: VStack(spacing: 0) {
          Self.hill().mask { Self.hill() }
          Self.hill().frame(width: 20).clipped()
        }
      ) == [.whole, .whole, .clipped]
    )
    #expect(
      try Self.states(
        of: VStack(spacing: 0) {
          Self.hill().mask { Self.hill().frame(width: 20).clipped() }
          Self.hill()
        }
      ) == [.clipped, .clipped, .whole]
    )
  }

  /// A mask that says what another text says in the same place is listed once, unless they differ in what becomes
  /// of them.
  @Test func whatAMaskRepeatsIsListedOnce() throws {
    func listed<Content: View>(_ view: Content) throws -> [TextRecord] {
      try Self.decision(view).records(in: .systemSmall, beyond: CGSize(width: 4, height: 4))
    }
    let red = Color.red.mask { Self.hill() }
    #expect(try listed(Self.hill()).count == 1)
    #expect(try listed(Self.hill().mask { Self.hill() }).count == 1)
    #expect(try listed(Self.hill().overlay { red }).count == 1)
    #expect(try listed(Self.hill().background { red }).count == 1)
    #expect(try listed(Self.hill().overlay { red.mask { Self.hill() } }).count == 1)
    #expect(try listed(Color.red.frame(width: 60, height: 24).mask { Self.hill() }).count == 1)
    // The name is that of the text, whichever is drawn first.
    let named = Self.hill().accessibilityIdentifier("title")
    #expect(try listed(named.overlay { red }).map(\.identifier) == ["title"])
    #expect(try listed(named.background { red }).map(\.identifier) == ["title"])
    // Further texts that say the same, and those that look otherwise, are texts of their own.
    #expect(
      try listed(
        ZStack {
          Self.hill(); Self.hill()
        }
      ).count == 2
    )
    #expect(
      try listed(
        VStack(spacing: 0) {
          red.frame(height: 16); Self.hill()
        }
      ).count == 2
    )
    #expect(
      try listed(Self.hill().overlay { Color.red.mask { Text("Hill y").fixedSize() } }).count == 2
    )
    #expect(
      try listed(Self.hill().overlay { red.frame(width: 20).clipped() }).map(\.state)
        == [.whole, .clipped]
    )
  }
}
