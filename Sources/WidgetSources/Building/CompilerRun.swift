import AppResources
import ChildProcesses
import Foundation

/// One run of the command that builds packages.
struct CompilerRun {
  let exitCode: Int32
  private let output: String

  init(_ command: String, arguments: [String]) throws(WidgetSourceError) {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "fitcheck-build-\(UUID().uuidString).txt")
    defer { RunningProcesses.remove(file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardInput = FileHandle.nullDevice
    do {
      try RunningProcesses.make(file, endedBy: .interrupt) { try Data().write(to: file) }
      let handle = try FileHandle(forWritingTo: file)
      process.standardOutput = handle
      process.standardError = handle
      do {
        // The process has its own by then.
        defer { try? handle.close() }
        try RunningProcesses.start(process, at: file)
      }
      exitCode = RunningProcesses.waitForEnd(of: process)
      RunningProcesses.noteEnd(at: file)
      output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    } catch {
      throw .notRun(command: command, reason: error.systemReason)
    }
    // What env says of a command that is not there.
    if exitCode == 127 { throw .noCompiler(tried: command) }
  }

  /// The compiler's errors, each once, with the names of the user's files; where there are none, the
  /// last lines of what was said.
  ///
  /// - Complexity: linear in what was said, however many files there are.
  func errors(renaming copies: [(path: String, file: WidgetFolder.File)]) -> [String] {
    // Where the copies stand whose paths have a number.
    var places: [Int: [Int]] = [:]
    for (place, copy) in copies.enumerated() {
      for number in Self.numbers(in: copy.path) { places[number, default: []].append(place) }
    }
    var lines: [Int: IntentClasses.DefinitionLines] = [:]
    var errors: [String] = []
    var known: Set<String> = []
    for whole in output.split(whereSeparator: \.isNewline) {
      let line = Self.beginning(of: whole)
      guard Self.isError(line), !line.contains("emit-module command failed") else { continue }
      var text = String(line)
      for place in Set(Self.numbers(in: text).flatMap { places[$0] ?? [] }).sorted() {
        let (path, file) = copies[place]
        if file.isGenerated, lines[place] == nil {
          lines[place] = IntentClasses.DefinitionLines(of: file.text)
        }
        text = Self.renamed(text, path, file, lines: lines[place])
      }
      if line.endIndex < whole.endIndex { text += " …" }
      if known.insert(text).inserted { errors.append(text) }
    }
    guard errors.isEmpty else {
      // Where a user's file breaks off, what is added to it does not find its widgets either. Without an error in
      // one of them those of what is added are the cause, even of what a linker says beside them.
      let paths = Set(copies.map(\.file.path))
      guard let copy = copies.first, errors.contains(where: { Self.begins($0, withOneOf: paths) })
      else { return errors }
      let folder = URL(filePath: copy.path).deletingLastPathComponent().path + "/"
      return errors.filter { !$0.hasPrefix(folder) }
    }
    return output.split(whereSeparator: \.isNewline).suffix(5).map(String.init)
  }

  /// The beginning of a line that is longer than an error, such as a line of the sources: strings are searched in time
  /// quadratic in the marks on one of their letters.
  private static func beginning(of line: Substring) -> Substring {
    Substring(line.unicodeScalars.prefix(mostScalarsOfLine))
  }

  /// A path has at most 4,096 bytes, of which each may be a scalar.
  private static let mostScalarsOfLine = 6_000

  /// Whether a compiler tells of an error in a line, rather than of something else that holds the word, as does the label of
  /// an argument: in a note, or in a line of the sources, which it shows around an error behind their numbers.
  private static func isError(_ line: Substring) -> Bool {
    guard let word = line.range(of: "error:"), !line.hasPrefix(" "),
      !line.drop(while: { ("0"..."9").contains($0) }).hasPrefix(" |")
    else { return false }
    let place = line[..<word.lowerBound]
    return !place.contains("note:") && !place.contains("warning:")
  }

  /// Whether an error begins with one of some paths, behind which a colon stands.
  private static func begins(_ error: String, withOneOf paths: Set<String>) -> Bool {
    error.indices.contains { error[$0] == ":" && paths.contains(String(error[..<$0])) }
  }

  /// The numbers of the copies that a text may name: the name of each ends with its own, as in `Widget_12.swift`.
  private static func numbers(in text: String) -> Set<Int> {
    let beginnings = text.components(separatedBy: ".swift").dropLast()
    return Set(
      beginnings.compactMap { beginning in
        beginning.lastIndex(of: "_").flatMap { Int(beginning[beginning.index(after: $0)...]) }
      }
    )
  }

  /// An error with a file's path in place of its copy's, and with a line of that file where the copy was
  /// made of something else.
  ///
  /// - Parameter lines: those of a file that the copy was made of, where they are known already.
  static func renamed(
    _ text: String,
    _ copy: String,
    _ file: WidgetFolder.File,
    lines: IntentClasses.DefinitionLines? = nil
  ) -> String {
    var text = text
    if file.isGenerated, text.hasPrefix(copy + ":") {
      let parts = text.dropFirst(copy.count + 1).split(separator: ":", maxSplits: 2)
      if parts.count == 3, let number = Int(parts[0]) {
        let line = (lines ?? IntentClasses.DefinitionLines(of: file.text)).line(at: number)
        text = copy + (line.map { ":\($0)" } ?? "") + ":\(parts[2]) (in the class made of this)"
      }
    }
    return text.replacingOccurrences(of: copy, with: file.path)
  }
}
