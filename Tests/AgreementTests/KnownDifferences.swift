import TestSupport

/// The differences from the recordings that are explained; `Tools/record-lines/report` lists them.
struct KnownDifferences {
  /// One headline at one width that another engine sets differently.
  struct Key: Hashable, CustomStringConvertible {
    let engine: String
    let recording: String
    let id: String
    /// In ems, as the recording writes it; `natural` for the width on one line.
    let width: String

    var description: String { "\(engine) \(recording) \(id) at \(width)" }
  }

  /// The kinds that are explained in `classes.tsv`.
  let kinds: Set<String>
  /// The kind of each difference in `differences.tsv`.
  let kindOfDifference: [Key: String]

  init() throws {
    kinds = Set(try TestFiles.table("AgreementTests/classes.tsv").map { $0[0] })
    kindOfDifference = Dictionary(
      try TestFiles.table("AgreementTests/differences.tsv").map { row in
        (Key(engine: row[0], recording: row[1], id: row[2], width: row[3]), row[4])
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The listed differences from one recording.
  func keys(engine: String, recording: String) -> Set<Key> {
    Set(kindOfDifference.keys.filter { $0.engine == engine && $0.recording == recording })
  }

  /// Whether a difference is listed with an explained kind.
  func explain(_ key: Key) -> Bool {
    kindOfDifference[key].map(kinds.contains) ?? false
  }
}
