import AppResources

extension ProgramExchange.Answer {
  /// Whether a letter of a name in it has very many marks: what is looked up and compared by its letters takes time
  /// quadratic in these, and texts of widgets are not.
  ///
  /// - Complexity: linear.
  var hasLongLettersInNames: Bool {
    names.contains { LongLetters.areThere(in: Array($0.utf8)) }
  }

  private var names: [String] {
    switch self {
    case .families(let families): families
    case .description(let description): description.names
    case .event(let event): event.names
    case .recommendations(let answer):
      answer.findings.flatMap(\.names) + (answer.list ?? []).map(\.name)
    case .refused: []
    }
  }
}

extension ProgramDescription {
  fileprivate var names: [String] {
    var names = findings.flatMap(\.names)
    for widget in widgets {
      names.append(widget.typeName)
      names += [widget.kind, widget.provider, widget.intent].compactMap { $0 }
      names += widget.families
      names += widget.parameters
    }
    for preview in previews {
      names += [preview.identifier, preview.name ?? ""]
      if case .widget(let kind, let family) = preview.subject { names += [kind ?? "", family] }
    }
    return names
  }
}

extension HostEvent {
  fileprivate var names: [String] {
    switch self {
    case .entry(let entry): entry.layouts.flatMap(\.names)
    case .widestDate(let record): record.layouts.flatMap(\.names)
    case .finding(let finding): finding.names
    case .update(let update):
      [update.device, update.typeSize, update.result ?? ""] + update.opened
    case .began, .timeline, .tap, .done: []
    }
  }
}

extension HostFinding {
  fileprivate var names: [String] { [widget, place].compactMap { $0 } }
}

extension LayoutRecord {
  fileprivate var names: [String] {
    var names = devices + standIns
    names.append(typeSize)
    if let candidate { names.append(candidate) }
    names += texts.compactMap(\.identifier)
    return names
  }
}
