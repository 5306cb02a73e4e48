package import Foundation

extension URL {
  /// What a path leads to by the system's rules: `..` behind a link leads out of where that leads to, and `~` is a name as
  /// any other.
  ///
  /// Of a path from the current folder Foundation takes away what stands before `..`, and makes the user's folder of `~`.
  package init(systemPath path: String) {
    let isWhole = path.utf8.first == UInt8(ascii: "/")
    // The current folder's own path has no links.
    let steps = path.utf8.split(separator: UInt8(ascii: "/"))
      .drop { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
    let leadsBack = steps.contains { $0.elementsEqual("..".utf8) }
    let isAsItStands = isWhole || !leadsBack && path.utf8.first != UInt8(ascii: "~")
    self.init(
      filePath: isAsItStands ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    )
  }
}
