import Drawing
import FitSelection
import FontFaces
import Foundation
import Headlines
import Inputs
import SwiftUISurface
import ViewFitting
import WidgetDevices

extension JSONWriter {
  /// A size as `{"width", "height"}`.
  package mutating func member(_ name: String, _ size: CGSize) {
    member(name) { writer in
      writer.member("width", Double(size.width))
      writer.member("height", Double(size.height))
    }
  }

  /// What identifies a face on every machine: family, style, the file's name without its folders,
  /// place in it, digest.
  package mutating func faceMembers(_ face: FontFace) {
    member("family", face.familyName)
    member("style", face.styleName)
    member("file", face.fileName)
    member("index", face.index)
    member("sha256", face.digest)
  }
}

extension JSONWriter {
  /// Characters that no font has a glyph for; no member where there are none, as nearly always.
  package mutating func missingCharacters(_ scalars: [Unicode.Scalar]) {
    guard !scalars.isEmpty else { return }
    member("missingCharacters", scalars.map { String($0) })
  }

  /// What could not be judged, where it stands and why.
  mutating func error(_ reason: String, at place: InputPlace) {
    member("file", place.file)
    if let line = place.line { member("line", line) }
    member("error", reason)
  }
}
