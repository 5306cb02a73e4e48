import Fitcheck

/// A list for people: a line for each headline that needs attention, and a count of the rest.
struct ListReport {
  /// Which headlines have a line.
  enum Extent {
    /// Those that are cut, might be, or could not be judged.
    case attention
    /// Every one.
    case all
  }

  private let page: ListPage
  private let groups: [DeviceGroup]
  private let layout: ListLayout
  private let extent: Extent
  private let closeCalls: CloseCallExtent
  private let sentences: ListSentences
  private let language: ExplanationLanguage
  private var summary = VerdictSummary()
  /// Lines of what needs attention, held until the counts above them are known.
  private var held: [String] = []
  private var heldCount = 0
  /// What needs attention and has no line.
  private var hiddenCount = 0
  private var attentionCount = 0

  /// The most headlines that are held: more are no desk's list, and memory has a bound.
  private static let mostHeld = 1_000

  init(
    files: [String],
    groups: [DeviceGroup],
    extent: Extent,
    closeCalls: CloseCallExtent,
    language: ExplanationLanguage,
    palette: Palette,
    columns: Int = TerminalColumns.current
  ) {
    page = ListPage(
      files: files,
      groups: groups,
      language: language,
      palette: palette,
      columns: columns
    )
    self.groups = groups
    self.extent = extent
    self.closeCalls = closeCalls
    self.language = language
    sentences = ListSentences(language)
    layout = ListLayout(groups: groups, least: 2, palette: palette, columns: columns)
  }

  // MARK: - Records

  /// Takes a record in; the rows that can be written at once.
  mutating func take(_ record: VerdictRecord) -> [String] {
    let isFirst = summary.count == 0
    summary.add(record)
    let needsAttention = needsAttention(record)
    if needsAttention { attentionCount += 1 }
    switch extent {
    case .all:
      return (isFirst ? page.title() + layout.head(sentences.headline) : []) + rows(of: record)
    case .attention:
      guard needsAttention else { return [] }
      if heldCount == Self.mostHeld {
        hiddenCount += 1
      } else {
        heldCount += 1
        held += rows(of: record)
      }
      return []
    }
  }

  private func needsAttention(_ record: VerdictRecord) -> Bool {
    switch record.content {
    case .error: true
    case .answer(_, let verdict):
      !verdict.unmet.isEmpty || verdict.verdict == .cut && verdict.known.isEmpty
        || isMarked(verdict.closeCall)
    }
  }

  /// Whether a close call is marked.
  private func isMarked(_ consequence: CloseCallConsequence?) -> Bool {
    consequence.map(closeCalls.includes) ?? false
  }

  /// The rows that end the report.
  mutating func finish() -> [String] {
    var rows: [String] = []
    switch extent {
    case .all:
      rows += summary.count == 0 ? page.title() : [""]
      rows += page.counts(summary.count, isTitled: true, counts())
    case .attention:
      rows += page.counts(summary.count, counts())
      if !held.isEmpty { rows += layout.head(sentences.headline) + held + [""] }
      if hiddenCount > 0 { rows += page.notice(sentences.hidden(hiddenCount)) }
      let rest = summary.count - attentionCount
      if rest > 0, attentionCount > 0 { rows += page.notice(sentences.rest(rest)) }
    }
    if attentionCount > 0 { rows += page.notice(sentences.legend) }
    return rows
  }

  /// What came of the headlines.
  private func counts() -> [ListPage.Piece] {
    var pieces: [ListPage.Piece] = []
    func add(_ count: Int, _ sentence: String, _ role: Palette.Role) {
      if count > 0 { pieces.append((sentence, role)) }
    }
    if summary.cutCount == 0, summary.errorCount == 0 {
      add(summary.count, sentences.allWhole, .good)
    }
    add(summary.cutCount, sentences.cut(summary.cutCount), .bad)
    if !summary.areUnmetThoseThatAreCut {
      add(summary.unmetCount, sentences.unmet(summary.unmetCount), .bad)
    }
    add(summary.knownCount, sentences.known(summary.knownCount), .faint)
    add(summary.errorCount, sentences.unreadable(summary.errorCount), .bad)
    add(summary.withoutSnippetCount, sentences.withoutSnippet(summary.withoutSnippetCount), .faint)
    let closeCount =
      summary.closeCount + (closeCalls == .all ? summary.closeSnippetCount : 0)
    add(closeCount, sentences.close(closeCount), .notice)
    return pieces
  }

  // MARK: - Rows

  private func rows(of record: VerdictRecord) -> [String] {
    switch record.content {
    case .error(let reason): layout.error(record.number, "\(record.place): \(reason)")
    case .answer(let article, let verdict):
      layout.rows(
        number: record.number,
        headline: article.headline,
        cells: layout.classes.map { mark(of: $0, in: verdict) },
        end: ListLayout.Cell(
          ChangeSentences(language).counted(verdict.change),
          verdict.verdict == .cut ? .bad : nil
        ),
        narrow: narrowMarks(verdict)
      )
        + layout.lost(of: article.headline, verdict.change)
        + verdict.unmet.filter { !$0.requirement.isHeadlineWhole }.flatMap { unmet in
          layout.notice(UnmetSentences.sentence(unmet, groups, in: language), .bad)
        }
    }
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
