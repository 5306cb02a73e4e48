import Fitcheck
import Reports

/// Verdicts in the format that was asked for.
struct VerdictOutput: ListOutput {
  private(set) var summary = VerdictSummary()
  private var list: ListReport
  /// Nil for text.
  private let format: (any VerdictFormat)?
  private var joined: JoinedRecords
  private var findings = ToldFindings()
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
    let format: (any VerdictFormat)? =
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
    self.format = format
    joined = JoinedRecords(format?.separators ?? .none)
  }

  /// What comes before all records.
  func start() -> String { format?.start() ?? "" }

  /// What is told of a verdict.
  struct Telling: Sendable {
    enum Text: Sendable {
      case formatted(ToldRecord)
      case listed(ListReport.Entry)
    }
    let text: Text
    let summary: VerdictSummary
    /// What a baseline has to hold of it.
    let found: VerdictBaseline?
  }

  var telling: @Sendable (VerdictRecord) -> Telling {
    let (format, listed, known) = (format, list.entry, baseline.entry)
    return { record in
      let entry = known(record)
      return Telling(
        text: format.map { .formatted(ToldRecord(entry.record, in: $0)) }
          ?? .listed(listed(entry.record)),
        summary: VerdictSummary(of: entry.record),
        found: entry.found
      )
    }
  }

  /// Counts a verdict, and gives what can be written once it is known.
  mutating func take(_ telling: Telling) -> String {
    summary.add(telling.summary)
    baseline.take(telling.found)
    switch telling.text {
    case .formatted(let record): return joined.next(findings.next(record))
    case .listed(let entry): return Self.text(list.take(entry, telling.summary))
    }
  }

  /// What comes after all records.
  func finish() -> String { format?.finish(summary) ?? Self.text(list.finish()) }

  /// Writes down what is wrong, where that is asked for.
  func complete() throws(CommandFailure) { try baseline.write(after: summary) }
}
