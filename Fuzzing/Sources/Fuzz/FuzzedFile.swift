import Foundation

/// A file that is written anew for each input, in a folder of its own.
struct FuzzedFile {
  /// The path of the folder.
  let folder: String
  /// The path of the file.
  let path: String

  /// - Parameters:
  ///   - name: the file's path, from its folder.
  ///   - others: what else lies in the folder, by its paths from there.
  init(_ name: String, beside others: [String: String] = [:]) {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "fitcheck-fuzz-\(getpid())")
      .appending(path: name.replacing("/", with: "-"))
    folder = root.path
    path = root.appending(path: name).path
    for (other, text) in others.merging([name: ""], uniquingKeysWith: { $1 }) {
      let file = root.appending(path: other)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      Self.write([UInt8](text.utf8), to: file)
    }
  }

  /// Replaces what is in the file.
  func write(_ bytes: [UInt8]) {
    Self.write(bytes, to: URL(filePath: path))
  }

  private static func write(_ bytes: [UInt8], to file: URL) {
    do { try Data(bytes).write(to: file) } catch { fatalError("\(file.path): \(error)") }
  }
}
