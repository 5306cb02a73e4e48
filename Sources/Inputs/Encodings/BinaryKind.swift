/// Tells files that are often taken for text by their first bytes.
enum BinaryKind {
  /// What the file is, as a noun with its article; nil where it may be text.
  static func kind(of bytes: ArraySlice<UInt8>) -> String? {
    (signatures + blocks).first { bytes.starts(with: $0.bytes) }?.kind
      ?? words.first { bytes.starts(with: $0.word.utf8) && bytes.contains(0) }?.kind
  }

  private static let signatures: [(bytes: [UInt8], kind: String)] = [
    (
      [0x50, 0x4B, 0x03, 0x04],
      "a ZIP archive, as spreadsheets and documents are stored (save it as CSV)"
    ),
    (
      [0xD0, 0xCF, 0x11, 0xE0],
      "a spreadsheet or document of an old kind (save it as CSV)"
    ),
    ([0x1F, 0x8B], "a file compressed with gzip"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "a file compressed with xz"),
    ([0x28, 0xB5, 0x2F, 0xFD], "a file compressed with zstd"),
    (Array("%PDF-".utf8), "a PDF document"),
    ([0x89, 0x50, 0x4E, 0x47], "a picture (PNG)"),
    ([0xFF, 0xD8, 0xFF], "a picture (JPEG)"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"),
  ]

  /// The signatures of bzip2: each says how large the blocks are, from 1 to 9.
  private static let blocks: [(bytes: [UInt8], kind: String)] =
    (UInt8(ascii: "1")...UInt8(ascii: "9")).map { size in
      (bytes: Array("BZh".utf8) + [size], kind: "a file compressed with bzip2")
    }

  /// Signatures that a headline may begin with, too: no text has a NUL, and these files have one among their first bytes.
  private static let words: [(word: String, kind: String)] = [
    ("GIF87a", "a picture (GIF)"), ("GIF89a", "a picture (GIF)"),
    ("SQLite format 3", "a database (SQLite)"),
  ]
}
