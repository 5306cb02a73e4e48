/// What a file is, as its first bytes say.
enum FontFormat {
  /// A font of tables, which may be damaged.
  case tables
  /// A font packed for the web (WOFF, WOFF2).
  case packed
  /// A font of another kind, such as letters of pixels.
  case withoutTables
  /// None of these.
  case unknown

  /// How many bytes at the beginning tell it, as many as the longest start of a kind has.
  static let reach = 32

  init(of bytes: some Collection<UInt8>) {
    func begins(_ starts: [String]) -> Bool { starts.contains { bytes.starts(with: $0.utf8) } }
    if begins(Self.startsOfTables) {
      self = .tables
    } else if begins(["wOFF", "wOF2"]) {
      self = .packed
    } else if begins(Self.startsOfOthers) || bytes.starts(with: Self.startOfBinaryType1) {
      self = .withoutTables
    } else {
      self = .unknown
    }
  }

  /// Those that HarfBuzz looks for tables behind; the last is a Mac's suitcase (dfont).
  private static let startsOfTables = [
    "\0\u{1}\0\0", "OTTO", "true", "typ1", "ttcf", "\0\0\u{1}\0",
  ]

  /// Those of BDF and PCF, of Type 1 and what else PostScript has, of PFR, and of CFF without tables.
  private static let startsOfOthers = [
    "STARTFONT", "\u{1}fcp", "%!PS-AdobeFont", "%!FontType", "%!PS-TrueTypeFont",
    "%!PS-Adobe-3.0 Resource-CIDFont", "PFR", "\u{1}\0\u{4}",
  ]

  private static let startOfBinaryType1: [UInt8] = [0x80, 1]
}

/// The directory of tables in a font file (OpenType, "Organization of an OpenType font").
///
/// HarfBuzz and FreeType open a file that was cut off and merely find some tables empty; a person
/// had better be told.
struct FontTables {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether every table that a face's directory names lies within the file; true as well for a
  /// file that has no such directory, which others judge.
  func areWhole(face index: Int) -> Bool {
    records(face: index).allSatisfy { record in
      guard let (_, offset, length) = record else { return false }
      return offset + length <= bytes.count
    }
  }

  /// What a face's directory names by a tag, each from its beginning up to the file's end.
  ///
  /// So FreeType reads them: it finds tables in whatever order they are named, and follows what lies in one beyond its end.
  func tables(named tag: OpenTypeTag, face index: Int) -> [UnsafeRawBufferPointer] {
    let file = UnsafeRawBufferPointer(bytes)
    return records(face: index).compactMap { record -> UnsafeRawBufferPointer? in
      guard let (name, offset, _) = record, name == Int(tag.number), offset <= file.count else {
        return nil
      }
      return UnsafeRawBufferPointer(rebasing: file[offset...])
    }
  }

  /// Those of directories that FreeType reads: 1.0 and 2.0, OTTO, true, typ1, and two of keyboards' fonts on Macs.
  private static let versions: Set<Int> = [
    0x0001_0000, 0x0002_0000, 0x4F54_544F, 0x7472_7565, 0x7479_7031, 0xA56B_6264, 0xA56C_7374,
  ]

  private typealias Record = (tag: Int, offset: Int, length: Int)

  /// What a face's directory names, with nothing for what is beyond the file's end; empty where there is no such
  /// directory.
  ///
  /// Of a suitcase that is also what the first one's names: FreeType opens that to count the faces.
  private func records(face index: Int) -> [Record?] {
    guard let suitcase = FontSuitcase(bytes) else { return records(face: index, from: 0) }
    return Set([0, index]).filter { suitcase.fonts.indices.contains($0) }
      .flatMap { records(face: 0, from: suitcase.fonts[$0]) }
  }

  /// What a face's directory names in a font, or a collection, that begins in the file where what it names counts from.
  private func records(face index: Int, from start: Int) -> [Record?] {
    var directory = start
    if number(at: start) == 0x7474_6366 {  // ttcf
      guard bytes.indices.contains(index), let offset = number(at: start + 12 + 4 * index) else {
        return [nil]
      }
      directory = start + offset
    }
    guard let version = number(at: directory), Self.versions.contains(version) else { return [] }
    guard let counts = number(at: directory + 4) else { return [nil] }
    var records: [Record?] = []
    for record in 0..<(counts >> 16) {
      let place = directory + 12 + 16 * record
      guard let tag = number(at: place), let offset = number(at: place + 8),
        let length = number(at: place + 12)
      else {
        records.append(nil)
        return records
      }
      records.append((tag: tag, offset: start + offset, length: length))
    }
    return records
  }

  /// The big-endian number of four bytes at an offset; `nil` beyond the file's end.
  private func number(at offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
