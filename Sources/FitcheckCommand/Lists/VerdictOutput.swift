import Fitcheck
import Reports

/// Verdicts in the format that was asked for.
struct VerdictOutput: ListOutput {
  private(set) var summary = VerdictSummary()
  private var list: ListReport
  private var format: (any VerdictFormat)?
  private let groups: [DeviceGroup]
  private var baseline: BaselineFile

  var count: Int { summary.count }
  var errorCount: Int { summary.errorCount }

  /// - Parameter closeCalls: which close calls are told.
  init(
    format: VerdictFormatName,
    list: ListReport,
    groups: [DeviceGroup],
    marking closeCalls: CloseCallExtent,
    baseline: BaselineFile
  ) {
    self.list = list
    self.baseline = baseline
    self.groups = groups
    self.format =
      switch format {
      case .text: nil
      case .json: JSONVerdicts(areas: groups, marking: closeCalls)
      case .jsonl: JSONLinesVerdicts(areas: groups, marking: closeCalls)
      case .csv: CSVVerdicts(areas: groups, marking: closeCalls)
      case .junit: JUnitVerdicts(areas: groups, marking: closeCalls)
      case .sarif: SARIFVerdicts(areas: groups, marking: closeCalls)
      case .github: GitHubVerdicts(areas: groups, marking: closeCalls)
      case .gitlab: GitLabVerdicts(areas: groups, marking: closeCalls)
      case .markdown: MarkdownVerdicts(areas: groups, marking: closeCalls)
      }
  }

  /// What comes before all records.
  mutating func start() -> String { format?.start() ?? "" }

  /// What can be written once a record is known.
  mutating func take(_ record: VerdictRecord) -> String {
    let record = baseline.take(record)
    summary.add(record)
    return format?.text(of: record) ?? Self.text(list.take(record))
  }

  /// What comes after all records.
  mutating func finish() -> String { format?.finish(summary) ?? Self.text(list.finish()) }

  /// Writes down what is wrong, where that is asked for.
  func complete() throws(CommandFailure) { try baseline.write() }
}
