import Fitcheck
import Foundation

/// The files that the picture of a check goes to.
struct PictureFiles {
  private let png: OutputDestination?
  private let svg: OutputDestination?

  /// Finds out where they are.
  ///
  /// - Throws: `CommandFailure` where they cannot be written.
  init(png: String?, svg: String?) throws(CommandFailure) {
    self.png = try png.map { path throws(CommandFailure) in try OutputDestination(path: path) }
    self.svg = try svg.map { path throws(CommandFailure) in try OutputDestination(path: path) }
    guard let png = self.png, png.isTerminal else { return }
    if case .standardOutput = png.place {
      throw CommandFailure(
        "--png - would write a picture to the terminal: send standard output into a file or a pipe"
      )
    }
    throw CommandFailure("--png \(png.path) would write a picture to the terminal: name a file")
  }

  var isEmpty: Bool { png == nil && svg == nil }

  /// Whether a picture takes standard output, which has no room for a report beside it.
  var takesStandardOutput: Bool {
    [png, svg].contains { $0?.identity == .standardOutput }
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
