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

  /// A recording beside a test, of the texts with these names and no others.
  public init(_ url: URL, names: [String]) {
    self.url = url
    self.names = names
    let file = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    texts = Self.read(file)
  }

  /// Where a text departs from what is recorded under its name, in a few lines; nil where it does not.
  ///
  /// Where files are renewed, the text is recorded, and there is no difference.
  public func difference(of name: String, from text: String) throws -> String? {
    precondition(names.contains(name), "\(name) is none of the names of \(url.lastPathComponent)")
    let visible = Self.visible(text)
    return try lock.withLock {
      if GoldenFile.isRenewing {
        texts[name] = visible
        try write()
        return nil
      }
      guard let expected = texts[name] else {
        return "\(name) is not recorded. \(GoldenFile.advice)"
      }
      guard expected != visible else { return nil }
      return "\(name) is otherwise:\n\(Self.difference(from: expected, to: visible))\n"
        + GoldenFile.advice
    }
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

  private static func difference(from expected: String, to actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let before = zip(old, new).prefix { $0 == $1 }.count
    func lines(_ mark: String, _ lines: ArraySlice<Substring>) -> [String] {
      lines.prefix(8).map { "\(mark)\($0.prefix(300))" }
    }
    return
      (["from line \(before + 1) on"] + lines("- ", old.dropFirst(before))
      + lines("+ ", new.dropFirst(before))).joined(separator: "\n")
  }
}
