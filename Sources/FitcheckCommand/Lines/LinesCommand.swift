import ArgumentParser
import Fitcheck
import Foundation

/// `fitcheck lines`: the text engine by itself, one text a line of input, one answer a line.
struct LinesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lines",
    abstract: "Breaks plain text into lines, one text a line of input, as JSON lines.",
    discussion: """
      For each line of input one line of output, in the same order: \
      {"id","ios","lines":[{"text","width"}],"lineCount","truncated","size":{"width","height"}}. Widths \
      are points, unrounded, without trailing white space and hanging punctuation. A line that \
      ends with a hyphen for a soft one has "hyphenated":true; "scale" and "tightening" are told \
      where a minimum scale or tightening is asked for; "doubts" names what nobody has seen for \
      certain of a phone's lines and would change these (as with --ios or --text-style): smallKana, \
      shortLastLine, wordChoice, centered, truncation, bold, inferredSpacing, inferredLines, \
      unknownRule; "missingCharacters" names those that no font has a glyph for, where there are any. An \
      empty text has no lines.

      With --format text every line of input is a text, and its number is its id. With --format \
      jsonl every line is a JSON object: "text", and optionally "id", "font" (a path, or an array \
      of at most \(LineRequest.mostFonts) paths, within what --allow-font-paths names), "weight", "pointSize" or "textStyle", "width", "lineLimit", "ios", "alignment", "lang", "typesettingLanguage", "deviceLanguages", \
      "lineBreak", "wordBreak", "filling", "tracking", "truncation", "punctuationTrimming", \
      "hangingPunctuation", "direction", "minimumScale", "tightening"; what it does not say, or \
      says with null, is taken from the options. Any other member, and one that is there twice, \
      is an error. Blank lines between objects are skipped.

      --profile takes the version of iOS of a device that spoke for itself, and, where no --width is \
      given, the width of its accessoryRectangular; each answer names it.

      The first line that cannot be answered ends the run with exit code 2; everything before it \
      has been answered.

      EXAMPLES
        fitcheck lines titles.txt --point-size 12 --width 146 --weight bold
        fitcheck lines - --format jsonl --point-size 12 < texts.jsonl
        fitcheck lines titles.txt --point-size 12 --width 146 --filling pretty
        fitcheck lines titles.txt --text-style body --width 326 --ios 26
      """
  )

  /// What the lines of input are.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, jsonl
  }

  @Argument(help: "The texts; - reads standard input.", completion: .file())
  var file: String = "-"

  @OptionGroup var fontOptions: FontOptions

  @OptionGroup var directory: FontDirectoryOptions

  @Option(
    help: ArgumentHelp(
      "ultraLight, thin, light, regular, medium, semibold, bold, heavy or black; those lighter than "
        + "regular and heavier than bold are stand-ins. Default: regular, or the text style's.",
      valueName: "weight"
    )
  )
  var weight: TextWeight?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The font's size in points.", valueName: "points")
  )
  var pointSize: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width of the lines in points.", valueName: "points")
  )
  var width: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most lines a text may take; the last one is truncated.",
      valueName: "number"
    )
  )
  var lineLimit: Int?

  @OptionGroup var languages: LanguageOptions

  @OptionGroup var phone: PhoneOptions

  @OptionGroup var profile: ProfileOptions

  @OptionGroup(title: "Setting Options") var setting: SettingOptions

  @Option(
    name: .customLong("allow-font-paths"),
    help: ArgumentHelp(
      "A folder whose files the \"font\" of a JSON object may name; repeatable. Without it objects "
        + "may name none.",
      valueName: "dir"
    )
  )
  var allowedFontFolders: [String] = []

  @Option(help: ArgumentHelp("text or jsonl: what the input is.", valueName: "format"))
  var format: Format = .text

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The longest line that is accepted, in bytes.", valueName: "number")
  )
  var maxBytes: Int = ByteLimit.defaultBytes

  func validate() throws { try StandardInput.checkIsReadOnce([file, profile.profile]) }

  mutating func run() throws {
    let written = try WrittenFiles([])
    try written.spare(file, named: "the text")
    try written.spare(profile.profile, named: "the profile")
    let defaults = try requestDefaults()
    guard maxBytes > 0 else { throw CommandFailure("--max-bytes must be greater than zero") }
    let engine = LineEngine(fontDirectory: directory.fontDirectory)
    // A wrong option is reported even if no line ever comes.
    try engine.check(defaults)
    for font in defaults.fonts { try written.spare(font.path, named: "a font") }

    let input = try InputFile(path: file)
    let output = OutputWriter.standardOutput()
    var reader = LineReader(file: input, limit: ByteLimit(bytes: maxBytes))
    let format = format
    do {
      while let line = try reader.next(beforeWaiting: { () throws(CommandFailure) in
        try output.flush()
      }) {
        let answer: String
        do {
          guard let request = try LineRequest(line, format: format, defaults: defaults) else {
            continue
          }
          answer = try engine.answer(request)
        } catch {
          throw CommandFailure("\(input.name): line \(line.number): \(error)")
        }
        // What cannot be written is not the line's fault.
        try output.write(answer)
      }
    } catch {
      // What was answered before the input went wrong is handed over all the same.
      try output.flush()
      throw error
    }
    try output.flush()
  }

  private func requestDefaults() throws(CommandFailure) -> LineRequest.Defaults {
    try languages.check()
    let deviceProfile = try profile.read()
    let defaults = LineRequest.Defaults(
      fonts: fontOptions.fonts.map(FontReference.init),
      permission: try FontPermission(folders: allowedFontFolders),
      weight: weight,
      phone: try PhoneSetting(phone, profile: deviceProfile),
      pointSize: try pointSize.map { text throws(CommandFailure) in
        try Lengths.positive(text, "--point-size")
      },
      width: try width.map { text throws(CommandFailure) in
        try Lengths.positive(text, "--width")
      } ?? deviceProfile?.device(for: .lockScreen).map { Double($0.textArea.size.width) },
      lineLimit: lineLimit,
      language: try languages.lang.map { tag throws(CommandFailure) in
        try LanguageTag.checked(tag)
      },
      deviceLanguages: languages.deviceTags,
      setting: try LineSetting(setting, lineBreak: languages.lineBreak)
    )
    if pointSize != nil, phone.textStyle != nil {
      throw CommandFailure("--point-size and --text-style exclude each other")
    }
    if let lineLimit, lineLimit < 1 { throw CommandFailure("--line-limit must be at least 1") }
    if format == .text {
      if pointSize == nil, phone.textStyle == nil {
        throw CommandFailure("--point-size is missing (see fitcheck lines --help)")
      }
      if defaults.width == nil {
        throw CommandFailure("--width is missing (see fitcheck lines --help)")
      }
    }
    return defaults
  }
}

/// The weights of SwiftUI; the system font is measured in four, from `regular` to `bold`.
enum TextWeight: String, ExpressibleByArgument, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  var fontWeight: FontWeight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
