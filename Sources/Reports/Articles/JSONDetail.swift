import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Typesetting

/// How much is written for programs.
package enum JSONDetail: String, Sendable, CaseIterable {
  /// What is to be done with a headline: at most 400 bytes beside its own text.
  case verdict
  /// Every candidate that was measured, where texts are placed, and how sure that is.
  case trace
  /// That, and every glyph in its place.
  case glyphs
}

extension JSONWriter {
  /// The texts of a display list, with their glyphs in the coordinates of the bounds.
  ///
  /// A glyph is an outline of a face, by its number: whoever has the face's file can draw it. A
  /// baseline is where it is drawn, on a pixel.
  mutating func display(_ list: DisplayList, faces: [FontFace]) {
    member("display") { writer in
      writer.member("texts", array: list.texts) { writer, text in
        writer.object { writer in
          writer.member("role", text.role)
          writer.member("opacity", text.opacity)
          writer.member("lines", array: text.laidOut.lines.indices) { writer, index in
            writer.object { writer in
              let line = text.laidOut.lines[index]
              let baseline = text.baseline(ofLine: index, displayScale: list.displayScale)
              writer.member("x", Double(text.frame.minX) + line.x)
              writer.member("baseline", Double(baseline))
              writer.member("width", line.width)
              writer.member("text", line.text)
              writer.member("runs", array: line.runs) { $0.run($1, faces: faces) }
            }
          }
        }
      }
    }
  }

  /// Glyphs of one face: their places are from the line's left edge and its baseline, y downwards.
  private mutating func run(_ run: GlyphRun, faces: [FontFace]) {
    object { writer in
      writer.member("face", faces.firstIndex(of: run.face))
      writer.member("pointSize", run.pointSize)
      if run.synthesis.isEmboldened { writer.member("emboldened", true) }
      if run.synthesis.isSlanted { writer.member("slanted", true) }
      writer.member("glyphs", array: run.glyphs) { writer, glyph in
        writer.object { writer in
          writer.member("id", Int(glyph.id))
          writer.member("x", glyph.x)
          writer.member("y", glyph.y)
          writer.member("cluster", glyph.cluster)
        }
      }
    }
  }
}
