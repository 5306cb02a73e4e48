import FitSelection
import FontFaces
import Foundation
import Headlines
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

/// Doubts about how iOS sets lines as close calls of decisions.
@MainActor
@Suite struct LineDoubtCallTests {
  /// A title of one size over a rest that leaves it room for two lines.
  private struct Title: View {
    let text: String
    let font: Font
    var lineLimit: Int?

    var body: some View {
      ViewThatFits(in: .vertical) {
        Text(verbatim: text).font(font).lineLimit(lineLimit)
        Text(verbatim: "短")
      }
    }
  }

  /// A length that grows with the size of text, or a short one.
  private struct Grown: View {
    @ScaledMetric(wrappedValue: 40, relativeTo: .body) private var length: CGFloat

    var body: some View {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: length, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
    }
  }

  private func decision(
    _ text: String,
    _ font: Font,
    width: CGFloat,
    height: CGFloat,
    lineLimit: Int? = nil,
    version: Int = 26
  ) throws -> FitDecision {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.textLanguage = "ja"
    environment.preferredLanguages = ["ja"]
    environment.systemVersion = version == 16 ? .iOS16 : version == 17 ? .iOS17 : .iOS26
    return FitSelector(environment: environment)
      .decide(
        Title(text: text, font: font, lineLimit: lineLimit),
        in: CGSize(width: width, height: height)
      )
  }

  @Test func whatWouldChangeTheAnswerIsACall() throws {
    // Strict: かきくけ|こっさ… needs a line more than where っ may begin one.
    let text = "かきくけこっさしすせそ"
    let decision = try decision(text, .system(size: 20), width: 5.2 * 18.7, height: 50)
    let calls = FitAssessment(decision).closeCalls.filter { $0.subject == .lines(.smallKana) }
    let other = try #require(decision.decision(under: .smallKana))
    #expect(calls.isEmpty == (other.chosenIndex == decision.chosenIndex))
    #expect(decision.decidingLineDoubts().contains(.smallKana) == !calls.isEmpty)
    let isExplained = decision.explanation().contains("small kana")
    #expect(isExplained == !calls.isEmpty)
    #expect(decision.explanation(in: .japanese).contains("小書き") == !calls.isEmpty)
  }

  /// Some width has each answer, so that the test above cannot pass by silence.
  @Test func someWidthIsInDoubtAndMostAreNot() throws {
    // Seven characters on a line, and the eighth is small.
    let text = "かきくけこさしっすせそたちつ"
    let widths = stride(from: CGFloat(60), through: 200, by: 2).map { $0 }
    let doubtful = try widths.filter { width in
      try decision(text, .system(size: 20), width: width, height: 50)
        .decidingLineDoubts().contains(.smallKana)
    }
    #expect(!doubtful.isEmpty && doubtful.count * 4 < widths.count, "\(doubtful)")
  }

  /// So is what would cut the same candidate, or leave it whole: of no more than two lines it fits in any case.
  @Test func whatWouldCutTheSameCandidateIsACall() throws {
    let text = "かきくけこさしっすせそたちつ"
    let doubtful = try stride(from: CGFloat(60), through: 200, by: 2)
      .map { try decision(text, .system(size: 20), width: $0, height: 100, lineLimit: 2) }
      .filter { $0.decidingLineDoubts().contains(.smallKana) }
    #expect(!doubtful.isEmpty)
    for decision in doubtful {
      let other = try #require(decision.decision(under: .smallKana))
      #expect(decision.chosenIndex == 0 && other.chosenIndex == 0)
      let (cut, otherCut) = (decision.placed.texts, other.placed.texts)
      #expect(cut.contains(where: \.isTruncated) != otherCut.contains(where: \.isTruncated))
    }
  }

  /// A doubt that counts is a sentence of what a decision says of itself.
  @Test func whatIsInDoubtIsExplained() throws {
    let text = "かきくけこさしっすせそたちつ"
    let doubtful = try stride(from: CGFloat(60), through: 200, by: 2)
      .map { try decision(text, .system(size: 20), width: $0, height: 50) }
      .first { $0.decidingLineDoubts().contains(.smallKana) }
    let found = try #require(doubtful)
    for (language, stop) in [(ExplanationLanguage.english, "."), (.japanese, "。")] {
      let rows = found.explanation(in: language).split(separator: "\n")
      let sentence = LineDoubt.smallKana.explanation(in: language) + stop
      #expect(rows.filter { $0 == sentence }.count == 1, "\(rows)")
    }
  }

  /// Either answer may hold, and no length lies between: among calls that are so many points away it is none of the
  /// closest.
  @Test func callsForLinesAloneAreNotTheClosest() throws {
    let text = "かきくけこさしっすせそたちつ"
    let doubtful = try stride(from: CGFloat(60), through: 200, by: 2)
      .map { try decision(text, .system(size: 20), width: $0, height: 50) }
      .first { $0.decidingLineDoubts().contains(.smallKana) }
    let found = try #require(doubtful)
    let calls = FitAssessment(found).closeCalls
    let call = try #require(calls.first { $0.subject == .lines(.smallKana) })
    #expect(call.uncertainty == 0 && call.limit.points == 0 && call.closeness == 1)
    #expect(call.limit.ratio == 0 && call.direction == .larger)
    #expect(call.reasons == [.lines(.smallKana)])
    // What would be shown then is what is told, not what is shown now.
    let other = try #require(found.decision(under: .smallKana)?.choices.first)
    #expect(call.limit.outcome == other.outcome && call.farthest == other.outcome)
    #expect(found.choices.first.map { $0.outcome == other.outcome } == false)
  }

  /// Where both are in doubt, the size of text comes before the lines, and lengths come before either.
  @Test func theSizeOfTextComesBeforeLines() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.textLanguage = "ja"
    environment.preferredLanguages = ["ja"]
    environment.widgetFamily = .accessoryRectangular
    environment.dynamicTypeSize = .accessibility5
    let selector = FitSelector(environment: environment)
    var doubtful: FitDecision?
    for width in stride(from: CGFloat(60), through: 200, by: 2) where doubtful == nil {
      let view = HStack(spacing: 0) {
        Grown().frame(width: 60)
        Title(text: "かきくけこさしっすせそたちつ", font: .system(size: 20)).frame(width: width)
      }
      let decision = selector.decide(view, in: CGSize(width: width + 60, height: 50))
      if !decision.decidingLineDoubts().isEmpty { doubtful = decision }
    }
    let ranks = FitAssessment(try #require(doubtful)).closeCalls.map { call in
      switch call.subject {
      case .text, .width, .height: 0
      case .typeSize: 1
      case .lines: 2
      }
    }
    #expect(ranks.contains(1) && ranks.contains(2))
    #expect(ranks == ranks.sorted())
  }

  @Test func nothingIsDoubtedOn16() throws {
    for width in stride(from: CGFloat(40), through: 200, by: 8) {
      let old = try decision("「かっこ」っと、きく", .body, width: width, height: 50, version: 16)
      #expect(old.lineDoubts.isEmpty && old.decidingLineDoubts().isEmpty)
    }
  }

  /// No more than one in twenty of the headlines becomes a close call for its lines alone.
  ///
  /// On measured areas. `FITCHECK_EXHAUSTIVE=1` asks a thousand and prints what it finds.
  @Test func fewHeadlinesBecomeCloseCalls() throws {
    let areas = DeviceGroup.grouping(
      DeviceCatalogue.devices.filter { $0.textArea.provenance == .measured }
    )
    #expect(!areas.isEmpty)
    let setting = HeadlineSetting(
      groups: Exhaustive.isOn ? areas : Array(areas.prefix(2)),
      fonts: try TestFonts.japanese()
    )
    var (count, before, added) = (0, 0, 0)
    for row in try Corpus.rows("ja").prefix(Exhaustive.isOn ? 1_000 : 10) {
      let article = HeadlineArticle(
        id: row.id,
        headline: row.headline,
        snippet: row.snippet,
        language: "ja"
      )
      let report = ArticleCheck(article: article, setting: setting).report()
      for calls in report.results.compactMap(\.assessment?.closeCalls) {
        count += 1
        let others = calls.filter { call in
          if case .lines = call.subject { false } else { true }
        }
        if !others.isEmpty { before += 1 } else if !calls.isEmpty { added += 1 }
      }
    }
    if Exhaustive.isOn {
      print("decisions \(count), close calls \(before), for lines alone \(added)")
    }
    #expect(added * 20 <= count, "\(added) of \(count) beside \(before)")
  }
}
