import FontFaces
import Headlines
import Inputs
import UnicodeText

/// What is known to be wrong with headlines, and is not to be told again.
///
/// A headline is known by what its source calls it and by its words, never by its place: rows may move
/// and files be renamed. A word that changes makes it another one.
package struct VerdictBaseline: Sendable {
  /// Why a file is no baseline.
  package enum ReadingError: Error, CustomStringConvertible {
    /// The bytes stop being UTF-8 at an offset: mended, they would be another headline's.
    case notText(offset: Int)
    case notJSON(String)
    case otherVersion
    /// Something is said twice, and nobody can tell which of them counts.
    case repeatedMember(String)

    package var description: String {
      switch self {
      case .notText(let offset): ArticleError.invalidUTF8(offset: offset).description
      case .notJSON(let reason): reason
      case .otherVersion: "not a baseline of this version: write it anew"
      case .repeatedMember(let name): InputFault.repeatedMember(name).description
      }
    }
  }

  /// Raised when an older fitcheck would misread the file.
  private static let schemaVersion = 1

  private struct Entry: Sendable {
    let id: String?
    let headline: String
    var unmet: Set<ExactText>
  }

  private var entries: [ExactText: Entry] = [:]

  /// A baseline in which nothing is known.
  package init() {}

  /// Reads a baseline.
  package init(_ bytes: [UInt8]) throws(ReadingError) {
    if let offset = bytes.withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset) {
      throw .notText(offset: offset)
    }
    let document: JSONValue
    do {
      // A byte order mark, as editors add it.
      document = try JSONReader.value(in: bytes.withoutByteOrderMark())
    } catch {
      throw ReadingError.notJSON(error.description)
    }
    try Self.checkNames(of: document, ["schemaVersion", "known"])
    guard case .number(Double(Self.schemaVersion), _)? = document["schemaVersion"],
      case .array(let known)? = document["known"]
    else { throw ReadingError.otherVersion }
    for member in known {
      try Self.checkNames(of: member, ["key", "id", "headline", "unmet"])
      guard case .string(let key)? = member["key"], case .array(let unmet)? = member["unmet"],
        case .string(let headline)? = member["headline"]
      else { throw ReadingError.otherVersion }
      var names: Set<ExactText> = []
      for element in unmet {
        guard case .string(let name) = element else { throw ReadingError.otherVersion }
        names.insert(ExactText(name))
      }
      var id: String?
      if case .string(let own)? = member["id"] { id = own }
      // Two files that were put together may know of one headline twice.
      entries[ExactText(key), default: Entry(id: id, headline: headline, unmet: [])].unmet
        .formUnion(names)
    }
  }

  /// The names of all requirements that are known not to be met, each once, in the order of their bytes.
  package var requirementNames: [String] {
    let names = entries.values.reduce(into: Set<ExactText>()) { $0.formUnion($1.unmet) }
    return names.sorted(by: Self.precedes).map(\.string)
  }

  private static func checkNames(
    of object: JSONValue,
    _ names: [String]
  ) throws(ReadingError) {
    guard case .object(let members) = object else { return }
    for name in names where members.count(where: { $0.key.isExactly(name) }) > 1 {
      throw .repeatedMember(name)
    }
  }

  /// Notes what is wrong with an item.
  package mutating func add(_ record: VerdictRecord) {
    let unmet = Set(record.unmet.map { ExactText($0.requirement.name) })
    guard !unmet.isEmpty, let key = Self.key(of: record) else { return }
    let id = record.isNamed ? record.id : nil
    entries[key, default: Entry(id: id, headline: record.headline, unmet: [])].unmet
      .formUnion(unmet)
  }

  /// Knows nothing of an item any longer.
  package mutating func forget(_ record: VerdictRecord) {
    if let key = Self.key(of: record) { entries[key] = nil }
  }

  /// Notes what another one knows.
  package mutating func add(_ other: VerdictBaseline) {
    for (key, entry) in other.entries {
      entries[key, default: entry].unmet.formUnion(entry.unmet)
    }
  }

  /// The record with what is known of it told as known.
  package func marking(_ record: VerdictRecord) -> VerdictRecord {
    guard !entries.isEmpty, let key = Self.key(of: record), let entry = entries[key],
      case .answer(let article, let verdict) = record.content
    else { return record }
    return VerdictRecord(
      number: record.number,
      id: record.id,
      isNamed: record.isNamed,
      place: record.place,
      content: .answer(
        article,
        verdict.knowing { entry.unmet.contains(ExactText($0.requirement.name)) }
      )
    )
  }

  /// The baseline as a file: a line for each headline, in an order that does not depend on theirs.
  package var text: String {
    let lines = entries.sorted { Self.precedes($0.key, $1.key) }.map { key, entry in
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("key", key.string)
        if let id = entry.id { writer.member("id", id) }
        writer.member("headline", entry.headline)
        writer.member("unmet", entry.unmet.sorted(by: Self.precedes).map(\.string))
      }
      return writer.text
    }
    return "{\"schemaVersion\":\(Self.schemaVersion),\"known\":[\n"
      + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + "]}\n"
  }

  /// What an item is known by: its own name, where its source gives one, and its words.
  private static func key(of record: VerdictRecord) -> ExactText? {
    guard case .answer(let article, _) = record.content else { return nil }
    let parts = [record.isNamed ? record.id : "", article.headline, article.snippet]
    let digest = Array(parts.joined(separator: "\u{0}").utf8)
      .withUnsafeBufferPointer(SHA256.hexadecimalDigest)
    return ExactText(String(digest.prefix(32)))
  }

  private static func precedes(_ left: ExactText, _ right: ExactText) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }
}
