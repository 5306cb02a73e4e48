package import Foundation

extension FileManager {
  /// Whether a path leads to a folder, be it by a link.
  package func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Whether a path is a link: two that lead back to their folder would be a trillion ways through it.
  func isLink(_ path: String) -> Bool {
    let attributes = try? attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeSymbolicLink
  }

  /// Why nothing is at a path that a folder was listed with; nil where something is.
  ///
  /// A name that is not UTF-8 is listed with marks in place of what is wrong.
  package func reasonOfMendedName(_ path: String) -> String? {
    guard path.unicodeScalars.contains("\u{FFFD}") else { return nil }
    return (try? attributesOfItem(atPath: path)) == nil ? "its name is not UTF-8" : nil
  }
}
