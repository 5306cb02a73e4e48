import ArgumentParser
import Foundation
import WidgetHost

/// `fitcheck timeline`: a widget's entries one by one, and how long its counters will fit.
struct TimelineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Shows a widget's entries one by one, and when a counter will no longer fit.",
    usage: """
      fitcheck timeline <path> ... [<options>]
      fitcheck timeline --program <program> [<options>]
      """,
    discussion: """
      PATH and the options are those of `fitcheck widget`, but --tap, --fixtures, --require and --all: \
      every text has to be whole, and every entry has a line: from when on it is shown, which \
      candidate, and its texts. An entry whose texts move, such as a timer, is laid out as well at \
      the moments at which they take the most room.

      Of texts that say a date or a time of day, in any format, the one is told that takes the most \
      room within a year, or within the span if that is longer, in the language of the run; the entry \
      has to be whole then too.

      With --years the widget is asked once a day for so many years instead, and of each text the \
      first day is told on which it is cut. What a text that moves says later on that day is not \
      looked at.

      EXAMPLES
        fitcheck timeline MyWidget --from 2026-03-28 --until 2026-03-31
        fitcheck timeline MyWidget --years 20 --families accessoryInline

      EXIT STATUS
        0  every text is whole, today and as long as was asked for
        1  one is cut, or something is wrong with the widget
        2  bad input or options, or the widget does not compile
      """
  )

  @OptionGroup var source: WidgetProgramOptions

  @OptionGroup var options: WidgetRunOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many years to look ahead, up to 100.", valueName: "number")
  )
  var years: Int = 0

  @Option(help: ArgumentHelp("text, json, junit, or html for a page.", valueName: "format"))
  var format: WidgetCommand.Format = .text

  @OptionGroup var outputLanguage: OutputLanguageOptions

  func run() throws {
    let settings = try options.settings()
    try checkYears()
    try source.check()
    let hosted = try source.hosted()
    let check = try WidgetCheck(hosted) { description in
      let requests = try settings.requests(
        of: description.widgets,
        appLanguages: hosted.languages
      ).map(lookingAhead)
      return try settings.configured(requests, of: description.widgets, by: hosted.program)
    }
    try check.verdict(required: [.allWhole]).write(
      as: format,
      extent: .all,
      in: WidgetSentences(language: outputLanguage.language(), timeZone: try options.zone())
    )
  }

  /// Refuses years that are too many, or up to which no clock can be set: before anything is built.
  private func checkYears() throws(CommandFailure) {
    guard (0...100).contains(years) else {
      throw CommandFailure("--years goes from 0 to 100", "--yearsは0から100までの数です")
    }
    guard years == 0 || options.until == nil else {
      throw CommandFailure(
        "--years looks so far ahead from --from: leave out --until",
        "--yearsが--fromからの期間を決めるので、--untilは指定しないでください"
      )
    }
    let start = try options.span(in: try options.zone()).start
    let end = start.addingTimeInterval(Double(daysAhead) * 86_400)
    guard HostSurroundings.moments.contains(end) else {
      throw CommandFailure(
        "--years \(years): the last day \(HostSurroundings.outsideMoments.english)",
        "--years \(years)：最後の日が\(HostSurroundings.outsideMoments.japanese)"
      )
    }
  }

  private var daysAhead: Int { years * 365 + years / 4 }

  /// A request that looks as far ahead as was asked for: for dates a year at least, and ten at most.
  func lookingAhead(_ request: HostRequest) -> HostRequest {
    var request = request
    request.daysAhead = daysAhead
    let span = request.until.timeIntervalSince(request.surroundings.now) / 86_400
    request.daysOfDates = min(max(366, Int(span)), 3660)
    return request
  }
}
