import ArgumentParser
import Fitcheck
import Inputs

/// `fitcheck calibrate`: lines that somebody saw on a phone against the rules and numbers here.
struct CalibrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Compares lines seen on a phone with those set here, as JSON lines.",
    discussion: """
      Every line of input is a JSON object: "text", "lines" (an array, as they were seen), "width" \
      in points, "pointSize" or "textStyle", and optionally "id", "weight" (of a size), "alignment", "ios" and \
      "lang". \(otherMembers) Any other member is passed over. The lines have to be the text's, but for white space; one may end with \
      a hyphen within a word, and the last with … for the rest of the text, where the ends before it are \
      compared. A text has at most 4096 bytes. For each one line of output: the rule that is taken to hold, whether \
      it gives those lines ("agrees"), what of it nobody has seen for certain and would change them \
      ("doubts", as `fitcheck lines` names them), how many line ends each rule has right, and by which factors \
      the width may be multiplied with the lines still as seen ("widths"): 1 outside of them says \
      that characters are wider or narrower on the phone. A text without a width is passed over. \
      The last line counts all texts.

      EXAMPLES
        fitcheck calibrate lines.jsonl
      """
  )

  /// What other programs write in place of those members.
  private static let otherMembers =
    "What other programs write is read too: \"size\" for \"pointSize\", \"pic\" for \"id\", a \"font\" in words, "
    + "such as “system semibold” or “text style body”, the first of \"fonts\", with \"name\" and \"size\", "
    + "and lines as objects with \"text\", or with \"runs\" of \"slices\"."

  @Argument(help: "The texts with their lines; - reads standard input.", completion: .file())
  var file: String = "-"

  @OptionGroup var fonts: FontDirectoryOptions

  func run() throws {
    try WrittenFiles([]).spare(file, named: "the text")
    let input = try InputFile(path: file)
    let output = OutputWriter.standardOutput()
    var reader = LineReader(file: input, limit: ByteLimit(isFixed: true))
    var summary = CalibrationSummary()
    // A library for every language that is named would be as many as there are lines.
    var libraries = DeviceLibraries(fontDirectory: fonts.fontDirectory)
    do {
      while let line = try reader.next(beforeWaiting: { () throws(CommandFailure) in
        try output.flush()
      }) {
        if line.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
        let place = "\(input.name): line \(line.number)"
        let seen: SeenText
        do {
          try line.checkIsText()
          seen = try SeenText(try Self.value(in: line), number: line.number)
        } catch {
          throw CommandFailure("\(place): \(error)")
        }
        let library = try libraries.opened(for: [seen.language])
        let calibration: Calibration
        do {
          calibration = try Calibration(seen, in: library)
        } catch {
          throw CommandFailure("\(place): \(error)")
        }
        summary.add(calibration)
        try output.write(calibration.jsonLine)
      }
    } catch {
      try output.flush()
      throw error
    }
    try output.write(summary.jsonLine)
    try output.flush()
  }

  private static func value(in line: LineReader.Line) throws(CommandFailure) -> JSONValue {
    do {
      return try JSONReader.value(in: line.bytes)
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
