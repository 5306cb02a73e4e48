import Fitcheck
import Foundation

/// The answer on one screen: what is shown, what is lost and what to do about it, on which phones, and
/// how the tightest area looks.
extension TextReport {
  func brief() -> [String] {
    var rows = clipped(report.article.headline, toRows: 2, .strong)
    if !report.article.snippet.isEmpty { rows += clipped(report.article.snippet, toRows: 1, nil) }
    rows += [""] + briefAnswer() + change()
    rows += StyledText(report.snippetSentence(in: language))
      .rows(to: columns, indent: 2, palette: palette)
    rows += unmet() + closeCalls() + versionDifferences() + missingCharacters()
    rows += [""] + phoneTable() + [""] + drawing()
    return rows + basis()
  }

  /// Article text in at most so many rows.
  private func clipped(_ text: String, toRows count: Int, _ role: Palette.Role?) -> [String] {
    var room = columns * count
    while true {
      let part = TerminalText.clipped(Self.bounded(text), to: room)
      let rows = StyledText(part, role).rows(to: columns, palette: palette)
      if rows.count <= count || room <= columns { return Array(rows.prefix(count)) }
      room -= 1
    }
  }

  // MARK: - Sentences

  /// Whether the headline is whole; where it is not, on which phones, by the names of their classes or by their own.
  private func briefAnswer() -> [String] {
    let groups = report.results.map(\.group)
    let cut = Set(report.results.indices.filter { !report.results[$0].outcome.isHeadlineWhole })
    let classes = AreaClass.classes(of: groups)
    let names = classes.filter { !cut.isDisjoint(with: $0.indices) }.map(\.name)
    // That it is so in each of them says where of phones of several sizes alone.
    let areSeveral = classes.count > 1 && isOfPhones && !areSizes(classes)
    let saysWhere = names.count < classes.count || areSeveral
    guard !cut.isEmpty, cut.count < groups.count, saysWhere else { return answer() }
    let sentences = BriefSentences(language)
    // A part of a class is called by its own phones: the class's name stands for others, or is that of one of them. With a
    // version that is compared with others it may be so on all of them.
    let systems = wholeSystems(cut.sorted())
    let sentence =
      names.count == classes.count && !report.comparesVersions
      ? sentences.cut(on: names, of: classes.map(\.name))
      : sentences.cut(on: systems.isEmpty ? self.names(of: cut.sorted(), classes) : systems)
    return StyledText("✗ " + sentence, .bad).rows(to: columns, hanging: 2, palette: palette)
  }

  /// Whether no device is anything but a phone.
  private var isOfPhones: Bool {
    report.results.flatMap(\.group.devices).allSatisfy { $0.kind == .iPhone }
  }

  /// The result in the area that leaves the headline least room; nil where there are no areas.
  private var tightestResult: ArticleReport.Result? {
    guard let tightest = verdict.tightest, report.results.indices.contains(tightest) else {
      return nil
    }
    return report.results[tightest]
  }

  /// What has to go or may come, on the tightest phone, and the words that are lost.
  private func change() -> [String] {
    guard let tightest = tightestResult else { return [] }
    let sentence = ChangeSentences(language)
      .sentence(verdict.change, tightest: tightest.group.shortName)
    return StyledText(sentence).rows(to: columns, indent: 2, palette: palette)
      + ListLayout.lost(
        of: report.article.headline,
        verdict.change,
        indent: 2,
        columns: columns,
        palette: palette
      )
  }

  // MARK: - Table

  /// A row for the areas that show the same, phones first.
  private func phoneTable() -> [String] {
    let classes = AreaClass.classes(of: report.results.map(\.group))
    let isAnyClose = !report.closeCalls.isEmpty
    let sentences = BriefSentences(language)
    let hasSnippet = !report.article.snippet.isEmpty
    let heading = heading(of: classes)
    var rows: [(indices: [Int], cells: [String])] = []
    for (index, result) in report.results.enumerated() {
      let cells =
        [mark(of: result, isAnyClose: isAnyClose)]
        + sentences.lines(of: result.outcome, hasSnippet: hasSnippet)
        + [result.decision.chosenIndex.map { "\($0 + 1)" } ?? "–"]
      if let match = rows.firstIndex(where: { $0.cells == cells }) {
        rows[match].indices.append(index)
      } else {
        rows.append(([index], cells))
      }
    }
    let named = rows.map { row in
      [row.cells[0] + " " + phones(row.indices, classes)] + row.cells.dropFirst()
        + [sizes(row.indices)]
    }
    let table = TerminalTable(
      header: [(isAnyClose ? "    " : "  ") + heading] + sentences.shownHeader
        + [LimitsSentences(language).areaHeading],
      rows: named,
      widths: [0, 0, 0, 0, 0]
    )
    return table.lines(columns: columns, palette: palette) { row, column in
      let isWhole = report.results[rows[row].indices[0]].outcome.isHeadlineWhole
      return column == 1 && !isWhole ? .bad : nil
    }
  }

  /// What the table lists: phones, devices of other kinds, or sizes that are no device's or stand for several.
  private func heading(of classes: [AreaClass]) -> String {
    let sentences = BriefSentences(language)
    if areSizes(classes) { return sentences.areas }
    return isOfPhones ? sentences.phones : sentences.devices
  }

  /// Whether all are called by their sizes.
  private func areSizes(_ classes: [AreaClass]) -> Bool {
    let sizes = Set(report.results.map(\.group.name))
    return classes.allSatisfy { sizes.contains($0.name) }
  }

  private func mark(of result: ArticleReport.Result, isAnyClose: Bool) -> String {
    (result.outcome.isHeadlineWhole ? "✓" : "✗")
      + (isAnyClose ? result.isCloseCall ? " ≈" : "  " : "")
  }

  /// Columns below which the table is told in lines.
  private static let leastTableWidth = 60

  /// The phones of some areas: whole classes by their names, others by their own; with the version of
  /// their system where it is one of several that are compared.
  private func phones(_ indices: [Int], _ classes: [AreaClass]) -> String {
    if indices.count == report.results.count, classes.count > 1 {
      return BriefSentences(language).all
    }
    let systems = classes.count > 1 ? wholeSystems(indices) : []
    let names = systems.isEmpty ? self.names(of: indices, classes) : systems
    // So narrow a terminal has no table, and a line for the names alone.
    let most = columns < Self.leastTableWidth ? columns - 4 : columns / 3
    return TerminalText.clipped(names.joined(separator: ", "), to: most)
  }

  /// The compared versions that some areas are all areas of, by name; empty where others are among
  /// them.
  private func wholeSystems(_ indices: [Int]) -> [String] {
    guard report.comparesVersions else { return [] }
    let systems = Dictionary(grouping: report.results.indices) {
      report.systemName(of: report.results[$0], in: language)
    }
    .filter { $0.value.allSatisfy(indices.contains) }
    guard systems.values.joined().count == indices.count else { return [] }
    return indices.map { report.results[$0] }
      .sorted { $0.group.systemVersion < $1.group.systemVersion }
      .flatMap { $0.group.systemNames(on: report.platform, in: language) }
      .eachOnce()
  }

  /// The names of some areas, by the classes that they belong to.
  private func names(of indices: [Int], _ classes: [AreaClass]) -> [String] {
    classes.flatMap { one -> [String] in
      let own = one.indices.filter(indices.contains)
      if own.count == one.indices.count { return [one.name] }
      guard report.comparesVersions else { return phones(own, of: one) }
      let systems = Dictionary(grouping: one.indices) { report.results[$0].group.systemVersion }
      return systems.sorted { $0.key < $1.key }.compactMap { _, all in
        let own = all.filter(indices.contains)
        guard let first = own.first else { return nil }
        let names = own.count == all.count ? [one.name] : phones(own, of: one)
        let system = report.systemName(of: report.results[first], in: language)
        return "\(names.joined(separator: ", ")) \(system)"
      }
    }
  }

  /// The phones of some areas of a class by their own names.
  private func phones(_ indices: [Int], of areas: AreaClass) -> [String] {
    guard !indices.isEmpty else { return [] }
    func names(_ indices: [Int]) -> [String] {
      indices.flatMap { report.results[$0].group.devices.map(\.name) }
    }
    let own = names(indices)
    let others = names(areas.indices).filter { !own.contains($0) }.map(AreaClass.short)
    // Two generations of an SE have one short name, by which neither is called where another is none of them.
    let devices = own.map { name in
      let short = AreaClass.short(name)
      return others.contains(short) ? AreaClass.withGeneration(name) : short
    }
    .reduce(into: [String]()) { names, name in if !names.contains(name) { names.append(name) } }
    if devices.isEmpty { return [areas.name] }
    return devices.count > 2 ? [devices[0] + " …"] : devices
  }

  /// The sizes of some areas, from the smallest to the largest.
  private func sizes(_ indices: [Int]) -> String {
    let sizes = indices.map { report.results[$0].group.size }
    func range(_ lengths: [CGFloat]) -> String {
      let (least, greatest) = (lengths.min() ?? 0, lengths.max() ?? 0)
      return least == greatest
        ? Points.text(Double(least))
        : "\(Points.text(Double(least)))–\(Points.text(Double(greatest)))"
    }
    return "\(range(sizes.map(\.width))) × \(range(sizes.map(\.height)))"
  }

  // MARK: - Drawing

  /// How the tightest area looks.
  private func drawing() -> [String] {
    guard let result = tightestResult else { return [] }
    // The device that is named has a system of its own.
    let system = result.group.devices.first?.systemName(in: language) ?? systemName(of: result)
    let title = "\(result.group.shortName), \(system)"
    let frame = LayoutFrame(of: result.decision, columns: columns)
    return StyledText(title, .faint).rows(to: columns, palette: palette)
      + frame.lines(palette: palette)
  }

  /// What the answer rests on, in one sentence, and where more is told.
  private func basis() -> [String] {
    let sentence = BriefSentences(language).basis(
      metrics: report.fonts.metricsName,
      settings: report.settings(in: language)
    )
    return StyledText(TerminalText.visible(sentence), .faint)
      .rows(to: columns, hanging: 2, palette: palette)
  }
}
