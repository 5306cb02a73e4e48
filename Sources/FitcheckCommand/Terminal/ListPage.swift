import Fitcheck

/// What stands above and below the rows of a list: what was read, what came of it, notices.
struct ListPage: Sendable {
  /// What the files are called.
  let files: [String]
  let groups: [DeviceGroup]
  let language: ExplanationLanguage
  let palette: Palette
  let columns: Int

  /// A short text that stays in one row, with its look.
  typealias Piece = (text: String, role: Palette.Role)

  private var sentences: ListSentences { ListSentences(language) }

  /// The file by name, or how many there are.
  private var name: String {
    files.count == 1 ? TerminalText.visible(files[0]) : sentences.files(files.count)
  }

  /// What was read and where it is judged, before anything is known of it.
  func title() -> [String] {
    StyledText("\(name)  \(sentences.devices(groups))", .strong)
      .rows(to: columns, palette: palette)
  }

  /// What was read, and what came of it: as many pieces in a row as fit.
  ///
  /// - Parameters:
  ///   - count: how many headlines were read.
  ///   - isTitled: whether the title stands above all rows already.
  func counts(_ count: Int, isTitled: Bool = false, _ pieces: [Piece]) -> [String] {
    let headlines = sentences.headlines(count)
    let head = isTitled ? [headlines] : [name, headlines, sentences.devices(groups)]
    return rows(of: head.map { ($0, .strong) } + pieces)
  }

  private func rows(of pieces: [Piece]) -> [String] {
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

  /// A sentence about all rows.
  func notice(_ text: String, _ role: Palette.Role = .faint) -> [String] {
    StyledText(text, role).rows(to: columns, hanging: 2, palette: palette)
  }
}
