import FitSelection
import Testing

@testable import Headlines

extension CountedHeadline {
  /// Holds the calls in all areas against the full assessment.
  /// - Returns: how many of them are close.
  @MainActor @discardableResult
  func closeCallsAsAssessed(sourceLocation: SourceLocation = #_sourceLocation) -> Int {
    var assessor = HeadlineAssessor(self)
    var count = 0
    for (index, area) in template.areas.enumerated() {
      let found = assessor.closeCall(in: index, answer(in: index))
      let assessed = template.consequence(assessing: bound.layout(in: index), in: index)
      #expect(found == assessed, "\(area.size)", sourceLocation: sourceLocation)
      count += assessed == nil ? 0 : 1
    }
    return count
  }
}
