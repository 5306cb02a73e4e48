public import Foundation

/// Where tests find their data, and leave what they write.
public enum TestFiles {
  /// The `Tests` folder.
  public static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The rows of a table of cases: tab-separated, lines that begin with `#` and empty lines left
  /// out.
  public static func table(_ path: String) throws -> [[String]] {
    let text = try String(
      contentsOf: directory.appendingPathComponent(path),
      encoding: .utf8
    )
    return text.split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// What tests of this process write; it goes with the process.
  private static let temporaryFolders: URL = {
    atexit { try? FileManager.default.removeItem(at: TestFiles.temporaryFolders) }
    return FileManager.default.temporaryDirectory.appending(path: "fitcheck-\(UUID())")
  }()

  /// A new folder with texts in files, by their paths below it; it goes with the process, where whoever
  /// asks for it does not remove it before.
  public static func temporaryFolder(_ files: [String: String] = [:]) throws -> URL {
    let folder = temporaryFolders.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return folder
  }
}
