import ArgumentParser
import Fitcheck
import Foundation
import UnicodeText

/// `fitcheck check`: one article on every device asked for.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Shows which layout a headline gets, and why. The default subcommand.",
    discussion: """
      FILE is UTF-8 text. Its first paragraph is the headline, its second the snippet (optional). \
      Between two lines of --- at its beginning may stand `time: 7:05`, `lang: ja` and `id: a-1`. \
      The lines of a paragraph are joined, without a space where Chinese or Japanese meets. Lines \
      without front matter and without an empty line among them are a list of headlines, which is \
      refused, as are tables, JSON and XML: one headline is checked at a time.

      A text area is the room that text really gets in the widget, as developers measured it. \
      Areas that nobody measured are derived from the nearest class and labelled so. Each device \
      is taken with the newest iOS that it runs, unless --ios names one; an area that was only \
      read on an older one is taken from there, and may be 2 pt off.

      A close call, marked ≈, is an answer that would be another one with numbers as likely as \
      those it was made with: less room is left than the numbers may be off by.

      EXAMPLES
        fitcheck headline.txt --device "iPhone 15" --device "SE 3" --png two.png
        fitcheck headline.txt --size 146x58 --scale 2 --explain all
        fitcheck headline.txt --device "iPhone 15 Pro" --ios 18
        fitcheck headline.txt --family systemSmall --margins 11
        fitcheck headline.txt --font MyGothic.otf --bold-font MyGothic-Bold.otf
        printf '見出し\\n\\n本文' | fitcheck - --format json
      """
  )

  /// Which candidates are traced.
  enum Explanation: String, ExpressibleByArgument, CaseIterable {
    case tried, all
  }

  @Argument(help: "The text to check; - reads standard input.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "A device by name, such as \"iPhone 15 Pro\"; repeatable, or `all`. Default: every iPhone "
        + "that has the widget and runs the version of --ios, or else every device.",
      valueName: "name"
    )
  )
  var device: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Bounds in points in place of a device's text area, such as 146x58.",
      valueName: "WxH"
    )
  )
  var size: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point for --size. Default: 3, or the device's.",
      valueName: "number"
    )
  )
  var scale: String?

  @OptionGroup var version: VersionOptions

  @OptionGroup var place: PlaceOptions

  @OptionGroup var settings: SettingsOptions

  @Option(
    help: ArgumentHelp("The time to display. Default: the front matter's, or 9:41.")
  )
  var time: String?

  @OptionGroup var languages: LanguageOptions

  @OptionGroup var fontOptions: FontOptions

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
    help: ArgumentHelp(
      "Draw what is shown as PNG; several areas side by side in one picture. - is standard "
        + "output, which then gets no report.",
      valueName: "file"
    ),
    completion: .file()
  )
  var png: String?

  @Option(
    help: ArgumentHelp("The same picture as SVG; - likewise.", valueName: "file"),
    completion: .file()
  )
  var svg: String?

  @Option(help: ArgumentHelp("text or json.", valueName: "format"))
  var format: ReportFormat = .text

  @Option(
    help: ArgumentHelp(
      "Trace the candidates that were tried, or all.",
      valueName: "tried|all"
    )
  )
  var explain: Explanation = .tried

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The longest text that is accepted, in bytes; each takes up to 160 of memory.",
      valueName: "number"
    )
  )
  var maxBytes: Int = ByteLimit.defaultBytes

  mutating func run() throws {
    let command = self
    // Views belong to the main actor, and a command runs on the main thread.
    try MainActor.assumeIsolated { try command.check() }
  }

  @MainActor
  private func check() throws {
    let groups = try areas()
    let pictures = try PictureFiles(png: png, svg: svg)
    let input = try InputFile(path: file)
    try pictures.spare(input.identity, named: "the text")
    let article = try readArticle(input)
    let fonts = try library(for: article)
    if !pictures.isEmpty {
      for face in fonts.faces {
        try pictures.spare(FileIdentity(path: face.path), named: "a font")
      }
    }
    let check = ArticleCheck(
      article: article,
      groups: groups,
      fonts: fonts,
      deviceLanguages: deviceLanguages(for: article),
      lineBreak: languages.lineBreak,
      tracing: explain == .all ? .all : .tried,
      slot: try place.slot(),
      typeSize: try settings.dynamicTypeSize(),
      legibilityWeight: settings.legibilityWeight,
      platform: settings.platform?.platform
    )
    let report = check.report()
    let drawn = try pictures.draw(report)
    // The report first: where it cannot be written, no file is touched.
    if !pictures.takesStandardOutput { try write(report) }
    try OutputFiles.write(drawn)
    if !report.isHeadlineWholeEverywhere { throw ExitCode(ExitStatus.headlineIsCut) }
  }

  private func write(_ report: ArticleReport) throws(CommandFailure) {
    let output = OutputWriter.standardOutput()
    switch format {
    case .text: try TextReport(report, palette: .forStandardOutput()).write(to: output)
    case .json:
      try JSONReport([report]).write { piece throws(CommandFailure) in try output.write(piece) }
    }
    try output.flush()
  }

  // MARK: - Input

  private func readArticle(_ input: InputFile) throws(CommandFailure) -> HeadlineArticle {
    guard maxBytes > 0 else { throw CommandFailure("--max-bytes must be greater than zero") }
    let bytes = try input.contents(limit: ByteLimit(bytes: maxBytes))
    let name = file == "-" ? "stdin" : file.lastPathComponent
    let result: ArticleParser.Result
    do {
      result = try ArticleParser(defaultIdentifier: name).article(fromUTF8: bytes)
    } catch {
      throw CommandFailure(input.name, error)
    }
    for note in result.notes { Diagnostics.write("note: \(input.name): \(note)") }
    var article = result.article
    do {
      article.language = try LanguageTag.checked(languages.lang ?? article.language)
    } catch {
      throw CommandFailure("\(input.name): \(error)")
    }
    if let time { article.time = time }
    return article
  }

  private func deviceLanguages(for article: HeadlineArticle) -> [String] {
    languages.deviceLanguage.isEmpty ? [article.language] : languages.deviceTags
  }

  private func areas() throws(CommandFailure) -> [DeviceGroup] {
    let givenScale = try scale.map { text throws(CommandFailure) in
      let scale = try Lengths.positive(text, "--scale")
      guard (0.01...100).contains(scale) else {
        throw CommandFailure("--scale must be a number of pixels from 0.01 to 100")
      }
      return scale
    }
    try version.validate(for: try place.slot())
    guard let size else {
      if scale != nil { throw CommandFailure("--scale goes with --size") }
      return try nonempty(DeviceGroup.grouping(try namedDevices()))
    }
    var bounds = try Lengths.size(size, "--size")
    if let margins = try place.edgeInsets() {
      bounds.width -= margins.leading + margins.trailing
      bounds.height -= margins.top + margins.bottom
    }
    if device.isEmpty {
      let group = DeviceGroup(
        size: bounds,
        displayScale: givenScale ?? 3,
        systemVersion: try version.version() ?? .newest
      )
      return try nonempty([group])
    }
    // With a size of one's own, devices lend their scales and systems.
    struct Key: Hashable {
      let scale: CGFloat
      let version: SystemVersion
      let isWatch: Bool
    }
    let members = Dictionary(grouping: try namedDevices()) { device in
      Key(
        scale: givenScale.map { CGFloat($0) } ?? device.displayScale,
        version: device.systemVersion,
        isWatch: device.kind == .watch
      )
    }
    let areas = members.map { key, devices in
      DeviceGroup(
        size: bounds,
        displayScale: key.scale,
        systemVersion: key.version,
        devices: devices
      )
    }
    return try nonempty(
      areas.sorted { left, right in
        (left.displayScale, right.systemVersion, left.platform == .iOS ? 0 : 1)
          < (right.displayScale, left.systemVersion, right.platform == .iOS ? 0 : 1)
      }
    )
  }

  /// The groups, if margins leave room in all of them.
  private func nonempty(_ groups: [DeviceGroup]) throws(CommandFailure) -> [DeviceGroup] {
    if groups.contains(where: { $0.size.width <= 0 || $0.size.height <= 0 }) {
      throw CommandFailure("--margins leaves no room")
    }
    return groups
  }

  private func namedDevices() throws(CommandFailure) -> [Device] {
    let slot = try place.slot()
    let margins = try place.edgeInsets()
    let version = try version.version()
    let bounds = try size.map { text throws(CommandFailure) in try Lengths.size(text, "--size") }
    var devices: [Device] = []
    for name in device where !name.isExactly("all", ignoringCase: .ascii) {
      do {
        devices.append(
          try DeviceCatalogue.device(named: name, for: slot, margins: margins, version: version)
        )
      } catch {
        // With a size of one's own, a device lends its name, scale and system only.
        guard let bounds, case .noPublishedSize = error else { throw CommandFailure("\(error)") }
        devices.append(try lent(name, bounds, slot, version))
      }
    }
    guard devices.isEmpty || device.contains(where: { $0.isExactly("all", ignoringCase: .ascii) })
    else {
      return devices
    }
    return place.defaultDevices(for: slot, margins: margins, version: version)
  }

  /// A device whose own area does not count.
  private func lent(
    _ name: String,
    _ bounds: CGSize,
    _ slot: WidgetSlot,
    _ version: SystemVersion?
  ) throws(CommandFailure) -> Device {
    do {
      return try DeviceCatalogue.device(named: name, with: bounds, for: slot, version: version)
    } catch {
      throw CommandFailure("\(error)")
    }
  }

  private func library(for article: HeadlineArticle) throws(CommandFailure) -> FontLibrary {
    if fontOptions.fonts.isEmpty && !boldFonts.isEmpty {
      throw CommandFailure("--bold-font goes with --font")
    }
    do {
      guard !fontOptions.fonts.isEmpty else {
        return try FontLibrary.bundled(
          deviceLanguages: deviceLanguages(for: article),
          fontDirectory: fontOptions.fontDirectory
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
      throw CommandFailure("\(error)")
    }
  }
}
