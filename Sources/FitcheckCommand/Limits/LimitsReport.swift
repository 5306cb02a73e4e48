import Fitcheck
import Foundation

/// The room of headlines for people: a row for each of a list, or everything about one.
struct LimitsReport: Sendable {
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

  /// For each goal a row for an item, and one for what it loses; the headline stands above them where
  /// there are several, and below them what no font has.
  func rows(of record: LimitsRecord) -> [String] {
    switch record.content {
    case .error(let reason): return layout.error(record.number, "\(record.place): \(reason)")
    case .answer(let article, let room):
      let missing = Self.missing(in: room, language).map { layout.notice($0, .notice) } ?? []
      if let goal = room.goals.first, room.goals.count == 1 {
        return rows(of: goal, article.headline, number: record.number, article) + missing
      }
      return layout.headline(record.number, article.headline)
        + room.goals.flatMap { rows(of: $0, $0.asked.name, number: nil, article) } + missing
    }
  }

  private func rows(
    of goal: HeadlineRoom.ForGoal,
    _ title: String,
    number: Int?,
    _ article: HeadlineArticle
  ) -> [String] {
    if goal.asked.goal.isMetByAnyHeadline(of: article) {
      // No number of characters has to do with that.
      return layout.rows(
        number: number,
        headline: title,
        cells: layout.classes.map { _ in ListLayout.Cell("–", nil) },
        end: ListLayout.Cell(sentences.withoutSnippet, nil)
      )
    }
    let cells = layout.classes.map { areas -> ListLayout.Cell in
      let changes = areas.indices.compactMap { goal.areas[$0]?.change }
      guard !changes.isEmpty else { return ListLayout.Cell("–", nil) }
      let change = Self.least(changes)
      return ListLayout.Cell(ChangeSentences.number(change), Self.role(change))
    }
    let change = ChangeSentences(language).counted(goal.all.change, for: goal.asked.goal)
    return layout.rows(
      number: number,
      headline: title,
      cells: cells,
      end: ListLayout.Cell(
        change,
        Self.role(goal.all.change),
        short: ChangeSentences.number(goal.all.change)
      )
    ) + layout.lost(of: article.headline, goal.all.change, phrase: goal.all.phrase)
  }

  private static func missing(
    in room: HeadlineRoom,
    _ language: ExplanationLanguage
  ) -> String? {
    MissingCharacters(room.missingScalars).notice(in: language)
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
    in slot: WidgetSlot
  ) -> [String] {
    var rows = StyledText(TextReport.bounded(article.headline), .strong)
      .rows(to: columns, palette: palette)
    rows.append("")
    rows += room.goals.flatMap { sentences(of: $0, article) }
    rows += Self.missing(in: room, language).map { page.notice($0, .notice) } ?? []
    rows.append("")
    rows += table(room, of: article)
    let names =
      slot == .family(.accessoryInline)
      ? InlineHeadlineWidget.candidateNames : HeadlineWidget.candidateNames
    let shown = HeadlineWidget.names(in: language)
    rows.append("")
    rows += StyledText(sentences.layouts(names.map { shown[$0] ?? $0 }), .faint)
      .rows(to: columns, hanging: 2, palette: palette)
    return rows
  }

  /// What has to be done for a goal to be met everywhere, and where the headline is cut for it.
  private func sentences(of goal: HeadlineRoom.ForGoal, _ article: HeadlineArticle) -> [String] {
    guard !goal.asked.goal.isMetByAnyHeadline(of: article) else {
      // No number of characters has to do with that.
      return StyledText("✓ " + sentences.noSnippet, .good)
        .rows(to: columns, hanging: 2, palette: palette)
    }
    let change = goal.all.change
    let changes = ChangeSentences(language)
    let mark = Self.role(change) == nil ? "✓ " : "✗ "
    var rows = StyledText(
      mark + changes.sentence(change, for: goal.asked),
      Self.role(change) ?? .good
    )
    .rows(to: columns, hanging: 2, palette: palette)
    if let phrase = goal.all.phrase {
      rows += StyledText(changes.phraseSentence(phrase))
        .rows(to: columns, indent: 2, palette: palette)
    }
    return rows
      + ListLayout.lost(
        of: article.headline,
        change,
        phrase: goal.all.phrase,
        indent: 2,
        columns: columns,
        palette: palette
      )
  }

  /// A row for each area and goal, its devices, and the lengths at which another layout is shown.
  private func table(_ room: HeadlineRoom, of article: HeadlineArticle) -> [String] {
    let hasGoals = room.goals.count > 1
    let cells = groups.indices.map { index in
      room.goals.enumerated().map { number, goal in
        let limits = goal.areas[index]
        let isFree = goal.asked.goal.isMetByAnyHeadline(of: article)
        let characters: String? = limits.map {
          isFree ? sentences.withoutSnippet : ChangeSentences.number($0.change)
        }
        let system = groups[index].systemName(on: nil, in: language)
        return [number == 0 ? "\(groups[index].name), \(system)" : ""]
          + (hasGoals ? [goal.asked.name] : [])
          + [
            characters ?? "–",
            limits?.phrase.map(ChangeSentences.number) ?? "",
          ]
      }
    }
    let header =
      [sentences.areaHeading] + (hasGoals ? [sentences.goalHeading] : [])
      + [sentences.changeHeading, sentences.phraseHeading]
    let table = TableColumns(
      header: header,
      rows: cells.flatMap(\.self),
      atLeast: header.map { _ in 0 }
    )
    guard table.width <= columns else {
      return room.areas.indices.flatMap { index in
        cells[index].flatMap { cells in
          StyledText(cells.filter { !$0.isEmpty }.joined(separator: "  "), .strong)
            .rows(to: columns, hanging: 2, palette: palette)
        } + below(index, room)
      }
    }
    return [palette(.faint, table.row(header))]
      + room.areas.indices.flatMap { index in
        zip(cells[index], room.goals).map { cells, goal in
          let role = goal.areas[index].flatMap { Self.role($0.change) }
          return table.row(cells) { column, cell, padding in
            column > 0 ? (role.map { palette($0, cell) } ?? cell) + padding : cell + padding
          }
        } + below(index, room)
      }
  }

  /// What stands below the row of an area.
  private func below(_ index: Int, _ room: HeadlineRoom) -> [String] {
    let (group, area) = (groups[index], room.areas[index])
    let chains = [
      sentences.thresholds(chain(area.widths), isWidth: true),
      sentences.thresholds(chain(area.heights), isWidth: false),
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

  /// The layouts, with the lengths between them at which the later one begins: all of them, however far
  /// from the area's own, since a chain that begins or ends where it was cut looks like a whole one.
  private func chain(_ intervals: [FitInterval]) -> String {
    intervals.enumerated().map { number, interval in
      let name = name(of: interval.outcome)
      return number == 0 ? name : " < \(Points.text(interval.start)) ≤ \(name)"
    }
    .joined()
  }

  private func name(of outcome: FitOutcome?) -> String {
    guard let outcome, let index = outcome.chosenIndex else { return "?" }
    return outcome.fits ? "\(index + 1)" : sentences.none
  }
}
