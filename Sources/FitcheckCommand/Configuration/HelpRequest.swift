/// What asks for help, and what only looks so to ArgumentParser.
enum HelpRequest {
  /// Why arguments that ArgumentParser answers with help did not ask for it; nil where they did.
  ///
  /// It takes a word behind one dash for letters that are an option each, among them an h: a file whose name begins so
  /// would be checked by nobody, with success. Of a subcommand that is not there it gives the help of all.
  ///
  /// - Parameter commands: the names of the subcommands, that of help among them.
  static func refusal(of arguments: [String], among commands: [String]) -> CommandFailure? {
    if let first = arguments.first, first == "help" {
      guard let name = arguments.dropFirst().first, !name.utf8.starts(with: "-".utf8),
        !commands.contains(name)
      else { return nil }
      return CommandFailure(
        "there is no subcommand “\(name)” (see fitcheck --help)",
        "「\(name)」というサブコマンドはありません（fitcheck --helpを参照）"
      )
    }
    let options = arguments.prefix { $0 != "--" }
    guard !ConfiguredArguments.isQuestion(options), !options.contains("-help"),
      let word = options.first(where: isRowOfLetters)
    else { return nil }
    return CommandFailure(
      "unknown option “\(word)”: a file of that name is given as ./\(word)",
      "「\(word)」というオプションはありません。その名前のファイルは./\(word)と指定してください"
    )
  }

  /// Whether a word is letters behind one dash, an h among them: several, since an h alone asks for help.
  private static func isRowOfLetters(_ word: String) -> Bool {
    let letters = word.utf8.dropFirst()
    return word.utf8.starts(with: "-".utf8) && letters.first != UInt8(ascii: "-")
      && letters.contains(UInt8(ascii: "h"))
  }
}
