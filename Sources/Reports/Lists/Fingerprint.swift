import FontFaces
import Headlines
import Inputs

/// What a finding is followed by from one run to the next, wherever its row has moved to.
package struct Fingerprint: Sendable, Hashable {
  /// 64 hexadecimal digits.
  let digest: String

  /// - Parameter parts: what the finding is known by.
  init(of parts: [String]) {
    let content = Array(parts.joined(separator: "\u{0}").utf8)
    digest = content.withUnsafeBufferPointer(SHA256.hexadecimalDigest)
  }
}

extension VerdictRecord {
  /// What the item is known by: what its source calls it, or else its file and its words, of which what cannot be
  /// judged has none but the reason.
  ///
  /// Not what it is called then, which tells its line, and the file's name alone.
  var identity: [String] {
    if isNamed { return [id] }
    if case .error(let reason) = content { return [place.file, reason] }
    return [place.file, headline]
  }
}

/// A format that tells what each finding is followed by.
package protocol FingerprintFormat: VerdictFormat {
  /// What a record's finding is followed by, unless another one of the run has it; nil where nothing is said of the
  /// record.
  func fingerprint(of record: VerdictRecord) -> Fingerprint?

  /// A record behind so many that have its fingerprint.
  func text(of record: VerdictRecord, behind count: Int) -> String
}

/// A record's text, until it is known which others came before it.
package struct ToldRecord: Sendable {
  fileprivate struct Finding: Sendable {
    let fingerprint: Fingerprint
    /// The record's text behind so many that have its fingerprint.
    let text: @Sendable (Int) -> String
  }

  /// What it is where none of them has its fingerprint.
  fileprivate let text: String
  /// Nil where the format tells no fingerprint of it.
  fileprivate let finding: Finding?

  package init(_ record: VerdictRecord, in format: any VerdictFormat) {
    text = format.text(of: record)
    guard let format = format as? any FingerprintFormat,
      let fingerprint = format.fingerprint(of: record)
    else {
      finding = nil
      return
    }
    finding = Finding(fingerprint: fingerprint) { format.text(of: record, behind: $0) }
  }
}

/// The findings that were told, in the order of a run: of two that are known by the same, the second is told as the second.
package struct ToldFindings: Sendable {
  /// How many there were of each, by a part of the digest: nobody follows so many that two would share one.
  private var counts: [UInt64: Int] = [:]

  package init() {}

  /// The text of the record that comes next.
  package mutating func next(_ record: ToldRecord) -> String {
    guard let finding = record.finding else { return record.text }
    let key = UInt64(finding.fingerprint.digest.prefix(16), radix: 16) ?? 0
    let count = counts[key, default: 0]
    counts[key] = count + 1
    return count == 0 ? record.text : finding.text(count)
  }
}
