import ArgumentParser
import Fitcheck
import Foundation
import Inputs
import Reports

/// `fitcheck check`: one article, or the headlines of a list, on every device asked for.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Shows which layout a headline gets, and why. The default subcommand.",
    discussion: """
      FILE is one headline, or a list of them: lines, a table (CSV, TSV), JSON, JSON lines or text \
      sequences, or a feed (RSS, Atom, JSON Feed), also several files and folders. What it is is \
      found from its content, as is its encoding; --input and --encoding say so. Columns and \
      members are known by their names, English and Japanese (headline|title|見出し, \
      snippet|summary|リード, time|日時, id|記事ID, lang|言語), or mapped with --columns. A row \
      that cannot be read is reported and does not stop the rest.

      One headline is text in UTF-8, UTF-16 or ISO-2022-JP. Its first paragraph is the headline, \
      its second the snippet (optional). Between two lines of --- at its beginning may stand \
      `time: 7:05`, `lang: ja` and `id: a-1`. The lines of a paragraph are joined, without a space \
      where Chinese or Japanese meets.

      A list gets a line for each headline that is cut, or might be, with the characters that have \
      to go from its end, and those below it; --all shows every one, --item the whole report of \
      one. --format json, jsonl and csv are for programs, junit, sarif, github, gitlab and \
      markdown for build servers.

      A text area is the room that text really gets in the widget, as developers measured it. \
      Areas that nobody measured are derived from the nearest class and labelled so. Each device \
      is taken with the newest iOS that it runs, unless --ios names one; an area that was only \
      read on an older one is taken from there, and may be 2 pt off. Several versions, as in \
      --ios 16,26 or --ios all, are compared, and Δ marks what they differ in.

      A close call, marked ≈, is an answer that would be another one with numbers as likely as \
      those it was made with: less room is left than the numbers may be off by.

      EXAMPLES
        fitcheck headline.txt --device "iPhone 15" --device "SE 3" --png two.png
        fitcheck headline.txt --size 146x58 --scale 2 --explain all
        fitcheck headline.txt --device "iPhone 15 Pro" --ios 18
        fitcheck headline.txt --device "iPhone 14" --ios 16,26
        fitcheck headline.txt --family systemSmall --margins 11
        fitcheck headline.txt --font MyGothic.otf --bold-font MyGothic-Bold.otf
        fitcheck tonight.csv
        fitcheck tonight.csv --item 4
        fitcheck feeds/ more.jsonl --format jsonl > verdicts.jsonl
        printf '見出し\\n\\n本文' | fitcheck - --format json
      """
  )

  /// Which candidates are traced for what is told of them.
  enum Explanation: String, ExpressibleByArgument, CaseIterable {
    case tried, all
  }

  @OptionGroup var headlines: HeadlineOptions

  @OptionGroup var settings: SettingsOptions

  @OptionGroup var requirements: RequirementOptions

  @OptionGroup var baseline: BaselineOptions

  @OptionGroup var pictures: PictureOptions

  @Option(
    help: ArgumentHelp(
      "text or json; for lists also jsonl, csv, junit, sarif, github, gitlab or markdown.",
      valueName: "format"
    )
  )
  var format: VerdictFormatName = .text

  @Option(
    help: ArgumentHelp(
      "How much JSON holds: verdict, trace (every measurement), or glyphs (each in its place too). "
        + "Default: trace for one headline, verdict for lists.",
      valueName: "verdict|trace|glyphs"
    )
  )
  var detail: JSONDetail?

  @Flag(help: "Show every headline of a list, not only those that need attention.")
  var all = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The whole report of one headline of a list, by its number.", valueName: "n")
  )
  var item: Int?

  @OptionGroup var outputLanguage: OutputLanguageOptions

  @Option(
    defaultAsFlag: Explanation.tried,
    help: ArgumentHelp(
      "Everything about one headline: what was measured of the candidates that were tried, or of "
        + "all, where they are placed, and how far another answer is.",
      valueName: "tried|all"
    )
  )
  var explain: Explanation?

  @OptionGroup var closeCalls: CloseCallOptions

  mutating func run() throws {
    let command = self
    // Views belong to the main actor, and a command runs on the main thread.
    try MainActor.assumeIsolated { try command.check() }
  }

  func validate() throws {
    guard detail == nil || format == .json || format == .jsonl else {
      throw CommandFailure("--detail goes with --format json or jsonl")
    }
    guard item ?? 1 > 0 else { throw CommandFailure("--item counts from 1") }
    guard item == nil || !all else {
      throw CommandFailure("--item shows one headline of a list, --all every one: give one of them")
    }
    guard !all || !format.tellsOnlyFindings else {
      throw CommandFailure(
        "--all shows every headline of a list, --format \(format.rawValue) findings alone: give one of them"
      )
    }
    try StandardInput.checkIsReadOnce(headlines.readPaths + [baseline.baseline])
  }

  @MainActor
  private func check() throws {
    let groups = try headlines.groups()
    let pictures = try self.pictures.files()
    let written = try written()
    let input = try headlines.input()
    guard item == nil || format == .text || format == .json else {
      throw CommandFailure("--item goes with --format text or json")
    }
    if case .article(let read, _) = input {
      if let item, item > 1 { throw CommandFailure("--item \(item): there is only 1 item") }
      if isOfReports {
        let article = try headlines.completed(read.article)
        return try report(article, isNamed: read.isNamed, groups, pictures, written)
      }
    }
    try check(input, groups, pictures, written)
  }

  /// What is written, which is nothing that is read.
  private func written() throws(CommandFailure) -> WrittenFiles {
    let written = try WrittenFiles(
      pictures.named + [("--write-baseline", baseline.writeBaseline)]
    )
    try headlines.spare(from: written)
    // A baseline may be renewed: it is read whole before it is written.
    try WrittenFiles(pictures.named).spare(baseline.baseline, named: "the baseline")
    return written
  }

  /// What is checked in, with fonts that nothing is written over.
  private func setting(
    _ groups: [DeviceGroup],
    deviceLanguages: [String],
    _ written: WrittenFiles
  ) throws(CommandFailure) -> HeadlineSetting {
    let setting = try settings.applied(
      to: try headlines.setting(groups, deviceLanguages: deviceLanguages)
    )
    try written.spare(setting.fonts)
    return setting
  }

  /// Whether the report of one article is written in the format, and not what a list says of it.
  private var isOfReports: Bool { format == .text || format == .json && detail != .verdict }

  // MARK: - One article

  /// - Parameter isNamed: whether its source says what the article is called, by which a baseline knows it.
  @MainActor
  private func report(
    _ article: HeadlineArticle,
    isNamed: Bool,
    _ groups: [DeviceGroup],
    _ pictures: PictureFiles,
    _ written: WrittenFiles
  ) throws {
    let tags = headlines.languages.deviceTags
    let setting = try setting(
      groups,
      deviceLanguages: tags.isEmpty ? [article.language] : tags,
      written
    )
    let requirements = try requirements.requirements(of: setting)
    self.requirements.noteWhereNothingIsAsked(in: requirements)
    let marked = closeCalls.extent(under: requirements)
    let report = ArticleCheck(
      article: article,
      setting: setting,
      tracing: explain == .all ? .all : .tried,
      marking: marked
    )
    .report()
    var baseline = try baseline.file()
    if item != nil { baseline.keepOthers() }
    let verdict = baseline.take(
      verdict(of: article, requirements, report, setting),
      of: article,
      isNamed: isNamed
    )
    let language = outputLanguage.language()
    let drawn = try pictures.draw { report.picture(in: language) }
    // The report first: where it cannot be written, no file is touched.
    if !pictures.takesStandardOutput { try write(report, verdict, marking: marked) }
    try OutputFiles.write(drawn + baseline.files())
    if !verdict.unmet.isEmpty { throw ExitCode(ExitStatus.headlineIsCut) }
  }

  /// The verdict on the article of a report.
  @MainActor
  private func verdict(
    of article: HeadlineArticle,
    _ requirements: [HeadlineRequirement],
    _ report: ArticleReport,
    _ setting: HeadlineSetting
  ) -> HeadlineVerdict {
    // Devices whose languages nobody says have that of the headline.
    var setting = setting
    setting.deviceLanguages = headlines.languages.deviceTags
    let templates = FoundTemplates(setting)
    let judge = HeadlineJudge(
      templates.template(for: article.language),
      requirements: requirements,
      among: templates
    )
    let preparer = report.environment.textPreparer
    let verdict = judge.verdict(of: article, rememberedBy: preparer)
    // What is left of a headline that is cut may be found to be in another language.
    guard case .remove = verdict.change, article.foundLanguages.count > 1 else { return verdict }
    templates.resolve(article.foundLanguages)
    return judge.verdict(of: article, rememberedBy: preparer)
  }

  private func write(
    _ report: ArticleReport,
    _ verdict: HeadlineVerdict,
    marking closeCalls: CloseCallExtent
  ) throws(CommandFailure) {
    let output = OutputWriter.standardOutput()
    switch format {
    case _ where !isOfReports:
      let list = JSONVerdicts(areas: report.setting.groups, marking: closeCalls)
      try output.write(list.text(ofOnly: report.article, verdict))
    case .text:
      try TextReport(
        report,
        verdict: verdict,
        palette: .forStandardOutput(),
        extent: explain == nil ? .brief : .everything,
        language: outputLanguage.language()
      )
      .write(to: output)
    default:
      try JSONReport([report], verdicts: [verdict], detail: detail ?? .trace)
        .write { piece throws(CommandFailure) in try output.write(piece) }
    }
    try output.flush()
  }

  // MARK: - A list

  /// Why a verdict is not explained: it holds nothing of what was measured.
  private static let explainedVerdict = CommandFailure(
    "--explain goes with --format text, or with --detail trace or glyphs"
  )

  @MainActor
  private func check(
    _ input: HeadlineInput,
    _ groups: [DeviceGroup],
    _ pictures: PictureFiles,
    _ written: WrittenFiles
  ) throws {
    let setting = try setting(
      groups,
      deviceLanguages: headlines.languages.deviceTags,
      written
    )
    let list = try input.list(headlines, setting)
    var item = item
    // A picture is of the one headline, however little is written beside it: what a list says of it.
    if case .article = input, format == .json, !pictures.isEmpty { item = 1 }
    if let item {
      guard explain == nil || isOfReports else { throw Self.explainedVerdict }
      let (article, isNamed) = try list.item(number: item)
      return try report(article, isNamed: isNamed, groups, pictures, written)
    }
    guard pictures.isEmpty else {
      throw CommandFailure(
        format == .text || format == .json
          ? "a list has no picture: --item N draws one of its headlines"
          : "--png and --svg go with --format text or json"
      )
    }
    guard explain == nil || detail ?? .verdict != .verdict else {
      throw format == .text
        ? CommandFailure("--explain tells of one headline: --item N picks one of a list")
        : Self.explainedVerdict
    }
    let requirements = try requirements.requirements(of: setting)
    self.requirements.noteWhereNothingIsAsked(in: requirements)
    if let detail, detail != .verdict {
      return try check(list, setting, requirements, detail)
    }
    let marked = closeCalls.extent(under: requirements)
    var output = VerdictOutput(
      format: format,
      list: ListReport(
        files: headlines.names,
        groups: groups,
        extent: all ? .all : .attention,
        closeCalls: marked,
        language: outputLanguage.language(),
        palette: .forStandardOutput()
      ),
      groups: groups,
      marking: marked,
      baseline: try baseline.file()
    )
    try list.write(&output) { language in
      let judge = HeadlineJudge(
        list.template(for: language),
        requirements: requirements,
        among: list.templates
      )
      return { judge.verdict(of: $0) }
    }
    if output.summary.unmetCount > 0 { throw ExitCode(ExitStatus.headlineIsCut) }
  }

  /// Writes each headline of a list with its report.
  @MainActor
  private func check(
    _ list: HeadlineList,
    _ setting: HeadlineSetting,
    _ requirements: [HeadlineRequirement],
    _ detail: JSONDetail
  ) throws {
    let marked = closeCalls.extent(under: requirements)
    var output = DetailedOutput(
      isDocument: format == .json,
      detail: detail,
      groups: setting.groups,
      marking: marked,
      baseline: try baseline.file()
    )
    let tracing: FitTracing = explain == .all ? .all : .tried
    try list.write(&output) { language in
      let template = list.template(for: language)
      let judge = HeadlineJudge(template, requirements: requirements, among: list.templates)
      let reporter = HeadlineReporter(template, in: setting, tracing: tracing, marking: marked)
      return { DetailedVerdict(judge.verdict(of: $0), reporter.report(of: $0)) }
    }
    if output.summary.unmetCount > 0 { throw ExitCode(ExitStatus.headlineIsCut) }
  }
}

extension JSONDetail: ExpressibleByArgument {}
