import Fitcheck
import Foundation

extension FuzzTarget {
  /// The pixels that a picture may have, as `SECURITY.md` promises: what a file of a few bytes may
  /// claim, and is then read.
  private static let mostPixels = 1 << 26
  /// The pixels that may take as long as a byte.
  private static let pixelsPerByte = 3 << 12

  private enum Format: CaseIterable {
    case png, pdf, svg
  }

  /// A file as a picture of the app, drawn in one of the formats, each of which reads it anew: what is broken, or has too
  /// many pixels, leaves its place empty.
  /// - Returns: the bytes that it may take the time of.
  func runPicture(_ bytes: [UInt8]) -> Int {
    var choices = Choices(bytes)
    let coloring = choices.any([DisplayColoring.full, .lightness, .opacity])
    let color = choices.any([nil, DisplayColor.white])
    let side = choices.any([16.0, 1, 0.25, 200])
    let opacity = choices.any([1, 0.5])
    let format = choices.any(Format.allCases)
    let picture = PlacedPicture(
      frame: CGRect(x: 2, y: 1, width: side, height: side / 2),
      pixels: .data(Data(choices.rest)),
      opacity: opacity,
      color: color
    )
    let list = DisplayList(
      size: CGSize(width: 24, height: 20),
      displayScale: 2,
      coloring: coloring,
      items: [.picture(picture)]
    )
    do {
      let file: Data
      switch format {
      case .png: file = try PNGRenderer().render(list)
      case .pdf: file = try PDFRenderer().render(list)
      case .svg: file = try SVGRenderer().render(list)
      }
      precondition(!file.isEmpty)
    } catch {
      preconditionFailure("a list of one picture is not drawn: \(error)")
    }
    return bytes.count + Self.mostPixels / Self.pixelsPerByte
  }
}
