import ArgumentParser
import Fitcheck
import Foundation
import Inputs
import Reports
import UnicodeText

/// `fitcheck matrix`: headlines on every device with every setting.
struct MatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract: "Decides headlines on every device with every setting that users may have.",
    usage: "fitcheck matrix <file> ... [--type-size <name> ...] [<options>]",
    discussion: """
      Devices times sizes of text, Bold Text and languages of the device. Of one headline each cell \
      says which layout is shown; of many, how many miss what is required there (--require; that \
      headlines are whole, where nothing else is). Below stand the worst cells, and the headlines \
      that devices differ about. Settings with the same cells share a row: the headline widget's \
      texts have fixed sizes, which the size of text does not change.

      FILE is what it is for `fitcheck check`. Each --device-language is a part of the matrix by \
      itself. Several versions of the system, as in --ios 16,26 or --ios all, have rows of their \
      own, and Δ marks what the same devices show otherwise with another of them. --format json, \
      jsonl and csv are for programs.

      EXAMPLES
        fitcheck matrix headline.txt
        fitcheck matrix headline.txt --type-size all --device-language ja
        fitcheck matrix tonight.csv --require snippet-shown
        fitcheck matrix tonight.csv --ios 16,26
        fitcheck matrix tonight.csv --format csv > cells.csv

      EXIT STATUS
        0  everything is as required in every cell
        1  something is not
        2  bad input or options, an item that could not be judged, or the output could not be \
      written
      """
  )

  /// With which settings of Bold Text.
  enum BoldText: String, ExpressibleByArgument, CaseIterable {
    case off, on, both

    var weights: [Bool] {
      switch self {
      case .off: [false]
      case .on: [true]
      case .both: [false, true]
      }
    }
  }

  @OptionGroup var headlines: HeadlineOptions

  @Option(
    help: ArgumentHelp(
      "A size of text, such as large or accessibility3; repeatable, or all. Default: large.",
      valueName: "name"
    ),
    completion: .list(["all"] + DynamicTypeSize.allCases.map { "\($0)" })
  )
  var typeSize: [String] = []

  @Option(
    help: ArgumentHelp("Without the Bold Text setting, with it, or both.", valueName: "off|on|both")
  )
  var boldText: BoldText = .both

  @OptionGroup var requirements: RequirementOptions

  @Option(help: ArgumentHelp("text, json, jsonl or csv.", valueName: "format"))
  var format: ListFormat<MatrixFormat.Kind> = .text

  @Flag(help: "Show every headline that devices differ about.")
  var all = false

  @OptionGroup var outputLanguage: OutputLanguageOptions

  mutating func run() throws {
    let command = self
    try MainActor.assumeIsolated { try command.decide() }
  }

  @MainActor
  private func decide() throws {
    let groups = try headlines.groups()
    let tags = headlines.languages.deviceTags.eachOnce()
    let settings = MatrixSetting.all(
      typeSizes: try typeSizes(),
      weights: boldText.weights,
      deviceLanguages: tags.isEmpty ? [nil] : tags
    )
    let setting = try headlines.setting(groups, deviceLanguages: [])
    // Settings differ in nothing that devices are told by.
    let scoped = try requirements.scoped(of: setting)
    var asked: [(setting: HeadlineSetting, requirements: [HeadlineRequirement])] = []
    for one in settings {
      let setting = one.applied(to: setting)
      asked.append((setting, scoped.asked(at: setting.typeSize)))
    }
    // Everything would be as required, whatever is cut; a configuration file is for other runs as well.
    let asksNothing = asked.allSatisfy { $0.requirements.isEmpty }
    guard !asksNothing || requirements.isOfFile else {
      let sizes = settings.map { "\($0.typeSize)" }.eachOnce()
      throw CommandFailure(
        "--require: nothing is asked at the type size \(sizes.joined(separator: " or "))"
      )
    }
    requirements.noteWhereNothingIsAsked(in: asked.flatMap { $0.requirements })
    let written = try WrittenFiles([])
    try headlines.spare(from: written)
    try written.spare(setting.fonts)
    let list = try headlines.input().list(headlines, setting)
    var output = MatrixOutput(
      format: format.program.map {
        MatrixFormat($0, areas: groups, settings: settings)
      },
      report: MatrixReport(
        names: headlines.names,
        groups: groups,
        settings: settings,
        requirements: asked.map { $0.requirements },
        showsAll: all,
        language: outputLanguage.language(),
        palette: .forStandardOutput()
      )
    )
    let judged = asked
    try list.write(&output) { language in
      let judge = HeadlineMatrixJudge(language: language, settings: judged)
      return { judge.matrix(of: $0) }
    }
    if output.tally.unmetCount > 0 { throw ExitCode(ExitStatus.headlineIsCut) }
  }

  /// The sizes of text that are asked for, from the smallest; every name is one of a size, also beside `all`.
  func typeSizes() throws(CommandFailure) -> [DynamicTypeSize] {
    var sizes: [DynamicTypeSize] = []
    for name in typeSize where !AllWord.matches(name) {
      let size = try DynamicTypeSize(typed: name)
      if !sizes.contains(size) { sizes.append(size) }
    }
    if typeSize.contains(where: AllWord.matches) { return DynamicTypeSize.allCases }
    return sizes.isEmpty ? [.large] : sizes.sorted()
  }
}

/// Writes the matrices of a list's headlines in the format that was asked for.
private struct MatrixOutput: ListOutput {
  /// Nil for text.
  private let format: MatrixFormat?
  private var report: MatrixReport
  private var joined: JoinedRecords
  private(set) var count = 0
  private(set) var errorCount = 0

  init(format: MatrixFormat?, report: MatrixReport) {
    self.format = format
    self.report = report
    joined = JoinedRecords(format?.separators ?? .none)
  }

  var tally: MatrixTally { report.tally }

  func start() -> String { format?.start() ?? "" }

  /// What is told of a headline's matrix, which itself is counted.
  struct Telling: Sendable {
    let text: String
    let record: MatrixRecord
  }

  var telling: @Sendable (MatrixRecord) -> Telling {
    let format = format
    return { Telling(text: format?.text(of: $0) ?? "", record: $0) }
  }

  mutating func take(_ telling: Telling) -> String {
    count += 1
    if telling.record.isError { errorCount += 1 }
    report.take(telling.record)
    return joined.next(telling.text)
  }

  func finish() -> String {
    format?.finish(tally, errorCount: errorCount) ?? Self.text(report.rows())
  }
}
