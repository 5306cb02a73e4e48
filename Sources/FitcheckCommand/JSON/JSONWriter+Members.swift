import Fitcheck
import Foundation

extension JSONWriter {
  /// A size as `{"width", "height"}`.
  mutating func member(_ name: String, _ size: CGSize) {
    member(name) { writer in
      writer.member("width", Double(size.width))
      writer.member("height", Double(size.height))
    }
  }

  /// What identifies a face: family, style, file, place in it, digest.
  mutating func faceMembers(_ face: FontFace) {
    member("family", face.familyName)
    member("style", face.styleName)
    member("path", face.path)
    member("index", face.index)
    member("sha256", face.digest)
  }
}
