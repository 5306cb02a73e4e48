import FitSelection
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting
import WidgetDevices

@testable import Headlines

/// What no close call is marked of: it stays whole under every doubt there is a name for, tried in the
/// bounds, and with the lines, that the doubt leads to.
@MainActor
@Suite struct UnmarkedHeadlineTests {
  private func setting() throws -> HeadlineSetting {
    HeadlineSetting(
      fonts: try FontLibrary.bundled(deviceLanguages: ["ja"], fontDirectory: nil)
    )
  }

  private func template(_ language: String, _ setting: HeadlineSetting) -> HeadlineTemplate {
    HeadlineTemplate(language: language, setting: setting)
  }

  @Test(arguments: ["ja", "en", "de", "zh-Hans"])
  func unmarkedHeadlinesStayWhole(language: String) throws {
    let setting = try setting()
    let template = template(language, setting)
    let judge = HeadlineJudge(template, requirements: [])
    let rows = try Corpus.rows(language)
    let step = Exhaustive.isOn ? 1 : max(rows.count / 40, 1)
    var (unmarkedCount, markedCount) = (0, 0)
    for index in stride(from: 0, to: rows.count, by: step) {
      let article = HeadlineArticle(
        headline: rows[index].headline,
        snippet: rows[index].snippet,
        language: language
      )
      let texts = HeadlineTexts()
      let areas = judge.areas(of: article)
      let report = HeadlineReporter(template, in: setting).report(of: article)
      for (index, result) in report.results.enumerated() where areas[index].shown.isHeadlineWhole {
        guard areas[index].closeCall != .cut else {
          markedCount += 1
          continue
        }
        unmarkedCount += 1
        let area = template.areas[index]
        let layout = template.layout(
          area.layoutIndex,
          of: article,
          headline: article.headline,
          texts
        )
        for (name, decision) in Self.decisions(near: result.decision, of: layout, in: area) {
          #expect(
            HeadlineOutcome(decision).isHeadlineWhole,
            "\(article.headline) in \(result.group.name): \(name)"
          )
        }
      }
    }
    #expect(unmarkedCount > markedCount)
  }

  /// The decisions that doubts lead to, each by what is in doubt.
  private static func decisions(
    near decision: FitDecision,
    of layout: LayoutNode,
    in area: HeadlineTemplate.Area
  ) -> [(String, FitDecision)] {
    func decided(_ width: CGFloat, _ height: CGFloat) -> FitDecision {
      layout.decide(
        in: CGSize(width: width, height: height),
        displayScale: area.displayScale,
        systemVersion: area.systemVersion,
        tracing: .tried
      )
    }
    let bounds = decision.bounds
    var others: [(String, FitDecision)] = []
    for (name, points) in widthDoubts(of: decision, in: area) {
      for part in [-1, -0.5, 0.5, 1.0] {
        let other = decided(bounds.width + part * points, bounds.height)
        others.append(("\(name), \(part * points) pt", other))
      }
    }
    let points = heightDoubt(of: decision, in: area)
    for part in [-1, -0.5, 0.5, 1.0] {
      let other = decided(bounds.width, bounds.height + part * points)
      others.append(("the height, \(part * points) pt", other))
    }
    for doubt in LineDoubt.allCases {
      if let other = decision.decision(under: doubt) { others.append(("\(doubt)", other)) }
    }
    return others
  }

  /// What a width may be off by: the area's own, and with it the advances of the headline.
  ///
  /// A text that is wider breaks as it would in bounds that are narrower. The snippet's advances are the
  /// snippet's alone: they decide whether it is shown, and narrow nothing that the headline stands in.
  private static func widthDoubts(
    of decision: FitDecision,
    in area: HeadlineTemplate.Area
  ) -> [(String, Double)] {
    let own = area.doubt.width?.points ?? 0
    let headlines = (decision.headroom()?.texts ?? []).filter { $0.role != "snippet" }
    let texts = headlines.map { text in
      let lines = text.lines.map { line in
        line.map { source, width in
          (Uncertainty.advances(from: source)?.share ?? 0) * max(width, 0)
        }
        .reduce(0, +)
      }
      return ("the advances of \(text.role ?? text.string)", own + (lines.max() ?? 0))
    }
    return [("the area's width", own)] + texts
  }

  /// What the height may be off by: the area's own, and that of the full-width lines that are shown.
  private static func heightDoubt(
    of decision: FitDecision,
    in area: HeadlineTemplate.Area
  ) -> Double {
    let ems = decision.placed.texts.filter { text in
      text.string.unicodeScalars.contains { (0x2E80...0xFFEF).contains($0.value) }
    }
    .map { Double($0.lineCount) * $0.pointSize }.reduce(0, +)
    return (area.doubt.height?.points ?? 0)
      + Uncertainty.fullWidthLine(on: area.systemVersion).share * ems
  }

  /// Three lines stand on every iPhone, whatever is in doubt of the height of its lines: a headline with
  /// room for a third of a line more is nowhere marked.
  @Test func threeLinesWithRoomAreNotMarked() throws {
    let setting = try setting()
    let judge = HeadlineJudge(template("ja", setting), requirements: [])
    for count in 26...30 {
      let headline = String(repeating: "国", count: count)
      let verdict = judge.verdict(of: HeadlineArticle(headline: headline, language: "ja"))
      #expect(verdict.verdict == .whole && verdict.closeCall != .cut, "\(count)")
      if case .add(let more) = verdict.change { #expect(more >= 3, "\(count)") }
    }
  }

  /// A headline that fills three lines of thirteen characters is marked where these fill the width.
  @Test func threeFullLinesAreMarked() throws {
    let setting = try setting()
    let judge = HeadlineJudge(template("ja", setting), requirements: [])
    let headline = String(repeating: "国", count: 39)
    let verdict = judge.verdict(of: HeadlineArticle(headline: headline, language: "ja"))
    #expect(verdict.areas.contains { $0.shown.isHeadlineWhole && $0.closeCall == .cut })
  }
}
