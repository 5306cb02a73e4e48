import Fitcheck
import Foundation

/// The arguments as the system hands them over: bytes, of which Swift makes text by mending what
/// is none, so that a name would become another file's.
enum ArgumentBytes {
  /// The longest argument that is taken: the longest path that Linux knows.
  static let longest = 4096

  /// The most arguments that are taken: the parser of arguments takes time quadratic in how many there are.
  static let most = 10_000

  /// Refuses more arguments than are taken, those of a configuration file among them.
  static func checkCount(of arguments: [String]) throws(CommandFailure) {
    guard arguments.count > most else { return }
    throw CommandFailure("more than \(most) arguments: of many files, name their folder")
  }

  /// Refuses arguments that are not UTF-8 text.
  static func check() throws(CommandFailure) {
    var isBehindOptions = false
    for number in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[number] else { continue }
      let bytes = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
      let invalid = bytes.withMemoryRebound(to: UInt8.self, UTF8Validation.firstInvalidOffset)
      if let invalid {
        let previous = CommandLine.unsafeArgv[number - 1].map { String(cString: $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        let whatToDo =
          isBehindOptions ? adviceOnFiles : advice(on: text, after: number > 1 ? previous : nil)
        throw CommandFailure(
          "argument \(number), “\(text)”, is not UTF-8 text: byte \(invalid) (counted from 0) is "
            + "invalid; \(whatToDo)"
        )
      }
      // All that follows the end of the options is a file, whatever it looks like.
      if bytes.elementsEqual("--".utf8) { isBehindOptions = true }
    }
  }

  /// Whether a value has to be a word of its own, and not stand behind “=”.
  ///
  /// Of an empty one the parser of arguments takes the next word, a file perhaps, which is not read then. A mark is
  /// one character with the sign before it, and the parser, which looks for “=”, would know no such option.
  static func standsAlone(_ value: some StringProtocol) -> Bool {
    value.isEmpty || "=\(value)".first != "="
  }

  /// Refuses a value that has to be a word of its own where it stands in one word with its option.
  static func checkValues(in arguments: [String]) throws(CommandFailure) {
    for (index, argument) in arguments.prefix(while: { $0 != "--" }).enumerated() {
      guard argument.utf8.starts(with: "--".utf8),
        let sign = argument.utf8.firstIndex(of: UInt8(ascii: "="))
      else { continue }
      let value = argument[argument.utf8.index(after: sign)...]
      guard standsAlone(value) else { continue }
      let reason =
        value.isEmpty
        ? "is empty, and the next word would be taken for it"
        : "begins with a mark, which would stand on “=”"
      throw CommandFailure(
        "argument \(index + 1): the value of \(argument[..<sign]) \(reason): give it as a word of its own"
      )
    }
  }

  /// The options whose values are paths.
  private static let pathOptions: Set<String> = [
    "--allow-font-paths", "--baseline", "--bold-font", "--config", "--fixtures", "--font",
    "--font-directory", "--groups", "--package", "--pictures", "--png", "--profile", "--program",
    "--resources", "--svg", "--write-baseline",
  ]

  /// What can be done: only what may be a path is told of files.
  private static func advice(on argument: String, after previous: String?) -> String {
    let words = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let ownOption = argument.hasPrefix("--") ? words.first.map(String.init) : nil
    // What has its value takes none of the next word.
    let option =
      ownOption
      ?? previous.flatMap { word in
        word.hasPrefix("--") && !word.utf8.contains(UInt8(ascii: "=")) ? word : nil
      }
    if let option, !pathOptions.contains(option) {
      return "give \(ownOption == nil ? "what follows \(option)" : "it") in UTF-8"
    }
    return adviceOnFiles
  }

  private static let adviceOnFiles = "give the file a name in UTF-8, or a link that has one"
}
