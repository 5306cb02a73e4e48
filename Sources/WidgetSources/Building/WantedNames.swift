import Foundation

/// The names that a widget's sources want and that there are not, as a compiler's errors tell them.
public struct WantedNames: Sendable, Hashable {
  /// A name and the files that want it.
  public struct Want: Sendable, Hashable {
    /// The name, with its type where it is a member's: `Text.fancy`.
    public let name: String
    /// How many files want it.
    public let fileCount: Int
  }

  /// The names, those first that most files want, then by the alphabet.
  public let wants: [Want]

  /// Reads errors, each a line with its file first.
  public init(errors: [String]) {
    var files: [String: Set<Substring>] = [:]
    for error in errors {
      guard let name = Self.name(in: error) else { continue }
      files[name, default: []].insert(Self.file(of: error))
    }
    wants = files.map { Want(name: $0.key, fileCount: $0.value.count) }
      .sorted { ($1.fileCount, $0.name) < ($0.fileCount, $1.name) }
  }

  /// The names in one sentence; `nil` where there are none.
  public var summary: String? {
    guard !wants.isEmpty else { return nil }
    let names = wants.map { want in
      "\(want.name) (\(want.fileCount == 1 ? "1 file" : "\(want.fileCount) files"))"
    }
    return "there is no \(names.joined(separator: ", "))"
  }

  /// The file of an error: what stands before the line and the column, be there other colons in its path.
  private static func file(of error: String) -> Substring {
    let place = error.range(of: "error: ").map { error[..<$0.lowerBound] } ?? error[...]
    let end = place.lastIndex { !($0 == ":" || $0 == " " || ("0"..."9").contains($0)) }
    return end.map { place[...$0] } ?? ""
  }

  /// The name that an error misses; `nil` for errors of other kinds.
  private static func name(in error: String) -> String? {
    guard let start = error.range(of: "error: ") else { return nil }
    let message = error[start.upperBound...]
    // Swift writes names between apostrophes.
    let names = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = names.first else { return nil }
    if message.hasPrefix("cannot find ") || message.hasPrefix("no type named ") { return first }
    if message.hasPrefix("'"), message.contains("' is unavailable") { return first }
    if message.contains("' has no member '"), names.count > 1 { return "\(first).\(names[1])" }
    return nil
  }
}
