import Fitcheck
import Foundation
import Inputs

/// The files that a run writes: each another one, and none of them read, nor the one that standard output goes into.
///
/// Found out before anything is read or written, since afterwards one of them is lost.
struct WrittenFiles {
  private let all: [(option: String, destination: OutputDestination)]
  /// Standard output, where that is a file.
  private let output = InputFile.identity(of: STDOUT_FILENO)

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

  /// Refuses to write over a file that is read, and to send standard output there, which would be read in its turn,
  /// without end; `-` is standard input.
  ///
  /// - Parameter isFolderRead: whether a folder stands for the files in it. Anything else that is read is refused where it
  ///   is a folder, by whoever opens it: what is in that, which may be all that a disk holds, is not gone through before.
  func spare(
    _ path: String?,
    named name: String,
    isFolderRead: Bool = false
  ) throws(CommandFailure) {
    guard let path, !all.isEmpty || output != nil else { return }
    let read = Self.files(readWith: path, isFolderRead: isFolderRead)
    if let output, read.contains(output) {
      throw CommandFailure(
        "standard output goes into \(name), which is read: send it to another file"
      )
    }
    for (option, destination) in all {
      guard case .existing(let identity)? = destination.identity, read.contains(identity) else {
        continue
      }
      throw CommandFailure(
        "\(option) \(destination.path) is \(name), which is read: give what is written another name"
      )
    }
  }

  /// Refuses to write over the fonts of a library, and over the tables that belong to them, and to send standard output
  /// there: a font with something behind its end is another one, or damaged.
  func spare(_ fonts: FontLibrary) throws(CommandFailure) {
    guard !all.isEmpty || output != nil else { return }
    for face in fonts.faces { try spare(face.path, named: "a font") }
    for path in fonts.tablePaths { try spare(path, named: "a table of the fonts") }
  }

  /// The files that are read where a path is named: of a folder all that it is read with, since links in
  /// it may lead anywhere.
  private static func files(readWith path: String, isFolderRead: Bool) -> Set<FileIdentity> {
    if path == "-" { return Set([FileIdentity(descriptor: STDIN_FILENO)].compactMap(\.self)) }
    let isFolder = isFolderRead && FileIdentity.isFolder(path)
    let files = isFolder ? InputSource.files(inFolder: path) : [path]
    return Set(files.compactMap { FileIdentity(path: $0) })
  }
}
