import Fitcheck
import Foundation
import Inputs

/// The files that a run writes: each another one, and none of them read.
///
/// Found out before anything is read or written, since afterwards one of them is lost.
struct WrittenFiles {
  private let all: [(option: String, destination: OutputDestination)]

  /// Finds out where the files are that options name; `nil` stands for an option that is not given.
  ///
  /// - Throws: `CommandFailure` where two of them are one file, or one cannot be written.
  init(_ paths: [(option: String, path: String?)]) throws(CommandFailure) {
    var all: [(option: String, destination: OutputDestination)] = []
    for (option, path) in paths {
      guard let path else { continue }
      let destination = try OutputDestination(path: path)
      if let identity = destination.identity,
        let other = all.first(where: { $0.destination.identity == identity })
      {
        throw CommandFailure(
          identity == .standardOutput
            ? "\(other.option) and \(option) cannot both be standard output: "
              + "write one of them to a file"
            : "\(other.option) \(other.destination.path) and \(option) \(path) are the same file: "
              + "give them two"
        )
      }
      all.append((option, destination))
    }
    self.all = all
  }

  /// Refuses to write over a file that is read; `-` is standard input.
  func spare(_ path: String?, named name: String) throws(CommandFailure) {
    guard let path, !all.isEmpty else { return }
    let isFolder = FileIdentity.isFolder(path)
    let identity =
      path == "-" ? FileIdentity(descriptor: STDIN_FILENO) : FileIdentity(path: path)
    for (option, destination) in all {
      let isRead =
        isFolder
        ? Self.isRead(destination.path, within: path)
        : identity.map { destination.identity == .existing($0) } ?? false
      guard isRead else { continue }
      throw CommandFailure(
        "\(option) \(destination.path) is \(name), which is read: give what is written another name"
      )
    }
  }

  /// Refuses to write over the fonts of a library.
  func spare(_ fonts: FontLibrary) throws(CommandFailure) {
    guard !all.isEmpty else { return }
    for face in fonts.faces { try spare(face.path, named: "a font") }
  }

  /// Whether a file is there, and is read with a folder that it lies in.
  private static func isRead(_ file: String, within folder: String) -> Bool {
    guard let file = resolved(file), let folder = resolved(folder) else { return false }
    return file.starts(with: folder + [UInt8(ascii: "/")])
      && InputSource.isReadInFolders(String(decoding: file, as: UTF8.self))
  }

  /// The bytes of a path without links; nil where it leads nowhere.
  private static func resolved(_ path: String) -> [UInt8]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved)))
      .map { UInt8(bitPattern: $0) }
  }
}
