import Fitcheck
import Foundation

/// The files that the picture of a check goes to.
struct PictureFiles {
  private let png: OutputDestination?
  private let svg: OutputDestination?

  /// Finds out where they are.
  ///
  /// - Throws: `CommandFailure` where they are the same, or cannot be written.
  init(png: String?, svg: String?) throws(CommandFailure) {
    self.png = try png.map { path throws(CommandFailure) in try OutputDestination(path: path) }
    self.svg = try svg.map { path throws(CommandFailure) in try OutputDestination(path: path) }
    if let png = self.png, let svg = self.svg, let identity = png.identity,
      identity == svg.identity
    {
      throw CommandFailure(
        identity == .standardOutput
          ? "--png and --svg cannot both be standard output: write one of them to a file"
          : "--png \(png.path) and --svg \(svg.path) are the same file: give them two"
      )
    }
    if case .standardOutput? = self.png?.place, isatty(STDOUT_FILENO) == 1 {
      throw CommandFailure(
        "--png - would write a picture to the terminal: send standard output into a file or a pipe"
      )
    }
  }

  private var all: [(option: String, destination: OutputDestination)] {
    [("--png", png), ("--svg", svg)].compactMap { option, destination in
      destination.map { (option, $0) }
    }
  }

  var isEmpty: Bool { png == nil && svg == nil }

  /// Whether a picture takes standard output, which has no room for a report beside it.
  var takesStandardOutput: Bool { all.contains { $0.destination.identity == .standardOutput } }

  /// Refuses to write over a file that is read.
  func spare(_ file: FileIdentity?, named name: String) throws(CommandFailure) {
    guard let file else { return }
    for (option, destination) in all where destination.identity == .existing(file) {
      throw CommandFailure(
        "\(option) \(destination.path) is \(name), which is read: give the picture another name"
      )
    }
  }

  /// Refuses to write over the fonts of a library.
  func spare(_ fonts: FontLibrary) throws(CommandFailure) {
    guard !isEmpty else { return }
    for face in fonts.faces { try spare(FileIdentity(path: face.path), named: "a font") }
  }

  /// Draws a picture in each format that is written.
  @MainActor
  func draw(_ makePicture: () -> Picture) throws(CommandFailure) -> [OutputFiles.File] {
    guard !isEmpty else { return [] }
    let picture = makePicture()
    var files: [OutputFiles.File] = []
    do throws(DrawingError) {
      if let png {
        let bytes = Array(try PNGRenderer().render(picture))
        files.append(OutputFiles.File(bytes: bytes, destination: png))
      }
      if let svg {
        let bytes = Array(try SVGRenderer().render(picture))
        files.append(OutputFiles.File(bytes: bytes, destination: svg))
      }
    } catch {
      throw CommandFailure("\(error)")
    }
    return files
  }
}
