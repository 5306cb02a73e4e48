import Fitcheck
import Foundation

/// Which font files the rows of an input may name.
///
/// Rows come from elsewhere than the command's options: by themselves they open no file.
struct FontPermission {
  /// The folders whose files they may name, links resolved, each with a slash at its end.
  private let folders: [[UInt8]]

  /// - Throws: `CommandFailure` for what is no folder.
  init(folders names: [String]) throws(CommandFailure) {
    folders = try names.map { name throws(CommandFailure) in
      var status = stat()
      guard let path = Self.resolved(name), stat(name, &status) == 0 else {
        throw CommandFailure("--allow-font-paths \(name): \(SystemError.current)")
      }
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw CommandFailure("--allow-font-paths \(name): it is not a folder")
      }
      return path.last == UInt8(ascii: "/") ? path : path + [UInt8(ascii: "/")]
    }
  }

  /// Refuses a font outside the folders.
  ///
  /// What is outside is refused alike whether it is there or not, so that rows cannot ask which
  /// files a machine has.
  func check(_ font: FontReference) throws(CommandFailure) {
    if font.path.isEmpty { throw CommandFailure("“font” names no file") }
    let path = font.path.utf8.contains(0) ? nil : Self.placeOf(font.path)
    if let path, folders.contains(where: { path.starts(with: $0) }) { return }
    throw CommandFailure(
      "“font” names \(font.path), "
        + (folders.isEmpty
          ? "but rows may name no files: --allow-font-paths DIR allows those in DIR"
          : "which is not in a folder that --allow-font-paths names")
    )
  }

  /// A file's path with links and `..` resolved; for one that is not there, in a folder that is,
  /// where it would be.
  private static func placeOf(_ name: String) -> [UInt8]? {
    if let path = resolved(name) { return path }
    let slash = name.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(name[...$0]) } ?? "."
    guard let path = resolved(folder) else { return nil }
    return path + [UInt8(ascii: "/")]
  }

  private static func resolved(_ name: String) -> [UInt8]? {
    guard let real = realpath(name, nil) else { return nil }
    defer { free(real) }
    return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }
}
