/// A verdict with the report that it stands on.
package struct DetailedVerdict: Sendable {
  package let verdict: HeadlineVerdict
  package let report: ArticleReport

  package init(_ verdict: HeadlineVerdict, _ report: ArticleReport) {
    self.verdict = verdict
    self.report = report
  }
}

/// The verdict on one item of a list, with its report.
package typealias DetailedRecord = ItemRecord<DetailedVerdict>

extension DetailedRecord {
  /// The record of the verdict alone.
  package var verdictRecord: VerdictRecord {
    let content: VerdictRecord.Content =
      switch self.content {
      case .answer(let article, let detailed): .answer(article, detailed.verdict)
      case .error(let reason): .error(reason)
      }
    return VerdictRecord(
      number: number,
      id: id,
      isNamed: isNamed,
      place: place,
      content: content,
      extent: extent
    )
  }

  /// The report; nil for what could not be judged.
  package var report: ArticleReport? {
    if case .answer(_, let detailed) = content { return detailed.report }
    return nil
  }
}
