import Fitcheck

/// The rows of a list's verdicts for people, each by itself.
struct ListRows: Sendable {
  private let groups: [DeviceGroup]
  private let closeCalls: CloseCallExtent
  private let language: ExplanationLanguage
  private let layout: ListLayout

  /// - Parameter closeCalls: which close calls are marked.
  init(
    groups: [DeviceGroup],
    closeCalls: CloseCallExtent,
    language: ExplanationLanguage,
    layout: ListLayout
  ) {
    self.groups = groups
    self.closeCalls = closeCalls
    self.language = language
    self.layout = layout
  }

  /// What stands above all rows.
  func head() -> [String] { layout.head(ListSentences(language).headline) }

  /// Whether somebody has to look at a record.
  func needsAttention(_ record: VerdictRecord) -> Bool {
    switch record.content {
    case .error: true
    case .answer(_, let verdict): !verdict.unmet.isEmpty || isNews(verdict)
    }
  }

  /// Whether a verdict says what nobody knew, though nothing that is required is newly missed.
  ///
  /// A headline that is cut somewhere wants shortening, however sure the rest is: its close calls are not told
  /// where that is known, as they are not counted.
  private func isNews(_ verdict: HeadlineVerdict) -> Bool {
    switch verdict.verdict {
    case .cut: verdict.known.isEmpty
    case .whole:
      verdict.closeCall.map { call in
        closeCalls.includes(call) && !verdict.known.contains { $0.requirement.asksAbout(call) }
      } ?? false
    }
  }

  /// Whether a close call is marked.
  private func isMarked(_ consequence: CloseCallConsequence?) -> Bool {
    consequence.map(closeCalls.includes) ?? false
  }

  /// A record's rows.
  func rows(of record: VerdictRecord) -> [String] {
    switch record.content {
    case .error(let reason): layout.error(record.number, "\(record.place): \(reason)")
    case .answer(let article, let verdict):
      layout.rows(
        number: record.number,
        headline: article.headline,
        cells: layout.classes.map { mark(of: $0, in: verdict) },
        end: ListLayout.Cell(
          ChangeSentences(language).counted(verdict.change, for: .headlineWhole),
          verdict.verdict == .cut ? .bad : nil,
          short: ChangeSentences.number(verdict.change)
        ),
        narrow: narrowMarks(verdict)
      )
        + layout.lost(of: article.headline, verdict.change)
        + verdict.unmet.filter { !isToldByMarks($0.requirement) }.flatMap { unmet in
          layout.notice(UnmetSentences.sentence(unmet, groups, in: language), .bad)
        }
    }
  }

  /// Whether the marks of a headline tell that a requirement is missed: where it has to be whole on some devices alone,
  /// others may be those that they are of.
  private func isToldByMarks(_ requirement: HeadlineRequirement) -> Bool {
    requirement.isHeadlineWhole && requirement.devices == nil
  }

  /// What becomes of a headline in the areas of a class: cut in any, or a close call in any.
  private func mark(of areas: AreaClass, in verdict: HeadlineVerdict) -> ListLayout.Cell {
    let areas = areas.indices.map { verdict.areas[$0] }
    if areas.contains(where: { !$0.shown.isHeadlineWhole }) { return ListLayout.Cell("✗", .bad) }
    return areas.contains { isMarked($0.closeCall) }
      ? ListLayout.Cell("≈", .notice) : ListLayout.Cell("✓", .good)
  }

  /// The marks with the classes that they are of, for a terminal that is too narrow for a table.
  private func narrowMarks(_ verdict: HeadlineVerdict) -> [ListLayout.Cell] {
    func cell(
      _ mark: String,
      _ role: Palette.Role,
      _ holds: (HeadlineVerdict.Area) -> Bool
    ) -> ListLayout.Cell? {
      let names = layout.classes.filter { $0.indices.contains { holds(verdict.areas[$0]) } }
        .map(\.name)
      guard !names.isEmpty else { return nil }
      let isAll = names.count == layout.classes.count
      return ListLayout.Cell(isAll ? mark : "\(mark) \(names.joined(separator: " "))", role)
    }
    let cells = [
      cell("✗", .bad) { !$0.shown.isHeadlineWhole },
      cell("≈", .notice) { $0.shown.isHeadlineWhole && isMarked($0.closeCall) },
    ]
    .compactMap(\.self)
    return cells.isEmpty ? [ListLayout.Cell("✓", .good)] : cells
  }
}
