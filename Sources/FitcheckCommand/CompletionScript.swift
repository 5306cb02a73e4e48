import ArgumentParser
import Foundation

/// The scripts by which shells complete the command's words.
enum CompletionScript {
  /// A script in which the short form, `fitcheck FILE`, is completed as `fitcheck check FILE` is.
  ///
  /// ArgumentParser's script for bash knows subcommands only by their names: after a first word that
  /// is none of them it offers nothing, and before it no option of the default subcommand.
  static func completed(_ script: String) -> String {
    guard script.hasPrefix("#!/bin/bash"), let words = script.range(of: subcommands) else {
      return script
    }
    return script.replacingCharacters(in: words, with: subcommandsAndCheck)
  }

  private static let names =
    (FitcheckCommand.configuration.subcommands.map { $0._commandName } + ["help"])
    .joined(separator: " ")

  /// Where the script offers the subcommands.
  private static let subcommands = """
            COMPREPLY+=($(compgen -W '\(names)' -- "${cur}"))

    """

  /// A first word may be a subcommand; any may be one of `check`, whose flags hold the command's own.
  private static let subcommandsAndCheck = """
            COMPREPLY=()
            [[ "${COMP_CWORD}" -eq 1 ]] && COMPREPLY=($(compgen -W '\(names)' -- "${cur}"))

            # No subcommand is named: check is meant
            unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")
            _fitcheck_check

    """
}
