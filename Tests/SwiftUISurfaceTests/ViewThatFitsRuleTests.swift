import SwiftUISurface
import Testing

/// The rules of LayoutRules §1.1 and §1.3, each by its number.
@MainActor
@Suite struct ViewThatFitsRuleTests {
  static let sentence = "The quick brown fox jumps over the lazy dog near the river bank"

  @Test func v1FirstThatFitsInBuilderOrder() throws {
    let view = ViewThatFits {
      Block(80, 10)
      Block(40, 10)
      Block(60, 10)
    }
    #expect(try Layouts.decide(view, 100, 10).chosenIndex == 0)
    #expect(try Layouts.decide(view, 70, 10).chosenIndex == 1)
    #expect(try Layouts.decide(view, 40, 10).chosenIndex == 1)
  }

  @Test func v2VerticalProbeKeepsTheWidth() throws {
    let text = Text(verbatim: Self.sentence).font(.system(size: 10))
    let view = ViewThatFits(in: .vertical) {
      text
      Block(1, 1)
    }
    let decision = try Layouts.decide(view, 150, 40)
    #expect(decision.candidates[0].proposal == ProposedViewSize(width: 150, height: nil))
    #expect(decision.candidates[0].size.width <= 150)
    #expect(decision.candidates[0].size.height > 15)
    #expect(decision.chosenIndex == 0)
    #expect(try Layouts.decide(view, 150, 12).chosenIndex == 1)
  }

  @Test func v3HorizontalProbeMeasuresOneLine() throws {
    let text = Text(verbatim: Self.sentence).font(.system(size: 10))
    let view = ViewThatFits(in: .horizontal) {
      text
      Block(1, 1)
    }
    let ideal = try Layouts.size(text, nil, nil)
    let decision = try Layouts.decide(view, 150, 100)
    #expect(decision.candidates[0].proposal == ProposedViewSize(width: nil, height: 100))
    #expect(decision.candidates[0].size == ideal)
    #expect(decision.chosenIndex == 1)
    #expect(try Layouts.decide(view, ideal.width, 100).chosenIndex == 0)
  }

  @Test func v4BothAxesByDefault() throws {
    let view = ViewThatFits {
      Text(verbatim: Self.sentence).font(.system(size: 10))
      Block(1, 1)
    }
    let decision = try Layouts.decide(view, 150, 100)
    #expect(decision.candidates[0].proposal == .unspecified)
    #expect(decision.chosenIndex == 1)
    #expect(decision.choices[0].axes == [.horizontal, .vertical])
  }

  @Test func v5ComparisonIsExactToTheLastBit() throws {
    let bound = CGFloat(bitPattern: 0x403f_5555_5555_5555)
    for (height, chosen) in [(bound, 0), (bound.nextDown, 0), (bound.nextUp, 1)] {
      let view = ViewThatFits(in: .vertical) {
        Block(1, height)
        Block(1, 1)
      }
      #expect(try Layouts.decide(view, 10, bound).chosenIndex == chosen)
    }
  }

  @Test func v5HeightsOfTextsAreMultiplesOfThePixelLength() throws {
    // 40 × (1 ÷ 3) is one bit less than 40 ÷ 3: a text of 40 pixels fits its own multiple.
    let text = Text(verbatim: "9:41").font(.system(size: 11))
    let size = try Layouts.size(text, nil, nil)
    #expect(size.height == 40 * (1.0 / 3))
    #expect(size.height < 40.0 / 3)
  }

  @Test func v6OnlyConstrainedAxesAreCompared() throws {
    let view = ViewThatFits(in: .vertical) {
      Block(500, 10)
      Block(1, 1)
    }
    let decision = try Layouts.decide(view, 100, 10)
    #expect(decision.chosenIndex == 0)
    #expect(decision.candidates[0].slack == AxisSlack(height: 0))
  }

  @Test func v7OpenProposalIsWithoutBound() throws {
    let view = ViewThatFits(in: .vertical) {
      Block(1, 1000)
      Block(1, 1)
    }
    #expect(try Layouts.size(view, 10, nil).height == 1000)
    #expect(try Layouts.size(view, 10, 10).height == 1)
    let decision = try Layouts.decide(view.fixedSize(), 10, 10)
    #expect(decision.chosenIndex == 0)
    #expect(decision.candidates[0].slack == AxisSlack())
  }

  @Test func v8NoAxesTakeTheFirst() throws {
    let view = ViewThatFits(in: []) {
      Block(1000, 1000)
      Block(1, 1)
    }
    #expect(try Layouts.decide(view, 10, 10).chosenIndex == 0)
  }

  @Test func v9LastIsShownWhenNoneFits() throws {
    let view = ViewThatFits(in: .vertical) {
      Block(10, 90)
      Text(verbatim: Self.sentence).font(.system(size: 10))
    }
    let decision = try Layouts.decide(view, 100, 25)
    #expect(decision.chosenIndex == 1)
    #expect(!decision.candidates[1].fits)
    #expect(decision.candidates[1].failedAxis == .vertical)
    // It is drawn with the finite proposal, so it is cut to the lines that fit.
    #expect(decision.placed.texts[0].lineCount == 2)
    #expect(decision.placed.texts[0].isTruncated)
    #expect(!decision.candidates[1].texts[0].isTruncated)
  }

  @Test func v10ChosenIsSizedWithTheWholeProposal() throws {
    let view = ViewThatFits(in: .vertical) {
      Color.white.frame(minHeight: 0, idealHeight: 10, maxHeight: .infinity)
    }
    let decision = try Layouts.decide(view, 100, 50)
    #expect(decision.candidates[0].size.height == 10)
    #expect(decision.placed.size == CGSize(width: 100, height: 50))
  }

  @Test func v11SpacingIsThatOfTheFirstCandidate() throws {
    func stack(_ first: some View, _ last: some View) -> some View {
      VStack {
        Block(10, 10)
        ViewThatFits(in: .vertical) {
          first
          last
        }
        .frame(maxWidth: 100)
      }
    }
    let text = Text(verbatim: "A").font(.system(size: 17)).lineLimit(9, reservesSpace: true)
    let withTextFirst = try Layouts.size(stack(text, Block(1, 1)), 100, 30)
    let withBlockFirst = try Layouts.size(stack(Block(1, 300), Block(1, 1)), 100, 30)
    #expect(withBlockFirst.height == 19)
    #expect(abs(withTextFirst.height - (10 + 6.434 + 1)) < 0.001)
  }

  @Test func v11GuidesAreThoseOfTheChosenOne() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        Block(500, 40)
        Text(verbatim: "A").font(.system(size: 20))
      }
      Text(verbatim: "A").font(.system(size: 20))
    }
    let frames = try Layouts.frames(view, 100, 50)
    #expect(frames.count == 2)
    #expect(frames[0].minY == frames[1].minY)
  }

  @Test func v12ChoosesAgainWithTheFinalProposal() throws {
    // The stack's size comes from the first candidate, yet its share makes the last one shown.
    let view = VStack(spacing: 0) {
      ViewThatFits(in: .vertical) {
        Block(10, 30)
        Block(10, 20)
      }
      Block(10, 15)
    }
    let layout = try Layouts.resolve(view)
    #expect(layout.sizeThatFits(ProposedViewSize(width: 10, height: nil)).height == 45)
    let decision = try Layouts.decide(view, 10, 40)
    #expect(decision.chosenIndex == 1)
    #expect(decision.choices[0].proposal.height == 25)
    let fixed = try Layouts.decide(view.fixedSize(horizontal: false, vertical: true), 10, 40)
    #expect(fixed.chosenIndex == 0)
  }

  @Test func v13OuterProbeMeasuresTheFirstOfANestedOne() throws {
    let inner = ViewThatFits(in: .vertical) {
      Block(10, 50)
      Block(10, 5)
    }
    let view = ViewThatFits(in: .vertical) {
      inner
      Block(10, 10)
    }
    let decision = try Layouts.decide(view, 10, 20)
    #expect(decision.candidates[0].size.height == 50)
    #expect(decision.chosenIndex == 1)

    // Where the outer one has no other choice, the inner one chooses again.
    let only = try Layouts.decide(ViewThatFits(in: .vertical) { inner }, 10, 20)
    #expect(only.chosenIndex == 0)
    #expect(only.choices.map(\.depth) == [0, 1])
    #expect(only.choices[1].chosenIndex == 1)
    #expect(only.placed.size.height == 5)
  }

  @Test func v13DifferentAxesWorkIndependently() throws {
    let view = ViewThatFits(in: .vertical) {
      ViewThatFits(in: .horizontal) {
        Block(50, 30)
        Block(20, 30)
      }
      Block(20, 10)
    }
    #expect(try Layouts.decide(view, 30, 30).choices.map(\.chosenIndex) == [0, 1])
    #expect(try Layouts.decide(view, 30, 20).chosenIndex == 1)
  }

  @Test func v14CandidatesAfterTheChosenOneAreNotTried() throws {
    let view = ViewThatFits(in: .vertical) {
      Block(1, 50)
      Block(1, 10)
      Block(1, 5)
    }
    let tried = try Layouts.decide(view, 10, 20)
    #expect(tried.candidates.map(\.wasTried) == [true, true, false])
    #expect(tried.candidates.map(\.wasMeasured) == [true, true, false])
    let all = try Layouts.decide(view, 10, 20, tracing: .all)
    #expect(all.candidates.map(\.wasTried) == [true, true, false])
    #expect(all.candidates.map(\.size.height) == [50, 10, 5])
    #expect(all.chosenIndex == 1)
  }

  @Test func v16TypeShape() throws {
    let view: ViewThatFits<TupleView<(Text, Text)>> = ViewThatFits {
      Text(verbatim: "A")
      Text(verbatim: "B")
    }
    let body: any View = view
    #expect(body is ViewThatFits<TupleView<(Text, Text)>>)
  }

  @Test func groupsLoopsAndConditionsAreFlattened() throws {
    let isShown = true
    let view = ViewThatFits(in: .vertical) {
      Group {
        Block(1, 100)
        Block(1, 90)
      }
      ForEach([80, 70], id: \.self) { Block(1, CGFloat($0)) }
      if isShown { Block(1, 60) }
      switch isShown {
      case true: Block(1, 50)
      case false: EmptyView()
      }
      TwoBlocks()
      AnyView(Group { Block(1, 20) })
    }
    let heights = try Layouts.decide(view, 10, 1, tracing: .all).candidates.map(\.size.height)
    #expect(heights == [100, 90, 80, 70, 60, 50, 40, 30, 20])
  }

  struct TwoBlocks: View {
    var body: some View {
      Block(1, 40)
      Block(1, 30)
    }
  }

  @Test func emptyContentIsNoCandidate() throws {
    let isShown = false
    let view = ViewThatFits {
      EmptyView()
      if isShown { Block(1, 1) }
      nil as Block?
      Block(4, 4)
    }
    let decision = try Layouts.decide(view, 12, 12)
    #expect(decision.candidates.count == 1)
    #expect(decision.placed.size == CGSize(width: 4, height: 4))
  }

  @Test func noCandidatesShowNothing() throws {
    let decision = try Layouts.decide(ViewThatFits { EmptyView() }, 12, 12)
    #expect(decision.chosenIndex == nil)
    #expect(decision.candidates.isEmpty)
    #expect(decision.placed.size == .zero)
    #expect(decision.displayList.items.isEmpty)
    #expect(decision.choices.count == 1)
  }

  /// Of several branches the first with candidates speaks for the view, not one before it that has none.
  @Test func noCandidatesHideNoOthers() throws {
    let view = VStack {
      ViewThatFits { EmptyView() }
      ViewThatFits {
        Block(20, 1); Block(4, 4)
      }
    }
    let decision = try Layouts.decide(view, 12, 12)
    #expect(decision.choices.map(\.chosenIndex) == [nil, 1])
    #expect(decision.chosenIndex == 1 && decision.candidates.count == 2)
    #expect(try Layouts.resolve(view).chosenIndex(in: decision.bounds) == 1)
    #expect(try Layouts.resolve(view).shown(in: decision.bounds).outcome?.chosenIndex == 1)
  }

  /// What has no candidates takes no room and keeps no distance.
  @Test func noCandidatesTouchTheirNeighbours() throws {
    let nothing = ViewThatFits { EmptyView() }
    let column = VStack {
      Block(7, 1); nothing; Block(7, 1)
    }
    #expect(try Layouts.size(column, nil, nil) == CGSize(width: 7, height: 2))
    let row = HStack {
      Text(verbatim: "A"); nothing; Block(7, 1)
    }
    let text = try Layouts.size(Text(verbatim: "A"), nil, nil).width
    #expect(abs(try Layouts.size(row, nil, nil).width - text - 7) < 1e-9)
  }

  /// A spacer or a divider that is a candidate itself is one of the stack around.
  @Test func candidatesLieAlongTheStackAround() throws {
    let spacer = ViewThatFits(in: .horizontal) {
      Block(500, 10); Spacer(minLength: 3)
    }
    let row = HStack(spacing: 0) {
      Block(10, 10); spacer; Block(10, 10)
    }
    #expect(try Layouts.size(row, 100, 80) == CGSize(width: 100, height: 10))
    let column = VStack(spacing: 0) {
      Block(10, 10); spacer
    }
    #expect(try Layouts.size(column, 100, 80) == CGSize(width: 10, height: 80))
    let divider = ViewThatFits { Divider() }
    let divided = HStack(spacing: 0) {
      Block(10, 20); divider
    }
    #expect(abs(try Layouts.size(divided, nil, nil).width - 10 - 1.0 / 3) < 1e-9)
    #expect(try Layouts.size(divider, nil, nil) == Layouts.size(Divider(), nil, nil))
  }

  @Test func emptyStackIsACandidateThatFits() throws {
    let view = ViewThatFits {
      VStack {}
      Block(1, 1)
    }
    #expect(try Layouts.decide(view, 10, 10).chosenIndex == 0)
    #expect(try Layouts.decide(view, 10, 10).placed.size == .zero)
  }

  @Test func viewWithoutChoiceIsPlaced() throws {
    let decision = try Layouts.decide(Text(verbatim: "A"), 100, 100)
    #expect(decision.chosenIndex == nil)
    #expect(decision.candidates.isEmpty)
    #expect(decision.placed.texts.map(\.string) == ["A"])
  }

  @Test func candidatesAndTextsAreNamedByTheirIdentifiers() throws {
    let view = ViewThatFits(in: .vertical) {
      VStack {
        Text(verbatim: "Head").accessibilityIdentifier("headline")
        Text(verbatim: "Plain")
      }
      .accessibilityIdentifier("full")
      Text(verbatim: "Head").padding(1).accessibilityIdentifier("short")
    }
    let decision = try Layouts.decide(view, 100, 100, tracing: .all)
    #expect(decision.candidates.map(\.name) == ["full", "short"])
    #expect(decision.candidates[0].texts.map(\.role) == ["headline", nil])
    #expect(decision.candidates[1].texts.map(\.role) == ["short"])
  }

  @Test func shortFormAnswersTheSame() throws {
    let view = ViewThatFits(in: .vertical) {
      Block(1, 50)
      Block(1, 10)
    }
    for height in stride(from: CGFloat(1), through: 60, by: 7) {
      let bounds = CGSize(width: 10, height: height)
      let direct = try Layouts.resolve(view)
      let padded = try Layouts.resolve(view.padding(3))
      #expect(
        direct.chosenIndex(in: bounds)
          == direct.decide(in: bounds, displayScale: 3, tracing: .tried).chosenIndex
      )
      #expect(
        padded.chosenIndex(in: bounds)
          == padded.decide(in: bounds, displayScale: 3, tracing: .tried).chosenIndex
      )
    }
  }

  @Test func truncationNeverMakesACandidateTooTall() throws {
    // §1.2: a line limit holds in the probe; a cut text fits.
    let view = ViewThatFits(in: .vertical) {
      Text(verbatim: Self.sentence).font(.system(size: 10)).lineLimit(1)
      Block(1, 1)
    }
    let decision = try Layouts.decide(view, 100, 12)
    #expect(decision.chosenIndex == 0)
    #expect(decision.candidates[0].texts[0].isTruncated)
  }
}
