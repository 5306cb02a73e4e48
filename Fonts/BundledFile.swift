/// A file that ships with the package and that answers rest on, and by what it is recognised.
///
/// ``all`` is written by `Fonts/build-fonts` and compiled into the program: a list that lies beside
/// the files would be swapped together with them.
public struct BundledFile: Sendable, Hashable {
  /// The name of the file in its directory.
  public let name: String
  /// Its length in bytes.
  public let byteCount: Int
  /// Where in it the outlines or pictures lie, in bytes: what only drawing reads.
  ///
  /// Empty for a file that is no font.
  public let outlines: Range<Int>
  /// The digest of all but the outlines, and of samples of these (`Fonts/Build/quick_digest.py`).
  public let quickDigest: UInt64
  /// The SHA-256 digest of the whole, 64 hexadecimal digits.
  public let sha256: String

  /// The file of a name; nil where none of that name ships.
  public static func named(_ name: String) -> BundledFile? { all.first { $0.name == name } }
}
