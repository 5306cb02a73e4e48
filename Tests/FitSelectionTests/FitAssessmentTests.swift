import FitSelection
import FontFaces
import Foundation
import TestSupport
import Testing
import ViewLayout
import Widgets

/// Sure answers and close calls.
@MainActor
@Suite struct FitAssessmentTests {
  private func decision(
    _ headline: String,
    _ bounds: CGSize,
    snippet: String = "",
    language: String = "ja",
    scale: CGFloat = 3
  ) throws -> FitDecision {
    var environment = EnvironmentValues(
      fontLibrary: language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    )
    environment.textLanguage = language
    environment.displayScale = scale
    let article = HeadlineArticle(headline: headline, snippet: snippet, language: language)
    return FitSelector(environment: environment)
      .decide(HeadlineWidget(article: article), in: bounds, tracing: .all)
  }

  private let snippet = "港町の小さな図書館が、来月から平日の夜も開く。朝の早い漁師のためだ。"

  private func area(_ width: CGFloat, _ provenance: TextArea.Provenance) -> TextArea {
    TextArea(
      size: CGSize(width: width, height: 58),
      provenance: provenance,
      source: "test"
    )
  }

  /// Thirteen characters of 11.22 pt leave 0.14 pt of 146: less than a 13th of a per cent each way.
  @Test func aFullLineIsAClose() throws {
    let full = String(repeating: "海", count: 26)
    let decision = try decision(full, CGSize(width: 146, height: 58), snippet: snippet)
    let sure = FitAssessment(decision, in: area(146, .given))
    let call = try #require(sure.closeCalls.first)
    #expect(call.subject == .text(role: HeadlineWidget.Role.headline, string: full))
    #expect(call.direction == .larger)
    #expect(abs(call.limit.points - 0.14) < 1e-6)
    // Half a per cent of the line; the area itself is known.
    #expect(abs(call.uncertainty - 0.005 * 145.86) < 1e-6)
    #expect(call.limit.outcome.chosenIndex == 2)
    let measured = FitAssessment(decision, in: area(146, .measured))
    let both = try #require(measured.closeCalls.first)
    #expect(abs(both.uncertainty - call.uncertainty - 0.5) < 1e-6)
    #expect(measured.closeCalls.contains { $0.subject == .width && $0.direction == .smaller })
  }

  @Test func aHalfFilledLineIsSure() throws {
    let decision = try decision(
      String(repeating: "海", count: 18),
      CGSize(width: 146, height: 58),
      snippet: snippet
    )
    for provenance in [TextArea.Provenance.given, .measured, .derived] {
      #expect(!FitAssessment(decision, in: area(146, provenance)).isCloseCall)
    }
  }

  /// ASCII was measured: what little room there is counts, in bounds that are known.
  @Test func measuredNumbersLeaveNoDoubt() throws {
    let probe = try decision("Two words", CGSize(width: 500, height: 58), language: "en")
    let width = try #require(probe.placed.texts.first { $0.role == HeadlineWidget.Role.headline })
      .lines[0].width
    let bounds = CGSize(width: width + 0.001, height: 27)
    let decision = try decision("Two words", bounds, language: "en")
    let headroom = try #require(decision.headroom())
    let growth = try #require(headroom.texts.first { $0.string == "Two words" }?.growth)
    #expect(growth.points < 0.0011)
    #expect(!FitAssessment(decision, in: area(width, .given)).isCloseCall)
    #expect(FitAssessment(decision, in: area(width, .measured)).isCloseCall)
  }

  /// Stand-ins count on the line they stand on, by their own width.
  @Test func standInsAreCounted() throws {
    let decision = try decision("a — b", CGSize(width: 146, height: 58), language: "en")
    let headroom = try #require(decision.headroom())
    let text = try #require(headroom.texts.first { $0.string == "a — b" })
    let line = try #require(text.lines.first)
    #expect(text.lines.count == 1)
    let total = line.values.reduce(0, +)
    let measured = try #require(line[.measured])
    #expect(line[.standIn] ?? 0 > 0 && measured > 0)
    #expect(abs(total - measured - (line[.standIn] ?? 0)) < 1e-9)
  }

  @Test func trapsAreFlagged() throws {
    let cut = try decision(
      String(repeating: "海", count: 60),
      CGSize(width: 146, height: 58),
      snippet: snippet
    )
    #expect(FitAssessment(cut).flags.contains(.lastDoesNotFit))
    let short = try decision("海", CGSize(width: 146, height: 58), snippet: snippet)
    #expect(
      FitAssessment(short).flags.contains(.truncatedButFits(texts: [HeadlineWidget.Role.snippet]))
    )
    let alone = try decision("海", CGSize(width: 146, height: 58))
    #expect(FitAssessment(alone).flags.contains(.unreachable(index: 2)))
    // A three-line headline needs 55 pt.
    let tight = try decision(
      String(repeating: "海", count: 36),
      CGSize(width: 146, height: 55.2),
      snippet: snippet
    )
    #expect(FitAssessment(tight).flags.contains(.withinAPixel(index: 2)))
    #expect(FitAssessment(short).flags.allSatisfy { $0 != .lastDoesNotFit })
  }

  /// Every figure of the table has a reason, and is a figure.
  @Test func theTableIsWhole() {
    var all = AdvanceSource.allCases.flatMap { source in
      [10, 12, 17].compactMap { Uncertainty.advances(from: source, pointSize: $0) }
    }
    all += [.inlineFont, .watchFont, .fullWidthLine, .standInViews]
    for provenance in TextArea.Provenance.allCases {
      for margins in TextArea.Margins.allCases {
        let area = TextArea(
          size: CGSize(width: 100, height: 50),
          provenance: provenance,
          margins: margins,
          source: "test"
        )
        all += [Uncertainty.width(of: area), Uncertainty.height(of: area)].compactMap(\.self)
        #expect((Uncertainty.width(of: area) == nil) == (provenance == .given))
      }
    }
    for uncertainty in all {
      #expect(!uncertainty.reason.isEmpty && !uncertainty.subject.isEmpty)
      #expect((uncertainty.share > 0) != (uncertainty.points > 0))
    }
    let measured = Uncertainty.advances(from: .fallbackScale, pointSize: 17)
    let others = Uncertainty.advances(from: .fallbackScale, pointSize: 12)
    #expect((measured?.share ?? 1) < (others?.share ?? 0))
    #expect(Uncertainty.advances(from: .measured, pointSize: 12) == nil)
  }
}
