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

  private let files: [String]
  private let groups: [DeviceGroup]
  private let classes: [AreaClass]
  private let extent: Extent
  private let sentences: ListSentences
  private let palette: Palette
  private let columns: Int
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
    language: ExplanationLanguage,
    palette: Palette,
    columns: Int = TerminalColumns.current
  ) {
    self.files = files
    self.groups = groups
    self.extent = extent
    self.palette = palette
    self.columns = columns
    sentences = ListSentences(language)
    classes = AreaClass.classes(of: groups)
  }

  // MARK: - Records

  /// Takes a record in; the rows that can be written at once.
  mutating func take(_ record: VerdictRecord) -> [String] {
    let isFirst = summary.count == 0
    summary.add(record)
    let needsAttention = Self.needsAttention(record)
    if needsAttention { attentionCount += 1 }
    switch extent {
    case .all: return (isFirst ? title() + tableHead() : []) + rows(of: record)
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

  private static func needsAttention(_ record: VerdictRecord) -> Bool {
    switch record.content {
    case .error: true
    case .verdict(_, let verdict): verdict.verdict == .cut || verdict.closeCall == .cut
    }
  }

  /// The rows that end the report.
  mutating func finish() -> [String] {
    var rows: [String] = []
    switch extent {
    case .all:
      rows += summary.count == 0 ? title() : [""]
      rows += counts(after: [sentences.headlines(summary.count)])
    case .attention:
      rows += counts(
        after: [name, sentences.headlines(summary.count), sentences.devices(groups)]
      )
      if !held.isEmpty { rows += tableHead() + held + [""] }
      if hiddenCount > 0 { rows += notice(sentences.hidden(hiddenCount)) }
      let rest = summary.count - attentionCount
      if rest > 0, attentionCount > 0 { rows += notice(sentences.rest(rest)) }
    }
    if attentionCount > 0 { rows += notice(sentences.legend) }
    return rows
  }

  // MARK: - Title

  private var name: String {
    files.count == 1 ? TerminalText.visible(files[0]) : sentences.files(files.count)
  }

  private func title() -> [String] {
    StyledText("\(name)  \(sentences.devices(groups))", .strong).rows(to: columns, palette: palette)
  }

  /// The counts, each in one row, as many in a row as fit.
  private func counts(after head: [String]) -> [String] {
    var pieces: [(text: String, role: Palette.Role)] = head.map { ($0, .strong) }
    func add(_ count: Int, _ sentence: String, _ role: Palette.Role) {
      if count > 0 { pieces.append((sentence, role)) }
    }
    if summary.cutCount == 0, summary.errorCount == 0 {
      add(summary.count, sentences.allWhole, .good)
    }
    add(summary.cutCount, sentences.cut(summary.cutCount), .bad)
    add(summary.errorCount, sentences.unreadable(summary.errorCount), .bad)
    add(summary.withoutSnippetCount, sentences.withoutSnippet(summary.withoutSnippetCount), .faint)
    add(summary.closeCount, sentences.close(summary.closeCount), .notice)
    var rows: [String] = []
    var used = 0
    for piece in pieces {
      let text = TerminalText.clipped(piece.text, to: columns - 2)
      let width = TerminalText.columns(text)
      let styled = palette(piece.role, text)
      if let last = rows.indices.last, used + 3 + width <= columns {
        rows[last] += "   " + styled
        used += 3 + width
      } else {
        used = (rows.isEmpty ? 0 : 2) + width
        rows.append((rows.isEmpty ? "" : "  ") + styled)
      }
    }
    return rows
  }

  /// A text that is kept in one row.
  private func bound(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == " " ? "\u{A0}" : $0 }))
  }

  private func notice(_ text: String) -> [String] {
    StyledText(text, .faint).rows(to: columns, hanging: 2, palette: palette)
  }

  // MARK: - Rows

  /// Columns for the item's number, and between cells.
  private static let numberColumns = 5
  private static let changeColumns = 16

  private var classWidths: [Int] { classes.map { max(TerminalText.columns($0.name), 2) + 2 } }

  /// The columns for a headline in a row with a cell for each class; nil where that is too narrow.
  private var headlineColumns: Int? {
    let room =
      columns - Self.numberColumns - 1 - classWidths.reduce(0, +) - Self.changeColumns
    return room >= 16 ? room : nil
  }

  private func tableHead() -> [String] {
    guard let room = headlineColumns else { return [] }
    let head =
      TerminalText.spaces(Self.numberColumns + 1)
      + TerminalText.padded(TerminalText.clipped(sentences.headline, to: room), to: room)
      + zip(classes, classWidths).map { TerminalText.leftPadded($0.name, to: $1) }.joined()
    return [palette(.faint, head)]
  }

  private func rows(of record: VerdictRecord) -> [String] {
    let number = TerminalText.leftPadded("\(record.number)", to: Self.numberColumns)
    let head = palette(.faint, number) + " "
    switch record.content {
    case .error(let reason):
      let text = TerminalText.visible("\(record.place): \(reason)")
      let rows = StyledText("! " + text, .bad)
        .rows(to: columns - Self.numberColumns - 1, hanging: 2, palette: palette)
      return rows.enumerated().map { index, row in
        (index == 0 ? head : TerminalText.spaces(Self.numberColumns + 1)) + row
      }
    case .verdict(let article, let verdict):
      let change = sentences.change(verdict.change)
      let role: Palette.Role? = verdict.verdict == .cut ? .bad : nil
      guard let room = headlineColumns else {
        return narrowRows(article, verdict, head, change, role) + lost(article, verdict)
      }
      let marks = zip(classes, classWidths).map { areas, width in
        mark(of: areas, in: verdict, width: width)
      }
      let row =
        head + TerminalText.padded(headline(article, room), to: room) + marks.joined()
        + "  " + (role.map { palette($0, change) } ?? change)
      return [row] + lost(article, verdict)
    }
  }

  private func headline(_ article: HeadlineArticle, _ columns: Int) -> String {
    TerminalText.clipped(TextReport.bounded(article.headline), to: columns)
  }

  /// What becomes of a headline in the areas of a class: cut in any, or a close call in any.
  private func mark(of areas: AreaClass, in verdict: HeadlineVerdict, width: Int) -> String {
    let areas = areas.indices.map { verdict.areas[$0] }
    let (mark, role): (String, Palette.Role) =
      if areas.contains(where: { !$0.isHeadlineWhole }) {
        ("✗", .bad)
      } else if areas.contains(where: { $0.closeCall == .cut }) {
        ("≈", .notice)
      } else {
        ("✓", .good)
      }
    return TerminalText.spaces(width - 1) + palette(role, mark)
  }

  /// A headline in a terminal that is too narrow for a table: the classes by name below it.
  private func narrowRows(
    _ article: HeadlineArticle,
    _ verdict: HeadlineVerdict,
    _ head: String,
    _ change: String,
    _ role: Palette.Role?
  ) -> [String] {
    let indent = Self.numberColumns + 1
    var text = StyledText("")
    func list(_ mark: String, _ role: Palette.Role, _ holds: (HeadlineVerdict.Area) -> Bool) {
      let names = classes.filter { $0.indices.contains { holds(verdict.areas[$0]) } }.map(\.name)
      guard !names.isEmpty else { return }
      let isAll = names.count == classes.count
      text +=
        StyledText(bound(isAll ? mark : "\(mark) \(names.joined(separator: " "))"), role)
        + StyledText("  ")
    }
    list("✗", .bad) { !$0.isHeadlineWhole }
    list("≈", .notice) { $0.isHeadlineWhole && $0.closeCall == .cut }
    if verdict.verdict == .whole, verdict.closeCall != .cut { text += StyledText("✓  ", .good) }
    text += StyledText(bound(change), role)
    return [head + headline(article, columns - indent)]
      + text.rows(to: columns, indent: indent, hanging: 0, palette: palette)
  }

  /// The end of a headline with a bar before the words that are lost.
  private func lost(_ article: HeadlineArticle, _ verdict: HeadlineVerdict) -> [String] {
    guard case .remove(_, let lost) = verdict.change else { return [] }
    let indent = Self.numberColumns + 1
    let room = columns - indent
    let shownLost = TerminalText.clipped(TerminalText.visible(lost), to: max(room - 8, room / 2))
    let kept = article.headline.unicodeScalars.dropLast(lost.unicodeScalars.count)
    let rest = room - TerminalText.columns(shownLost) - 2
    let end = Self.suffix(
      TerminalText.visible(String(Substring(kept.suffix(40)))),
      to: min(rest, 12)
    )
    return [
      TerminalText.spaces(indent) + palette(.faint, "…" + end) + "|" + palette(.bad, shownLost)
    ]
  }

  /// The end of a text in at most a number of columns.
  private static func suffix(_ text: String, to columns: Int) -> String {
    var scalars = Array(text.unicodeScalars)[...]
    while TerminalText.columns(String(String.UnicodeScalarView(scalars))) > columns {
      scalars.removeFirst()
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
