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
  private var files = FileNames()

  /// What the next item is called: of several without a name in one line, the second `file:line#2`, and of
  /// a file that another one is called as `folder/file:line`.
  mutating func next(_ item: ReadItem) -> String {
    count += 1
    if place != item.origin {
      place = item.origin
      unnamedCount = 0
    }
    if item.isNamed { return item.name }
    unnamedCount += 1
    let name =
      files.longerName(of: item.origin.file)
      .map { SourceName.identifier(of: item.origin, calling: $0) } ?? item.name
    return unnamedCount == 1 ? name : "\(name)#\(unnamedCount)"
  }
}

/// What the files of a run are called in the names of their items: by their last names, and where an
/// earlier file is called so, by as much of the end of their paths as no earlier one is.
struct FileNames {
  /// Which file is called what.
  private var owners: [ExactText: ExactText] = [:]
  /// The file that was asked for last.
  private var last: (file: String, longer: String?)?

  /// What a file is called if its last name is another's; nil where it is its own.
  mutating func longerName(of file: String) -> String? {
    if let last, last.file.isExactly(file) { return last.longer }
    let short = SourceName.identifier(of: InputPlace(file: file, line: nil))
    let longer = isFree(short, for: file) ? nil : freeName(of: file)
    owners[ExactText(longer ?? short)] = ExactText(file)
    last = (file, longer)
    return longer
  }

  private func isFree(_ name: String, for file: String) -> Bool {
    owners[ExactText(name)]?.string.isExactly(file) ?? true
  }

  /// The shortest end of a path that is free; the path below `./` where none is, as that of a file in the current
  /// folder, which is its last name.
  private func freeName(of file: String) -> String {
    let path = file.utf8
    var end = path.endIndex
    while let slash = path[..<end].lastIndex(of: UInt8(ascii: "/")) {
      let name = String(decoding: path[path.index(after: slash)...], as: UTF8.self)
      if isFree(name, for: file) { return name }
      end = slash
    }
    return isFree(file, for: file) ? file : "./" + file
  }
}

/// What is noted of the items of a run, in their order.
struct ItemNotes {
  private var file = ""
  private var said: Set<ExactText> = []
  /// Whether the file has one item.
  private var isArticle = false
  /// Whether all are said already, as those of one article are where it is found out that it is one.
  private let areSaid: Bool

  init(areSaid: Bool = false) {
    self.areSaid = areSaid
  }

  /// Takes note of what the next items are of.
  mutating func begin(_ input: OpenedInput) {
    isArticle = input.format == .article
  }

  /// The notes on the next item but for those that an item of its file before it had, and that others may
  /// follow: every row of a list may have the same blank member.
  mutating func next(_ item: ReadItem) -> [String] {
    let unsaid = alone(item)
    guard !unsaid.isEmpty else { return [] }
    if !file.isExactly(item.origin.file) {
      file = item.origin.file
      said = []
    }
    let notes = unsaid.filter { said.insert(ExactText($0)).inserted }
    return isArticle ? notes : notes.map { "\($0) (said once of a file)" }
  }

  /// The notes on an item of which alone is told.
  func alone(_ item: ReadItem) -> [String] { areSaid ? [] : item.notes }
}

/// What files are called in outputs that other machines read: no path of this one.
enum SourceName {
  /// The file's name as it was given, or below the current folder, or alone; that folder is a point.
  ///
  /// - Parameter here: the current folder; empty where nobody knows it, as of one that was removed.
  static func shown(
    _ path: String,
    from here: String = FileManager.default.currentDirectoryPath
  ) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    guard !isAbsolute || !here.isEmpty else { return path.lastPathComponent }
    // The root ends in its slash already.
    let folder = isAbsolute ? here.path(of: "") : "./"
    // By bytes: the slash is one character with a mark that a name begins with.
    guard path.utf8.starts(with: folder.utf8) else {
      return isAbsolute ? path.lastPathComponent : path
    }
    let name = path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
    return name.isEmpty ? "." : String(decoding: name, as: UTF8.self)
  }

  /// What an item without a name of its own is called: the file's name and the line.
  static func identifier(of place: InputPlace) -> String {
    identifier(
      of: place,
      calling: place.file.isExactly(InputSource.standardInputName)
        ? "stdin" : place.file.lastPathComponent
    )
  }

  /// What an item without a name of its own is called where its file is called by a name: that name and the line.
  static func identifier(of place: InputPlace, calling name: String) -> String {
    place.line.map { "\(name):\($0)" } ?? name
  }
}
