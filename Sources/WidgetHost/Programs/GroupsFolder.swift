import Foundation

/// What an app has left for its widget: a folder that each run gets a copy of.
enum GroupsFolder {
  /// Refuses a folder that holds anything but files, folders and links: a pipe would be waited for, and a device may
  /// have no end.
  static func check(_ folder: URL) throws(HostProgram.Failure) {
    let path = folder.resolvingSymlinksInPath().path
    guard let walk = FileManager.default.enumerator(atPath: path) else { return }
    for case let name as String in walk { try checkKind(of: "\(folder.path)/\(name)") }
  }

  private static func checkKind(of place: String) throws(HostProgram.Failure) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: place)
    // What cannot be looked at cannot be copied, which is told then.
    guard let type = attributes?[.type] as? FileAttributeType else { return }
    guard [.typeRegular, .typeDirectory, .typeSymbolicLink].contains(type) else {
      throw .start("\(place): it is a pipe or a device")
    }
  }

  /// Copies it to where nothing is yet; where it is a link, what that leads to, which is not the run's to change.
  ///
  /// So it is with links in it, but for those from one place of the copy to another.
  static func copy(_ folder: URL, to place: URL) throws {
    try copy(folder.resolvingSymlinksInPath(), to: place, within: [])
  }

  /// - Parameter outer: the folders for whose links this one is copied.
  private static func copy(_ source: URL, to place: URL, within outer: [String]) throws {
    let files = FileManager.default
    try files.copyItem(at: source, to: place)
    let copied = place.resolvingSymlinksInPath().path
    let sources = outer + [source.path]
    for case let name as String in files.enumerator(atPath: copied)?.allObjects ?? [] {
      let link = URL(filePath: copied).appending(path: name)
      guard (try? files.destinationOfSymbolicLink(atPath: link.path)) != nil else { continue }
      let leadsWithin = lies(link.resolvingSymlinksInPath().path, in: copied)
      if leadsWithin, files.fileExists(atPath: link.path) { continue }
      // One that leads nowhere is not kept either: a run would make what it leads to.
      try files.removeItem(at: link)
      let own = source.appending(path: name)
      guard files.fileExists(atPath: own.path) else { continue }
      let target = own.resolvingSymlinksInPath()
      guard !(sources + [copied]).contains(where: { lies($0, in: target.path) }) else {
        throw HostProgram.Failure.start("\(own.path): it is a link to a folder that it lies in")
      }
      try checkKind(of: target.path)
      try check(target)
      try copy(target, to: link, within: sources)
    }
  }

  /// Whether a path is that of a folder, or of something in it.
  private static func lies(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
