import ArgumentParser
import Fitcheck
import Foundation

/// `fitcheck devices`: what is known of each device.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices with widgets, and the room that text gets in them.",
    usage: "fitcheck devices [--family <name>] [<options>]",
    discussion: """
      Without --family: the iPhones with the rectangular widget of the Lock Screen. With it: every \
      device that somebody published the size of that widget for. Sizes of iPads are those of the \
      canvas, which the system scales to the device. Each device stands there with the newest \
      system that it runs, or, with --ios, those that run it; the last column says on which one \
      its area was read.

      EXAMPLES
        fitcheck devices
        fitcheck devices --ios 16
        fitcheck devices --family systemMedium --margins 11
        fitcheck devices --family todayCompact
      """
  )

  @OptionGroup var version: VersionOptions

  @OptionGroup var place: PlaceOptions

  @Option(help: ArgumentHelp("text or json.", valueName: "format"))
  var format: ReportFormat = .text

  @OptionGroup var outputLanguage: OutputLanguageOptions

  func run() throws {
    let output = OutputWriter.standardOutput()
    let listing = try Listing(place, version)
    switch format {
    case .text:
      for line in listing.table(in: outputLanguage.language()) { try output.write(line + "\n") }
    case .json: try output.write(listing.json() + "\n")
    }
    try output.flush()
  }

  /// The devices that are listed, and how.
  private struct Listing {
    let slot: WidgetSlot
    let devices: [Device]

    init(_ place: PlaceOptions, _ version: VersionOptions) throws(CommandFailure) {
      slot = try place.slot()
      let margins = try place.edgeInsets()
      try version.validate(for: slot)
      let all = DeviceCatalogue.devices(
        for: slot,
        margins: margins,
        version: try version.version()
      )
      devices = place.family == nil ? all.filter { $0.kind == .iPhone } : all
      let sizes = devices.map(\.textArea.size)
      let isWithoutRoom = sizes.contains { $0.width <= 0 || $0.height <= 0 }
      if isWithoutRoom { throw CommandFailure("--margins leaves no room") }
    }

    func table(in language: ExplanationLanguage) -> [String] {
      let sentences = DeviceListSentences(language: language)
      let palette = Palette.forStandardOutput()
      let columns = TerminalColumns.current
      // Of the Today extension's devices, their names say the system.
      let hasSystems = devices.contains { $0.systems != nil }
      let header = sentences.header(tellsSystems: hasSystems)
      let rows = devices.map { device in
        let area = device.textArea
        let system =
          device.systems == nil ? "–" : String(device.systemName.drop { $0 != " " }.dropFirst())
        return [
          device.name, device.screenClass.name, "@\(Points.text(device.displayScale))x", system,
          Points.size(area.size),
          sentences.origin(of: area),
        ]
      }
      func shown<Cell>(_ cells: [Cell]) -> [Cell] {
        hasSystems ? cells : Array(cells[..<3] + cells[4...])
      }
      let table = TerminalTable(
        header: shown(header),
        rows: rows.map(shown),
        widths: shown([28, 11, 7, 5, 15, 0])
      )
      let isSure = devices.map {
        $0.textArea.provenance == .measured && !$0.textArea.isOlderReading
      }
      let lines = table.lines(columns: columns, palette: palette) { row, column in
        column == shown(header).count - 1 && !isSure[row] ? .notice : nil
      }
      return lines + [""]
        + notes(sentences).flatMap {
          StyledText($0, .faint).rows(to: columns, hanging: 2, palette: palette)
        }
    }

    /// What a reader should know of the areas: margins for all, then each class that has a note.
    private func notes(_ sentences: DeviceListSentences) -> [String] {
      var notes: [String] = []
      let areas = devices.map(\.textArea)
      if areas.contains(where: { $0.margins == .standard }) {
        notes.append(sentences.standardMargins)
      }
      if areas.contains(where: { $0.margins == .unknown }) {
        notes.append(sentences.unknownMargins(of: slot))
      }
      for device in devices {
        let area = device.textArea
        guard area.provenance == .derived || area.note != nil else { continue }
        let note = sentences.note(on: area, of: device.screenClass.name)
        if !notes.contains(note) { notes.append(note) }
      }
      return notes
    }

    func json() -> String {
      var writer = JSONWriter(layout: .indented)
      writer.object { writer in
        writer.member("schemaVersion", JSONReport.schemaVersion)
        writer.member("family", slot.description)
        writer.member("devices", array: devices) { writer, device in
          writer.object { writer in
            writer.member("name", device.name)
            writer.member("kind", device.kind.rawValue)
            writer.member("identifiers", device.identifiers)
            writer.member("screen", device.screenClass.screen)
            writer.member("displayScale", Double(device.displayScale))
            writer.member(
              "systemVersion",
              device.systems == nil ? nil : device.systemVersion.rawValue
            )
            writer.member("textArea") { writer in
              writer.member("width", Double(device.textArea.size.width))
              writer.member("height", Double(device.textArea.size.height))
              writer.member("provenance", device.textArea.provenance.rawValue)
              writer.member("margins", device.textArea.margins.rawValue)
              writer.member("readingVersion", device.textArea.readingVersion?.rawValue)
              writer.member("source", device.textArea.source)
              writer.member("note", device.textArea.note?.text())
            }
            if let size = device.screenClass.guidelineSize {
              writer.member("guidelineSize", size)
            } else {
              writer.member("guidelineSize", nil as String?)
            }
          }
        }
      }
      return writer.takeText()
    }
  }
}
