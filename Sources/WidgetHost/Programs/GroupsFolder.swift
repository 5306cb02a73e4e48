import Foundation

/// What an app has left for its widget: a folder that each run gets a copy of.
enum GroupsFolder {
  /// Refuses a folder that holds anything but files, folders and links: a pipe would be waited for, and a device may
  /// have no end.
  static func check(_ folder: URL) throws(HostProgram.Failure) {
    let path = folder.resolvingSymlinksInPath().path
    guard let walk = FileManager.default.enumerator(atPath: path) else { return }
    for case let name as String in walk {
      let place = "\(folder.path)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: place)
      // What cannot be looked at cannot be copied, which is told then.
      guard let type = attributes?[.type] as? FileAttributeType else { continue }
      guard [.typeRegular, .typeDirectory, .typeSymbolicLink].contains(type) else {
        throw .start("\(place): it is a pipe or a device")
      }
    }
  }

  /// Copies it to where nothing is yet; where it is a link, what that leads to, which is not the run's to change.
  static func copy(_ folder: URL, to place: URL) throws {
    try FileManager.default.copyItem(at: folder.resolvingSymlinksInPath(), to: place)
  }
}
