import Foundation

/// One run of the command that builds packages.
struct CompilerRun {
  let exitCode: Int32
  private let output: String

  init(_ command: String, arguments: [String]) throws(WidgetSourceError) {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "fitcheck-build-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardInput = FileHandle.nullDevice
    do {
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    } catch {
      throw .folder(path: file.path, reason: "\(error)")
    }
    exitCode = process.terminationStatus
    // What env says of a command that is not there.
    if exitCode == 127 { throw .noCompiler(tried: command) }
  }

  /// The compiler's errors, each once, with the names of the user's files; where there are none, the
  /// last lines of what was said.
  func errors(renaming names: [(copy: String, path: String)]) -> [String] {
    var errors: [String] = []
    for line in output.split(whereSeparator: \.isNewline) where line.contains("error:") {
      guard !line.contains("emit-module command failed"), !line.hasPrefix(" ") else { continue }
      var text = String(line)
      for name in names { text = text.replacingOccurrences(of: name.copy, with: name.path) }
      if !errors.contains(text) { errors.append(text) }
    }
    guard errors.isEmpty else { return errors }
    return output.split(whereSeparator: \.isNewline).suffix(5).map(String.init)
  }
}
