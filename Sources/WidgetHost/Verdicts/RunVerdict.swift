/// What a run of a widget is held to have shown.
public struct RunVerdict: Sendable {
  /// The run, with what was asked.
  public let hosted: HostedRun
  /// The texts that are cut and must not be.
  public let cutTexts: [CutText]
  /// The policies that are not met otherwise, each once, at the place where that is first so.
  public let failures: [RequirementFailure]

  /// What came of what was asked.
  public var run: WidgetRun { hosted.run }

  /// Holds a run against what is required.
  public init(of hosted: HostedRun, required: [WidgetRequirement]) {
    self.hosted = hosted
    cutTexts = hosted.run.cutTexts(required: required)
    failures = hosted.run.failures(of: required)
  }
}
