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
  private let rows: ListRows
  private let extent: Extent
  private let closeCalls: CloseCallExtent
  private let language: ExplanationLanguage
  private let sentences: ListSentences
  private var summary = VerdictSummary()
  /// Those of all headlines, with a line or without.
  private var missing = MissingCharacters()
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
    rows = ListRows(
      groups: groups,
      closeCalls: closeCalls,
      language: language,
      layout: ListLayout(groups: groups, least: 2, palette: palette, columns: columns)
    )
    self.extent = extent
    self.closeCalls = closeCalls
    self.language = language
    sentences = ListSentences(language)
  }

  // MARK: - Records

  /// What is told of a record.
  struct Entry: Sendable {
    let needsAttention: Bool
    /// Its rows, where every record has some.
    let rows: [String]
    /// It, where those of the first few that need attention are made once they are.
    let record: VerdictRecord?
    /// Characters of its texts that no font has a glyph for.
    let missingScalars: [Unicode.Scalar]
  }

  /// Makes what is told of records, of each by itself; called on any thread.
  var entry: @Sendable (VerdictRecord) -> Entry {
    let (rows, extent) = (rows, extent)
    return { record in
      let needsAttention = rows.needsAttention(record)
      return Entry(
        needsAttention: needsAttention,
        rows: extent == .all ? rows.rows(of: record) : [],
        record: extent == .attention && needsAttention ? record : nil,
        missingScalars: record.missingScalars
      )
    }
  }

  /// Takes a record in; the rows that can be written at once.
  mutating func take(_ entry: Entry, _ summary: VerdictSummary) -> [String] {
    let isFirst = self.summary.count == 0
    self.summary.add(summary)
    missing.add(entry.missingScalars)
    if entry.needsAttention { attentionCount += 1 }
    switch extent {
    case .all: return (isFirst ? page.title() + rows.head() : []) + entry.rows
    case .attention:
      guard let record = entry.record else { return [] }
      if heldCount == Self.mostHeld {
        hiddenCount += 1
      } else {
        heldCount += 1
        held += rows.rows(of: record)
      }
      return []
    }
  }

  /// The rows that end the report.
  func finish() -> [String] {
    var rows: [String] = []
    switch extent {
    case .all:
      rows += summary.count == 0 ? page.title() : [""]
      rows += page.counts(summary.count, isTitled: true, counts())
    case .attention:
      rows += page.counts(summary.count, counts())
      if !held.isEmpty { rows += self.rows.head() + held + [""] }
      if hiddenCount > 0 { rows += page.notice(sentences.hidden(hiddenCount)) }
      let rest = summary.count - attentionCount
      if rest > 0, attentionCount > 0 { rows += page.notice(sentences.rest(rest)) }
    }
    rows += missing.notice(in: language).map { page.notice($0, .notice) } ?? []
    if attentionCount > 0 { rows += page.notice(sentences.legend(marking: closeCalls)) }
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
}

extension VerdictRecord {
  /// Characters of its texts that no font has a glyph for; none where it could not be judged.
  fileprivate var missingScalars: [Unicode.Scalar] {
    switch content {
    case .error: []
    case .answer(_, let verdict): verdict.missingScalars
    }
  }
}
