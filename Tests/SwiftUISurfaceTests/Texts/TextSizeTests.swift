import LayoutEngine
import SwiftUISurface
import Testing
import Typesetting

/// Sizes of texts by what they are offered (LayoutRules §2.1, §2.3).
@MainActor
@Suite struct TextSizeTests {
  static let words = "one two three four five six seven eight nine ten"
  /// Twelve points: a line is 14.3203125 high.
  static let text = Text(verbatim: words).font(.system(size: 12))
  static let lineHeight = 12 * 2444.0 / 2048

  func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
    try Layouts.size(view, width, height)
  }

  static func rounded(_ length: CGFloat, scale: CGFloat = 3) -> CGFloat {
    let pixel = 1 / scale
    return (length / pixel).rounded(.up) * pixel
  }

  @Test func emptyTextHasNoSize() throws {
    #expect(try size(Text(verbatim: ""), nil, nil) == .zero)
    #expect(try size(Text(verbatim: "").lineLimit(3, reservesSpace: true), 100, 100) == .zero)
  }

  @Test func zeroByZeroIsZero() throws {
    #expect(try size(Self.text, 0, 0) == .zero)
    #expect(try size(Self.text, 0, nil).height > 100)
  }

  @Test func openProposalsDoNotWrap() throws {
    let ideal = try size(Self.text, nil, nil)
    #expect(ideal.height == Self.rounded(Self.lineHeight))
    #expect(try size(Self.text, .infinity, .infinity) == ideal)
    #expect(try size(Self.text, ideal.width, nil) == ideal)
    #expect(try size(Self.text, 10_000, 10_000) == ideal)
  }

  /// With the space at the line's end, which is 3.375 points wide.
  @Test func widthIsThatOfTheWidestLine() throws {
    let wrapped = try size(Self.text, 100, nil)
    #expect(wrapped.width <= 100)
    #expect(wrapped.width > 70)
    let decision = try Layouts.decide(Self.text, 100, 500)
    let widest = decision.placed.texts[0].lines.map(\.width).max() ?? 0
    #expect(wrapped.width == min(Self.rounded(widest + 3.375), 100))
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func heightIsRoundedOnceForAllLines(_ scale: Double) throws {
    for count in 1...12 {
      let text = Text(verbatim: Array(repeating: "A", count: count).joined(separator: "\n"))
      let height = try Layouts.size(
        text.font(.system(size: 12)),
        nil,
        nil,
        scale: CGFloat(scale)
      ).height
      #expect(height == Self.rounded(Double(count) * Self.lineHeight, scale: scale))
    }
  }

  @Test func heightKeepsWholeLinesAndNeverFewerThanOne() throws {
    let full = try Layouts.decide(Self.text, 100, 500).placed.texts[0]
    #expect(full.lineCount == 4)
    for (height, lines) in [(58, 4), (57, 3), (43, 3), (42, 2), (29, 2), (28, 1), (5, 1)] {
      let text = try Layouts.decide(Self.text, 100, CGFloat(height)).placed.texts[0]
      #expect(text.lineCount == lines, "\(height)")
      #expect(text.isTruncated == (lines < 4))
      #expect(text.size.height == Self.rounded(Double(lines) * Self.lineHeight))
    }
  }

  /// A syllable is 11.04 points wide: with a space one more would fit on each of the first two lines.
  @Test func wordsOfHangulAreKept() throws {
    let words = ["우리나라대한민국의", "아름다운금수강산을", "노래합니다"]
    let text = Text(verbatim: words.joined(separator: " ")).font(.system(size: 12))
    func lines(_ width: CGFloat) throws -> [String] {
      try Layouts.decide(text, width, 500).placed.texts[0].lines.map(\.text)
    }
    #expect(try lines(120) == words)
    // A word that no line holds is cut.
    #expect(try lines(60) == ["우리나라대", "한민국의", "아름다운금", "수강산을", "노래합니다"])
  }

  @Test func lineLimits() throws {
    func lines(_ view: some View) throws -> Int {
      try Layouts.decide(view, 60, 500).placed.texts[0].lineCount
    }
    let all = try lines(Self.text)
    #expect(all > 4)
    #expect(try lines(Self.text.lineLimit(2)) == 2)
    #expect(try lines(Self.text.lineLimit(0)) == 1)
    #expect(try lines(Self.text.lineLimit(-3)) == 1)
    // Whoever counts lines is told of one, too.
    for limit in [0, -3, 1] {
      let texts = try #require(try Layouts.resolve(Self.text.lineLimit(limit)).columnTexts)
      #expect(texts.map(\.paragraph.lineLimit) == [1], "\(limit)")
    }
    #expect(try lines(Self.text.lineLimit(nil)) == all)
    #expect(try lines(Self.text.lineLimit(...3)) == 3)
    #expect(try lines(Self.text.lineLimit(2...4)) == 4)
    #expect(try lines(Self.text.lineLimit(2...)) == all)
    // The innermost one counts.
    #expect(try lines(Self.text.lineLimit(1).lineLimit(3)) == 1)
    #expect(try lines(VStack { Self.text.lineLimit(nil) }.lineLimit(1)) == all)
    #expect(try lines(VStack { Self.text.lineLimit(2...) }.lineLimit(1)) == all)
  }

  @Test func lowerLineLimitsKeepRoom() throws {
    let short = Text(verbatim: "A").font(.system(size: 12))
    let three = Self.rounded(3 * Self.lineHeight)
    #expect(try size(short.lineLimit(3, reservesSpace: true), nil, nil).height == three)
    #expect(try size(short.lineLimit(3, reservesSpace: false), nil, nil).height < 15)
    #expect(try size(short.lineLimit(3...), nil, nil).height == three)
    #expect(try size(short.lineLimit(3...5), nil, nil).height == three)
    let body = Text(verbatim: "A").font(.body).lineLimit(2, reservesSpace: true)
    #expect(
      try Layouts.size(body, nil, nil, device: .english).height
        == Self.rounded(17 * 2444.0 / 2048 + 22)
    )
  }

  /// Room is kept for lines in the font of the first character, be it the larger or the smaller one.
  @Test(arguments: [(10, 15), (15, 10)] as [(CGFloat, CGFloat)])
  func roomIsKeptInTheFirstFont(_ first: CGFloat, _ second: CGFloat) throws {
    let text =
      Text(verbatim: "A").font(.system(size: first))
      + Text(verbatim: "B").font(.system(size: second))
    let kept = Self.rounded(2 * first * (2444.0 / 2048))
    #expect(try size(text.lineLimit(2, reservesSpace: true), nil, nil).height == kept)
  }

  /// A greatest number of lines is an upper limit alone, as where the value is set by its name: what says both
  /// limits says the lower one anew.
  @Test func greatestNumbersOfLinesKeepTheRoomAroundThem() throws {
    let short = Text(verbatim: "A").font(.system(size: 12))
    let (one, three) = (Self.rounded(Self.lineHeight), Self.rounded(3 * Self.lineHeight))
    for (view, height) in [
      (AnyView(short.lineLimit(1)), three), (AnyView(short.lineLimit(nil)), three),
      (AnyView(short.environment(\.lineLimit, 1)), three),
      (AnyView(short.lineLimit(...1)), one), (AnyView(short.lineLimit(1...2)), one),
      (AnyView(short.lineLimit(2, reservesSpace: false)), one),
    ] {
      #expect(try size(VStack { view }.lineLimit(3, reservesSpace: true), 60, nil).height == height)
      #expect(try size(VStack { view }.lineLimit(3...), 60, nil).height == height)
    }
    let long = Self.text.lineLimit(1).lineLimit(3, reservesSpace: true)
    let decision = try Layouts.decide(long, 60, 500)
    #expect(decision.placed.texts.map(\.lineCount) == [1])
    #expect(decision.placed.size.height == three)
  }

  @Test func lineSpacingStandsBetweenLines() throws {
    let two = Text(verbatim: "A\nB").font(.system(size: 12)).lineSpacing(5)
    #expect(try size(two, nil, nil).height == Self.rounded(2 * Self.lineHeight + 5))
    let one = Text(verbatim: "A").font(.system(size: 12)).lineSpacing(5)
    #expect(try size(one, nil, nil).height == Self.rounded(Self.lineHeight))
  }

  /// Of the leading and what is asked for the larger stands between lines: in text styles with their
  /// leading, in lines of several heights, and with glyphs off the baseline, which all lines grow by.
  @Test func lineSpacingAndLeadingDoNotAddUp() throws {
    func pitch(_ view: some View) throws -> CGFloat {
      let dimensions = try Layouts.resolve(view, scale: Layouts.fine, device: .english)
        .dimensions(in: .unspecified)
      return dimensions[VerticalAlignment.lastTextBaseline]
        - dimensions[VerticalAlignment.firstTextBaseline]
    }
    let line: CGFloat = 17 * 2444 / 2048
    let body = Text(verbatim: "A\nB").font(.body)
    let mixed =
      Text(verbatim: "A").font(.body)
      + Text(verbatim: "\nB").font(.system(size: 17))
    let leading = 22 - line
    for view in [AnyView(body), AnyView(mixed)] {
      for spacing: CGFloat in [-8, -0.5, 0, 0.5, 1.7, 1.8, 4, 30] {
        let expected = line + max(leading, spacing)
        #expect(abs(try pitch(view.lineSpacing(spacing)) - expected) < 1e-5, "\(spacing)")
      }
    }
    for offset: CGFloat in [3, -3] {
      for spacing: CGFloat in [0, 1, 4] {
        let height = try Layouts.size(
          body.baselineOffset(offset).lineSpacing(spacing),
          nil,
          nil,
          scale: Layouts.fine,
          device: .english
        ).height
        #expect(abs(height - 2 * line - max(leading, spacing) - 6) < 1e-5, "\(offset) \(spacing)")
      }
    }
    // A leading below zero stays while nothing is asked for.
    let small = Text(verbatim: "A\nB").font(.caption2)
    #expect(abs(try pitch(small) - 13) < 1e-5)
    #expect(abs(try pitch(small.lineSpacing(-3)) - 13) < 1e-5)
    #expect(abs(try pitch(small.lineSpacing(2)) - 11 * 2444 / 2048 - 2) < 1e-5)
  }

  @Test func lessLineSpacingThanLeadingIsAStandIn() throws {
    func isStandIn(_ view: some View) throws -> Bool {
      try Layouts.decide(view, 100, 100).standIns
        .contains { $0.subject.contains("line spacing") }
    }
    let body = Text(verbatim: "A\nB").font(.body)
    for (spacing, isDoubtful) in [(-1.0, false), (0, false), (1, true), (1.9, false), (4, false)] {
      #expect(try isStandIn(body.lineSpacing(CGFloat(spacing))) == isDoubtful, "\(spacing)")
    }
    #expect(try !isStandIn(Text(verbatim: "A\nB").font(.system(size: 12)).lineSpacing(1)))
    #expect(try !isStandIn(body.lineSpacing(1).lineHeight(.exact(points: 20))))
  }

  @Test func trackingBeatsKerningAndFollowsEveryCharacter() throws {
    let text = Text(verbatim: "abcd").font(.system(size: 12))
    let plain = try size(text, nil, nil).width
    let tracked = try size(text.tracking(3), nil, nil).width
    #expect(abs(tracked - plain - 12) <= 1.0 / 3)
    #expect(try size(text.kerning(9).tracking(3), nil, nil).width == tracked)
    #expect(try size(VStack { text }.tracking(3), nil, nil).width == tracked)
    // Tracking of nothing beats no kerning, whichever is said further inside.
    #expect(try size(text.kerning(3).tracking(0), nil, nil).width == tracked)
    #expect(try size(VStack { text.tracking(0) }.kerning(3), nil, nil).width == tracked)
  }

  @Test func baselineOffsetMakesLinesTaller() throws {
    let text = Text(verbatim: "A\nB").font(.system(size: 12))
    for offset in [4.0, -4.0] {
      let height = try size(text.baselineOffset(CGFloat(offset)), nil, nil).height
      #expect(height == Self.rounded(2 * Self.lineHeight + 8))
    }
  }

  @Test func minimumScaleFactorShrinksOnlyInFiniteProposals() throws {
    let text = Self.text.lineLimit(1).minimumScaleFactor(0.5)
    let ideal = try size(Self.text, nil, nil)
    #expect(try size(text, nil, nil) == ideal)
    let shrunk = try Layouts.decide(text, ideal.width * 0.75, 100).placed.texts[0]
    #expect(!shrunk.isTruncated)
    #expect(shrunk.pointSize < 12 && shrunk.pointSize >= 8)
    #expect(shrunk.size.height < ideal.height)
    #expect(try Layouts.decide(text, 50, 100).placed.texts[0].isTruncated)
    // §1.2: invisible to a horizontal probe, visible to a vertical one.
    let horizontal = ViewThatFits(in: .horizontal) {
      text; Block(1, 1)
    }
    #expect(try Layouts.decide(horizontal, ideal.width * 0.75, 100).chosenIndex == 1)
    let vertical = ViewThatFits(in: .vertical) {
      text; Block(1, 1)
    }
    #expect(
      try Layouts.decide(vertical, ideal.width * 0.75, ideal.height - 1).chosenIndex == 0
    )
  }

  /// A factor that is no number lets nothing shrink, as 1 does.
  @Test func aFactorThatIsNoneShrinksNothing() throws {
    let text = Self.text.lineLimit(1)
    let width = try size(text, nil, nil).width * 0.75
    let cut = try Layouts.decide(text.minimumScaleFactor(.nan), width, 100).placed.texts[0]
    #expect(try cut == Layouts.decide(text, width, 100).placed.texts[0])
    #expect(cut.isTruncated && cut.pointSize == 12)
  }

  @Test func allowsTighteningComesBeforeShrinkingAndCutting() throws {
    let text = Self.text.lineLimit(1)
    let ideal = try size(text, nil, nil)
    let width = ideal.width / 1.03
    #expect(try Layouts.decide(text, width, 100).placed.texts[0].isTruncated)
    let tightened = text.allowsTightening(true).minimumScaleFactor(0.5)
    #expect(try size(tightened, nil, nil) == ideal)
    let placed = try Layouts.decide(tightened, width, 100).placed.texts[0]
    #expect(!placed.isTruncated && placed.pointSize == 12)
    #expect(placed.lines.map(\.text) == [Self.words])
    #expect(placed.size.height == ideal.height && placed.size.width < ideal.width)
    let refusing = text.allowsTightening(false).allowsTightening(true)
    #expect(try Layouts.decide(refusing, width, 100).placed.texts[0].isTruncated)
    let narrower = text.allowsTightening(true)
    #expect(try Layouts.decide(narrower, ideal.width / 1.2, 100).placed.texts[0].isTruncated)
  }

  @Test func lastBaselineFollowsTheLines() throws {
    let node = try Layouts.resolve(Text(verbatim: "A\nB").font(.system(size: 12)))
    let dimensions = node.dimensions(in: .unspecified)
    let first = dimensions[VerticalAlignment.firstTextBaseline]
    let last = dimensions[VerticalAlignment.lastTextBaseline]
    #expect(abs(first - 12 * 0.9521484375) <= 1.0 / 6 + 1e-9)
    #expect(abs(last - first - Self.lineHeight) <= 1.0 / 3 + 1e-9)
    #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == last)
    #expect(dimensions[explicit: VerticalAlignment.center] == nil)
  }

  @Test func rowAsksTextHowFarItShrinksAndHearsNothing() throws {
    // A text is as flexible as it is wide, so an inflexible neighbour is served first.
    let view = HStack(spacing: 0) {
      Self.text.lineLimit(1)
      Block(40, 10)
    }
    let decision = try Layouts.decide(view, 100, 20)
    #expect(decision.placed.texts[0].size.width <= 60)
    #expect(decision.placed.texts[0].isTruncated)
  }

  @Test func textCaseChangesTheString() throws {
    let view = VStack { Text(verbatim: "Straße") }.textCase(.uppercase)
    #expect(try Layouts.decide(view, 200, 50).placed.texts[0].string == "STRASSE")
  }

  @Test func textWithoutFontsTakesNoRoom() {
    let node = LayoutResolver(environment: EnvironmentValues()).resolve(Text(verbatim: "A"))
    #expect(node.sizeThatFits(.unspecified) == .zero)
  }
}
