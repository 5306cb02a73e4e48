import Fitcheck
import Reports

/// Matrices for people: a row for each setting, a column for each class of areas.
struct MatrixReport {
  private(set) var tally: MatrixTally
  private let names: [String]
  private let groups: [DeviceGroup]
  private let settings: [MatrixSetting]
  private let showsAll: Bool
  private let sentences: MatrixSentences
  private let list: ListSentences
  private let palette: Palette
  private let columns: Int
  private let layout: ListLayout
  /// The only headline, while there is no other.
  private var single: (article: HeadlineArticle, matrix: HeadlineMatrix)?
  /// Rows of headlines that areas differ about, and of those that could not be judged.
  private var differing: [String] = []
  private var differingCount = 0
  private var errors: [String] = []

  /// The most headlines with rows of their own: more fill screens, and memory has a bound.
  private static let mostShown = 20
  private static let mostHeld = 10_000

  init(
    names: [String],
    groups: [DeviceGroup],
    settings: [MatrixSetting],
    showsAll: Bool,
    language: ExplanationLanguage,
    palette: Palette,
    columns: Int = TerminalColumns.current
  ) {
    self.names = names
    self.groups = groups
    self.settings = settings
    self.showsAll = showsAll
    self.palette = palette
    self.columns = columns
    sentences = MatrixSentences(language)
    list = ListSentences(language)
    layout = ListLayout(groups: groups, least: 3, palette: palette, columns: columns)
    tally = MatrixTally(settingCount: settings.count, areaCount: groups.count)
  }

  /// Takes a record in.
  mutating func take(_ record: MatrixRecord) {
    switch record.content {
    case .error(let reason):
      if errors.count < Self.mostHeld {
        errors += layout.error(record.number, "\(record.place): \(reason)")
      }
    case .answer(let article, let matrix):
      single = tally.count == 0 ? (article, matrix) : nil
      tally.add(matrix)
      guard let setting = matrix.firstDifferingSetting else { return }
      differingCount += 1
      guard differingCount <= (showsAll ? Self.mostHeld : Self.mostShown) else { return }
      differing += layout.rows(
        number: record.number,
        headline: article.headline,
        cells: layout.classes.map { cell(of: $0, in: matrix.cells[setting]) },
      )
    }
  }

  // MARK: - Rows

  /// All of it.
  func rows() -> [String] {
    let name = names.count == 1 ? TerminalText.visible(names[0]) : list.files(names.count)
    var rows =
      single.map { one in
        StyledText(TextReport.bounded(one.article.headline), .strong)
          .rows(to: columns, language: one.article.language, palette: palette)
      } ?? []
    let counts = [
      name, list.headlines(tally.count), list.devices(groups), sentences.settings(settings.count),
    ]
    let verdict =
      tally.unmetCount > 0
      ? StyledText(sentences.unmet(tally.unmetCount), .bad)
      : StyledText(sentences.allMet, .good)
    rows +=
      (StyledText(counts.map(ListLayout.bound).joined(separator: "  ") + "  ", .strong) + verdict)
      .rows(to: columns, hanging: 2, palette: palette)
    rows += errors
    guard tally.count > 0 else { return rows }
    rows += [""] + table() + [""]
    rows += worst()
    if single == nil, differingCount > 0 {
      rows += StyledText(sentences.differing(differingCount)).rows(to: columns, palette: palette)
      rows += layout.head(list.headline) + differing
      let hidden = differingCount - (showsAll ? Self.mostHeld : Self.mostShown)
      if hidden > 0 { rows += notice(sentences.hidden(hidden)) }
    }
    return rows
      + notice(single == nil ? sentences.countsLegend : sentences.layoutsLegend)
  }

  private func notice(_ text: String) -> [String] {
    StyledText(text, .faint).rows(to: columns, hanging: 2, palette: palette)
  }

  private func table() -> [String] {
    let folded = foldedSettings()
    let cells = folded.map { indices in
      layout.classes.map { areas -> ListLayout.Cell in
        if let matrix = single?.matrix { return cell(of: areas, in: matrix.cells[indices[0]]) }
        let counts = areas.indices.map { tally.cells[indices[0]][$0].unmetCount }
        let most = counts.max() ?? 0
        return ListLayout.Cell("\(most)", most > 0 ? .bad : nil)
      }
    }
    return TerminalTable(
      header: [sentences.settingHeading] + layout.classes.map(\.name),
      rows: zip(folded, cells).map { indices, cells in
        [sentences.name(indices.map { settings[$0] })] + cells.map(\.text)
      },
      widths: [0] + layout.classes.map { _ in 8 }
    )
    .lines(columns: columns, palette: palette) { row, column in
      column == 0 ? nil : cells[row][column - 1].role
    }
  }

  /// The places of settings that differ in nothing but the type size, and whose cells are alike.
  private func foldedSettings() -> [[Int]] {
    var folded: [[Int]] = []
    for index in settings.indices {
      let match = folded.lastIndex { known in
        guard let last = known.last else { return false }
        var other = settings[last]
        other.typeSize = settings[index].typeSize
        return other == settings[index] && tally.cells[last] == tally.cells[index]
          && settings[last].typeSize.rawValue + 1 == settings[index].typeSize.rawValue
      }
      if let match { folded[match].append(index) } else { folded.append([index]) }
    }
    return folded
  }

  private func worst() -> [String] {
    let worst = tally.worst
    guard let first = worst.first, single == nil else { return [] }
    let places = worst.map { place in
      "\(groups[place.area].shortName), \(sentences.name([settings[place.setting]]))"
    }
    let count = tally.cells[first.setting][first.area].unmetCount
    return StyledText(sentences.worst(count, of: tally.count, places), .bad)
      .rows(to: columns, hanging: 2, palette: palette)
  }

  /// The layouts that a class's areas show of one headline.
  private func cell(of areas: AreaClass, in cells: [HeadlineMatrix.Cell]) -> ListLayout.Cell {
    let cells = areas.indices.map { cells[$0] }
    var layouts: [String] = []
    for cell in cells {
      let name = cell.shown.chosenIndex.map { "\($0 + 1)" } ?? "–"
      if !layouts.contains(name) { layouts.append(name) }
    }
    let isAsRequired = cells.allSatisfy(\.isAsRequired)
    let isClose = cells.contains { $0.closeCall == .cut }
    let mark = isAsRequired ? isClose ? "≈" : "" : "✗"
    return ListLayout.Cell(
      layouts.joined(separator: "/") + mark,
      isAsRequired ? isClose ? .notice : nil : .bad
    )
  }
}
