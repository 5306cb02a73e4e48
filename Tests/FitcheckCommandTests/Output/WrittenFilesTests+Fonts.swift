import Fitcheck
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// What is written is written over no font.
extension WrittenFilesTests {
  /// Of several fonts each is spared.
  @Test func allFontsAreSpared() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let faces = try ["Layers.ttf", "Variable.ttf"].map { name in
      let copy = folder.appending(path: name)
      let font = CommandRun.repository.appending(path: "Tests/Fonts/\(name)")
      try FileManager.default.copyItem(at: font, to: copy)
      return try FontFace(path: copy.path)
    }
    let fonts = try FontLibrary.files(regular: faces)
    for face in faces {
      let written = try WrittenFiles([("--png", face.path)])
      let refusal = "--png \(face.path) is a font, which is read: give what is written another name"
      #expect(throws: CommandFailure(refusal)) { try written.spare(fonts) }
    }
  }
}
