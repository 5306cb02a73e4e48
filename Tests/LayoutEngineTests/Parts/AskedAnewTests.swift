import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting
import UnicodeText

@testable import LayoutEngine

/// What layouts and decisions answer that are asked further questions: in other words, at another size, in bounds
/// without end.
@Suite struct AskedAnewTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.divider(along: .horizontal, thickness: 1, color: .white)
      .framed(width: width, height: height, alignment: .center)
  }

  private func text(_ string: String) throws -> LayoutNode {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let prepared = TextPreparer().prepare(string, style: style)
    return .text(prepared, ParagraphStyle(pointSize: 12), displayScale: 3)
  }

  /// In the same bounds, pixels and system; candidates that nobody tried are not measured again.
  @Test func otherDecisionsAreOfTheSameBounds() throws {
    let bounds = CGSize(width: 33, height: 9)
    let large = LayoutNode.choice([block(50, 5), block(20, 5), block(5, 5)])
    let alternative = TypeSizeAlternative(pointSize: 10, largePointSize: 12, layout: large)
    let decision = LayoutNode.choice([block(30, 5), block(5, 5)])
      .leavingTypeSizeOpen(alternative)
      .decide(in: bounds, displayScale: 2, systemVersion: .iOS16, tracing: .all)
    #expect(decision.candidates.map(\.wasMeasured) == [true, true])
    let atLarge = try #require(decision.decisionAtLarge())
    let doubted = try #require(decision.decision(under: .smallKana))
    let rows: [(other: FitDecision, chosen: Int, measured: [Bool])] = [
      (atLarge, 1, [true, true, false]), (doubted, 0, [true, false]),
    ]
    for row in rows {
      let other = row.other
      #expect(other.bounds == bounds && other.displayList.size == bounds)
      #expect(other.displayScale == 2 && other.displayList.displayScale == 2)
      #expect(other.systemVersion == .iOS16)
      #expect(other.chosenIndex == row.chosen)
      #expect(other.candidates.map(\.wasMeasured) == row.measured)
    }
  }

  /// A candidate that nobody tried has nothing to do with how sure an answer is.
  @Test func headroomIsThatOfTriedTexts() throws {
    let layout = LayoutNode.choice(
      in: .horizontal,
      [try text("Late").named("title"), try text("Night")]
    )
    let decision = layout.decide(
      in: CGSize(width: 200, height: 60),
      displayScale: 3,
      tracing: .all
    )
    #expect(decision.candidates.flatMap(\.texts).map(\.string) == ["Late", "Night"])
    let texts = try #require(decision.headroom()).texts
    try #require(texts.count == 1)
    #expect(texts[0].string == "Late" && texts[0].role == "title" && texts[0].pointSize == 12)
  }

  /// Of bounds without end on either axis nobody knows a part.
  @Test func boundsWithoutEndHaveNoHeadroom() {
    let layout = LayoutNode.choice([block(30, 5), block(5, 5)])
    let lengths: [(CGFloat, CGFloat, Bool)] = [
      (40, 20, true), (.infinity, 20, false), (40, .infinity, false), (.infinity, .infinity, false),
    ]
    for (width, height, isKnown) in lengths {
      let decision = layout.decide(
        in: CGSize(width: width, height: height),
        displayScale: 3,
        tracing: .tried
      )
      #expect(decision.chosenIndex == 0)
      #expect((decision.headroom() != nil) == isKnown, "\(width), \(height)")
    }
  }

  /// A view that has no end across, whatever it is proposed.
  private struct EndlessElement: LayoutElement {
    func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
      CGSize(width: CGFloat.infinity, height: 5)
    }

    func place(_ placement: Placement, into realisation: inout Realisation) {}
  }

  /// Bounds are as large as can be reckoned with: what has no end fits in none, whichever way it is asked.
  @Test func nothingWithoutEndFits() {
    let layout = LayoutNode.choice(in: .horizontal, [LayoutNode(EndlessElement()), block(5, 5)])
    let last = FitOutcome(chosenIndex: 1, fits: true)
    for width in [40, 1e9, 1e12, .infinity] as [CGFloat] {
      let bounds = CGSize(width: width, height: 20)
      #expect(layout.chosenIndex(in: bounds) == 1)
      #expect(layout.outcome(in: bounds) == last)
      let padded = layout.padded(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
      #expect(padded.chosenIndex(in: bounds) == 1)
      #expect(padded.outcome(in: bounds) == last)
      #expect(layout.decide(in: bounds, displayScale: 3, tracing: .tried).chosenIndex == 1)
    }
  }

  /// Where there is nothing to choose from, nothing is shown, and nothing is what is shown.
  @Test func choicesOfNothingHaveNoOutcome() {
    let none = LayoutNode.choice([])
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    for layout in [none, none.padded(insets), block(5, 5)] {
      let outcome = layout.outcome(in: CGSize(width: 40, height: 20))
      #expect(outcome == nil)
    }
    let column = LayoutNode.column([block(5, 5), .choice([block(5, 5)])])
    #expect(
      column.outcome(in: CGSize(width: 40, height: 20)) == FitOutcome(chosenIndex: 0, fits: true)
    )
  }

  /// A question within a question leaves the outer one as it was.
  @Test func questionsOfLeastWidthsLieInEachOther() {
    var pass = LayoutPass()
    var asked: [Bool] = [pass.isAskingLeastWidth]
    pass.askingLeastWidth { pass in
      asked.append(pass.isAskingLeastWidth)
      pass.askingLeastWidth { asked.append($0.isAskingLeastWidth) }
      asked.append(pass.isAskingLeastWidth)
    }
    asked.append(pass.isAskingLeastWidth)
    #expect(asked == [false, true, true, true, false])
  }

  /// Lengths that are no number ask for the ideal ones, and those beyond all layouts for the greatest.
  @Test func dimensionsAnswerProposalsThatCanBeAnswered() {
    let node = block(30, 20)
    func proposal(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
      ProposedViewSize(width: width, height: height)
    }
    let rows: [(ProposedViewSize, ProposedViewSize)] = [
      (proposal(.nan, 7), proposal(nil, 7)), (proposal(7, .nan), proposal(7, nil)),
      (proposal(1e12, 7), proposal(1e9, 7)), (proposal(.infinity, 7), proposal(.infinity, 7)),
    ]
    for (odd, expected) in rows {
      #expect(node.dimensions(in: odd) == node.dimensions(in: expected))
      #expect(node.dimensions(in: odd).proposal == expected)
    }
  }

  /// Candidates that nobody tried are listed by their places and names, and by what they would be proposed.
  @Test func untriedCandidatesAreListed() {
    let layout = LayoutNode.choice(
      in: .vertical,
      [block(30, 5), block(20, 4).named("short"), block(5, 3)]
    )
    let decision = layout.decide(
      in: CGSize(width: 33, height: 9),
      displayScale: 2,
      tracing: .tried
    )
    let candidates = decision.candidates
    #expect(candidates.map(\.index) == [0, 1, 2])
    #expect(candidates.map(\.name) == ["candidate 1", "short", "candidate 3"])
    #expect(candidates.map(\.wasTried) == [true, false, false])
    let proposal = ProposedViewSize(width: 33, height: nil)
    #expect(candidates.map(\.proposal) == [proposal, proposal, proposal])
    let slacks = [AxisSlack(width: nil, height: 4), AxisSlack(), AxisSlack()]
    #expect(candidates.map(\.slack) == slacks)
  }

  /// A text stands in a narrower range beside a wider one: each has the steps of its own range.
  @Test func stepsAreThoseOfTheWidthsThatAreAskedFor() throws {
    let words = try text("Night ferries return")
    let narrower = words.padded(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
    let most = Double(words.sizeThatFits(.unspecified).width) + 5
    for children in [[narrower, words], [words, narrower]] {
      let column = LayoutNode.column(spacing: 2, children)
      var pass = StepPass()
      let steps = column.steps(ProposalRange(along: .horizontal, 25...most, across: nil), &pass)
      var heights: Set<CGFloat> = []
      for width in Array(stride(from: 25, to: most, by: 0.5)) + [most] {
        let proposal = ProposedViewSize(width: CGFloat(width), height: nil)
        let height = column.sizeThatFits(proposal).height
        #expect(steps[width] == Double(height), "\(width)")
        heights.insert(height)
      }
      #expect(heights.count > 2)
    }
  }

  /// A length without end limits a text no more than none does, also one that shrinks to its room.
  @Test(arguments: [1, 0.5] as [Double]) func lengthsWithoutEndLimitNothing(_ minimumScale: Double)
    throws
  {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let prepared = TextPreparer().prepare("Night ferries return", style: style)
    var paragraph = ParagraphStyle(pointSize: 12)
    (paragraph.lineLimit, paragraph.minimumScale) = (2, minimumScale)
    let node = LayoutNode.text(prepared, paragraph, displayScale: 3)
    for axis in Axis.allCases {
      var pass = StepPass()
      let open = node.steps(ProposalRange(along: axis, 1...150, across: nil), &pass)
      let endless = node.steps(ProposalRange(along: axis, 1...150, across: .infinity), &pass)
      #expect(open == endless, "\(axis)")
    }
  }

  /// A text in several sizes tells its width in all heights where it has one line, whose width is the same in each; one
  /// that shrinks to its room tells none.
  @Test(arguments: [("Small BIG", true), ("Small\nBIG", false)])
  func widthsOfTextsInSeveralSizesAreTheirs(_ string: String, _ isOneLine: Bool) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let runs = [(string.prefix(6), 12.0), (string.suffix(3), 30)]
      .map { StyledRun(String($0.0), cascade: cascade, pointSize: $0.1) }
    let prepared = TextPreparer().prepare(runs, style: TextStyle(cascade: cascade))
    var paragraph = ParagraphStyle(pointSize: 12)
    let node = LayoutNode.text(prepared, paragraph, displayScale: 3)
    paragraph.minimumScale = 0.5
    let shrinking = LayoutNode.text(prepared, paragraph, displayScale: 3)
    for across in [nil, 300] as [CGFloat?] {
      let range = ProposalRange(along: .vertical, 0...90, across: across)
      var pass = StepPass()
      let steps = node.steps(range, &pass)
      let unknown = shrinking.steps(range, &pass)
      for height in stride(from: 0.0, through: 90, by: 0.5) {
        let width = node.sizeThatFits(range.proposal(height)).width
        let told = steps[height]
        #expect(told == Double(width) || (told == nil && !isOneLine), "\(height)")
        #expect(unknown[height] == nil, "\(height)")
      }
    }
  }

  /// A view that notes what it is placed for, and the room that it would be told.
  private struct NotingElement: LayoutElement {
    let notes: Locked<[String]>

    func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
      CGSize(width: 5, height: 5)
    }

    func place(_ placement: Placement, into realisation: inout Realisation) {
      let room = realisation.shownRoom.map { "\(Int($0.width))×\(Int($0.height))" }
      let note = "\(realisation.purpose) \(room ?? "–")"
      notes.withLock { $0.append(note) }
    }
  }

  /// Nothing is drawn, or traced, where that is not asked for; also what is laid over something else knows what it is
  /// placed for.
  @Test func layoutsArePlacedForWhatIsAsked() {
    let notes = Locked<[String]>([])
    let noting = LayoutNode(NotingElement(notes: notes))
    let layout = LayoutNode.choice(
      in: .vertical,
      [
        block(5, 90), block(5, 5).decorated(with: noting, as: .overlay, alignment: .center),
        noting,
      ]
    )
    let bounds = CGSize(width: 20, height: 20)
    let room = CGSize(width: 7, height: 8)
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let questions: [(ask: () -> Void, notes: [String])] = [
      (
        { _ = layout.decide(in: bounds, displayScale: 3, tracing: .tried) },
        ["measurement –", "display –"]
      ),
      (
        { _ = layout.decide(in: bounds, displayScale: 3, tracing: .all) },
        ["measurement –", "measurement –", "display –"]
      ),
      ({ _ = layout.shown(in: bounds) }, ["lines –"]), ({ _ = layout.outcome(in: bounds) }, []),
      ({ _ = layout.chosenIndex(in: bounds) }, []),
      ({ _ = layout.padded(insets).outcome(in: bounds) }, ["choice –"]),
      ({ _ = layout.padded(insets).chosenIndex(in: bounds) }, ["choice –"]),
      (
        { _ = layout.textsOfEveryCandidate(in: bounds, shownIn: room) },
        ["everyCandidate 7×8", "everyCandidate 7×8"]
      ),
    ]
    for (index, question) in questions.enumerated() {
      question.ask()
      let noted = notes.withLock { notes in
        defer { notes = [] }
        return notes
      }
      #expect(noted == question.notes, "\(index)")
    }
  }

  /// Also where a layout is placed only for what is chosen there, views know the room that they are told of: they would draw
  /// by the bounds, which may be without an end.
  @Test func roomsAreToldWhereChoicesAreCompared() {
    let notes = Locked<[String]>([])
    let noting = LayoutNode(NotingElement(notes: notes))
    let open = LengthLimits(least: nil, ideal: nil, greatest: nil)
    let layout = LayoutNode.column(
      spacing: 0,
      [noting, .choice(in: .vertical, [block(5, 90), block(5, 5)])]
    )
    .framed(
      width: LengthLimits(least: nil, ideal: nil, greatest: .infinity),
      height: open,
      alignment: .center
    )
    _ = layout.textsOfEveryCandidate(
      in: CGSize(width: 20, height: 20),
      shownIn: CGSize(width: 7, height: 8)
    )
    let noted = notes.withLock { $0 }
    #expect(noted == ["choice 7×8", "choice 7×8", "everyCandidate 7×8"])
  }

  /// So do they where a layout is placed only for what its ratio rests on.
  @Test func roomsAreToldWhereRatiosAreLookedFor() {
    let notes = Locked<[String]>([])
    let layout = LayoutNode(NotingElement(notes: notes)).proportioned(nil, .fit)
    _ = layout.textsOfEveryCandidate(
      in: CGSize(width: 20, height: 20),
      shownIn: CGSize(width: 7, height: 8)
    )
    let noted = notes.withLock { $0 }
    #expect(noted == ["measurement 7×8", "everyCandidate 7×8"])
  }
}
