import ArgumentParser
import Fitcheck
import Foundation

/// `fitcheck devices`: what is known of each device.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the iPhones with lock-screen widgets and their text areas."
  )

  @Option(help: ArgumentHelp("text or json.", valueName: "format"))
  var format: CheckCommand.Format = .text

  func run() throws {
    let output = OutputWriter.standardOutput()
    switch format {
    case .text: for line in table() { try output.write(line + "\n") }
    case .json: try output.write(json() + "\n")
    }
    try output.flush()
  }

  private func table() -> [String] {
    let palette = Palette.forStandardOutput()
    func row(_ name: String, _ screen: String, _ scale: String, _ area: String) -> String {
      TerminalText.padded(name, to: 28) + TerminalText.padded(screen, to: 11)
        + TerminalText.padded(scale, to: 7) + TerminalText.padded(area, to: 17)
    }
    var lines = [palette(.faint, row("Device", "Screen", "Scale", "Text area, pt") + "Known as")]
    for device in DeviceCatalogue.devices {
      let area = device.textArea
      lines.append(
        row(
          device.name,
          device.screenClass.name,
          "@\(Points.text(device.displayScale))x",
          "\(Points.text(area.size.width)) × \(Points.text(area.size.height))"
        )
          + (area.provenance == .derived
            ? palette(.notice, area.provenance.rawValue) : area.provenance.rawValue)
      )
    }
    lines.append("")
    var noted: [String] = []
    for screenClass in DeviceCatalogue.screenClasses {
      let area = screenClass.textArea
      guard area.provenance == .derived || area.note != nil else { continue }
      let note = area.note.map { "; \($0)" } ?? ""
      let source = area.provenance == .derived ? area.source : area.provenance.rawValue
      noted += TerminalText.wrapped(
        "\(screenClass.name): \(source)\(note)",
        to: TerminalColumns.current
      )
    }
    return lines + noted.map { palette(.faint, $0) }
  }

  private func json() -> String {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("devices", array: DeviceCatalogue.devices) { writer, device in
        writer.object { writer in
          writer.member("name", device.name)
          writer.member("screen", device.screenClass.screen)
          writer.member("displayScale", Double(device.displayScale))
          writer.member("textArea") { writer in
            writer.member("width", Double(device.textArea.size.width))
            writer.member("height", Double(device.textArea.size.height))
            writer.member("provenance", device.textArea.provenance.rawValue)
            writer.member("source", device.textArea.source)
            writer.member("note", device.textArea.note)
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
