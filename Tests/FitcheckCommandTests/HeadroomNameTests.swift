import Fitcheck
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// What headroom says would be shown is what is shown there, and of areas with the same lines it is told which are doubtful.
@MainActor
@Suite struct HeadroomNameTests {
  private static let sizes = [
    CGSize(width: 146, height: 58), CGSize(width: 141, height: 40), CGSize(width: 90, height: 70),
  ]

  /// The rows of bounds are decided anew beyond their limits, by more than a rounding.
  @Test(arguments: SampleReports.texts.indices)
  func boundsAreNamedTruly(text: Int) throws {
    for size in Self.sizes {
      let result = try #require(try report(text, size, .lockScreen).results.first)
      let headroom = try #require(result.assessment?.headroom)
      for (axis, bound) in [(Axis.horizontal, headroom.width), (.vertical, headroom.height)] {
        for (limit, sign) in [(bound.reduction, -1.0), (bound.enlargement, 1.0)] {
          guard let limit else { continue }
          var beyond = size
          let points = (limit.points + 0.4) * sign
          if axis == .horizontal { beyond.width += points } else { beyond.height += points }
          try expect(result.name(of: limit.outcome), isShownBy: report(text, beyond, .lockScreen))
        }
      }
    }
  }

  @Test(arguments: [0, 2, 5, 8])
  func inlineWidthsAreNamedTruly(text: Int) throws {
    let slot = WidgetSlot.family(.accessoryInline)
    for width in [60.0, 150, 225, 300] {
      let size = CGSize(width: width, height: 26)
      let result = try #require(try report(text, size, slot).results.first)
      guard let bound = result.assessment?.headroom?.width else { continue }
      for (limit, sign) in [(bound.reduction, -1.0), (bound.enlargement, 1.0)] {
        guard let limit else { continue }
        let beyond = CGSize(width: width + (limit.points + 0.4) * sign, height: 26)
        try expect(result.name(of: limit.outcome), isShownBy: report(text, beyond, slot))
      }
    }
  }

  private func report(_ text: Int, _ size: CGSize, _ slot: WidgetSlot) throws -> ArticleReport {
    try SampleReports.report(
      of: SampleReports.texts[text],
      slot: slot,
      groups: [DeviceGroup(size: size, displayScale: 3)]
    )
  }

  private func expect(_ name: String, isShownBy report: ArticleReport) throws {
    let outcome = try #require(report.results.first).outcome
    #expect(name.hasPrefix(try #require(outcome.candidateName)), "\(outcome)")
    if name.hasSuffix(", cut") { #expect(!outcome.isHeadlineWhole, "\(name)") }
    if !name.hasSuffix(", cut") { #expect(outcome.isHeadlineWhole, "\(name)") }
  }

  /// A headline that is cut now is not told that it would be shown alone, as it is already.
  @Test func aCutHeadlineBecomesWhole() throws {
    let report = try report(1, CGSize(width: 146, height: 58), .lockScreen)
    let lines = TextReport(of: report, columns: 80).lines()
    let rows = lines.filter { $0.contains(" → headline") }
    #expect(rows.count > 2)
    #expect(rows.allSatisfy { $0.hasSuffix("→ headline alone, whole") }, "\(rows)")
    let whole = try self.report(0, CGSize(width: 146, height: 45), .lockScreen)
    let less = TextReport(of: whole, columns: 80).lines()
      .filter { $0.contains("height   less") || $0.contains("headline wider") }
    #expect(less.contains { $0.hasSuffix("→ headline alone, cut") }, "\(less)")
  }

  nonisolated private static let ofSE =
    "the text area's older reading, the height of Japanese lines"
  nonisolated private static let ofXS =
    "the height of Japanese lines, the text area's older reading"

  /// An iPhone XS with the lines of another one was marked in the table, and nothing was said of why.
  @Test(
    arguments: [
      (["iPhone 13 mini"], []), (["iPhone SE 3"], ["\(ofSE)  Placed"]),
      (["iPhone XS"], ["\(ofXS)  Placed"]),
      (["iPhone 13 mini", "iPhone XS"], ["\(ofXS) (in 143 × 58 @3x, iOS 18)"]),
      (
        ["iPhone SE 3", "iPhone XS"],
        ["\(ofSE) (in 141 × 56 @2x, iOS 26)", "\(ofXS) (in 143 × 58 @3x, iOS 18)"]
      ),
    ] as [([String], [String])]
  )
  func doubtfulAreasAreNamed(devices: [String], ends: [String]) throws {
    let headline = "首相が衆議院を解散する意向を固めたと複数の関係者が明らかにした"
    let folder = try TestFiles.temporaryFolder([
      "a.txt": "\(headline)\n\n与党内では慎重論も根強く、調整が続いている。\n"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["a.txt", "--bold-text", "--explain"] + devices.flatMap { ["--device", $0] },
      directory: folder
    )
    let text = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    let calls = text.components(separatedBy: "≈ Close call: ").dropFirst()
    #expect(calls.count == ends.count, "\(run.output)")
    for (call, end) in zip(calls, ends) { #expect(call.contains(" published, \(end)"), "\(call)") }
  }
}
