import ArgumentParser
import Fitcheck
import Foundation
import Inputs

/// Which headlines are decided, and where: what all commands about headlines take.
struct HeadlineOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The headline or the lists to check, files and folders; - reads standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var files: [String]

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var area: AreaOptions

  @OptionGroup var profile: ProfileOptions

  @OptionGroup var version: VersionOptions

  @OptionGroup var place: PlaceOptions

  @OptionGroup var platform: PlatformOptions

  @Option(
    help: ArgumentHelp(
      "The time to display. Default: that of the front matter or of the item, or 9:41."
    )
  )
  var time: String?

  @OptionGroup var languages: LanguageOptions

  @Option(
    help: ArgumentHelp(
      "The language that iOS takes the texts for when it spaces and breaks them. Default: the "
        + "device's most preferred one.",
      valueName: "tag"
    )
  )
  var typesettingLanguage: String?

  @OptionGroup var fontOptions: FontOptions

  @OptionGroup var directory: FontDirectoryOptions

  @Option(
    name: .customLong("bold-font"),
    help: ArgumentHelp(
      "The same for bold text, which the headline is. Default: the --font cascade.",
      valueName: "file[#index]"
    ),
    completion: .file()
  )
  var boldFonts: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The longest file or item that is read, and its longest text, in bytes; each takes up to "
        + "1,100 of memory. Default: \(ByteLimit.defaultBytes), of a headline \(ArticleLimit.usualHeadline), "
        + "of a snippet \(ArticleLimit.usualSnippet).",
      valueName: "number"
    )
  )
  var maxBytes: Int?

  /// The longest file or item that is read, in bytes.
  private var mostBytes: Int { maxBytes ?? ByteLimit.defaultBytes }

  // Read before all others are (ConfiguredArguments).
  @Option(
    help: ArgumentHelp(
      "A file of options to take where none are given, as YAML: `ios: 26`, `device: [SE 3]`. "
        + "Default: .fitcheck.yml in this folder or the nearest one above it.",
      valueName: "file"
    ),
    completion: .file()
  )
  var config: String?

  func validate() throws {
    if let time { try ArticleLimit.check(time: time, named: "--time") }
    try StandardInput.checkIsReadOnce(readPaths)
  }

  // MARK: - What they say

  /// The texts and the options that are read; nil for an option that is not given.
  var readPaths: [String?] {
    files.map(Optional.some) + [config, profile.profile]
  }

  /// What the subcommands are called, which stand before everything else.
  static let commandNames: Set<String> = [
    "check", "limits", "matrix", "lines", "calibrate", "devices", "fonts", "widget", "timeline",
  ]

  /// What is checked: one article, or a list.
  func input() throws(CommandFailure) -> HeadlineInput {
    let isCommand = { (file: String) in Self.commandNames.contains(file) }
    if let file = files.first(where: { isCommand($0) && FileIdentity(path: $0) == nil }) {
      throw CommandFailure(
        "there is no file \(file); as a subcommand it stands first: fitcheck \(file) …",
        "\(file)というファイルはありません。サブコマンドなら先頭に置きます（fitcheck \(file) …）"
      )
    }
    return try HeadlineInput(files: files, reading: reading, maxBytes: mostBytes)
  }

  /// Refuses to write over the texts and the options that are read.
  func spare(from written: WrittenFiles) throws(CommandFailure) {
    for file in files { try written.spare(file, named: "the text", isFolderRead: true) }
    try written.spare(config, named: "the configuration")
    try written.spare(profile.profile, named: "the profile")
  }

  /// The areas that were asked for.
  func groups() throws(CommandFailure) -> [DeviceGroup] {
    try languages.check()
    return try area.groups(place, version, profile, on: platform.platform?.platform ?? .iOS)
  }

  /// What the files are called in reports.
  var names: [String] {
    files.map { $0 == "-" ? InputSource.standardInputName : SourceName.shown($0) }
  }

  /// The areas, and what users have set.
  ///
  /// - Parameter deviceLanguages: the devices' languages; empty for that of each headline.
  func setting(
    _ groups: [DeviceGroup],
    deviceLanguages: [String]
  ) throws(CommandFailure) -> HeadlineSetting {
    var setting = HeadlineSetting(
      groups: groups,
      fonts: try library(deviceLanguages: deviceLanguages)
    )
    setting.deviceLanguages = deviceLanguages
    setting.typesettingLanguage = try typesettingLanguage.map { tag throws(CommandFailure) in
      try LanguageTag.checked(tag)
    }
    setting.lineBreak = languages.lineBreak
    setting.slot = try place.slot()
    setting.platform = platform.platform?.platform
    return setting
  }

  /// The headlines of files, each with what the options say of it.
  ///
  /// - Parameters:
  ///   - format: what the files are known to be; nil for what the options say, or is found.
  ///   - notes: what is noted before any of them is read.
  @MainActor
  func list(
    _ sources: [InputSource],
    as format: InputFormat? = nil,
    _ setting: HeadlineSetting,
    notes: ItemNotes = ItemNotes()
  ) throws(CommandFailure) -> HeadlineList {
    var options = try reading.options(longestItem: mostBytes)
    if let format {
      options.format = format
      // What has none is noted where it was found out.
      options.columns = .byName
    }
    return HeadlineList(
      sources,
      options: options,
      setting: setting,
      limit: ArticleLimit(maxBytes: maxBytes),
      language: languages.lang,
      time: time,
      notes: notes
    )
  }

  /// An article with what the options say of it.
  func completed(_ article: HeadlineArticle) throws(CommandFailure) -> HeadlineArticle {
    var article = article
    do {
      article.time = try ClockTime.shown(article.time, unlessAsked: time)
      try ArticleLimit(maxBytes: maxBytes).check(article)
      if let language = languages.lang {
        article.language = try LanguageTag.checked(language)
      } else if article.foundLanguages.isEmpty {
        article.language = try LanguageTag.checked(article.language)
      }
    } catch {
      throw CommandFailure("\(names[0]): \(error)")
    }
    return article
  }

  private func library(deviceLanguages: [String]) throws(CommandFailure) -> FontLibrary {
    if fontOptions.fonts.isEmpty && !boldFonts.isEmpty {
      throw CommandFailure("--bold-font goes with --font")
    }
    do {
      guard !fontOptions.fonts.isEmpty else {
        return try FontLibrary.bundled(
          deviceLanguages: deviceLanguages,
          fontDirectory: directory.fontDirectory
        )
      }
      var faces: [FontReference: FontFace] = [:]
      func open(_ names: [String]) throws -> [FontFace] {
        try names.map(FontReference.init).map { reference in
          if let face = faces[reference] { return face }
          let face = try reference.face()
          faces[reference] = face
          return face
        }
      }
      return try FontLibrary.files(
        regular: try open(fontOptions.fonts),
        bold: try open(boldFonts)
      )
    } catch {
      throw CommandFailure(Advice.sentence(of: error))
    }
  }
}
