import Fitcheck
import Foundation
import Testing

@testable import FitcheckCommand

/// What headroom says would be shown is what is shown there.
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
}
