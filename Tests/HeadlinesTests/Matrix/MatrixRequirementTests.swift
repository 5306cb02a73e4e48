import FontFaces
import Foundation
import TestSupport
import Testing
import ViewFitting
import WidgetDevices

@testable import Headlines

/// Each setting of a matrix has requirements of its own, and each of these areas of its own.
@MainActor
@Suite struct MatrixRequirementTests {
  @Test func settingsAreAskedForTheirOwn() throws {
    let groups = [CGSize(width: 60, height: 30), CGSize(width: 400, height: 200)].map {
      DeviceGroup(size: $0, displayScale: 3)
    }
    let setting = HeadlineSetting(groups: groups, fonts: try TestFonts.english())
    func whole(_ areas: [Int]) -> HeadlineRequirement {
      HeadlineRequirement(name: "w", policy: .goal(.headlineWhole), areas: areas)
    }
    let same = HeadlineRequirement(name: "s", policy: .sameCandidate, areas: [0, 1])
    // The headline is cut in the first area, and shown otherwise in the second.
    let asked: [([HeadlineRequirement], [Bool])] = [
      ([], [true, true]), ([whole([0, 1])], [false, true]), ([whole([1])], [true, true]),
      ([same], [false, false]), ([whole([1]), whole([0])], [false, true]),
    ]
    let judge = HeadlineMatrixJudge(
      language: "en",
      settings: asked.map { (setting, $0.0) }
    )
    let article = HeadlineArticle(
      headline: String(repeating: "Night ferries ", count: 6),
      snippet: "Back",
      language: "en"
    )
    let matrix = judge.matrix(of: article)
    let shown = matrix.cells.map { $0.map(\.shown.isHeadlineWhole) }
    #expect(shown == asked.map { _ in [false, true] })
    #expect(matrix.cells.map { $0.map(\.isAsRequired) } == asked.map { $0.1 })
    #expect(!matrix.isAsRequired && matrix.differsBetweenAreas)
  }
}
