import Fitcheck
import Reports

/// Verdicts with their reports, as JSON.
struct DetailedOutput: ListOutput {
  private(set) var summary = VerdictSummary()
  private var document: JSONVerdicts?
  private let lines: JSONLinesVerdicts
  private let detail: JSONDetail
  private var baseline: BaselineFile

  /// - Parameters:
  ///   - isDocument: whether all records are one document, or a line each.
  ///   - closeCalls: which close calls are told.
  init(
    isDocument: Bool,
    detail: JSONDetail,
    groups: [DeviceGroup],
    marking closeCalls: CloseCallExtent,
    baseline: BaselineFile
  ) {
    document = isDocument ? JSONVerdicts(areas: groups, marking: closeCalls) : nil
    lines = JSONLinesVerdicts(areas: groups, marking: closeCalls)
    self.detail = detail
    self.baseline = baseline
  }

  var count: Int { summary.count }
  var errorCount: Int { summary.errorCount }

  mutating func start() -> String { document?.start() ?? "" }

  mutating func take(_ record: DetailedRecord) -> String {
    let verdict = baseline.take(record.verdictRecord)
    summary.add(verdict)
    return document?.text(of: verdict, record.report, detail)
      ?? lines.text(of: verdict, record.report, detail)
  }

  mutating func finish() -> String { document?.finish(summary) ?? "" }

  /// Writes down what is wrong, where that is asked for.
  func complete() throws(CommandFailure) { try baseline.write() }
}
