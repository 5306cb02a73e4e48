import FitSelection
import LayoutEngine

@testable import Headlines

extension HeadlineTemplate {
  /// What the full assessment says of a layout in an area, as the counts are held against it.
  func consequence(assessing layout: LayoutNode, in index: Int) -> CloseCallConsequence? {
    let area = areas[index]
    let decision = layout.decide(
      in: area.size,
      displayScale: area.displayScale,
      systemVersion: area.systemVersion,
      tracing: .tried
    )
    return FitAssessment(decision, doubt: area.doubt, fonts: area.fontDoubts).consequence
  }
}
