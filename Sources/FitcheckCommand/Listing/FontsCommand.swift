import ArgumentParser
import Fitcheck
import UnicodeText

/// `fitcheck fonts`: the faces that text is set in when no font is given.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the bundled fonts, or the faces of font files.",
    usage: """
      fitcheck fonts [--font <file[#index]> ...] [<options>]
      fitcheck fonts --verify [<options>]
      """,
    discussion: """
      Whenever bundled fonts are opened, their lengths are compared with those of the files that \
      the command was built with, and so is a digest of all that decides an answer; of the \
      outlines and pictures only samples. With --verify every byte of every bundled file is read \
      and its SHA-256 compared. Exit status 2: a file is another one.
      """
  )

  @OptionGroup var fontOptions: FontOptions

  @OptionGroup var directory: FontDirectoryOptions

  @Flag(help: "Read every byte of the bundled files, and compare their digests.")
  var verify = false

  @Option(help: ArgumentHelp("text or json.", valueName: "format"))
  var format: ReportFormat = .text

  func run() throws {
    let output = OutputWriter.standardOutput()
    if verify {
      try verify(to: output)
      return
    }
    let library: FontLibrary
    do {
      library =
        fontOptions.fonts.isEmpty
        ? try FontLibrary.bundled(
          deviceLanguages: ["ja", "en"],
          fontDirectory: directory.fontDirectory
        )
        : try FontLibrary.files(regular: try fontOptions.fonts.map { try FontReference($0).face() })
    } catch {
      throw CommandFailure(Advice.sentence(of: error))
    }
    try WrittenFiles([]).spare(library)
    switch format {
    case .text: for line in list(library) { try output.write(line + "\n") }
    case .json: try output.write(json(library) + "\n")
    }
    try output.flush()
  }

  private func list(_ library: FontLibrary) -> [String] {
    let palette = Palette.forStandardOutput()
    let columns = TerminalColumns.current
    func rows(_ text: String, _ role: Palette.Role? = nil, indent: Int = 0) -> [String] {
      StyledText(TerminalText.visible(text), role)
        .rows(to: columns, indent: indent, hanging: 2, palette: palette)
    }
    var lines = rows("Metrics: \(library.metricsName)")
    for face in library.faces {
      let index = face.index == 0 ? "" : "#\(face.index)"
      lines.append("")
      lines += rows("\(face.familyName) \(face.styleName)", .strong)
      lines += rows("\(face.fileName)\(index)", indent: 2)
      lines += rows("sha256 \(face.digest)", indent: 2)
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

// MARK: - Verifying

extension FontsCommand {
  private func verify(to output: OutputWriter) throws(CommandFailure) {
    guard fontOptions.fonts.isEmpty else {
      throw CommandFailure("--verify is about the bundled fonts: leave out --font")
    }
    let findings: [BundledFiles.Finding]
    do throws(FontError) {
      findings = try BundledFiles(directory: directory.fontDirectory).verify()
    } catch {
      throw CommandFailure(Advice.sentence(of: error))
    }
    switch format {
    case .text:
      for finding in findings {
        var lines = ["\(finding.problem == nil ? "✓" : "✗") \(finding.name)"]
        lines.append("  sha256 \(finding.found ?? "unreadable")")
        if finding.problem != nil { lines.append("  expected \(finding.expected)") }
        for line in lines {
          let rows = TerminalText.wrapped(line, to: TerminalColumns.current)
          try output.write(rows.joined(separator: "\n") + "\n")
        }
      }
    case .json: try output.write(json(findings) + "\n")
    }
    try output.flush()
    let problems = findings.compactMap(\.problem)
    guard let first = problems.first else { return }
    let others =
      problems.count == 1 ? "" : " (and \(Counts.text(problems.count - 1, "more file")))"
    throw CommandFailure("\(Advice.sentence(of: first))\(others)")
  }

  private func json(_ findings: [BundledFiles.Finding]) -> String {
    var writer = JSONWriter(layout: .indented)
    writer.object { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("intact", findings.allSatisfy { $0.problem == nil })
      writer.member("files", array: findings) { writer, finding in
        writer.object { writer in
          writer.member("file", finding.name)
          writer.member("sha256", finding.found)
          writer.member("expected", finding.expected)
          writer.member("intact", finding.problem == nil)
        }
      }
    }
    return writer.takeText()
  }
}
