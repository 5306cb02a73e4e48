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

  /// - Returns: how many bytes a file has; none has anything else.
  @discardableResult
  private static func checkKind(of place: String) throws(HostProgram.Failure) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: place)
    // What cannot be looked at cannot be copied, which is told then.
    guard let attributes, let type = attributes[.type] as? FileAttributeType else { return 0 }
    guard [.typeRegular, .typeDirectory, .typeSymbolicLink].contains(type) else {
      throw .start("\(place): it is a pipe or a device")
    }
    return type == .typeRegular ? attributes[.size] as? Int ?? 0 : 0
  }

  /// How much of what links lead to may be copied yet: one may lead to all that a person has, as that to the desktop
  /// does in the folder of a Mac's app, and links in what is copied to what is copied again and again.
  private struct Allowance {
    private var items = 10_000
    private var bytes = 256 << 20

    /// Refuses what a link leads to where it holds what is refused, or more than may be copied yet.
    mutating func take(_ target: URL, of link: URL) throws(HostProgram.Failure) {
      try take(item: target.path, of: link)
      guard let walk = FileManager.default.enumerator(atPath: target.path) else { return }
      for case let name as String in walk { try take(item: "\(target.path)/\(name)", of: link) }
    }

    private mutating func take(item: String, of link: URL) throws(HostProgram.Failure) {
      items -= 1
      bytes -= try GroupsFolder.checkKind(of: item)
      guard items >= 0, bytes >= 0 else {
        throw .start(
          "\(link.path): links lead to more than 10,000 files or 256 MiB, which each run would copy: "
            + "give a folder without this one"
        )
      }
    }
  }

  /// Copies it to where nothing is yet; where it is a link, what that leads to, which is not the run's to change.
  ///
  /// So it is with links in it, but for those from one place of the copy to another.
  static func copy(_ folder: URL, to place: URL) throws {
    var allowance = Allowance()
    try copy(folder.resolvingSymlinksInPath(), to: place, within: [], taking: &allowance)
  }

  /// Copies what apps have left in the `UserDefaults` of groups to where Foundation looks for it on Linux.
  ///
  /// On iOS it lies in a group's folder, as `Library/Preferences/GROUP.plist`.
  ///
  /// - Parameters:
  ///   - groups: the copy of the folder.
  ///   - home: the home of the run's process.
  static func copyDefaults(of groups: URL, toHome home: URL) throws {
    let files = FileManager.default
    let place = home.appending(path: ".config")
    for group in (try? files.contentsOfDirectory(atPath: groups.path)) ?? [] {
      let defaults = groups.appending(path: "\(group)/Library/Preferences/\(group).plist")
        .resolvingSymlinksInPath()
      guard files.fileExists(atPath: defaults.path) else { continue }
      try files.createDirectory(at: place, withIntermediateDirectories: true)
      try files.copyItem(at: defaults, to: place.appending(path: "\(group).plist"))
    }
  }

  /// - Parameter outer: the folders for whose links this one is copied.
  private static func copy(
    _ source: URL,
    to place: URL,
    within outer: [String],
    taking allowance: inout Allowance
  ) throws {
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
      try allowance.take(target, of: own)
      try copy(target, to: link, within: sources, taking: &allowance)
    }
  }

  /// Whether a path is that of a folder, or of something in it.
  private static func lies(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
