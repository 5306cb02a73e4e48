import Fitcheck
import Reports

/// Matrices for people: a row for each setting, a column for each class of areas.
struct MatrixReport {
  private(set) var tally: MatrixTally
  private let page: ListPage
  private let groups: [DeviceGroup]
  private let settings: [MatrixSetting]
  /// What is required with each setting; none where it is asked of all devices.
  private let requirements: [[HeadlineRequirement]]
  /// Whether nothing is required with any setting: it is not said then that all is as required.
  private var asksNothing: Bool { !requirements.isEmpty && requirements.allSatisfy(\.isEmpty) }
  private let showsAll: Bool
  private let comparison: VersionComparison
  private let language: ExplanationLanguage
  private let sentences: MatrixSentences
  private let list: ListSentences
  private let palette: Palette
  private let columns: Int
  private let layout: ListLayout
  /// The only headline, while there is no other.
  private var single: (article: HeadlineArticle, matrix: HeadlineMatrix)?
  /// Rows of headlines that areas differ about, and of those that could not be judged.
  private var differing: [String] = []
  /// Rows of headlines that versions of the system differ about.
  private var differingByVersion: [String] = []
  private var errors: [String] = []
  /// How many could not be judged.
  private var errorCount = 0
  /// Those of all headlines.
  private var missing = MissingCharacters()

  /// The most headlines with rows of their own: more fill screens, and memory has a bound.
  private static let mostShown = 20
  private static let mostHeld = 10_000

  /// - Parameter requirements: what is required with each setting; none where it is asked of all devices.
  init(
    names: [String],
    groups: [DeviceGroup],
    settings: [MatrixSetting],
    requirements: [[HeadlineRequirement]] = [],
    showsAll: Bool,
    language: ExplanationLanguage,
    palette: Palette,
    columns: Int = TerminalColumns.current
  ) {
    page = ListPage(
      files: names,
      groups: groups,
      language: language,
      palette: palette,
      columns: columns
    )
    let comparison = VersionComparison(groups)
    self.comparison = comparison
    self.groups = groups
    self.settings = settings
    self.requirements = requirements
    self.showsAll = showsAll
    self.palette = palette
    self.columns = columns
    self.language = language
    sentences = MatrixSentences(language)
    list = ListSentences(language)
    let layout = ListLayout(groups: groups, least: 3, palette: palette, columns: columns)
    self.layout = layout
    let versions =
      comparison.isEmpty ? [Array(groups.indices)] : comparison.versions.map(\.areas)
    tally = MatrixTally(
      settingCount: settings.count,
      areaCount: groups.count,
      joining: versions.flatMap { areas in layout.classes.map { Self.areas(of: $0, among: areas) } }
        .filter { !$0.isEmpty }
    )
  }

  /// The places of a class's areas among some: those that one cell of the table is of.
  private static func areas(of one: AreaClass, among all: [Int]) -> [Int] {
    one.indices.filter(all.contains)
  }

  /// Takes a record in.
  mutating func take(_ record: MatrixRecord) {
    switch record.content {
    case .error(let reason):
      errorCount += 1
      if errorCount <= Self.mostHeld {
        errors += layout.error(record.number, "\(record.place): \(reason)")
      }
    case .answer(let article, let matrix):
      single = tally.count == 0 ? (article, matrix) : nil
      tally.add(matrix)
      missing.add(matrix.missingScalars)
      if let (setting, areas) = matrix.firstDifference, tally.differingCount <= mostRows {
        differing += layout.rows(
          number: record.number,
          headline: article.headline,
          cells: layout.classes.map { cell(of: $0, among: areas, in: matrix.cells[setting]) }
        )
        let cut = cutAreas(among: areas, in: matrix.cells[setting])
        if !cut.isEmpty { differing += layout.notice(sentences.cut(in: cut), .faint) }
        if hasOtherCells(than: setting, among: areas, in: matrix) {
          let sentence = sentences.only([settings[setting]], on: systems(of: areas))
          differing += layout.notice(sentence, .faint)
        }
      }
      if !matrix.versionDifferences.isEmpty, tally.versionDifferingCount <= mostRows {
        differingByVersion += layout.headline(record.number, article.headline)
        for sentence in versionDifferences(matrix) {
          differingByVersion += layout.notice("Δ " + sentence, .notice)
        }
      }
    }
  }

  /// How many headlines have rows of their own in a list of them.
  private var mostRows: Int { showsAll ? Self.mostHeld : Self.mostShown }

  /// The systems of some areas by name, where several versions are compared: a phone and a watch run two of one version.
  private func systems(of areas: [Int]) -> String? {
    comparison.isEmpty ? nil : areas.map { groups[$0] }.systemNames.joined(separator: ", ")
  }

  /// Whether any setting, or version of the system, has other cells than one of them, classes left out that the two do
  /// not share: a row that stands for all needs no name.
  private func hasOtherCells(
    than setting: Int,
    among areas: [Int],
    in matrix: HeadlineMatrix
  ) -> Bool {
    func text(of one: AreaClass, _ setting: Int, _ areas: [Int]) -> String? {
      guard one.indices.contains(where: { areas.contains($0) }) else { return nil }
      return cell(of: one, among: areas, in: matrix.cells[setting]).text
    }
    let versions =
      comparison.isEmpty ? [Array(groups.indices)] : comparison.versions.map(\.areas)
    return layout.classes.contains { one in
      guard let own = text(of: one, setting, areas) else { return false }
      return matrix.cells.indices.contains { other in
        versions.contains { version in text(of: one, other, version).map { $0 != own } ?? false }
      }
    }
  }

  /// The areas that cut a headline which others show whole, where its row does not tell them apart: all show one layout, and
  /// every class has the mark of something that is required, or none has.
  private func cutAreas(among all: [Int], in cells: [HeadlineMatrix.Cell]) -> [DeviceGroup] {
    let classes = layout.classes.map { Self.areas(of: $0, among: all) }.filter { !$0.isEmpty }
    let marks = classes.map { areas in areas.allSatisfy { cells[$0].isAsRequired } }
    guard Set(marks).count == 1, Set(all.map { cells[$0].shown.chosenIndex }).count == 1 else {
      return []
    }
    let cut = all.filter { !cells[$0].shown.isHeadlineWhole }
    return cut.count < all.count ? cut.map { groups[$0] } : []
  }

  /// What versions of the system differ in about one headline, the settings named that it is so with.
  private func versionDifferences(_ matrix: HeadlineMatrix) -> [String] {
    let places = Dictionary(grouping: matrix.versionDifferences, by: \.setting)
    var found: [(sentence: String, settings: [MatrixSetting])] = []
    for setting in places.keys.sorted() {
      let differing = places[setting, default: []].map(\.place)
      for sentence in VersionDifferenceSentences(language).sentences(
        differing,
        of: groups,
        on: nil,
        answer: { sentences.shown(matrix.cells[setting][$0]) }
      ) {
        if let index = found.firstIndex(where: { $0.sentence == sentence }) {
          found[index].settings.append(settings[setting])
        } else {
          found.append((sentence, [settings[setting]]))
        }
      }
    }
    return found.map { sentences.sentence($0.sentence, with: $0.settings, of: settings.count) }
  }

  // MARK: - Rows

  /// The only headline that was read, of which all can be said; others could not be judged.
  private var only: (article: HeadlineArticle, matrix: HeadlineMatrix)? {
    errorCount == 0 ? single : nil
  }

  /// What came of all headlines: nothing is said to be as required where some could not be judged.
  private func counts() -> [ListPage.Piece] {
    var pieces: [ListPage.Piece] = [(sentences.settings(settings.count), .strong)]
    if tally.unmetCount > 0 {
      pieces.append((sentences.unmet(tally.unmetCount), .bad))
    } else if tally.count > 0, errorCount == 0, !asksNothing {
      pieces.append((sentences.allMet, .good))
    }
    if errorCount > 0 { pieces.append((list.unreadable(errorCount), .bad)) }
    return pieces
  }

  /// All of it.
  func rows() -> [String] {
    var rows =
      only.map { one in
        StyledText(TextReport.bounded(one.article.headline), .strong)
          .rows(to: columns, palette: palette)
      } ?? []
    rows += page.counts(tally.count + errorCount, counts())
    rows += errors
    if errorCount > Self.mostHeld {
      rows += page.notice(sentences.unheldErrors(errorCount - Self.mostHeld))
    }
    guard tally.count > 0 else { return rows }
    rows += missing.notice(in: language).map { page.notice($0, .notice) } ?? []
    rows += [""] + table() + [""]
    if let only {
      return rows + byVersion(of: only.matrix) + page.notice(sentences.layoutsLegend)
    }
    return rows + page.notice(sentences.countsLegend) + worst() + differences()
  }

  /// What versions of the system differ in about the only headline.
  private func byVersion(of matrix: HeadlineMatrix) -> [String] {
    guard !comparison.isEmpty else { return [] }
    let differences = versionDifferences(matrix)
    return differences.isEmpty
      ? page.notice(sentences.noneDiffersByVersion)
      : differences.flatMap { page.notice("Δ " + $0, .notice) }
  }

  /// The headlines that devices, and those that versions of the system differ about.
  private func differences() -> [String] {
    var rows: [String] = []
    func add(_ title: String, _ head: [String], _ items: [String], _ count: Int) {
      rows += StyledText(title).rows(to: columns, palette: palette) + head + items
      guard count > mostRows else { return }
      let rest = count - mostRows
      rows += page.notice(showsAll ? sentences.unheld(rest) : sentences.hidden(rest))
    }
    if tally.differingCount > 0 {
      let count = tally.differingCount
      add(sentences.differing(count), layout.head(list.headline), differing, count)
      rows += page.notice(sentences.layoutsLegend)
    }
    if tally.versionDifferingCount > 0 {
      let count = tally.versionDifferingCount
      add(sentences.differingByVersion(count), [], differingByVersion, count)
    } else if !comparison.isEmpty {
      rows += page.notice(sentences.noneDiffersByVersion)
    }
    return rows
  }

  private func table() -> [String] {
    let versions =
      comparison.isEmpty
      ? [(system: nil, areas: Array(groups.indices))]
      : comparison.versions.map { version in
        (system: systems(of: version.areas), areas: version.areas)
      }
    let rows = versions.flatMap { version in
      foldedSettings(in: version.areas).map { indices in
        (
          name: sentences.name(indices.map { settings[$0] }, on: version.system),
          cells: layout.classes.map { cell(of: $0, among: version.areas, with: indices[0]) }
        )
      }
    }
    return TerminalTable(
      header: [sentences.settingHeading] + layout.classes.map(\.name),
      rows: rows.map { [$0.name] + $0.cells.map(\.text) },
      widths: [0] + layout.classes.map { _ in 8 }
    )
    .lines(columns: columns, palette: palette) { row, column in
      column == 0 ? nil : rows[row].cells[column - 1].role
    }
  }

  /// What a class's areas come to with a setting.
  private func cell(
    of areas: AreaClass,
    among all: [Int],
    with setting: Int
  ) -> ListLayout.Cell {
    if let matrix = only?.matrix { return cell(of: areas, among: all, in: matrix.cells[setting]) }
    guard let count = tally.unmetCount(inAnyOf: Self.areas(of: areas, among: all), with: setting)
    else { return ListLayout.Cell("–", nil) }
    return ListLayout.Cell("\(count)", count > 0 ? .bad : nil)
  }

  /// The places of settings that differ in nothing but the type size, and whose cells are alike in
  /// some areas.
  private func foldedSettings(in areas: [Int]) -> [[Int]] {
    var folded: [[Int]] = []
    for index in settings.indices {
      let match = folded.lastIndex { known in
        guard let last = known.last else { return false }
        var other = settings[last]
        other.typeSize = settings[index].typeSize
        return other == settings[index]
          && areas.allSatisfy { tally.cells[last][$0] == tally.cells[index][$0] }
          && haveSameCounts(last, index, among: areas)
          && settings[last].typeSize.rawValue + 1 == settings[index].typeSize.rawValue
      }
      if let match { folded[match].append(index) } else { folded.append([index]) }
    }
    return folded
  }

  /// Whether as many headlines miss what is required in each class's areas with either of two settings.
  private func haveSameCounts(_ one: Int, _ other: Int, among all: [Int]) -> Bool {
    layout.classes.allSatisfy { areas in
      let own = Self.areas(of: areas, among: all)
      return tally.unmetCount(inAnyOf: own, with: one)
        == tally.unmetCount(inAnyOf: own, with: other)
    }
  }

  private func worst() -> [String] {
    let worst = tally.worst
    guard let first = worst.first, only == nil else { return [] }
    let places = worst.map { place in
      let system = system(of: place.area, askedWith: place.setting)
      let name = sentences.name([settings[place.setting]], on: system)
      return "\(groups[place.area].shortName(among: devices(askedWith: place.setting))), \(name)"
    }
    let count = tally.cells[first.setting][first.area].unmetCount
    return StyledText(sentences.worst(count, of: tally.count, places), .bad)
      .rows(to: columns, hanging: 2, palette: palette)
  }

  /// The system of the device by which an area is called, where several versions are compared.
  private func system(of area: Int, askedWith setting: Int) -> String? {
    guard !comparison.isEmpty else { return nil }
    let device = groups[area].device(among: devices(askedWith: setting))
    return device?.systemName(in: language) ?? groups[area].systemName(on: nil, in: language)
  }

  /// The names of the devices that something is required of with a setting; nil for all that there are.
  private func devices(askedWith setting: Int) -> Set<ExactText>? {
    guard requirements.indices.contains(setting) else { return nil }
    var names: Set<ExactText> = []
    for requirement in requirements[setting] {
      guard let devices = requirement.devices else { return nil }
      names.formUnion(devices)
    }
    return names
  }

  /// The layouts that a class's areas show of one headline.
  private func cell(
    of areas: AreaClass,
    among all: [Int],
    in cells: [HeadlineMatrix.Cell]
  ) -> ListLayout.Cell {
    let cells = Self.areas(of: areas, among: all).map { cells[$0] }
    guard !cells.isEmpty else { return ListLayout.Cell("–", nil) }
    var layouts: [String] = []
    for cell in cells {
      let name = cell.shown.chosenIndex.map { "\($0 + 1)" } ?? "–"
      if !layouts.contains(name) { layouts.append(name) }
    }
    let isAsRequired = cells.allSatisfy(\.isAsRequired)
    // What is cut, where that is as required, is none that might be.
    let isClose = cells.contains { $0.shown.isHeadlineWhole && $0.closeCall == .cut }
    let mark = isAsRequired ? isClose ? "≈" : "" : "✗"
    return ListLayout.Cell(
      layouts.joined(separator: "/") + mark,
      isAsRequired ? isClose ? .notice : nil : .bad
    )
  }
}
