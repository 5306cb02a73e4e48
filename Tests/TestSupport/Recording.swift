public import Foundation

/// A file of texts under names, each of which is expected to be written again, byte for byte.
///
/// `# name` begins a text; its lines are indented by two spaces. Bytes that are not to be seen stand
/// as `\u{…}`. `Scripts/renew-golden` writes such files anew, as it does a ``GoldenFile``. Threads may
/// share one.
public final class Recording: @unchecked Sendable {
  /// Where the file is.
  public let url: URL
  /// The names in the order of the file.
  private let names: [String]
  private let lock = NSLock()
  private var texts: [String: String]

  /// A recording at a place, of the texts with these names and no others.
  public init(_ url: URL, names: [String]) {
    self.url = url
    self.names = names
    let file = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    texts = Self.read(file)
  }

  /// A recording below `Tests`, of the texts with these names and no others.
  public convenience init(_ path: String, names: [String]) {
    self.init(TestFiles.directory.appending(path: path), names: names)
  }

  /// Checks that a text is what is recorded under its name; where files are renewed, records it instead.
  ///
  /// - Throws: ``RecordedDifference``, and what writing throws.
  public func check(_ name: String, _ text: String) throws {
    precondition(names.contains(name), "\(name) is none of the names of \(url.lastPathComponent)")
    let visible = Self.visible(text)
    try lock.withLock {
      guard !GoldenFile.isRenewing else {
        texts[name] = visible
        return try write()
      }
      guard let expected = texts[name] else { throw RecordedDifference(missing: name) }
      if let difference = RecordedDifference(
        of: name,
        from: Data(expected.utf8),
        to: Data(visible.utf8)
      ) {
        throw difference
      }
    }
  }

  /// Checks that rows are the lines of what is recorded under a name; where files are renewed, records them
  /// instead.
  ///
  /// - Throws: ``RecordedDifference``, and what writing throws.
  public func check(_ name: String, _ rows: [String]) throws {
    try check(name, rows.joined(separator: "\n"))
  }

  /// What is recorded under names that nobody asks for any more; none where files are renewed.
  public func leftOver() -> [String] {
    GoldenFile.isRenewing
      ? [] : lock.withLock { Set(texts.keys).subtracting(names).sorted() }
  }

  /// The first lines of a text, and of the others how many they are and a number that they have in
  /// common with no other text that is likely to stand there.
  public static func abridged(_ text: String, to count: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > count + 1 else { return text }
    return
      (lines.prefix(count) + ["⋯ \(lines.count - count) lines more, digest \(digest(of: text))"])
      .joined(separator: "\n")
  }

  /// A number for the text's bytes, in sixteen hexadecimal digits.
  public static func digest(of text: String) -> String {
    let digits = String(text.hashOfBytes, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  // MARK: - The file

  private func write() throws {
    var file = ""
    for name in names {
      guard let text = texts[name] else { continue }
      file += "# \(name)\n"
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        file += line.isEmpty ? "\n" : "  \(line)\n"
      }
    }
    try Data(file.utf8).write(to: url)
  }

  private static func read(_ file: String) -> [String: String] {
    var texts: [String: String] = [:]
    var name: String?
    var lines: [Substring] = []
    for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# ") {
        if let name { texts[name] = lines.joined(separator: "\n") }
        name = String(line.dropFirst(2))
        lines = []
      } else {
        lines.append(line.hasPrefix("  ") ? line.dropFirst(2) : line)
      }
    }
    // The last line's end is no line.
    if let name { texts[name] = lines.dropLast().joined(separator: "\n") }
    return texts
  }

  private static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar != "\n", scalar.properties.generalCategory == .control {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
