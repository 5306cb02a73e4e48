import Foundation
import TestSupport

/// A directory of files that commands are run in, written anew for a test and removed after it.
final class Fixtures {
  let directory: URL

  /// Writes the files of `Cases/files.txt`.
  init() throws {
    directory = try TestFiles.temporaryFolder()
    for row in try CaseFile.rows("files.txt", columns: 2) {
      try Data(CaseFile.bytes(row[1])).write(to: directory.appendingPathComponent(row[0]))
    }
    try FileManager.default.createDirectory(
      at: directory.appendingPathComponent("folder"),
      withIntermediateDirectories: true
    )
    let fonts = CommandRun.repository.appendingPathComponent("Fonts/Files")
    let names = try FileManager.default.contentsOfDirectory(atPath: fonts.path).sorted()
    if let name = names.first(where: { $0.hasPrefix("FitcheckSans-Regular") }) {
      let font = try Data(contentsOf: fonts.appendingPathComponent(name))
      try font.write(to: directory.appendingPathComponent("whole.otf"))
      try font.prefix(1_000).write(to: directory.appendingPathComponent("truncated.otf"))
    }
    try Data(repeating: 0x61, count: (1 << 20) + 1)
      .write(to: directory.appendingPathComponent("long.txt"))
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }
}

/// Rows of text files with test cases: columns between ` | `, `#` for comments.
enum CaseFile {
  static func rows(
    _ name: String,
    in folder: String = "Cases",
    columns: Int
  ) throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("\(folder)/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.filter { !$0.hasPrefix("#") }.map { line in
      let cells = String(line).components(separatedBy: " | ")
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .map { $0 == ";" ? "" : $0 }
      guard cells.count == columns else { throw Malformed(line: String(line)) }
      return cells
    }
  }

  struct Malformed: Error {
    let line: String
  }

  /// The bytes of a cell: `\n`, `\r`, `\t`, `\\` and `\xFF` are escapes.
  static func bytes(_ cell: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Array(cell.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        rest = rest.dropFirst(2)
        result.append(UInt8(digits, radix: 16) ?? 0x3F)
      default: result.append(escape)
      }
    }
    return result
  }

  /// The arguments in a cell, split at spaces outside double quotes.
  static func arguments(_ cell: String) -> [String] {
    var arguments: [String] = []
    var current: String?
    var isQuoted = false
    for character in String(decoding: bytes(cell), as: UTF8.self) {
      switch character {
      case "\"":
        isQuoted.toggle()
        current = current ?? ""
      case " " where !isQuoted:
        if let argument = current { arguments.append(argument) }
        current = nil
      default: current = (current ?? "") + String(character)
      }
    }
    if let current { arguments.append(current) }
    return arguments
  }
}
