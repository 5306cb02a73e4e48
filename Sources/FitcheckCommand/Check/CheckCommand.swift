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
      The lines of a paragraph are joined, without a space where Chinese or Japanese meets.

      A text area is the room that text really gets in the widget, as developers measured it. \
      Areas that nobody measured are derived from the nearest class and labelled so.

      A close call, marked ≈, is an answer that would be another one with numbers as likely as \
      those it was made with: less room is left than the numbers may be off by.

      EXAMPLES
        fitcheck headline.txt --device "iPhone 15" --device "SE 3" --png two.png
        fitcheck headline.txt --size 146x58 --scale 2 --explain all
        fitcheck headline.txt --family systemSmall --margins 11
        fitcheck headline.txt --font MyGothic.otf --bold-font MyGothic-Bold.otf
        printf '見出し\\n\\n本文の書き出し' | fitcheck - --format json
      """
  )

  /// How the report is written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  /// Which candidates are traced.
  enum Explanation: String, ExpressibleByArgument, CaseIterable {
    case tried, all
  }

  @Argument(help: "The text to check; - reads standard input.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "A device by name, such as \"iPhone 15 Pro\"; repeatable, or `all`. Default: every iPhone "
        + "that has the widget, or else every device.",
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
    )
  )
  var boldFonts: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw what is shown as PNG; several areas side by side in one picture.",
      valueName: "file"
    )
  )
  var png: String?

  @Option(help: ArgumentHelp("The same picture as SVG.", valueName: "file"))
  var svg: String?

  @Option(help: ArgumentHelp("text or json.", valueName: "format"))
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "Trace the candidates that were tried, or all.",
      valueName: "tried|all"
    )
  )
  var explain: Explanation = .tried

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The longest text that is accepted, in bytes.", valueName: "number")
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
    let article = try readArticle()
    let check = ArticleCheck(
      article: article,
      groups: groups,
      fonts: try library(for: article),
      deviceLanguages: deviceLanguages(for: article),
      lineBreak: languages.lineBreak,
      tracing: explain == .all ? .all : .tried,
      slot: try place.slot(),
      typeSize: try settings.dynamicTypeSize(),
      legibilityWeight: settings.legibilityWeight,
      platform: settings.platform?.platform
    )
    let report = check.report()
    try writePictures(of: report)
    let output = OutputWriter.standardOutput()
    switch format {
    case .text: try TextReport(report, palette: .forStandardOutput()).write(to: output)
    case .json: try JSONReport([report]).write(to: output)
    }
    try output.flush()
    if !report.isHeadlineWholeEverywhere { throw ExitCode(FitcheckCommand.Status.headlineIsCut) }
  }

  // MARK: - Input

  private func readArticle() throws(CommandFailure) -> HeadlineArticle {
    guard maxBytes > 0 else { throw CommandFailure("--max-bytes must be greater than zero") }
    let input = try InputFile(path: file)
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
    let devices = try namedDevices()
    guard let size else {
      if scale != nil { throw CommandFailure("--scale goes with --size") }
      return try nonempty(DeviceGroup.grouping(devices))
    }
    var bounds = try Lengths.size(size, "--size")
    if let margins = try place.edgeInsets() {
      bounds.width -= margins.leading + margins.trailing
      bounds.height -= margins.top + margins.bottom
    }
    if device.isEmpty {
      return try nonempty([DeviceGroup(size: bounds, displayScale: givenScale ?? 3)])
    }
    var scales: [CGFloat: [Device]] = [:]
    for device in devices {
      scales[givenScale.map { CGFloat($0) } ?? device.displayScale, default: []].append(device)
    }
    return try nonempty(
      scales.sorted { $0.key < $1.key }
        .map { DeviceGroup(size: bounds, displayScale: $0.key, devices: $0.value) }
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
    var devices: [Device] = []
    for name in device where !name.isExactly("all", ignoringCase: .ascii) {
      do {
        devices.append(try DeviceCatalogue.device(named: name, for: slot, margins: margins))
      } catch {
        // With a size of one's own, a device lends its name and scale only.
        guard size != nil, case .noPublishedSize(let name, _) = error,
          let known = WidgetSlot.all.lazy.compactMap({
            try? DeviceCatalogue.device(named: name, for: $0)
          }).first
        else { throw CommandFailure("\(error)") }
        devices.append(known)
      }
    }
    guard devices.isEmpty || device.contains(where: { $0.isExactly("all", ignoringCase: .ascii) })
    else {
      return devices
    }
    return place.defaultDevices(for: slot, margins: margins)
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

  // MARK: - Pictures

  @MainActor
  private func writePictures(of report: ArticleReport) throws(CommandFailure) {
    guard png != nil || svg != nil else { return }
    let picture = report.picture()
    do {
      // Both are drawn before either is written.
      let pngBytes = png == nil ? nil : try PNGRenderer().render(picture)
      let svgBytes = svg == nil ? nil : try SVGRenderer().render(picture)
      if let png, let pngBytes { try FileReplacement.write(Array(pngBytes), to: png) }
      if let svg, let svgBytes { try FileReplacement.write(Array(svgBytes), to: svg) }
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}
