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

  /// What goes to standard output is added to no font that it is about.
  @Test(arguments: [
    "fonts", "one.txt --size 146x58", "list.txt --size 146x58 --format jsonl",
    "limits one.txt --size 146x58", "matrix one.txt --size 146x58",
    "lines one.txt --point-size 12 --width 90",
  ])
  func standardOutputGoesIntoNoFont(arguments: String) throws {
    let folder = try TestFiles.temporaryFolder(["one.txt": "港の灯\n", "list.txt": "港\n灯\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let font = CommandRun.repository.appending(path: "Tests/Fonts/Layers.ttf")
    let copy = folder.appending(path: "own.ttf")
    try FileManager.default.copyItem(at: font, to: copy)
    let run = try CommandRun.run(
      arguments.split(separator: " ").map(String.init) + ["--font", "own.ttf"],
      shell: "\"$@\" >> own.ttf",
      directory: folder
    )
    #expect(run.exitCode == 2)
    let refusal = "standard output goes into a font, which is read: send it to another file"
    #expect(run.errors == "fitcheck: \(refusal)\n")
    #expect(try Data(contentsOf: copy) == Data(contentsOf: font))
  }

  /// Only of texts a folder is read: whatever else names one is refused at once, however much is in it.
  @Test func foldersOfTextsAloneAreGoneThrough() throws {
    let folder = try TestFiles.temporaryFolder(["d/a.txt": "港\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = folder.appending(path: "d").path
    let file = folder.appending(path: "d/a.txt").path
    let written = try WrittenFiles([("--png", file)])
    let refusal = "--png \(file) is the text, which is read: give what is written another name"
    #expect(throws: CommandFailure(refusal)) {
      try written.spare(texts, named: "the text", isFolderRead: true)
    }
    #expect(throws: Never.self) { try written.spare(texts, named: "the baseline") }
  }
}
