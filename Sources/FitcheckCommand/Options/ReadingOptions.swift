import ArgumentParser
import Inputs
import UnicodeText

/// How files of headlines are read.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What the files are: \(InputFormat.flags.joined(separator: ", ")). Default: found from the "
        + "content.",
      valueName: "format"
    ),
    completion: .list(InputFormat.flags)
  )
  var input: String?

  @Option(
    help: ArgumentHelp(
      "Which columns or members are what, by name or number, such as headline=Titel,snippet=3. "
        + "Default: known names, English and Japanese.",
      valueName: "pairs"
    )
  )
  var columns: String?

  @Option(
    help: ArgumentHelp(
      "The encoding of the files: \(TextEncoding.names.joined(separator: ", ")). Default: found "
        + "from the content.",
      valueName: "name"
    ),
    completion: .list(TextEncoding.names)
  )
  var encoding: String?

  /// Whether anything is said about how to read.
  var isGiven: Bool { input != nil || columns != nil || encoding != nil }

  func validate() throws { _ = try options(longestItem: 1) }

  /// The options as the reader takes them.
  func options(longestItem: Int) throws(CommandFailure) -> InputOptions {
    var options = InputOptions(longestItem: longestItem)
    if let input {
      guard let format = InputFormat(flag: input) else {
        let nearest = Nearest.names(to: input, among: InputFormat.flags)
        throw CommandFailure("unknown --input “\(input)”: did you mean \(nearest)?")
      }
      options.format = format
    }
    if let encoding {
      guard let known = TextEncoding(name: encoding) else {
        let nearest = Nearest.names(to: encoding, among: TextEncoding.names)
        throw CommandFailure("unknown --encoding “\(encoding)”: did you mean \(nearest)?")
      }
      options.encoding = known
    }
    if let columns {
      do {
        options.columns = try ColumnMapping(columns)
      } catch {
        throw CommandFailure("--columns: \(error)")
      }
    }
    return options
  }
}

extension InputOptions {
  /// What is noted of a file where columns are named, and what it is read as has none; nil where nothing is.
  ///
  /// A table with a column whose name was mistyped is one of lines, or an article; its names would be taken for a
  /// headline. What the elements of a feed are their own names tell.
  func note(onColumnsOf format: InputFormat) -> String? {
    guard columns != .byName, [.article, .lines, .rss, .atom].contains(format) else { return nil }
    return "it is read as \(format), of which --columns tells nothing"
  }

  /// What is noted of a file whose name ends as a table's does and whose content was found to be none; nil where nothing is.
  ///
  /// Headlines hold commas too, so that only names that are known make a table. Of one with others each row is a headline,
  /// the names too: the snippet was judged as a part of it, and nothing said. Where columns are named,
  /// ``note(onColumnsOf:)`` says it.
  func note(onName name: String, readAs found: InputFormat) -> String? {
    let ending = name.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) }
    guard format == nil, columns == .byName, [.article, .lines].contains(found), let ending,
      ["csv", "tsv", "tab"].contains(where: { ending.isExactly($0, ignoringCase: .ascii) })
    else { return nil }
    return "it is read as \(found), not as a table (--input, --columns)"
  }
}
