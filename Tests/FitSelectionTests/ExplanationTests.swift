import FitSelection
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import ViewFitting

/// What a decision says of itself.
@MainActor
@Suite struct ExplanationTests {
  private func rows(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [String] {
    let selector = FitSelector(
      environment: EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    )
    let decision = selector.decide(view, in: CGSize(width: width, height: height))
    return decision.explanation().split(separator: "\n").map(String.init)
  }

  /// A candidate lacks what it is larger by, and nothing where it fits to a point.
  @Test(arguments: [
    (40.0, 20.0, [String]()), (39.75, 20, ["0.25 pt of width"]), (40, 19.5, ["0.5 pt of height"]),
    (30, 18, ["10 pt of width and 2 pt of height"]),
  ])
  func whatIsLackingIsSaid(_ width: Double, _ height: Double, _ lacks: [String]) throws {
    let rows = try rows(
      ViewThatFits {
        Color.white.frame(width: 40, height: 20)
        Color.white.frame(width: 1, height: 1)
      },
      width,
      height
    )
    #expect(rows.filter { $0.contains("lacks") }.count == lacks.count)
    for lack in lacks { #expect(rows.contains { $0.hasSuffix("lacks \(lack).") }, "\(rows)") }
  }

  /// Who makes a trace or a flag of their own may give any index.
  @Test(arguments: [(0, "1"), (Int.max, "\(Int.max)"), (Int.min, "\(Int.min + 1)")])
  func anyIndexHasANumber(_ index: Int, _ number: String) {
    func candidate(_ slack: CGFloat) -> CandidateTrace {
      CandidateTrace(
        index: index,
        name: "own",
        wasTried: true,
        proposal: .unspecified,
        size: .zero,
        fits: slack >= 0,
        slack: AxisSlack(width: slack),
        failedAxis: slack < 0 ? .horizontal : nil,
        texts: []
      )
    }
    let decision = FitDecision(
      bounds: .zero,
      displayScale: 2,
      chosenIndex: 1,
      candidates: [candidate(-1), candidate(0)],
      placed: PlacedTrace(size: .zero, texts: []),
      displayList: DisplayList(size: .zero, displayScale: 2, items: [])
    )
    let said = decision.explanation()
    #expect(said.contains("Candidate \(number) of 2 is shown: own."))
    #expect(said.contains("Candidate \(number) (own) lacks 1 pt of width."))
    for flag in [FitFlag.unreachable(index: index), .withinAPixel(index: index)] {
      #expect(flag.explanation().hasPrefix("Layout \(number) is "))
      #expect(flag.explanation(in: .japanese).hasPrefix("\(number)番目"))
    }
  }

  /// A text without a name is told by its first twenty characters, of however many scalars each of them is.
  @Test(arguments: [(1, ""), (20, ""), (21, "⋯"), (40, "⋯")])
  func textsAreToldByTheirBeginning(_ count: Int, _ end: String) {
    let letter = "e\u{301}"
    let text = TextTrace(
      role: nil,
      string: String(repeating: letter, count: count),
      pointSize: 9,
      lines: [],
      isTruncated: true,
      size: .zero
    )
    let decision = FitDecision(
      bounds: .zero,
      displayScale: 2,
      chosenIndex: nil,
      candidates: [],
      placed: PlacedTrace(size: .zero, texts: [text]),
      displayList: DisplayList(size: .zero, displayScale: 2, items: [])
    )
    let shown = String(repeating: letter, count: min(count, 20))
    let said = decision.explanation().split(separator: "\n").last.map(String.init)
    #expect(said == "Cut: “\(shown)\(end)”.")
  }

  /// Of texts that are cut the first three are named, in their order.
  @Test(arguments: 0...5) func threeTextsAreNamed(_ count: Int) throws {
    let rows = try rows(
      VStack {
        ForEach(0..<count, id: \.self) { index in
          Text(verbatim: "text \(index) is too long").lineLimit(1)
        }
        Text(verbatim: "a")
      },
      60,
      200
    )
    let cut = try #require(rows.first { $0.hasPrefix(count == 0 ? "Nothing" : "Cut: ") })
    for index in 0..<5 { #expect(cut.contains("text \(index)") == (index < min(count, 3))) }
  }

  /// A text that is laid over itself, in other colours, is one that is cut.
  @Test func aMaskIsNoOtherText() throws {
    func title() -> some View { Text(verbatim: "text is too long").lineLimit(1) }
    let view = title().overlay { Color.white.mask { title() } }
    #expect(try rows(view, 60, 200).contains("Cut: “text is too long”."))
    let selector = FitSelector(
      environment: EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    )
    let decision = selector.decide(
      ViewThatFits(in: .vertical) { view },
      in: CGSize(width: 60, height: 200)
    )
    #expect(decision.placed.texts.map(\.isTruncated) == [true, true])
    #expect(
      FitAssessment(decision).flags.contains(.truncatedButFits(texts: ["text is too long"]))
    )
  }
}
