import Foundation
import LayoutEngine
import SwiftUISurface
import Testing
import ViewFitting

@testable import WidgetHost

/// Texts that say the same, be they in the view or in a mask.
extension WholenessTests {
  /// What is mixed with what lies below it, or drawn by itself, is cut and moved within as it is elsewhere.
  @Test func cutTextsAreCutUnderEveryEffect() throws {
    let cut = Self.hill().frame(width: 20).clipped()
    let moved = Self.hill().transformEffect(CGAffineTransform(translationX: 60, y: 0))
    let masked = Self.hill().mask { Rectangle().frame(width: 10) }
    let views: [(AnyView, TextRecord.State)] = [
      (AnyView(cut), .clipped), (AnyView(moved), .outside), (AnyView(masked), .clipped),
    ]
    for (view, state) in views {
      #expect(try Self.states(of: view.blendMode(.multiply)) == [state])
      #expect(try Self.states(of: view.compositingGroup()) == [state])
      #expect(try Self.states(of: view.compositingGroup().blendMode(.screen)) == [state])
    }
  }

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

  /// What a picture that cannot be drawn is called stands in its outline: it is not taken for a text that says the same.
  @Test func namesInOutlinesAreNoTexts() throws {
    let pictured = ZStack {
      Image("Hill x").resizable().frame(width: 90, height: 40)
      Self.hill().frame(width: 20).clipped()
    }
    #expect(try Self.states(of: pictured) == [.clipped])
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

  /// Each of several texts in a clip or in a mask, or of a mask, is cut where it stands.
  @Test func severalTextsAreCutEachByItself() throws {
    let texts = ZStack {
      Text("Hi").fixedSize()
      Text("Ho").fixedSize().offset(x: 20)
    }
    let square = Color.red.frame(width: 24, height: 24)
    for view in [
      AnyView(texts.frame(width: 24, height: 24).clipped()), AnyView(texts.mask { square }),
      AnyView(square.mask { texts }),
    ] {
      #expect(try Self.states(of: view) == [.whole, .clipped])
    }
  }

  /// What the texts of a mask uncover becomes lines once, as a clip does.
  @Test func whatAMaskUncoversIsFlattenedOnce() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: 9)
    let words = VStack(spacing: 0) { ForEach(0..<2) { Text("Hill \($0)").fixedSize() } }
    let view = shape.fill(.red).frame(width: 60, height: 40).mask { words }
    #expect(DrawnTexts(of: try Self.decision(view).displayList).outlineCount == 1)
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

  /// Of a decision that somebody put together nothing may be drawn: its texts are judged by their frames.
  @Test(
    arguments: [
      (nil, .whole, false), (CGRect(x: 10, y: 10, width: 40, height: 12), .whole, false),
      (CGRect(x: 80, y: 10, width: 40, height: 12), .outside, false),
      (CGRect(x: 100, y: 10, width: 40, height: 12), .outside, true),
      (CGRect(x: -50, y: 10, width: 40, height: 12), .outside, true),
      (CGRect(x: 10, y: 30, width: 40, height: 12), .outside, false),
      (CGRect(x: 10, y: 40, width: 40, height: 12), .outside, true),
    ] as [(CGRect?, TextRecord.State, Bool)]
  )
  func textsThatAreNotDrawnAreJudgedByTheirFrames(
    _ frame: CGRect?,
    _ state: TextRecord.State,
    _ isBeyond: Bool
  ) {
    // Where something is moved, no text is taken to be drawn in its frame.
    let moved = DisplayItem.group(
      DisplayGroup([], .transform(CGAffineTransform(translationX: 1, y: 0)))
    )
    for items in [[], [moved]] as [[DisplayItem]] {
      let fates = Self.fates(ofTextIn: frame, items, beyond: CGSize(width: 4, height: 4))
      #expect(fates == [TextFate(state: state, isBeyond: isBeyond)], "\(items.count)")
    }
  }

  /// A widget may reach farther beyond its content at the sides than above and below it.
  @Test(
    arguments: [
      (-15, 10, .whole, false), (-50, 10, .outside, false), (-70, 10, .outside, true),
      (70, 10, .whole, false), (10, -5, .outside, false), (10, -20, .outside, true),
      (10, 25, .outside, false), (10, 36, .outside, true),
    ] as [(CGFloat, CGFloat, TextRecord.State, Bool)]
  )
  func marginsAreThoseOfTheirSides(
    _ x: CGFloat,
    _ y: CGFloat,
    _ state: TextRecord.State,
    _ isBeyond: Bool
  ) {
    let fates = Self.fates(
      ofTextIn: CGRect(x: x, y: y, width: 40, height: 12),
      [],
      beyond: CGSize(width: 20, height: 2)
    )
    #expect(fates == [TextFate(state: state, isBeyond: isBeyond)])
  }

  /// What becomes of a text in a frame, in content of 92 by 32 points of which nothing is drawn but items.
  private static func fates(
    ofTextIn frame: CGRect?,
    _ items: [DisplayItem],
    beyond margins: CGSize
  ) -> [TextFate] {
    let size = CGSize(width: 92, height: 32)
    let text = TextTrace(
      role: nil,
      string: "Hill",
      pointSize: 10,
      lines: [LineTrace(text: "Hill", width: 40)],
      isTruncated: false,
      size: CGSize(width: 40, height: 12),
      frame: frame
    )
    let decision = FitDecision(
      bounds: size,
      displayScale: 3,
      chosenIndex: nil,
      candidates: [],
      placed: PlacedTrace(size: size, texts: [text]),
      displayList: DisplayList(size: size, displayScale: 3, items: items)
    )
    return decision.fates(in: .systemSmall, beyond: margins)
  }
}
