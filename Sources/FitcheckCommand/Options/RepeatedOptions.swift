/// Options that take one value, and are refused where they are given a second one: the first would be left out, or the
/// first file not be read, or not be written, without a word.
///
/// Of those that say how an answer is written, how long it may take, or where options are written down, the last one
/// counts, so that an alias can hold them.
enum RepeatedOptions {
  private static let single: Set<String> = [
    "--png", "--svg", "--pictures", "--baseline", "--write-baseline", "--profile", "--fixtures",
    "--program", "--groups", "--package", "--swift", "--font-directory",
    "--ios", "--family", "--margins", "--scale", "--platform", "--type-size", "--item",
    "--input", "--columns", "--encoding", "--time", "--lang", "--typesetting-language",
    "--line-break", "--families", "--type-sizes", "--languages", "--region", "--time-zone",
    "--from", "--until", "--years", "--point-size", "--width", "--line-limit", "--weight",
    "--text-style", "--word-break", "--filling", "--tracking", "--truncation",
    "--punctuation-trimming", "--hanging-punctuation", "--direction", "--minimum-scale",
    "--tightening", "--alignment",
  ]

  /// In bytes: what is longer is none of them, and need not be compared.
  private static let longestName = 32

  /// Refuses a second value.
  static func check(_ arguments: [String]) throws(CommandFailure) {
    let command = arguments.first ?? ""
    var given: Set<String> = []
    for argument in arguments.prefix(while: { $0 != "--" }) {
      let word = argument.utf8.prefix { $0 != UInt8(ascii: "=") }
      guard word.starts(with: "--".utf8), word.count <= longestName else { continue }
      let name = String(decoding: word, as: UTF8.self)
      guard isSingle(name, of: command), !given.insert(name).inserted else { continue }
      throw CommandFailure(
        "\(name) is given more than once: give it once\(remedy(name, of: command))"
      )
    }
  }

  /// Whether an option of a command takes one value.
  private static func isSingle(_ name: String, of command: String) -> Bool {
    // There it says what is read, as --input does elsewhere.
    if command == "lines", name == "--format" { return true }
    guard command == "matrix" else { return single.contains(name) }
    // There each size of text is a part of the matrix, and Bold Text is a choice.
    return name == "--bold-text" || name != "--type-size" && single.contains(name)
  }

  /// How several are asked about at once, where they can be.
  private static func remedy(_ name: String, of command: String) -> String {
    switch name {
    case "--families", "--type-sizes", "--languages": ", with commas between the names"
    case "--ios" where !["lines", "devices", "widget", "timeline"].contains(command):
      ", with commas between the versions"
    case "--bold-text": ", and both stands for the two"
    case "--type-size": "; fitcheck matrix takes several"
    default: ""
    }
  }
}
