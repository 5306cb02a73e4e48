import Fitcheck
import Reports

/// Verdicts with their reports, as JSON.
struct DetailedOutput: ListOutput {
  private(set) var summary = VerdictSummary()
  /// Nil for lines.
  private let document: JSONVerdicts?
  private let lines: JSONLinesVerdicts
  private let detail: JSONDetail
  private var joined: JoinedRecords
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
    joined = JoinedRecords(document?.separators ?? lines.separators)
    self.detail = detail
    self.baseline = baseline
  }

  var count: Int { summary.count }
  var errorCount: Int { summary.errorCount }

  func start() -> String { document?.start() ?? "" }

  /// What is told of a verdict and its report.
  struct Telling: Sendable {
    let text: String
    let summary: VerdictSummary
    /// What a baseline has to hold of it.
    let found: VerdictBaseline?
  }

  var telling: @Sendable (DetailedRecord) -> Telling {
    let (document, lines, detail, known) = (document, lines, detail, baseline.entry)
    return { record in
      let entry = known(record.verdictRecord)
      return Telling(
        text: document?.text(of: entry.record, record.report, detail)
          ?? lines.text(of: entry.record, record.report, detail),
        summary: VerdictSummary(of: entry.record),
        found: entry.found
      )
    }
  }

  mutating func take(_ telling: Telling) -> String {
    summary.add(telling.summary)
    baseline.take(telling.found)
    return joined.next(telling.text)
  }

  func finish() -> String { document?.finish(summary) ?? "" }

  /// Writes down what is wrong, where that is asked for.
  func complete() throws(CommandFailure) { try baseline.write(after: summary) }
}
