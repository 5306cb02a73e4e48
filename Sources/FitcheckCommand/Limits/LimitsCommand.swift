import ArgumentParser
import Fitcheck
import Foundation
import Inputs
import Reports

/// `fitcheck limits`: how many characters have to go from headlines, or may come.
struct LimitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "limits",
    abstract: "Tells how many characters have to go from a headline, or may be added.",
    usage: "fitcheck limits <file> ... [--require <policy> ...] [<options>]",
    discussion: """
      For each headline, in each area and in all of them: the characters that have to go from its \
      end for what is required (−) with the words that are lost, the same at the end of a phrase, \
      or the characters of usual width that may be added (+). Of one headline also the widths, at \
      the area's height, and the heights, at its width, at which another layout is shown; --png and \
      --svg draw it in each area with its characters beneath.

      FILE is what it is for `fitcheck check`. Several versions of the system, as in --ios 16,26 or \
      --ios all, have areas of their own. --format json, jsonl and csv are for programs.

      EXAMPLES
        fitcheck limits headline.txt
        fitcheck limits headline.txt --require headline-whole --require snippet-shown
        fitcheck limits tonight.csv
        fitcheck limits tonight.csv --item 4 --device "SE 3"
        fitcheck limits tonight.csv --format csv > limits.csv

      EXIT STATUS
        0  every headline was judged, whatever has to go from it
        2  bad input or options, an item that could not be judged, or the output could not be \
      written
      """
  )

  @OptionGroup var headlines: HeadlineOptions

  @OptionGroup var settings: SettingsOptions

  @Option(
    help: ArgumentHelp(
      "What the room is for: headline-whole, snippet-shown, or candidate-at-most=N, with layouts "
        + "counted from 1; repeatable. After @ the devices, or a range of type sizes, that it is "
        + "asked of: \"snippet-shown@iPhone 15,iPhone 17\". Default: headline-whole, "
        + "whatever a file of options requires.",
      valueName: "policy"
    )
  )
  var require: [String] = []

  func validate() throws {
    for text in require {
      let policy = RequirementScope.split(text, among: []).policy
      guard case .goal = try RequirementOptions.policy(policy) else {
        throw CommandFailure("--require \(text): no number of characters meets it")
      }
    }
  }

  /// In the order of their first mention, each once.
  private func goals(in setting: HeadlineSetting) throws(CommandFailure) -> [AskedGoal] {
    let goals = try RequirementOptions.requirements(require, of: setting).compactMap(\.askedGoal)
    guard !goals.isEmpty else {
      throw CommandFailure("--require: nothing is asked at the type size \(setting.typeSize)")
    }
    return goals
  }

  @Option(help: ArgumentHelp("text, json, jsonl or csv.", valueName: "format"))
  var format: ListFormat<LimitsFormat> = .text

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Everything about one headline of a list, by its number.", valueName: "n")
  )
  var item: Int?

  @OptionGroup var pictures: PictureOptions

  @OptionGroup var outputLanguage: OutputLanguageOptions

  mutating func run() throws {
    let command = self
    try MainActor.assumeIsolated { try command.survey() }
  }

  @MainActor
  private func survey() throws {
    let groups = try headlines.groups()
    let setting = try settings.applied(
      to: try headlines.setting(groups, deviceLanguages: headlines.languages.deviceTags)
    )
    let goals = try goals(in: setting)
    let written = try WrittenFiles(pictures.named)
    try headlines.spare(from: written)
    try written.spare(setting.fonts)
    let pictures = try self.pictures.files()
    let input = try headlines.input()
    let list = try input.list(headlines, setting)
    let isText = format == .text
    if let item {
      guard item > 0 else { throw CommandFailure("--item counts from 1") }
      guard isText else { throw CommandFailure("--item goes with --format text") }
      return try write(try list.item(number: item).article, goals, setting, list, pictures)
    }
    if case .article(let read, _) = input, isText {
      return try write(try headlines.completed(read.article), goals, setting, list, pictures)
    }
    guard pictures.isEmpty else {
      throw CommandFailure(
        isText
          ? "a list has no picture: --item N draws one of its headlines"
          : "--png and --svg go with --format text"
      )
    }
    let report = LimitsReport(
      files: headlines.names,
      groups: groups,
      language: outputLanguage.language(),
      palette: .forStandardOutput()
    )
    var output = LimitsOutput(
      format: format.program,
      report: report,
      groups: groups
    )
    try list.write(&output) { language in
      let surveyor = HeadlineSurveyor(
        list.template(for: language),
        for: goals,
        among: list.templates
      )
      return { surveyor.room(of: $0) }
    }
  }

  /// Writes and draws everything about one headline.
  @MainActor
  private func write(
    _ article: HeadlineArticle,
    _ goals: [AskedGoal],
    _ setting: HeadlineSetting,
    _ list: HeadlineList,
    _ pictures: PictureFiles
  ) throws(CommandFailure) {
    let template = list.template(for: article.language)
    list.templates.resolve(article.foundLanguages)
    let room = HeadlineSurveyor(template, for: goals, among: list.templates).room(of: article)
    let language = outputLanguage.language()
    let drawn = try pictures.draw {
      HeadlineReporter(template, in: setting).report(of: article)
        .picture(of: room, in: language)
    }
    if !pictures.takesStandardOutput {
      let report = LimitsReport(
        files: headlines.names,
        groups: setting.groups,
        language: language,
        palette: .forStandardOutput()
      )
      let output = OutputWriter.standardOutput()
      for row in report.rows(of: article, room, in: setting.slot) {
        try output.write(row + "\n")
      }
      try output.flush()
    }
    try OutputFiles.write(drawn)
  }
}

/// Writes the room of a list's headlines in the format that was asked for.
private struct LimitsOutput: ListOutput {
  /// Nil for text.
  private let format: LimitsFormat?
  private let report: LimitsReport
  private let groups: [DeviceGroup]
  private var joined: JoinedRecords
  private(set) var count = 0
  private(set) var errorCount = 0

  init(format: LimitsFormat?, report: LimitsReport, groups: [DeviceGroup]) {
    self.format = format
    self.report = report
    self.groups = groups
    joined = JoinedRecords(
      format?.separators ?? RecordSeparators(first: Self.text(report.head()), others: "")
    )
  }

  func start() -> String { format?.start(groups) ?? "" }

  /// What is told of a headline's room.
  struct Telling: Sendable {
    let text: String
    let isError: Bool
  }

  var telling: @Sendable (LimitsRecord) -> Telling {
    let (format, report, groups) = (format, report, groups)
    return { record in
      Telling(
        text: format?.text(of: record, groups) ?? Self.text(report.rows(of: record)),
        isError: record.isError
      )
    }
  }

  mutating func take(_ telling: Telling) -> String {
    count += 1
    if telling.isError { errorCount += 1 }
    return joined.next(telling.text)
  }

  func finish() -> String {
    format?.finish(count: count, errorCount: errorCount) ?? Self.text(report.end(count: count))
  }
}

extension HeadlineGoal {
  /// Reads `headline-whole`, `snippet-shown` or `candidate-at-most=N`.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("headline-whole", 1): self = .headlineWhole
    case ("snippet-shown", 1): self = .snippetShown
    case ("candidate-at-most", 2):
      guard let number = Int(parts[1]), number > 0 else { return nil }
      self = .candidate(atMost: number - 1)
      // Another spelling, as `+1`, would be another name in reports and baselines.
      guard name == argument else { return nil }
    default: return nil
    }
  }
}
