import Fitcheck
import Foundation

/// The room of headlines for people: a row for each of a list, or everything about one.
struct LimitsReport {
  private let page: ListPage
  private let groups: [DeviceGroup]
  private let language: ExplanationLanguage
  private let sentences: LimitsSentences
  private let palette: Palette
  private let columns: Int
  private let layout: ListLayout

  init(
    files: [String],
    groups: [DeviceGroup],
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
    self.language = language
    self.palette = palette
    self.columns = columns
    sentences = LimitsSentences(language)
    layout = ListLayout(groups: groups, least: 4, palette: palette, columns: columns)
  }

  // MARK: - A list

  /// What stands above the rows of a list.
  func head() -> [String] { page.title() + layout.head(ListSentences(language).headline) }

  /// A row for an item, and one for what it loses.
  func rows(of record: LimitsRecord) -> [String] {
    switch record.content {
    case .error(let reason): return layout.error(record.number, "\(record.place): \(reason)")
    case .answer(let article, let room):
      let cells = layout.classes.map { areas -> ListLayout.Cell in
        let change = Self.least(areas.indices.map { room.areas[$0].limits.change })
        return ListLayout.Cell(ChangeSentences.number(change), Self.role(change))
      }
      let change = ChangeSentences(language).counted(room.all.change)
      return layout.rows(
        number: record.number,
        headline: article.headline,
        cells: cells,
        end: ListLayout.Cell(change, Self.role(room.all.change))
      ) + layout.lost(of: article.headline, room.all.change, phrase: room.all.phrase)
    }
  }

  /// What stands below the rows of a list.
  func end(count: Int) -> [String] {
    guard count > 0 else { return page.title() }
    return [""] + page.counts(count, isTitled: true, []) + page.notice(sentences.legend)
  }

  /// The change that leaves least room.
  private static func least(_ changes: [HeadlineChange]) -> HeadlineChange {
    changes.min { rank($0) < rank($1) } ?? .none
  }

  private static func rank(_ change: HeadlineChange) -> Int {
    switch change {
    case .none: .min
    case .remove(let count, _): -count
    case .add(let count): count
    }
  }

  private static func role(_ change: HeadlineChange) -> Palette.Role? {
    if case .add = change { nil } else { .bad }
  }

  // MARK: - One headline

  /// Everything about one headline.
  ///
  /// - Parameter slot: the widget, whose layouts are named.
  func rows(
    of article: HeadlineArticle,
    _ room: HeadlineRoom,
    for goal: HeadlineGoal,
    in slot: WidgetSlot
  ) -> [String] {
    var rows = StyledText(TextReport.bounded(article.headline), .strong)
      .rows(to: columns, language: article.language, palette: palette)
    rows.append("")
    let change = room.all.change
    let changes = ChangeSentences(language)
    let mark = Self.role(change) == nil ? "✓ " : "✗ "
    rows += StyledText(mark + changes.sentence(change, for: goal), Self.role(change) ?? .good)
      .rows(to: columns, hanging: 2, palette: palette)
    if let phrase = room.all.phrase {
      rows += StyledText(changes.phraseSentence(phrase))
        .rows(to: columns, indent: 2, palette: palette)
    }
    rows += ListLayout.lost(
      of: article.headline,
      change,
      phrase: room.all.phrase,
      indent: 2,
      columns: columns,
      palette: palette
    )
    rows.append("")
    rows += table(room)
    let names =
      slot == .family(.accessoryInline)
      ? InlineHeadlineWidget.candidateNames : HeadlineWidget.candidateNames
    let shown = HeadlineWidget.names(in: language)
    rows.append("")
    rows += StyledText(sentences.layouts(names.map { shown[$0] ?? $0 }), .faint)
      .rows(to: columns, hanging: 2, palette: palette)
    return rows
  }

  /// A row for each area, its devices, and the lengths at which another layout is shown.
  private func table(_ room: HeadlineRoom) -> [String] {
    let cells = zip(groups, room.areas).map { group, area in
      [
        group.name, ChangeSentences.number(area.limits.change),
        area.limits.phrase.map(ChangeSentences.number) ?? "",
      ]
    }
    let header = [sentences.areaHeading, sentences.changeHeading, sentences.phraseHeading]
    let table = TableColumns(header: header, rows: cells, atLeast: [0, 0, 0])
    guard table.width <= columns else {
      return room.areas.indices.flatMap { index in
        StyledText(cells[index].joined(separator: "  "), .strong)
          .rows(to: columns, hanging: 2, palette: palette) + below(index, room)
      }
    }
    return [palette(.faint, table.row(header))]
      + room.areas.indices.flatMap { index in
        let role = Self.role(room.areas[index].limits.change)
        let row = table.row(cells[index]) { column, cell, padding in
          column > 0 ? (role.map { palette($0, cell) } ?? cell) + padding : cell + padding
        }
        return [row] + below(index, room)
      }
  }

  /// What stands below the row of an area.
  private func below(_ index: Int, _ room: HeadlineRoom) -> [String] {
    let (group, area) = (groups[index], room.areas[index])
    let chains = [
      sentences.thresholds(chain(area.widths, around: Double(group.size.width)), isWidth: true),
      sentences.thresholds(chain(area.heights, around: Double(group.size.height)), isWidth: false),
    ]
    let devices =
      group.devices.isEmpty
      ? []
      : DeviceNames.rows(group.devices, columns: columns - 2).map { palette(.faint, "  " + $0) }
    return devices
      + chains.flatMap {
        StyledText($0, .faint).rows(to: columns, indent: 2, hanging: 2, palette: palette)
      }
  }

  /// The layouts, with the lengths between them at which the later one begins, from half a length to
  /// its double.
  private func chain(_ intervals: [FitInterval], around length: Double) -> String {
    let near = intervals.filter { interval in
      interval.start <= length * 2 && (interval.end ?? .infinity) > length / 2
    }
    return near.enumerated().map { number, interval in
      let name = name(of: interval.outcome)
      return number == 0 ? name : " < \(Points.text(interval.start)) ≤ \(name)"
    }
    .joined()
  }

  private func name(of outcome: FitOutcome?) -> String {
    guard let outcome, let index = outcome.chosenIndex else { return "?" }
    return outcome.fits ? "\(index + 1)" : sentences.cut
  }
}
