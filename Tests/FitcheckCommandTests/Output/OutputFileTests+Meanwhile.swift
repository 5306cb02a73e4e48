import Foundation
import Testing

@testable import FitcheckCommand

/// What others put where a file is to be written, after it was found out what is there.
extension OutputFileTests {
  /// A byte that is to take a file's place.
  private func replacement(
    at path: String,
    holding signals: HeldSignals
  ) throws -> FileReplacement {
    let place = try OutputDestination(path: path).place
    guard case .file(let directory, let name, let existing) = place else {
      throw CommandFailure("\(path) is no file")
    }
    return try FileReplacement(
      [1],
      of: name,
      in: directory,
      existing: existing,
      holding: signals
    )
  }

  /// What has not taken its place yet is taken back alone, and not what somebody else has put there meanwhile.
  @Test func whatIsNotInItsPlaceIsNotPutBack() throws {
    let path = fixtures.directory.path + "/new"
    var signals = HeldSignals()
    defer { signals.release() }
    let replacement = try replacement(at: path, holding: signals)
    try Data("other".utf8).write(to: URL(filePath: path))
    replacement.revert()
    #expect(content("new") == Data("other".utf8))
  }

  /// Of a file that somebody has taken away meanwhile nothing can be put back: what has its place stays there.
  @Test func whatTookThePlaceOfALostFileStays() throws {
    let path = fixtures.directory.path + "/old"
    try Data("old".utf8).write(to: URL(filePath: path))
    var signals = HeldSignals()
    defer { signals.release() }
    let replacement = try replacement(at: path, holding: signals)
    try FileManager.default.removeItem(atPath: path)
    try replacement.commit()
    replacement.revert()
    #expect(content("old") == Data([1]))
  }

  /// Where another file cannot be written after all, what has come to stand in the place of a new one is put back.
  @Test func whatCameMeanwhileIsPutBack() throws {
    let path = fixtures.directory.path
    let destinations = try ["a.png", "b.svg"].map { try OutputDestination(path: "\(path)/\($0)") }
    try Data("other".utf8).write(to: fixtures.directory.appendingPathComponent("a.png"))
    try FileManager.default.createDirectory(
      at: fixtures.directory.appendingPathComponent("b.svg"),
      withIntermediateDirectories: true
    )
    let before = try names()
    #expect(throws: CommandFailure("cannot write \(path)/b.svg: it is a directory")) {
      try OutputFiles.write(destinations.map { OutputFiles.File(bytes: [1], destination: $0) })
    }
    #expect(content("a.png") == Data("other".utf8))
    #expect(try names() == before)
  }
}
