import Fitcheck
import Foundation

/// What was measured in each area, and how the chosen candidate is placed.
extension TextReport {
  /// Results with the same lines, which are told once; in the order of the first of each.
  func foldedResults() -> [[ArticleReport.Result]] {
    var folded: [[ArticleReport.Result]] = []
    for result in report.results {
      let match = folded.firstIndex {
        Self.lines(of: $0[0].decision) == Self.lines(of: result.decision)
      }
      if let match { folded[match].append(result) } else { folded.append([result]) }
    }
    return folded
  }

  /// What a decision says of its texts: which candidate is shown, and every line of every one.
  private static func lines(of decision: FitDecision) -> [[String]] {
    let texts = decision.candidates.map(\.texts) + [decision.placed.texts]
    return [["\(decision.chosenIndex ?? -1)"]]
      + texts.flatMap { $0.map { $0.lines.map(\.text) + ["\($0.isTruncated)"] } + [[]] }
  }

  /// The first of some results with the same lines in detail, and where else they are.
  func detail(of results: [ArticleReport.Result]) -> [String] {
    let result = results[0]
    let decision = result.decision
    let textColumns = textColumns(of: decision)
    var lines = [""] + rule("\(result.group.name), \(systemName(of: result))")
    lines += origin(of: result.group)
    if results.count > 1 {
      let names = results.dropFirst().map { "\($0.group.name), \(systemName(of: $0))" }
      lines += StyledText(sentences.sameLines(names))
        .rows(to: columns, hanging: 2, palette: palette)
      for other in results.dropFirst() { lines += origin(of: other.group) }
    }
    for (number, candidate) in decision.candidates.enumerated() {
      lines.append("")
      lines += trace(
        of: candidate,
        number: number + 1,
        decision: decision,
        textColumns: textColumns
      )
    }
    lines += headroom(of: results)
    lines.append("")
    lines += placement(of: result)
    let frame = LayoutFrame(of: decision, columns: columns - 2)
    return lines + frame.lines(palette: palette).map { "  " + $0 }
  }

  /// Columns before what belongs to a heading, and before what belongs to that.
  var indent: Int { isNarrow ? 2 : 4 }
  var deepIndent: Int { isNarrow ? 2 : 6 }

  /// Columns of the name of a text in front of its lines, where there is room for it.
  static let labelColumns = 9

  /// A text's role as it is shown.
  func name(ofRole role: String?) -> String {
    Self.bounded(role.map { sentences.name($0) } ?? sentences.unnamed)
  }

  // MARK: - Area

  private func origin(of group: DeviceGroup) -> [String] {
    group.textAreas.flatMap { area in
      let devices = group.devices.filter { $0.textArea == area }
      let origin = sentences.origin(of: area, on: group.devices.first?.kind ?? .iPhone)
      let sentence = devices.isEmpty ? origin : ": \(origin)"
      return DeviceNames.rows(devices, followedBy: sentence, columns: columns)
        .map { palette(.faint, $0) }
    }
  }

  // MARK: - Candidates

  private func trace(
    of candidate: CandidateTrace,
    number: Int,
    decision: FitDecision,
    textColumns: Int
  ) -> [String] {
    let isChosen = decision.chosenIndex == candidate.index
    var title: StyledText = "\(number) "
    title +=
      !candidate.wasTried
      ? "·" : candidate.fits ? StyledText("✓", .good) : StyledText("✗", .bad)
    title += " " + StyledText(Self.bounded(sentences.name(candidate.name)), .strong)
    if isChosen { title += StyledText(candidate.fits ? sentences.shown : sentences.shownAsLast) }
    if !candidate.wasMeasured {
      title += StyledText(sentences.notTried, .faint)
    } else if !candidate.wasTried {
      title += StyledText(sentences.measuredOnRequest, .faint)
    }
    let rows = title.rows(to: columns, hanging: indent, palette: palette)
    guard candidate.wasMeasured else { return rows }
    return rows
      + ([sentences.proposal(of: candidate)] + sentences.comparisons(of: candidate)).flatMap {
        StyledText($0).rows(to: columns, indent: indent, hanging: 2, palette: palette)
      }
      + candidate.texts.filter { $0.lineCount > 0 }.flatMap {
        broken($0, textColumns: textColumns)
      }
  }

  /// Columns that the lines of a decision's texts need, up to what the terminal has for them.
  private func textColumns(of decision: FitDecision) -> Int {
    let before = deepIndent + (isNarrow ? 2 : Self.labelColumns)
    let lines = decision.candidates.flatMap(\.texts)
      .flatMap { $0.lines.prefix(Self.greatestLineCount) }
    let needed = lines.map { TerminalText.columns(Self.bounded($0.text)) }.max() ?? 0
    let room = columns - before
    let most = room - Self.widthColumns
    // A wider line has the whole row where that is little.
    if needed > most { return isNarrow ? room : most }
    // An ordinary line of the lock screen's widget, so that figures seldom move.
    return max(needed, min(28, most))
  }

  /// Columns of a line's width in points, and the space before it.
  private static let widthColumns = 9

  /// A text's lines with their widths in a column beside them.
  ///
  /// A line that is wider than its column takes several rows; its width stands at the end of the
  /// last, or on a row of its own.
  private func broken(_ text: TextTrace, textColumns: Int) -> [String] {
    let name = name(ofRole: text.role)
    let isBeside = !isNarrow && TerminalText.columns(name) < Self.labelColumns
    let before = deepIndent + (isNarrow ? 2 : Self.labelColumns)
    var lines: [String] = []
    if !isBeside {
      lines += StyledText(name, .faint).rows(to: columns, indent: deepIndent, palette: palette)
    }
    for (index, line) in text.lines.prefix(Self.greatestLineCount).enumerated() {
      let head = isBeside && index == 0 ? name : ""
      let rest = TerminalText.spaces(before - deepIndent - TerminalText.columns(head))
      let rows = measured(line, textColumns: textColumns, columns: columns - before)
      lines += rows.enumerated().map { number, row in
        TerminalText.spaces(deepIndent)
          + (number == 0 ? palette(.faint, head) + rest : TerminalText.spaces(before - deepIndent))
          + row
      }
    }
    if text.lineCount > Self.greatestLineCount {
      lines += StyledText(sentences.moreLines(text.lineCount - Self.greatestLineCount)).rows(
        to: columns,
        indent: before,
        palette: palette
      )
    }
    return lines
  }

  /// A line in rows, its width at the right of the last.
  private func measured(
    _ line: LineTrace,
    textColumns: Int,
    columns: Int
  ) -> [String] {
    let width = fixed(line.width)
    let end = min(textColumns + max(Self.widthColumns, TerminalText.columns(width) + 1), columns)
    var rows = TerminalText.wrapped(Self.bounded(line.text), to: textColumns)
    let last = rows.removeLast()
    let rest = end - TerminalText.columns(last)
    if rest > TerminalText.columns(width) {
      return rows + [last + palette(.faint, TerminalText.leftPadded(width, to: rest))]
    }
    return rows + [last, palette(.faint, TerminalText.leftPadded(width, to: end))]
  }

  /// Three decimals, so that the points stand below each other.
  private func fixed(_ value: Double) -> String {
    let text = Points.text(value)
    guard let point = text.firstIndex(of: ".") else { return text + ".000" }
    let decimals = text.distance(from: point, to: text.endIndex) - 1
    return text + String(repeating: "0", count: max(3 - decimals, 0))
  }

  // MARK: - Placement

  private func placement(of result: ArticleReport.Result) -> [String] {
    let placed = result.decision.placed
    let cut = placed.texts.filter { !result.decision.showsWhole($0) }
      .map { name(ofRole: $0.role) }
    let head = StyledText(
      sentences.placement(placed.size, in: result.decision.bounds, cut: cut)
    )
    var lines = head.rows(to: columns, indent: 2, hanging: indent - 2, palette: palette)
    for text in placed.texts where text.lineCount > 0 {
      guard let frame = text.frame else { continue }
      let name = name(ofRole: text.role)
      let label = isNarrow ? name + " " : TerminalText.padded(name + " ", to: Self.labelColumns)
      var line = StyledText(label, .faint)
      line += StyledText(sentences.place(of: text, in: frame))
      if text.isTruncated {
        line += StyledText(sentences.separator) + StyledText(sentences.cutWithEllipsis, .notice)
      }
      let hanging = isNarrow ? 2 : Self.labelColumns
      lines += line.rows(to: columns, indent: deepIndent, hanging: hanging, palette: palette)
    }
    for standIn in result.decision.standIns {
      let sentence = sentences.notPublished(standIn)
      lines += StyledText(TerminalText.visible(sentence), .faint)
        .rows(to: columns, indent: deepIndent, hanging: isNarrow ? 2 : 0, palette: palette)
    }
    return lines
  }
}
