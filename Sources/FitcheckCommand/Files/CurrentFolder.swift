import Foundation

/// The folder in which paths begin that do not begin at the root.
enum CurrentFolder {
  /// Its path: empty where no text is its path, as of one with a name that is not UTF-8.
  static var path: String {
    let path = FileManager.default.currentDirectoryPath
    return FileIdentity(path: path) == FileIdentity(path: ".") ? path : ""
  }

  /// Refuses a path that begins in it where no text is its own path, since it is gone, or has a name that is not UTF-8.
  ///
  /// Foundation would take the path for one in a folder of another name, or for none, which no process can be started of.
  static func check(
    _ path: String,
    in folder: String = CurrentFolder.path
  ) throws(CommandFailure) {
    guard folder.isEmpty, !path.utf8.starts(with: "/".utf8) else { return }
    throw CommandFailure(
      "\(path): it begins in the current folder, which is gone or has a name that is not UTF-8: "
        + "run fitcheck in another one",
      "\(path)：現在のフォルダがなくなったか、その名前がUTF-8ではないため、ここからのパスは使えません。別のフォルダで実行してください"
    )
  }
}
