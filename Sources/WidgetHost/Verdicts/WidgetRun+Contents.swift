import UnicodeText

extension WidgetRun {
  /// The entries that a timeline or a preview shows, not those that stand in.
  package var shownEntries: [EntryRecord] {
    entries.filter { $0.role != .placeholder && $0.role != .snapshot }
  }

  /// How many areas the entries are laid out in.
  package var areaCount: Int {
    Set(entries.flatMap(\.layouts).map { "\($0.width)x\($0.height)" }).count
  }

  /// How many entries have texts of their own.
  package var entryCount: Int { entries.count { $0.role != .placeholder } }

  /// What the layouts rest on that nobody has measured, each once.
  package var standIns: [String] {
    var seen: Set<String> = []
    return entries.filter { $0.role != .placeholder }.flatMap(\.layouts).flatMap(\.standIns)
      .filter { seen.insert($0).inserted }
  }

  /// Characters of the entries' texts that no font has a glyph for, at their widest dates too, each once.
  package var missingScalars: [Unicode.Scalar] {
    let layouts = entries.flatMap(\.layouts) + widestDates.flatMap(\.layouts)
    return layouts.flatMap(\.missingScalars).eachOnce()
  }
}

extension EntryRecord {
  /// Characters of its texts that no font has a glyph for, wherever it is shown, each once.
  package var missingScalars: [Unicode.Scalar] { layouts.flatMap(\.missingScalars).eachOnce() }

  /// The names of the candidates that are shown somewhere, each once.
  package var candidates: [String] {
    var seen: Set<String> = []
    return layouts.compactMap(\.candidate).filter { seen.insert($0).inserted }
  }
}

extension LayoutRecord {
  /// The scalars of its missing characters.
  fileprivate var missingScalars: [Unicode.Scalar] {
    (missingCharacters ?? []).flatMap(\.unicodeScalars)
  }
}
