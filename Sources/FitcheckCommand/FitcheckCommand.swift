import ArgumentParser
import CHostProcess
import Fitcheck
import Foundation
import UnicodeText

/// The command `fitcheck`: its parts, and how it ends.
@main
struct FitcheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fitcheck",
    abstract: "Shows which layout a headline gets on a lock-screen widget, and why.",
    usage: """
      fitcheck [check] <file> ... [<options>]
      fitcheck limits|matrix <file> ... [<options>]
      fitcheck lines [<file>] --point-size <pt> --width <pt> [<options>]
      fitcheck devices|fonts [<options>]
      fitcheck widget|timeline <path> ... [<options>]
      """,
    discussion: """
      `fitcheck FILE` is `fitcheck check FILE`. A file that bears the name of a subcommand is \
      given as ./lines.

      EXAMPLES
        fitcheck headline.txt                       every iPhone that has widgets
        fitcheck headline.txt --device "iPhone 15"  one of them
        fitcheck headline.txt --size 146x58         any area, in points
        fitcheck headline.txt --png picture.png     a picture of what is shown
        fitcheck headline.txt --format json         the same for a program
        fitcheck tonight.csv                        a list: lines, tables, JSON, feeds
        fitcheck limits tonight.csv                 characters that must go, or may come
        fitcheck matrix tonight.csv                 with every setting users may have
        fitcheck lines titles.txt --point-size 12 --width 146
                                                    line breaks of plain text
        fitcheck widget MyApp/MyWidget              a whole widget, as it stands in its project

      EXIT STATUS
        0  the headline is whole wherever it is placed, or as --require asks; in a list, every one
        1  it is not; in a list, any is not
        2  bad input or options, an item that could not be judged, or the output could not be \
      written
      """,
    version: """
      0.1.0 (Unicode: rules of line breaks \(UnicodeVersion.rules), their data \
      \(UnicodeVersion.lineBreakData), other data \(UnicodeVersion.current))
      """,
    subcommands: [
      CheckCommand.self, LimitsCommand.self, MatrixCommand.self, LinesCommand.self,
      CalibrateCommand.self, DevicesCommand.self, FontsCommand.self, WidgetCommand.self,
      TimelineCommand.self,
    ],
    defaultSubcommand: CheckCommand.self
  )

  static func main() {
    // A closed pipe and a file beyond its limit are errors to report, not reasons to die unheard.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Where Swift's tools are installed, its runtime takes this one for a crash, tells of it for a second, and goes on.
    if !SignalSet.heeded(among: [SIGQUIT]).isEmpty { signal(SIGQUIT, SIG_DFL) }
    // Whoever starts the command may have it ignored: how programs and builds end would be nobody's to know.
    signal(SIGCHLD, SIG_DFL)
    host_process_share_bounded_memory()
    StandardDescriptors.fill()
    // ArgumentParser lays help out whenever it looks at an error, and traps in a terminal narrower
    // than its own column of options. It is told of a wide one; what is printed is laid out by us.
    _ = (TerminalColumns.current, TerminalColumns.ofErrors)
    setenv("COLUMNS", "\(HelpText.unwrappedColumns)", 1)
    Foundation.exit(run(arguments: Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs one invocation and returns its exit code.
  private static func run(arguments: [String]) -> Int32 {
    var arguments = arguments
    do {
      try ArgumentBytes.check()
      try ArgumentBytes.checkCount(of: arguments)
      try checkLengths(of: arguments)
      try RepeatedOptions.check(arguments)
      try ArgumentBytes.checkValues(in: arguments)
      arguments = try ConfiguredArguments.merged(
        arguments,
        commands: configuration.subcommands.compactMap { $0.configuration.commandName }
      )
      try ArgumentBytes.checkCount(of: arguments)
      var command = try parseAsRoot(arguments)
      try command.run()
      return ExitStatus.headlineIsWhole
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      return report(error, of: arguments)
    }
  }

  /// Refuses arguments that no file or value is called by.
  ///
  /// ArgumentParser compares them by canonical equivalence, in time quadratic in the marks on one
  /// letter.
  private static func checkLengths(of arguments: [String]) throws(CommandFailure) {
    for (index, argument) in arguments.enumerated()
    where argument.utf8.count > ArgumentBytes.longest {
      throw CommandFailure(
        "argument \(index + 1) is longer than \(ArgumentBytes.longest) bytes; a text is read from a file "
          + "or from standard input (-)"
      )
    }
  }

  /// What ArgumentParser prints on request: help, the version, a script for a shell.
  ///
  /// Help is laid out by us; the command's own is followed by the options of `check`, which is what
  /// it does when it is given a file. Scripts for shells complete those options as well.
  private static func answer(_ error: any Error) -> String {
    let columns = HelpText.unwrappedColumns
    var message = fullMessage(for: error, columns: columns)
    guard message.hasPrefix("OVERVIEW: ") else { return CompletionScript.completed(message) }
    if message == helpMessage(columns: columns) {
      let check = helpMessage(for: CheckCommand.self, columns: columns)
      if let start = check.range(of: "ARGUMENTS:") {
        message +=
          "\n\n"
          + check[start.lowerBound...]
          .replacingOccurrences(of: "ARGUMENTS:", with: "CHECK ARGUMENTS:")
          .replacingOccurrences(of: "OPTIONS:", with: "CHECK OPTIONS:")
      }
    }
    return HelpText(message).rows(columns: TerminalColumns.current).joined(separator: "\n")
  }

  private static func report(_ error: any Error, of arguments: [String]) -> Int32 {
    // What --help and --version print is an error to ArgumentParser, with success as its code.
    let isAnswer = exitCode(for: error) == .success
    let commands = separateCommands + ["check", "help"]
    let refusal = isAnswer ? HelpRequest.refusal(of: arguments, among: commands) : nil
    if isAnswer, refusal == nil {
      let output = OutputWriter.standardOutput()
      do {
        try output.write(answer(error) + "\n")
        try output.flush()
        return ExitStatus.headlineIsWhole
      } catch {
        return complain(error.description)
      }
    }
    if let failure = refusal ?? (error as? CommandFailure) {
      return complain(failure.text[OutputLanguageOptions.language(of: arguments)])
    }
    return complain(message(for: error) + " (see \(helpCommand(for: error, of: arguments)))")
  }

  /// The command that prints the options of the subcommand in whose arguments an error lies.
  private static func helpCommand(for error: any Error, of arguments: [String]) -> String {
    // ArgumentParser says so only at the end of its usage message, and not of what a command's own check finds. `check`
    // is what `fitcheck` does, and its options are in the help of both.
    let message = fullMessage(for: error, columns: HelpText.unwrappedColumns)
    let named =
      separateCommands.first { message.contains("See 'fitcheck \($0) --help'") }
      ?? separateCommands.first { arguments.first?.isExactly($0) == true }
    return named.map { "fitcheck \($0) --help" } ?? "fitcheck --help"
  }

  /// The subcommands whose help is not part of the command's own.
  private static let separateCommands = configuration.subcommands
    .filter { $0 != CheckCommand.self }
    .compactMap { $0.configuration.commandName }

  /// Says on standard error, in one line, why nothing came of it.
  private static func complain(_ message: String) -> Int32 {
    Diagnostics.write(message)
    return ExitStatus.failure
  }
}
