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

  /// Whether this run writes the files instead of comparing with them.
  public static var isRenewing: Bool {
    ProcessInfo.processInfo.environment["FITCHECK_RENEW_GOLDEN"] == "1"
  }

  /// What is to be done about a difference that was meant.
  public static let advice =
    "If this is meant, run Scripts/renew-golden and read the diff before you commit it."

  /// Where `bytes` depart from the file, in a few lines; nil where they do not.
  ///
  /// Where files are renewed, the file is written, and there is no difference.
  public func difference(from bytes: Data) throws -> String? {
    if Self.isRenewing {
      try bytes.write(to: url)
      return nil
    }
    let name = url.lastPathComponent
    guard let expected = try? Data(contentsOf: url) else {
      return "There is no \(name). \(Self.advice)"
    }
    guard expected != bytes else { return nil }
    return "\(name) is otherwise:\n\(Self.difference(from: expected, to: bytes))\n\(Self.advice)"
  }

  /// The lines between the first and the last difference, not more than a screen of them.
  private static func difference(from expected: Data, to actual: Data) -> String {
    let newline = UInt8(ascii: "\n")
    let old = expected.split(separator: newline, omittingEmptySubsequences: false)
    let new = actual.split(separator: newline, omittingEmptySubsequences: false)
    let shorter = min(old.count, new.count)
    let before = zip(old, new).prefix { $0 == $1 }.count
    let after = zip(old.reversed(), new.reversed()).prefix(shorter - before)
      .prefix { $0 == $1 }.count
    func lines(_ mark: String, _ lines: [Data]) -> [String] {
      let changed = lines[before..<lines.count - after]
      let shown = changed.prefix(8).map { mark + String(decoding: $0.prefix(300), as: UTF8.self) }
      return changed.count > 8 ? shown + ["\(mark)⋯ and \(changed.count - 8) lines more"] : shown
    }
    return (["from line \(before + 1) on"] + lines("- ", old) + lines("+ ", new))
      .joined(separator: "\n")
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
