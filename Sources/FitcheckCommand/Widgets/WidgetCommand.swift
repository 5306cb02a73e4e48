import ArgumentParser
import Fitcheck
import Foundation
import WidgetHost

/// `fitcheck widget`: a whole widget, every entry in every family on every device.
struct WidgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "widget",
    abstract: "Runs a whole widget: every entry in every family, and which texts are cut.",
    usage: """
      fitcheck widget <path> ... [<options>]
      fitcheck widget --program <program> [<options>]
      """,
    discussion: """
      PATH is a folder with a widget's Swift files as they are: a package, or the widget's folder of \
      an Xcode project, with further folders for what it shares with its app. A copy of them is \
      built against this package, whose modules have Apple's names on Linux; conditions such as \
      `#if os(iOS)` count as on an iPhone. That needs a Swift compiler. The first build takes some \
      minutes, later ones seconds: it is kept below ~/.cache/fitcheck.

      Each widget is run in each of its families in a process of its own, with its clock, time zone, \
      language and region set and without a network: its provider is asked for a placeholder, a \
      snapshot and a timeline, and for further ones as its policy says, until --until. Every entry \
      is laid out on every device. What hangs, crashes or answers without end is reported, and \
      stops nothing else.

      What a watch shows of a widget with options is one of the configurations that its provider \
      recommends (recommendations()): --configuration recommended runs each of them, and the report \
      says which.

      A Today extension is shown in its modes, todayCompact and todayExpanded, on the devices of iOS 8 \
      to 14, and asked once for what is new. Classes that Xcode makes of .intentdefinition files are \
      made of them here.

      With --fixtures previews what the sources' previews show is laid out in place of that: entries \
      and providers of `#Preview`, views of `#Preview` and of PreviewProvider in the families that \
      they say, or else in those of all widgets. A file holds an object with an array of entries \
      for each kind; that takes entries that are Decodable, with dates as in ISO 8601.

      By default every text has to be whole (--require all-whole). --require NAME asks it of texts \
      with this accessibility identifier only; --require nothing of none. The desk's policies hold \
      for widgets as well: headline-whole and snippet-shown for texts with the identifiers headline \
      and snippet, candidate-at-most=N and same-candidate for the outermost ViewThatFits.

      EXAMPLES
        fitcheck widget MyApp/MyWidget MyApp/Shared
        fitcheck widget MyWidget --families accessoryInline
        fitcheck widget MyWidget --languages de,ja --time-zone Europe/Berlin
        fitcheck widget MyWidget --from 2026-10-24 --until 2026-10-27
        fitcheck widget MyWidget --type-sizes large,xxxLarge --require title
        fitcheck widget MyWidget --fixtures previews
        fitcheck widget MyWidget --set name="Hoshino Mio" --format junit
        fitcheck widget MyWidget --configuration recommended

      EXIT STATUS
        0  every text is whole that has to be
        1  one is cut, or something is wrong with the widget
        2  bad input or options, or the widget does not compile
      """
  )

  @OptionGroup var source: WidgetProgramOptions

  @OptionGroup var options: WidgetRunOptions

  @Option(
    help: ArgumentHelp(
      "A part that is tapped after the timeline, by accessibility identifier or by its text; "
        + "repeatable, one after the other.",
      valueName: "name"
    )
  )
  var tap: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where entries come from: timeline (the providers), previews (#Preview and PreviewProvider), "
        + "or a JSON file with an array of entries for each kind.",
      valueName: "source"
    )
  )
  var fixtures = WidgetFixtures.timeline

  @Option(
    help: ArgumentHelp(
      "What is asked: all-whole, headline-whole, snippet-shown, candidate-at-most=N, "
        + "same-candidate, nothing, or an accessibility identifier whose texts are to be whole; "
        + "repeatable.",
      valueName: "policy"
    )
  )
  var require: [String] = []

  /// How the report is written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit, html
  }

  @Option(help: ArgumentHelp("text, json, junit, or html for a page.", valueName: "format"))
  var format: Format = .text

  @OptionGroup var outputLanguage: OutputLanguageOptions

  @Flag(help: "Show every entry, not only texts that are cut.")
  var all = false

  func validate() throws {
    try StandardInput.checkIsReadOnce([fixtures.path, options.profile.profile])
  }

  func run() throws {
    let settings = try options.settings()
    let requirements = try requirements()
    try source.check()
    let entries = try fixtures.entries(
      beside: options.configuration,
      parameters: options.parameters,
      until: options.until
    )
    let hosted = try source.hosted()
    let check = try WidgetCheck(hosted) { description in
      var requests = try WidgetRequests(fixtures, entries, of: description, in: hosted, settings)
      for index in requests.list.indices { requests.list[index].taps = tap }
      return requests
    }
    try check.verdict(required: requirements).write(
      as: format,
      extent: all ? .all : .attention,
      in: WidgetSentences(language: outputLanguage.language(), timeZone: try options.zone())
    )
  }

  /// What is required: that all texts are whole, where nothing is named.
  func requirements() throws(CommandFailure) -> [WidgetRequirement] {
    guard !require.isEmpty else { return [.allWhole] }
    return try require.map { text throws(CommandFailure) in try WidgetRequirement(asked: text) }
  }
}

extension WidgetVerdict {
  /// Why nothing was laid out.
  var reasonForNothing: BilingualText {
    guard !runs.isEmpty else {
      return BilingualText(
        "no widget stands in what --families, --device, --ios and --profile ask for",
        "--families・--device・--ios・--profileの指定に合うウィジェットがありません"
      )
    }
    let findings = runs.lazy.flatMap(\.hosted.run.findings)
    guard let finding = findings.first(where: { $0.code == .noArea }) else {
      return BilingualText("what was run has no entry to show", "表示するエントリーがありません")
    }
    return BilingualText(finding.message(in: .english), finding.message(in: .japanese))
  }

  /// Writes the report to standard output, and ends with 1 where something is not as it has to be.
  func write(
    as format: WidgetCommand.Format,
    extent: WidgetTextReport.Extent,
    in sentences: WidgetSentences
  ) throws {
    let output = OutputWriter.standardOutput()
    switch format {
    case .text:
      let report = WidgetTextReport(self, extent: extent, sentences: sentences)
      for row in report.rows { try output.write(row + "\n") }
    case .json: try output.write(WidgetJSONReport(self).text)
    case .junit: try output.write(WidgetJUnitReport(self, sentences: sentences).text)
    case .html: try output.write(WidgetPage(self, sentences: sentences).text)
    }
    try output.flush()
    switch outcome {
    case .sound: break
    case .unsound: throw ExitCode(ExitStatus.headlineIsCut)
    case .nothingShown:
      let reason = reasonForNothing
      throw CommandFailure(
        "nothing was laid out: \(reason.english)",
        "何もレイアウトされませんでした：\(reason.japanese)"
      )
    }
  }
}

extension WidgetRequirement {
  /// The requirement of an option's value.
  ///
  /// - Throws: the reason why there is none.
  fileprivate init(asked text: String) throws(CommandFailure) {
    // A scope would become a part of an identifier, which no text has.
    let policy = String(text.unicodeScalars.prefix { $0 != "@" })
    let isScoped =
      policy.utf8.count < text.utf8.count
      && (["all-whole", "nothing"].contains(policy)
        || (try? RequirementOptions.policy(policy)) != nil)
    if !isScoped, let known = WidgetRequirement(name: text) {
      self = known
      return
    }
    let shown = TerminalText.clipped(text, to: 60)
    let reason =
      if text.hasPrefix("no-close-calls") {
        BilingualText(
          "how close an answer is, is not looked for in whole widgets, but in headlines (fitcheck)",
          "紙一重かどうかは、ウィジェット全体ではなく見出し（fitcheck）で調べます"
        )
      } else if isScoped {
        BilingualText(
          "@ is for headlines (fitcheck): of a widget, --device and --type-sizes say where all is asked",
          "@で限れるのは見出し（fitcheck）の条件です。ウィジェットでは--deviceと--type-sizesで指定してください"
        )
      } else if text.hasPrefix("candidate-at-most") {
        BilingualText(
          "give the last candidate, counted from 1: candidate-at-most=2",
          "最後の候補を1から数えて指定してください（例：candidate-at-most=2）"
        )
      } else {
        BilingualText(
          "give a policy or an accessibility identifier",
          "条件の名前か、アクセシビリティ識別子を指定してください"
        )
      }
    throw CommandFailure(
      "--require “\(shown)”: \(reason.english)",
      "--require「\(shown)」：\(reason.japanese)"
    )
  }
}
