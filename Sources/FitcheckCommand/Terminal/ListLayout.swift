import Fitcheck
import UnicodeText

/// How the items of a list stand in rows: a number, the headline, a cell for each class of areas, and
/// what comes at the end; below each other where the terminal is too narrow.
struct ListLayout: Sendable {
  /// A short text with its look.
  struct Cell: Sendable {
    let text: String
    let role: Palette.Role?
    /// What stands at the end of a row where the text would reach beyond it.
    let short: String?

    init(_ text: String, _ role: Palette.Role?, short: String? = nil) {
      self.text = text
      self.role = role
      self.short = short
    }
  }

  let classes: [AreaClass]
  private let classWidths: [Int]
  private let palette: Palette
  private let columns: Int

  /// Columns for the item's number, for the end of a row, and those that a headline needs.
  private static let numberColumns = 5
  private static let endColumns = 16
  private static let leastHeadlineColumns = 16

  /// Columns before what belongs to an item.
  private static let indent = numberColumns + 1

  /// - Parameter least: the columns of a class's cell.
  init(groups: [DeviceGroup], least: Int, palette: Palette, columns: Int) {
    classes = AreaClass.classes(of: groups)
    classWidths = classes.map { max(TerminalText.columns($0.name), least) + 2 }
    self.palette = palette
    self.columns = columns
  }

  /// The columns for a headline in a row with a cell for each class; nil where that is too narrow.
  private var headlineColumns: Int? {
    let room = columns - Self.indent - classWidths.reduce(0, +) - Self.endColumns
    return room >= Self.leastHeadlineColumns ? room : nil
  }

  /// The names of the classes above their cells.
  func head(_ title: String) -> [String] {
    guard let room = headlineColumns else { return [] }
    let head =
      TerminalText.spaces(Self.indent)
      + TerminalText.padded(TerminalText.clipped(title, to: room), to: room)
      + zip(classes, classWidths).map { TerminalText.leftPadded($0.name, to: $1) }.joined()
    return [palette(.faint, head)]
  }

  /// An item's rows.
  ///
  /// - Parameters:
  ///   - number: nil for one more row of an item.
  ///   - cells: one for each class.
  ///   - narrow: what stands in place of the cells below each other; nil for the cells themselves
  ///     after the names of their classes.
  func rows(
    number: Int?,
    headline: String,
    cells: [Cell],
    end: Cell? = nil,
    narrow: [Cell]? = nil
  ) -> [String] {
    let head = number.map(numbered) ?? TerminalText.spaces(Self.indent)
    guard let room = headlineColumns else {
      let pieces = narrow ?? zip(classes, cells).map { Cell("\($0.name) \($1.text)", $1.role) }
      var text = StyledText("")
      for piece in pieces { text += StyledText(Self.bound(piece.text), piece.role) + "  " }
      if let end { text += StyledText(Self.bound(end.text), end.role) }
      return [head + Self.headline(headline, columns - Self.indent)]
        + text.rows(to: columns, indent: Self.indent, hanging: 0, palette: palette)
    }
    let marks = zip(cells, classWidths).map { cell, width in
      TerminalText.spaces(width - TerminalText.columns(cell.text)) + styled(cell)
    }
    let last = end.map { cell in
      let isWide = TerminalText.columns(cell.text) > Self.endColumns - 2
      return "  " + styled(isWide ? Cell(cell.short ?? cell.text, cell.role) : cell)
    }
    return [
      head + TerminalText.padded(Self.headline(headline, room), to: room) + marks.joined()
        + (last ?? "")
    ]
  }

  /// An item's number and headline alone.
  func headline(_ number: Int, _ text: String) -> [String] {
    [numbered(number) + Self.headline(text, columns - Self.indent)]
  }

  /// An item that could not be judged, and why.
  func error(_ number: Int, _ reason: String) -> [String] {
    StyledText("! " + TerminalText.visible(reason), .bad)
      .rows(to: columns - Self.indent, hanging: 2, palette: palette).enumerated()
      .map { index, row in
        (index == 0 ? numbered(number) : TerminalText.spaces(Self.indent)) + row
      }
  }

  /// A sentence about an item, set in under its headline.
  func notice(_ text: String, _ role: Palette.Role) -> [String] {
    StyledText(text, role)
      .rows(to: columns, indent: Self.indent, hanging: 2, palette: palette)
  }

  /// The end of a headline with a bar before the words that are lost.
  func lost(
    of headline: String,
    _ change: HeadlineChange,
    phrase: HeadlineChange? = nil
  ) -> [String] {
    Self.lost(
      of: headline,
      change,
      phrase: phrase,
      indent: Self.indent,
      columns: columns,
      palette: palette
    )
  }

  /// The end of a headline with a bar before the words that are lost, and a double one before those
  /// that are where a phrase is cut whole.
  static func lost(
    of headline: String,
    _ change: HeadlineChange,
    phrase: HeadlineChange? = nil,
    indent: Int,
    columns: Int,
    palette: Palette
  ) -> [String] {
    guard case .remove(_, let lost) = change else { return [] }
    let scalars = Array(headline.unicodeScalars)
    let cut = scalars.count - lost.unicodeScalars.count
    var phraseCut: Int?
    if case .remove(_, let whole)? = phrase {
      phraseCut = scalars.count - whole.unicodeScalars.count
    }
    func text(_ range: Range<Int>) -> String {
      TerminalText.visible(String(String.UnicodeScalarView(scalars[range])))
    }
    let room = columns - indent
    let start = min(phraseCut ?? cut, cut)
    let shownLost = TerminalText.clipped(text(cut..<scalars.count), to: max(room - 8, room / 2))
    let rest = room - TerminalText.columns(shownLost) - 2
    let between = text(start..<cut)
    let hasPhrase = phraseCut != nil && TerminalText.columns(between) + 1 < rest
    let kept = hasPhrase ? start : cut
    let keptColumns = min(rest - (hasPhrase ? TerminalText.columns(between) + 1 : 0), 12)
    // The rest of a cluster would be another letter, or another emoji.
    let first =
      GraphemeClusters.beginnings(in: scalars[..<kept]).first {
        $0 >= kept - 40 && TerminalText.columns(text($0..<kept)) <= keptColumns
      } ?? kept
    let end = text(first..<kept)
    // Before the headline's own beginning nothing is left out.
    let isWhole = first == 0
    let middle =
      hasPhrase ? (start < cut ? "‖" + palette(.notice, between) + "|" : "‖") : "|"
    return [
      TerminalText.spaces(indent) + palette(.faint, (isWhole ? "" : "…") + end) + middle
        + palette(.bad, shownLost)
    ]
  }

  // MARK: - Pieces

  private func numbered(_ number: Int) -> String {
    palette(.faint, TerminalText.leftPadded("\(number)", to: Self.numberColumns)) + " "
  }

  private func styled(_ cell: Cell) -> String {
    cell.role.map { palette($0, cell.text) } ?? cell.text
  }

  private static func headline(_ text: String, _ columns: Int) -> String {
    TerminalText.clipped(TextReport.bounded(text), to: columns)
  }

  /// A text that is kept in one row.
  static func bound(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == " " ? "\u{A0}" : $0 }))
  }
}
