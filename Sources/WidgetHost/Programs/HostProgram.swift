public import FitSelection
public import Foundation

/// A program whose widgets are run in processes of their own: each widget and family in one, with its
/// clock and zone set, without a network, and with limits of time and memory.
///
/// A provider that hangs, crashes or takes all memory ends its process and nothing else: that is a
/// finding of its run.
///
///     let program = HostProgram(executable: URL(filePath: ".build/debug/MyWidget"))
///     let run = try program.run(request)
///     print(run.entries.count, run.findings.map(\.message))
public struct HostProgram: Sendable {
  /// Why a program gave no answer.
  public enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// It could not be started, or its files could not be written.
    case start(String)
    /// It ended, or was ended, before it said what it was asked.
    case noDescription(BilingualText)
    /// It refused what it was asked.
    case refused(BilingualText)

    /// The reason, as one sentence.
    public var description: String { text.english }

    /// The reason, as one sentence in both languages; what the system or the program says is in its own.
    public var text: BilingualText {
      switch self {
      case .start(let reason):
        BilingualText(
          "the widget's program could not be started: \(reason)",
          "ウィジェットのプログラムを起動できません：\(reason)"
        )
      case .noDescription(let reason):
        BilingualText(
          "the widget's program ended at once: \(reason.english)",
          "ウィジェットのプログラムがすぐに終了しました：\(reason.japanese)"
        )
      case .refused(let reason): reason
      }
    }
  }

  private let executable: URL
  private let groups: URL?
  private let resources: [String]
  private let secondsOfSilence: Double
  private let secondsInAll: Double

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - executable: the file of the program.
  ///   - groups: a folder with what the app has left for its widget: a folder in it for each app
  ///     group. Each run gets a copy of its own.
  ///   - resources: folders with what the app has beside its code: `.xcstrings`, `.strings` and
  ///     `.stringsdict` files, `.xcassets`.
  ///   - secondsOfSilence: how long a process may say nothing, beside what its limits allow a
  ///     provider, before it is ended.
  ///   - secondsInAll: how long a process may take in all, beside what it may be silent for behind each
  ///     beginning that it tells of, before it is ended although it goes on saying something. Of both times what is no
  ///     number counts as 0.
  public init(
    executable: URL,
    groups: URL? = nil,
    resources: [String] = [],
    secondsOfSilence: Double = 20,
    secondsInAll: Double = 3600
  ) {
    self.executable = executable
    self.groups = groups
    self.resources = resources
    // Nothing is ever longer than what is no number.
    self.secondsOfSilence = secondsOfSilence.isNaN ? 0 : secondsOfSilence
    self.secondsInAll = secondsInAll.isNaN ? 0 : secondsInAll
  }

  /// The widgets, the previews, and what is wrong with the bundle itself.
  ///
  /// Starts a process and blocks its thread until that has ended; any thread, several at a time.
  ///
  /// - Throws: ``Failure`` where the program cannot be started, ends without an answer, or refuses the question.
  public func describe() throws(Failure) -> ProgramDescription {
    try answer(to: .describe) { answer in
      if case .description(let description) = answer { description } else { nil }
    }
  }

  /// The families that the views of a preview say they stand in; empty where they say none.
  ///
  /// Where some are previews of a Live Activity `liveActivity` as well, and those of the program's widgets where the views
  /// beside them say none.
  ///
  /// Starts a process and blocks its thread until that has ended; any thread, several at a time.
  ///
  /// - Throws: ``Failure`` where the program cannot be started, ends without an answer, or refuses the question.
  public func families(ofPreview identifier: String) throws(Failure) -> [String] {
    try answer(to: .families(preview: identifier)) { answer in
      if case .families(let families) = answer { families } else { nil }
    }
  }

  /// The configurations that the provider of a widget recommends, as the request's surroundings have them.
  ///
  /// Starts a process and blocks its thread until that has ended; any thread, several at a time.
  ///
  /// - Throws: ``Failure`` where the program cannot be started, ends without an answer, or refuses the question.
  public func recommendations(for request: HostRequest) throws(Failure) -> HostRecommendations {
    try answer(to: .recommendations(request)) { answer in
      if case .recommendations(let recommendations) = answer { recommendations } else { nil }
    }
  }

  /// What a process that is asked for what there is answers.
  ///
  /// - Parameter found: what is looked for in an answer, where it is of that kind.
  private func answer<Found>(
    to question: ProgramExchange.Question,
    _ found: (ProgramExchange.Answer) -> Found?
  ) throws(Failure) -> Found {
    let process = try ProgramProcess(
      executable,
      question: question,
      groups: groups,
      resources: resources
    )
    let ending = ending(of: process, asked: question)
    let words = process.lastWords()
    // What floods is no description, whatever it begins with.
    guard ending != .excess else { throw .noDescription(ending.reason(words)) }
    let answers = process.answers()
    try Self.checkVersion(answers, ending, words)
    for answer in answers {
      if case .refused(let reason) = answer { throw .refused(reason) }
      if let known = found(answer) { return known }
    }
    throw .noDescription(ending.reason(words))
  }

  /// Waits for a process for as long as it may take to answer.
  private func ending(
    of process: ProgramProcess,
    asked question: ProgramExchange.Question
  ) -> ProgramProcess.Ending {
    process.wait(
      secondsOfSilence: question.longest + secondsOfSilence,
      secondsInAll: secondsInAll
    )
  }

  /// Refuses a program that was built before messages told their version: it cannot read the question,
  /// answers nothing and dies of that.
  private static func checkVersion(
    _ answers: [ProgramExchange.Answer],
    _ ending: ProgramProcess.Ending,
    _ lastWords: String?
  ) throws(Failure) {
    guard answers.isEmpty, ending == .exit(2), lastWords?.contains("DecodingError") == true else {
      return
    }
    throw .refused(ProgramExchange.VersionMismatch(nil).text)
  }

  /// Runs one widget in one family.
  ///
  /// Blocks its thread until the process has ended; any thread, several at a time.
  ///
  /// - Throws: ``Failure`` where the program cannot be started or refuses the question; what goes wrong later is a
  ///   finding of the run.
  public func run(_ request: HostRequest) throws(Failure) -> WidgetRun {
    let question = ProgramExchange.Question.run(request)
    let process = try ProgramProcess(
      executable,
      question: question,
      groups: groups,
      resources: resources
    )
    let ending = ending(of: process, asked: question)
    var run = WidgetRun(kind: request.kind, family: request.family)
    let answers = process.answers()
    try Self.checkVersion(answers, ending, process.lastWords())
    var longLine: BilingualText?
    for answer in answers {
      switch answer {
      case .event(let event): run.take(event)
      // A fault of this widget, and no refusal: others are run.
      case .refused(ProgramExchange.reasonOfLongLine): longLine = ProgramExchange.reasonOfLongLine
      case .refused(let reason): throw .refused(reason)
      case .description, .families, .recommendations: break
      }
    }
    if !run.isComplete || ending == .excess {
      let stage = run.stage
      let reason = longLine ?? ending.reason(process.lastWords(), in: stage)
      run.take(
        .finding(
          HostFinding(
            ending.isForced ? .hung : .crashed,
            "the widget’s process ended\(stage.map { " in \($0.english)" } ?? ""): \(reason.english)",
            "ウィジェットのプロセスが\(stage.map { "\($0.japanese)で" } ?? "")終了しました：\(reason.japanese)"
          )
        )
      )
    }
    return run
  }
}
