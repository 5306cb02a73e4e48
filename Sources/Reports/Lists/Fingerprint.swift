import FontFaces
import Headlines
import Inputs

extension VerdictRecord {
  /// What the item is known by: what its source calls it, or else its file and its words, of which what cannot be
  /// judged has none but the reason.
  ///
  /// Not what it is called then, which tells its line, and the file's name alone; nor the line in a reason.
  var identity: [String] {
    if isNamed { return [id] }
    if case .error(let reason) = content { return [place.file, InputFault.withoutLines(reason)] }
    return [place.file, headline]
  }
}

/// What a finding is followed by from one run to the next, wherever its row has moved to.
package struct Fingerprint: Sendable {
  /// 64 hexadecimal digits.
  let digest: String
  /// Whether it is the first finding of a run that is known by the same.
  let isFirst: Bool

  /// - Parameter parts: what the finding is known by.
  init(of parts: [String], isFirst: Bool) {
    let content = Array(parts.joined(separator: "\u{0}").utf8)
    digest = content.withUnsafeBufferPointer(SHA256.hexadecimalDigest)
    self.isFirst = isFirst
  }

  /// A part of the digest: nobody follows so many findings that two would share one.
  var key: UInt64 { UInt64(digest.prefix(16), radix: 16) ?? 0 }
}

/// A format that tells what each finding is followed by.
package protocol FingerprintFormat: VerdictFormat {
  /// What a record's finding is known by; nil where nothing is said of the record.
  func identity(of record: VerdictRecord) -> [String]?

  /// A record that is followed by a fingerprint.
  func text(of record: VerdictRecord, as fingerprint: Fingerprint) -> String
}

extension FingerprintFormat {
  package func text(of record: VerdictRecord) -> String { ToldRecord(record, in: self).text }
}

/// A record's text, until it is known which others came before it.
package struct ToldRecord: Sendable {
  /// What it is where none of them is known by the same.
  fileprivate let text: String
  /// By what it and others are known, in a run and in its file; nil where the format tells no fingerprint of it.
  fileprivate var keys: (run: UInt64, file: UInt64)?
  /// Its text as that of a number among those of its file that are known by the same, from 1.
  fileprivate var repeated: @Sendable (Int) -> String = { _ in "" }

  package init(_ record: VerdictRecord, in format: any VerdictFormat) {
    guard let telling = format as? any FingerprintFormat else {
      text = format.text(of: record)
      return
    }
    guard let identity = telling.identity(of: record) else {
      text = ""
      return
    }
    let first = Fingerprint(of: identity, isFirst: true)
    let parts = identity + [record.place.file]
    text = telling.text(of: record, as: first)
    keys = (first.key, Fingerprint(of: parts, isFirst: false).key)
    repeated = { number in
      let parts = parts + (number == 1 ? [] : ["\(number)"])
      return telling.text(of: record, as: Fingerprint(of: parts, isFirst: false))
    }
  }
}

/// The findings that were told, in the order of a run.
///
/// Of some that are known by the same, the first is told by that alone, so that its file may be moved, and any other by its
/// file and its number there, so that it stays what it is where those of other files are mended.
package struct ToldFindings: Sendable {
  private var told: Set<UInt64> = []
  /// How many there were of each in each file.
  private var counts: [UInt64: Int] = [:]

  package init() {}

  /// The text of the record that comes next.
  package mutating func next(_ record: ToldRecord) -> String {
    guard let keys = record.keys else { return record.text }
    let number = counts[keys.file, default: 0] + 1
    counts[keys.file] = number
    return told.insert(keys.run).inserted ? record.text : record.repeated(number)
  }
}
