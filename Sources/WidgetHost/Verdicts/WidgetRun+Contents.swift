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
}

extension EntryRecord {
  /// The names of the candidates that are shown somewhere, each once.
  package var candidates: [String] {
    var seen: Set<String> = []
    return layouts.compactMap(\.candidate).filter { seen.insert($0).inserted }
  }
}
