public import FitSelection

/// All that came of running one widget in one family.
public struct WidgetRun: Sendable, Hashable, Codable {
  /// The widget's kind.
  public let kind: String
  /// The family, by its name in code.
  public let family: String
  /// The timelines in the order in which they came.
  public private(set) var timelines: [TimelineRecord] = []
  /// The entries: placeholder, snapshot, then those of timelines in the order in which they are shown.
  public private(set) var entries: [EntryRecord] = []
  /// What was tapped.
  public private(set) var taps: [TapRecord] = []
  /// What a Today extension said when it was asked for something new.
  public private(set) var updates: [UpdateRecord] = []
  /// The dates that take the most room in the texts of the first entry.
  public private(set) var widestDates: [WidestDateRecord] = []
  /// What should be known.
  public var findings: [HostFinding] { found.list }
  /// Whether all that was asked for was done.
  public private(set) var isComplete = false
  /// What was begun last.
  public private(set) var stage: BilingualText?
  private var found = FindingList()

  private enum CodingKeys: String, CodingKey {
    case kind, family, timelines, entries, taps, updates, widestDates, isComplete, stage
    case found = "findings"
  }

  /// Creates a run in which nothing has happened.
  public init(kind: String, family: String) {
    self.kind = kind
    self.family = family
  }

  /// Takes in what a host tells.
  public mutating func take(_ event: HostEvent) {
    switch event {
    case .began(let stage): self.stage = stage
    case .timeline(let timeline): timelines.append(timeline)
    case .entry(let entry): entries.append(entry)
    case .tap(let tap): taps.append(tap)
    case .update(let update): updates.append(update)
    case .widestDate(let widest): widestDates.append(widest)
    case .finding(let finding): found.take(finding)
    case .done: isComplete = true
    }
  }

  /// Whether not all was done that was asked for, or the widget is at fault.
  public var isFaulty: Bool { !isComplete || findings.contains(where: \.isError) }

  /// Whether every text of every entry is whole, and nothing is at fault.
  public var isWhole: Bool {
    entries.allSatisfy(\.isWhole) && widestDates.allSatisfy(\.isWhole) && !isFaulty
  }
}
