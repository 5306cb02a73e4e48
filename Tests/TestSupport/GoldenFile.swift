import Foundation

/// A file that holds what is expected to be written, byte for byte.
///
/// `Scripts/renew-golden` writes such files anew; their diff is read before it is committed.
public struct GoldenFile: Sendable {
  /// Where the file is.
  public let url: URL

  /// The file at a place.
  public init(_ url: URL) {
    self.url = url
  }

  /// A file below `Tests`.
  public init(_ path: String) {
    url = TestFiles.directory.appending(path: path)
  }

  /// Whether this run writes the files instead of comparing with them.
  public static var isRenewing: Bool {
    ProcessInfo.processInfo.environment["FITCHECK_RENEW_GOLDEN"] == "1"
  }

  /// Checks that bytes are those of the file; where files are renewed, writes them instead.
  ///
  /// - Throws: ``RecordedDifference``, and what reading or writing throws.
  public func check(_ bytes: Data) throws {
    guard !Self.isRenewing else { return try bytes.write(to: url) }
    let name = url.lastPathComponent
    guard let expected = try? Data(contentsOf: url) else {
      throw RecordedDifference(missing: name)
    }
    if let difference = RecordedDifference(of: name, from: expected, to: bytes) { throw difference }
  }

  /// Checks that rows are the lines of the file; where files are renewed, writes them instead.
  ///
  /// - Throws: ``RecordedDifference``, and what reading or writing throws.
  public func check(_ rows: [String]) throws {
    try check(Data(rows.map { $0 + "\n" }.joined().utf8))
  }

  /// What in a folder is no file of these: left over from cases that are gone.
  ///
  /// Where files are renewed, they are removed, and there are none.
  public static func leftOver(in folder: URL, besides names: Set<String>) throws -> [String] {
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let others = found.filter { !names.contains($0) && !$0.hasPrefix(".") }
    guard isRenewing else { return others }
    for name in others {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    return []
  }
}
