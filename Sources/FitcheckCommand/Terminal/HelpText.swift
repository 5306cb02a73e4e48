import Foundation

/// Help as ArgumentParser words it, laid out for a terminal of any width.
///
/// ArgumentParser's own layout takes 26 columns for granted and wraps examples as if they were
/// prose. Here prose is wrapped, options stand beside what they do where there is room and above it
/// where there is not, and an example stays a command that can be copied: on one line, or on several
/// that end with a backslash.
struct HelpText {
  /// The width at which ArgumentParser wraps nothing.
  static let unwrappedColumns = 1 << 16

  fileprivate enum Part {
    case blank
    /// A heading, or sentences: indent, hanging indent, text.
    case prose(String, indent: Int, hanging: Int)
    /// An option or the like, and what it means.
    case entry(String, meaning: String)
    /// A command to copy, and what it does.
    case example(String, purpose: String)
  }

  private let parts: [Part]

  /// Reads help that is not wrapped.
  init(_ message: String) {
    var parts: [Part] = []
    var section = ""
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      if text.isEmpty {
        parts.append(.blank)
      } else if indent == 0 {
        section = String(text)
        let hanging = text.hasPrefix("USAGE: ") ? 7 : 0
        parts.append(.prose(section, indent: 0, hanging: hanging))
      } else if section.hasPrefix("USAGE: ") {
        // The synopsis has as many lines as it has forms.
        parts.append(.prose(String(text), indent: 7, hanging: 2))
      } else if indent > 2 {
        parts.complete(with: String(text))
      } else {
        let (label, meaning) = Self.columns(of: text, isOption: section.hasSuffix(":"))
        parts.append(
          section == "EXAMPLES"
            ? .example(label, purpose: meaning)
            : section.hasSuffix(":") || !meaning.isEmpty
              ? .entry(label, meaning: meaning) : .prose(label, indent: 2, hanging: 0)
        )
      }
    }
    self.parts = parts
  }

  /// The column at which ArgumentParser begins what an option means, less the indent.
  private static let meaningColumn = 24

  /// A line's two columns, between which are two spaces or more; a long option has but one.
  private static func columns(of text: Substring, isOption: Bool) -> (String, String) {
    if isOption,
      let start = text.index(text.startIndex, offsetBy: meaningColumn, limitedBy: text.endIndex),
      start < text.endIndex, text[text.index(before: start)] == " "
    {
      let meaning = text[start...]
      // A placeholder belongs to the option's name.
      if !meaning.hasPrefix("<") || meaning.contains(" ") {
        return (text[..<start].trimmingCharacters(in: .whitespaces), String(meaning))
      }
    }
    guard let gap = text.range(of: "  ") else { return (String(text), "") }
    return (String(text[..<gap.lowerBound]), String(text[gap.upperBound...].drop { $0 == " " }))
  }

  /// The help in rows of at most a number of columns, or a little more where a word of an example is
  /// longer.
  func rows(columns: Int) -> [String] {
    let entries = parts.compactMap { part in
      if case .entry(let label, _) = part { TerminalText.columns(label) } else { nil }
    }
    // As many labels as can be stand beside their meanings.
    let beside = entries.filter { $0 <= Self.meaningColumn }.max() ?? 0
    let meaningColumn = columns >= 60 ? beside + 4 : 6
    return parts.flatMap { part in
      switch part {
      case .blank: [""]
      case .prose(let text, let indent, let hanging):
        prose(text, indent: indent, hanging: hanging, columns: columns)
      case .entry(let label, let meaning):
        entry(label, meaning, column: meaningColumn, columns: columns)
      case .example(let command, let purpose):
        example(command, purpose, columns: columns)
      }
    }
  }

  // MARK: - Rows

  private func prose(_ text: String, indent: Int, hanging: Int, columns: Int) -> [String] {
    // Far indents leave nothing of a narrow terminal.
    let indent = columns < 40 ? min(indent, 2) : indent
    let hanging = columns < 40 ? min(hanging, 2) : hanging
    return StyledText(text)
      .rows(to: columns, indent: indent, hanging: hanging, palette: .plain)
  }

  private func entry(
    _ label: String,
    _ meaning: String,
    column: Int,
    columns: Int
  ) -> [String] {
    let labels = StyledText(label).rows(to: columns, indent: 2, hanging: 2, palette: .plain)
    guard !meaning.isEmpty else { return labels }
    let short = TerminalText.columns(label) + 4
    // The table of exit codes: a label of one letter needs no column of its own width.
    let start = short <= 6 ? short : column
    let meanings = StyledText(meaning).rows(to: columns, indent: start, palette: .plain)
    guard short <= start, let first = meanings.first else { return labels + meanings }
    return [TerminalText.padded("  " + label, to: start) + first.dropFirst(start)]
      + meanings.dropFirst()
  }

  private func example(_ command: String, _ purpose: String, columns: Int) -> [String] {
    let row = "  " + TerminalText.padded(command, to: 44) + purpose
    if !purpose.isEmpty, TerminalText.columns(command) <= 43, TerminalText.columns(row) <= columns {
      return [row]
    }
    let comment =
      purpose.isEmpty
      ? []
      : TerminalText.wrapped(purpose, to: columns - 4).map { "  # " + $0 }
    return comment + Self.continued(command, columns: columns)
  }

  /// A command in lines that a shell joins again: broken before options where that will do, else
  /// between words, never within quotes.
  static func continued(_ command: String, columns: Int) -> [String] {
    guard TerminalText.columns(command) + 2 > columns else { return ["  " + command] }
    var rows: [String] = []
    var row = " "
    func fits(_ row: String, _ words: String) -> Bool {
      TerminalText.columns(row + " " + words) + 2 <= columns
    }
    func append(_ words: String) {
      if row != " ", !fits(row, words) {
        rows.append(row + " \\")
        row = "   "
      }
      // A word that is too long for its indent stands without.
      if row.allSatisfy({ $0 == " " }), !fits(row, words) {
        row = words
      } else {
        row += " " + words
      }
    }
    for option in options(of: words(of: command)) {
      let words = option.joined(separator: " ")
      if fits("   ", words) { append(words) } else { option.forEach(append) }
    }
    return rows + [row]
  }

  /// The words, each option together with its value.
  private static func options(of words: [String]) -> [[String]] {
    var options: [[String]] = []
    for word in words {
      let isValue = options.last.map { $0.count == 1 && $0[0].hasPrefix("--") } ?? false
      if isValue, !word.hasPrefix("-") {
        options[options.count - 1].append(word)
      } else {
        options.append([word])
      }
    }
    return options
  }

  /// A command's words, those in quotes whole.
  private static func words(of command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in command {
      if character == " ", quote == nil {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }
}

extension [HelpText.Part] {
  /// Adds a line that stands in the column of meanings to what it belongs to.
  fileprivate mutating func complete(with text: String) {
    switch last {
    case .entry(let label, let meaning):
      self[count - 1] = .entry(label, meaning: meaning.isEmpty ? text : meaning + " " + text)
    case .example(let command, let purpose):
      self[count - 1] = .example(command, purpose: purpose.isEmpty ? text : purpose + " " + text)
    default: append(.prose(text, indent: 2, hanging: 0))
    }
  }
}
