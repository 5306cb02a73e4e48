package import Foundation

/// A file of the user's, read with a bound.
///
/// What a link leads to is read. A folder, or what waits for a writer, such as a pipe, is no file.
package struct BoundedFile {
  /// Why a file is not read.
  package enum Refusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// It is a folder, a pipe or a device.
    case noFile
    /// It has more bytes than are read.
    case tooLong
    /// The system refuses; its own sentence says why.
    case unreadable(String)

    /// The reason, in a few words.
    package var description: String {
      switch self {
      case .noFile: "it is no file"
      case .tooLong: "it is too long"
      case .unreadable(let reason): reason
      }
    }
  }

  /// The most bytes that are read where nobody says another number: the longest pictures of apps have less.
  package static let mostBytes = 64 << 20

  /// How many bytes it has.
  package let byteCount: Int
  /// When it was written last; `nil` where the system does not say.
  package let modified: Date?
  private let file: URL

  /// Looks a file up.
  package init(path: String) throws(Refusal) {
    file = URL(systemPath: path).resolvingSymlinksInPath()
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    } catch {
      throw .unreadable(error.systemReason)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .noFile }
    byteCount = attributes[.size] as? Int ?? 0
    modified = attributes[.modificationDate] as? Date
  }

  /// Its bytes.
  ///
  /// - Parameter mostBytes: how many of them it may have.
  package func bytes(upTo mostBytes: Int = BoundedFile.mostBytes) throws(Refusal) -> Data {
    guard byteCount <= mostBytes else { throw .tooLong }
    let bytes: Data
    do {
      bytes = try Data(contentsOf: file)
    } catch {
      throw .unreadable(error.systemReason)
    }
    // It may have grown since it was looked up, or be one of those whose length the system does not tell.
    guard bytes.count <= mostBytes else { throw .tooLong }
    return bytes
  }
}
