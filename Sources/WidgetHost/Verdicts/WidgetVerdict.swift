public import WidgetDevices

/// What a widget's runs are held to have shown: made once, for exit status, summary and all reports.
///
///     let run = HostedRun(request, try program.run(request))
///     let verdict = WidgetVerdict(of: [run], widgets: [], findings: [], required: [.allWhole])
///     print(verdict.outcome, verdict.runs[0].cutTexts.map(\.text.string))
public struct WidgetVerdict: Sendable {
  /// What it comes to.
  public enum Outcome: Sendable, Hashable {
    /// Every text is whole that has to be, every policy is met and nothing is wrong.
    case sound
    /// Something is cut, not met or wrong.
    case unsound
    /// Nothing is wrong, but nothing was laid out either.
    case nothingShown
  }

  /// The widgets of the program.
  public let widgets: [WidgetDescription]
  /// What is wrong with the program as a whole.
  public let findings: [HostFinding]
  /// The policies that speak of texts, or of candidates, which no run has.
  public let failures: [RequirementFailure]
  /// The runs, in the order in which they were asked for.
  public let runs: [RunVerdict]

  /// The device that said of itself what widgets it has; `nil` where devices of the list were meant.
  public var profile: DeviceProfile? { runs.first?.hosted.request.profile }

  /// Holds runs against what is required.
  ///
  /// - Parameter findings: what is wrong with the program as a whole.
  public init(
    of runs: [HostedRun],
    widgets: [WidgetDescription],
    findings: [HostFinding],
    required: [WidgetRequirement]
  ) {
    self.widgets = widgets
    self.findings = findings
    failures = RequirementFailure.ofWhatIsNowhere(required, in: runs.map(\.run))
    self.runs = runs.map { RunVerdict(of: $0, required: required) }
  }

  // MARK: - Summary

  /// In how many runs a text is cut.
  public var cutCount: Int { runs.count { !$0.cutTexts.isEmpty } }

  /// In how many runs a policy is not met; one that speaks of what nobody has is met nowhere.
  public var unmetCount: Int {
    failures.isEmpty ? runs.count { !$0.failures.isEmpty } : runs.count
  }

  /// In how many runs something is wrong.
  public var faultyCount: Int { runs.count(where: \.run.isFaulty) }

  /// Whether something is wrong with the program as a whole.
  public var isBundleFaulty: Bool { findings.contains(where: \.isError) }

  /// What it comes to: sound only where nothing is counted above.
  public var outcome: Outcome {
    guard cutCount == 0, unmetCount == 0, faultyCount == 0, !isBundleFaulty else { return .unsound }
    let isShown = runs.contains { $0.run.entries.contains { !$0.layouts.isEmpty } }
    return isShown ? .sound : .nothingShown
  }
}
