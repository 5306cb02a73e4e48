public import FontFaces
public import Foundation
public import SwiftUISurface
public import Typesetting

/// Outlines and pictures of glyphs, for those who draw a display list themselves.
///
///     let glyphs = GlyphOutlines()
///
///     func draw(_ items: [DisplayItem], displayScale: CGFloat) {
///       for item in items {
///         switch item {
///         case .text(let text): draw(text, displayScale: displayScale)
///         case .shape(let shape): draw(shape)
///         case .picture(let picture): draw(picture)
///         case .group(let group):
///           under(group.effect) { draw(group.items, displayScale: displayScale) }
///         }
///       }
///     }
///
///     func draw(_ text: PlacedText, displayScale: CGFloat) {
///       for (index, line) in text.laidOut.lines.enumerated() {
///         let baseline = text.baseline(ofLine: index, displayScale: displayScale)
///         let start = CGPoint(x: text.frame.minX + line.x, y: baseline)
///         for run in line.runs {
///           fill(glyphs.path(of: run, from: start), in: text.drawing(of: run).color)
///         }
///       }
///     }
///
/// What stands in groups is drawn under their effects: `DisplayList.texts` lists the texts of groups
/// too, but without the clip, the map or the mask that they are drawn under. What is a picture in a font,
/// such as an emoji, is no outline: ``images(of:from:)`` has it. `DisplayList` says what else a
/// renderer has to know.
///
/// Drawings are read once and kept, up to a bound in bytes and of 64 faces, which are open as long. Any thread may ask,
/// several at once too.
public struct GlyphOutlines: Sendable {
  let store: GlyphStore

  /// Creates a place that keeps drawings.
  ///
  /// - Parameter byteLimit: the most bytes of drawings that are kept at once.
  public init(byteLimit: Int = 32 << 20) {
    store = GlyphStore(limit: byteLimit)
  }

  /// What a face draws for a glyph; an empty outline for a blank or an impossible one.
  ///
  /// - Parameters:
  ///   - glyph: the glyph's number in its face, as a `PositionedGlyph` has it.
  ///   - face: the face.
  ///   - synthesis: what is done to its outlines, as a `GlyphRun` says.
  public func drawing(
    of glyph: UInt32,
    in face: FontFace,
    synthesis: SyntheticStyle = .none
  ) -> GlyphDrawing {
    store.drawing(of: glyph, in: face, synthesis: synthesis)
  }

  /// The outlines of a run as one path in points, y downwards, to be filled by the non-zero rule;
  /// without its pictures.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - start: the left end of the line's baseline, points.
  public func path(of run: GlyphRun, from start: CGPoint) -> Path {
    let unit = run.pointSize / Double(run.face.unitsPerEm)
    var path = Path()
    for glyph in run.glyphs {
      guard
        case .outline(let outline) = drawing(of: glyph.id, in: run.face, synthesis: run.synthesis)
      else { continue }
      let pen = CGPoint(x: start.x + glyph.x, y: start.y + glyph.y)
      outline.add(to: &path, at: pen, unit: unit)
    }
    return path
  }

  /// The pictures of a run, each with its box in points, y downwards.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - start: the left end of the line's baseline, points.
  public func images(of run: GlyphRun, from start: CGPoint) -> [(image: GlyphImage, box: CGRect)] {
    run.glyphs.compactMap { glyph in
      guard
        case .image(let image) = drawing(of: glyph.id, in: run.face, synthesis: run.synthesis)
      else { return nil }
      let scale = run.pointSize / image.pixelsPerEm
      let box = CGRect(
        x: start.x + glyph.x + Double(image.left) * scale,
        y: start.y + glyph.y - Double(image.top) * scale,
        width: Double(image.width) * scale,
        height: Double(image.height) * scale
      )
      return (image, box)
    }
  }
}
