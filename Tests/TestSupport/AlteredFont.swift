public import Foundation

/// A font file with tables of the test's own, in a folder that goes with the value.
public final class AlteredFont {
  /// The bytes of the file.
  public private(set) var data: Data
  private let folder: URL

  /// The font of a file.
  public init(of path: String) throws {
    data = try Data(contentsOf: URL(fileURLWithPath: path))
    folder = try TestFiles.temporaryFolder()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The bytes of a table; `nil` where the font has none.
  public func table(_ tag: String) -> Data? {
    record(of: tag).map { record in
      let start = number(at: record + 8)
      return data[start..<start + number(at: record + 12)]
    }
  }

  /// Puts a table in place of the one of its name; without contents, hides that one.
  public func replace(_ tag: String, with contents: Data?) {
    guard let record = record(of: tag) else { return }
    guard let contents else {
      data.replaceSubrange(record..<record + 4, with: Data("none".utf8))
      return
    }
    let start = (data.count + 3) & ~3
    data.append(Data(count: start - data.count))
    data.append(contents)
    data.replaceSubrange(record + 8..<record + 12, with: start.bigEndianBytes(4))
    data.replaceSubrange(record + 12..<record + 16, with: contents.count.bigEndianBytes(4))
  }

  /// Puts another number of two bytes into a table.
  public func set(_ number: Int, at offset: Int, of tag: String) {
    guard var bytes = table(tag).map({ Array($0) }) else { return }
    bytes.replaceSubrange(offset..<offset + 2, with: number.bigEndianBytes(2))
    replace(tag, with: Data(bytes))
  }

  /// Has a table's bytes stand for a table of another name.
  public func rename(_ tag: String, to other: String) {
    guard let record = record(of: tag) else { return }
    data.replaceSubrange(record..<record + 4, with: Data(other.utf8))
  }

  /// Has the font begin with the mark of another kind, of four characters.
  public func mark(as kind: String) {
    data.replaceSubrange(0..<4, with: Data(kind.utf8))
  }

  /// Changes one byte.
  public func change(byte place: Int) {
    data[place] ^= 1
  }

  /// Writes the font as it is now.
  public func write(_ name: String, appending rest: [UInt8] = []) throws -> String {
    let file = folder.appendingPathComponent(name)
    try (data + Data(rest)).write(to: file)
    return file.path
  }

  /// A font beside the tests.
  public static func test(_ name: String) throws -> AlteredFont {
    try AlteredFont(of: TestFiles.directory.appending(path: "Fonts/\(name)").path)
  }

  /// `Variable.ttf` with other axes in place of its own, whose default is 0.
  public static func variable(_ axes: [(tag: String, least: Int, most: Int)]) throws -> AlteredFont
  {
    let font = try test("Variable.ttf")
    guard var table = font.table("fvar").map({ Array($0) }) else { return font }
    for (own, axis) in zip(["opsz", "wght"], axes) {
      guard let start = table.indices.first(where: { table[$0...].starts(with: Array(own.utf8)) })
      else { continue }
      let places = [axis.least, 0, axis.most].flatMap { ($0 << 16).bigEndianBytes(4) }
      table.replaceSubrange(start..<start + 16, with: Array(axis.tag.utf8) + places)
    }
    font.replace("fvar", with: Data(table))
    return font
  }

  /// `Layers.ttf` with no character but A, which is the first glyph behind the missing one.
  public static func ofOneLetter() throws -> AlteredFont {
    let header = [
      (0, 2), (1, 2), (3, 2), (10, 2), (12, 4), (12, 2), (0, 2), (28, 4), (0, 4), (1, 4),
    ]
    let group = [(0x41, 4), (0x41, 4), (1, 4)]
    let font = try test("Layers.ttf")
    font.replace("cmap", with: Data((header + group).flatMap { $0.0.bigEndianBytes($0.1) }))
    return font
  }

  /// `Layers.ttf`, of 600 units for A and 620 for B, where B stands for both by a feature of a name.
  public static func ligature(by tag: String) throws -> AlteredFont {
    func numbers(_ numbers: Int...) -> Data { Data(numbers.flatMap { $0.bigEndianBytes(2) }) }
    // The glyph of A is the third one, that of B the fourth.
    let substitution: [Data] = [
      numbers(1, 0, 10, 30, 44),
      numbers(1), Data("DFLT".utf8), numbers(8, 4, 0, 0, 0xFFFF, 1, 0),
      numbers(1), Data(tag.utf8), numbers(8, 0, 1, 0),
      numbers(1, 4, 4, 0, 1, 8), numbers(1, 8, 1, 14), numbers(1, 1, 2), numbers(1, 4, 3, 2, 3),
    ]
    let font = try test("Layers.ttf")
    font.rename("CPAL", to: "GSUB")
    font.replace("GSUB", with: substitution.reduce(Data(), +))
    return font
  }

  private func record(of tag: String) -> Int? {
    let count = number(at: 4) >> 16
    return (0..<count).map { 12 + 16 * $0 }.first { data[$0..<$0 + 4] == Data(tag.utf8) }
  }

  private func number(at offset: Int) -> Int {
    data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Int {
  /// The lowest bytes of the number, the highest of them first.
  public func bigEndianBytes(_ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
  }
}

extension Data {
  /// A `name` table with names in one language of Windows' list.
  public static func nameTable(
    _ names: [(identifier: Int, text: String)],
    language: Int
  ) -> Data {
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for name in names.sorted(by: { $0.identifier < $1.identifier }) {
      let text = name.text.utf16.flatMap { Int($0).bigEndianBytes(2) }
      for field in [3, 1, language, name.identifier, text.count, texts.count] {
        records += field.bigEndianBytes(2)
      }
      texts += text
    }
    let header = [0, names.count, 6 + records.count].flatMap { $0.bigEndianBytes(2) }
    return Data(header + records + texts)
  }
}

extension Data {
  /// An `EBLC` table of one size, whose pictures are of some format each, from the second glyph on.
  /// - Parameters:
  ///   - formats: one a glyph.
  ///   - lengths: how many bytes of `EBDT` each has, behind its header of four; none where that is not asked.
  public static func places(ofPicturesOf formats: [Int], lengths: [Int] = []) -> Data {
    let count = formats.count
    // Each glyph has a range of its own, of eight bytes, and what is told of it, of sixteen.
    var table = [0x0002_0000, 1, 56, 24 * count, count, 0].flatMap { $0.bigEndianBytes(4) }
    // Lines of eight pixels above the baseline, for either direction.
    let line: [UInt8] = [8, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    table += line + line
    table += 1.bigEndianBytes(2) + count.bigEndianBytes(2) + [8, 8, 1, 1]
    for index in 0..<count {
      table += (index + 1).bigEndianBytes(2) + (index + 1).bigEndianBytes(2)
      table += (8 * count + 16 * index).bigEndianBytes(4)
    }
    var start = 4
    for (index, format) in formats.enumerated() {
      let length = index < lengths.count ? lengths[index] : 0
      table += 1.bigEndianBytes(2) + format.bigEndianBytes(2) + start.bigEndianBytes(4)
      table += 0.bigEndianBytes(4) + length.bigEndianBytes(4)
      start += length
    }
    return Data(table)
  }
}
