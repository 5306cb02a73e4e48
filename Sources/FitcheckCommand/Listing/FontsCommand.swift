import ArgumentParser
import Fitcheck
import UnicodeText

/// `fitcheck fonts`: the faces that text is set in when no font is given.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the bundled fonts, or the faces of font files.",
    usage: "fitcheck fonts [--font <file[#index]> ...] [<options>]"
  )

  @OptionGroup var fontOptions: FontOptions

  @Option(help: ArgumentHelp("text or json.", valueName: "format"))
  var format: CheckCommand.Format = .text

  func run() throws {
    let library: FontLibrary
    do {
      library =
        fontOptions.fonts.isEmpty
        ? try FontLibrary.bundled(
          deviceLanguages: ["ja", "en"],
          fontDirectory: fontOptions.fontDirectory
        )
        : try FontLibrary.files(regular: try fontOptions.fonts.map { try FontReference($0).face() })
    } catch {
      throw CommandFailure("\(error)")
    }
    let output = OutputWriter.standardOutput()
    switch format {
    case .text: for line in list(library) { try output.write(line + "\n") }
    case .json: try output.write(json(library) + "\n")
    }
    try output.flush()
  }

  private func list(_ library: FontLibrary) -> [String] {
    let palette = Palette.forStandardOutput()
    var lines = ["Metrics: \(TerminalText.visible(library.metricsName))"]
    var directory = ""
    for face in library.faces {
      let index = face.index == 0 ? "" : "#\(face.index)"
      let name = face.path.lastPathComponent
      // A directory is named once, above the faces in it.
      let own = String(face.path.dropLast(name.count))
      if own != directory {
        directory = own
        lines += ["", TerminalText.visible("In \(own)")]
      }
      lines.append("")
      lines.append(palette(.strong, TerminalText.visible("\(face.familyName) \(face.styleName)")))
      lines.append(TerminalText.visible("  \(name)\(index)"))
      lines.append("  sha256 \(face.digest)")
    }
    return lines
  }

  private func json(_ library: FontLibrary) -> String {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("metrics") { writer in
        writer.member("name", library.metricsName)
        writer.member("faces", array: library.faces) { writer, face in
          writer.object { writer in
            writer.faceMembers(face)
            writer.member("unitsPerEm", face.unitsPerEm)
            writer.member("ascent", face.lineMetrics.ascent)
            writer.member("descent", face.lineMetrics.descent)
            writer.member("leading", face.lineMetrics.leading)
          }
        }
      }
    }
    return writer.takeText()
  }
}
