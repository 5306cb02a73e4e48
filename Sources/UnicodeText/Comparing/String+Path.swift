// By bytes: a slash is one character with a mark that the name behind it begins with.
extension String {
  /// The name of a file without its folders; the path itself where it names none.
  package var lastPathComponent: String {
    utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? self
  }

  /// The folder of the file that a path names: what stands before its last slash.
  ///
  /// Empty where a path has no slash: the current folder. Of `/x` it is `/`, as of `/` itself.
  package var folder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    var folder = utf8[..<slash]
    while folder.last == UInt8(ascii: "/") { folder.removeLast() }
    return folder.isEmpty ? "/" : String(decoding: folder, as: UTF8.self)
  }

  /// The path of a file in the folder that a path names; of one in the current folder, its name.
  package func path(of name: String) -> String {
    isEmpty ? name : utf8.last == UInt8(ascii: "/") ? self + name : "\(self)/\(name)"
  }
}
