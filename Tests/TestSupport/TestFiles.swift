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

  /// Makes a script that a test starts, or has started, as a program.
  ///
  /// Tests run on threads of one process, and what one of them starts has all that is open there until it has become
  /// another program. Were the file open for writing here at that moment, it could not be started meanwhile ("Text file
  /// busy", ETXTBSY), not even after it is closed here. So a process of its own writes it, of which no test knows.
  ///
  /// - Parameter name: its path below the folder.
  @discardableResult
  public static func makeProgram(
    _ script: String,
    in folder: URL,
    named name: String = "program"
  ) throws -> URL {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let run = try ProcessRun.run(
      URL(filePath: "/bin/sh"),
      ["-c", #"cat >"$0" && chmod 755 "$0""#, file.path],
      input: Array(script.utf8)
    )
    guard run.exitCode == 0 else { throw UnwrittenProgram(errors: run.errors) }
    return file
  }

  /// A program that could not be written, and what the shell said of it.
  private struct UnwrittenProgram: Error {
    let errors: String
  }
}
