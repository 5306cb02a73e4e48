import Foundation
import Inputs
import UnicodeText

/// What the items of a run are called, in their order: as their sources say, or by their places.
struct ItemNames {
  /// How many there were so far.
  private(set) var count = 0
  private var place: InputPlace?
  /// How many items without a name there were at that place.
  private var unnamedCount = 0

  /// What the next item is called: of several without a name in one line, the second `file:line#2`.
  mutating func next(_ item: ReadItem) -> String {
    count += 1
    if place != item.origin {
      place = item.origin
      unnamedCount = 0
    }
    if item.isNamed { return item.name }
    unnamedCount += 1
    return unnamedCount == 1 ? item.name : "\(item.name)#\(unnamedCount)"
  }
}

/// What is noted of the items of a run, in their order.
struct ItemNotes {
  private var file = ""
  private var said: Set<ExactText> = []

  /// The notes on the next item but for those that an item of its file before it had: every row of a list
  /// may have the same blank member.
  mutating func next(_ item: ReadItem) -> [String] {
    guard !item.notes.isEmpty else { return [] }
    if !file.isExactly(item.origin.file) {
      file = item.origin.file
      said = []
    }
    return item.notes.filter { said.insert(ExactText($0)).inserted }
  }
}

/// What files are called in outputs that other machines read: no path of this one.
enum SourceName {
  /// The file's name as it was given, or below the current folder, or alone.
  static func shown(_ path: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/") else {
      // By bytes: the slash is one character with a mark that a name begins with.
      return path.utf8.starts(with: "./".utf8)
        ? String(decoding: path.utf8.dropFirst(2), as: UTF8.self) : path
    }
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.utf8.starts(with: folder.utf8)
      ? String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      : path.lastPathComponent
  }

  /// What an item without a name of its own is called: the file's name and the line.
  static func identifier(of place: InputPlace) -> String {
    let name =
      place.file.isExactly(InputSource.standardInputName) ? "stdin" : place.file.lastPathComponent
    return place.line.map { "\(name):\($0)" } ?? name
  }
}
