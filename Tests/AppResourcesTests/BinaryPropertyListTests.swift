import Foundation
import TestSupport
import Testing

@testable import AppResources

/// Tables of built apps are binary property lists: honest ones are read, and no other one takes the process with it.
@Suite struct BinaryPropertyListTests {
  /// A list of objects, the first of which holds the others; places take two bytes, references one.
  private static func list(_ objects: [[UInt8]], root: Int = 0, table: Int? = nil) -> Data {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let numbers = [objects.count, root, table ?? bytes.count].flatMap { number in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    return Data(bytes + places + [0, 0, 0, 0, 0, 0, 2, 1] + numbers)
  }

  private static func text(_ text: String) -> [UInt8] {
    [0x50 | UInt8(text.utf8.count)] + Array(text.utf8)
  }

  /// A dictionary of up to 255 entries.
  private static func dictionary(_ keys: [UInt8], _ values: [UInt8]) -> [UInt8] {
    [0xDF, 0x10, UInt8(keys.count)] + keys + values
  }

  private static func binary(_ value: Any) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  @Test func textsAreRead() throws {
    var texts = ["": "empty", "a": "", "long": String(repeating: "words ", count: 12_000)]
    for number in 0..<300 { texts["key \(number)"] = "Überschrift 港 👩‍👧 \(number % 7)" }
    let read = try StringsFile.strings(try Self.binary(texts))
    let words = read.entries.compactMapValues { $0.words }
    #expect(words == texts)
    #expect(try StringsFile.strings(try Self.binary([String: String]())).entries.isEmpty)
  }

  @Test func pluralsAreRead() throws {
    let rule = ["NSStringFormatValueTypeKey": "lld", "one": "%lld 記事", "other": "%lld articles"]
    let list: [String: Any] = [
      "a": ["NSStringLocalizedFormatKey": "%2$#@n@", "n": rule] as [String: Any],
      "b": ["NSStringDeviceSpecificRuleType": ["iphone": "phone"], "c": 7] as [String: Any],
    ]
    let read = try StringsFile.plurals(try Self.binary(list))
    let xml = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    #expect(read.entries.count == 2 && read.faults == [])
    #expect(try StringsFile.plurals(xml).entries == read.entries)
  }

  /// The first object need not be what holds the others.
  @Test(arguments: 0..<3) func theRootMayStandAnywhere(_ root: Int) throws {
    let (key, text) = (Self.text("k"), Self.text("a"))
    var objects = [key, text]
    let (keyPlace, textPlace): (UInt8, UInt8) = (root == 0 ? 1 : 0, root == 2 ? 1 : 2)
    objects.insert([0xD1, keyPlace, textPlace], at: root)
    let read = try StringsFile.strings(Self.list(objects, root: root))
    #expect(read.entries.mapValues(\.words) == ["k": "a"])
  }

  /// A set, arrays that each hold the next twice, what holds itself, and values of other kinds: tables of none of them.
  @Test func otherListsAreNoTables() throws {
    let (key, text) = (Self.text("k"), Self.text("a"))
    let doubling = (1...40).map { [0xA2, UInt8($0), UInt8($0)] as [UInt8] }
    let eight = [UInt8](repeating: 0xFF, count: 8)
    let lists: [[[UInt8]]] = [
      [[0xC1, 1], text], doubling + [text], [[0xA1, 0]], [[0xD1, 1, 0], key],
      [[0xD1, 1, 2], key, [0xC1, 1]], [[0xD1, 1, 2], [0x10, 1], text],
      [[0xD1, 1, 2], key, [0x80, 1]], [[0xD1, 1, 2], key, [0x33] + eight], [[0xD1, 1, 9], key],
      [[0xD1, 1, 2], key],
      [[0xDF, 0x13] + eight], [[0x5F, 0x13, 0x7F]], [[0x6F, 0x1F]], [],
      // A length that is no whole number, though it would fit.
      [[0xD1, 1, 2], key, [0x5F, 0x00, 1, 0x61]],
    ]
    for objects in lists {
      let data = Self.list(objects)
      #expect(throws: (any Error).self, "\(objects)") { try StringsFile.strings(data) }
      #expect((try? StringsFile.plurals(data))?.entries.isEmpty ?? true, "\(objects)")
    }
    #expect(throws: (any Error).self) { try StringsFile.strings(Self.list([text], root: 7)) }
    // A table of places that would stand behind the list, and farther than can be counted.
    for table in [1_000, .max] {
      let data = Self.list([text, text], root: 1, table: table)
      #expect(throws: (any Error).self) { try StringsFile.strings(data) }
    }
  }

  /// Of objects there are fewer than bytes: the places of others would stand farther than can be counted.
  @Test func objectsAreFewerThanBytes() {
    var bytes = [UInt8](Self.list([Self.text("k")]))
    // The first bytes of how many objects there are, and of which of them holds the others.
    bytes[bytes.count - 24] = 0x7F
    bytes[bytes.count - 16] = 0x7E
    let data = Data(bytes)
    #expect(throws: (any Error).self) { try BinaryPropertyList.value(data) }
  }

  /// Dictionaries stand eight deep, as deep as any table's and deeper; a ninth in them is no table's.
  @Test(arguments: [(1, true), (7, true), (8, true), (9, false), (40, false)])
  func dictionariesStandEightDeep(_ levels: Int, _ isRead: Bool) throws {
    var value: Any = "words"
    for _ in 0..<levels { value = ["k": value] as [String: Any] }
    var inner: Any? = try? BinaryPropertyList.value(try Self.binary(value))
    #expect((inner != nil) == isRead)
    guard isRead else { return }
    for _ in 0..<levels { inner = (inner as? [String: Any])?["k"] }
    #expect(inner as? String == "words")
  }

  /// Two hundred keys of one dictionary of two hundred of one of two hundred: a kilobyte for eight million values.
  @Test func whatUnfoldsHasABound() throws {
    let keys = (0..<200).map { Self.text("\($0)") }
    let names = (3..<203).map { UInt8($0) }
    let levels = (1...3).map { next in
      Self.dictionary(names, [UInt8](repeating: UInt8(next), count: names.count))
    }
    // The innermost hold a text, which is the first key.
    let data = Self.list(levels + keys)
    #expect(throws: BoundedFile.Refusal.tooLong) { try StringsFile.plurals(data) }
    let folder = try TestFiles.temporaryFolder(["en.lproj/B.strings": "\"b\" = \"B\";"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "en.lproj/A.stringsdict")
    try data.write(to: file)
    let resources = AppResources(folders: [folder.path])
    let fault = ResourceFault(path: file.path, reason: .noTable("it is too long"))
    #expect(resources.faults == [fault])
    #expect(resources.texts.entry(of: "b", table: "B", language: "en") != nil)
  }

  /// Of texts as many bytes are read as of any file, of which each value takes some for itself.
  @Test(arguments: [(0, true), (1, false)])
  func textsHaveABound(_ further: Int, _ isRead: Bool) throws {
    // Three values: the dictionary, its key of one letter, and its text.
    let count = BoundedFile.mostBytes - 3 * 64 - 1 + further
    let digits = stride(from: 24, through: 0, by: -8).map { UInt8(count >> $0 & 0xFF) }
    let text: [UInt8] =
      [0x5F, 0x12] + digits + [UInt8](repeating: UInt8(ascii: "a"), count: count)
    let data = Self.list([[0xD1, 1, 2], Self.text("k"), text])
    if isRead {
      let read = try BinaryPropertyList.value(data) as? [String: Any]
      #expect((read?["k"] as? String)?.utf8.count == count)
    } else {
      #expect(throws: BoundedFile.Refusal.tooLong) { try BinaryPropertyList.value(data) }
    }
  }

  /// Texts of two bytes a letter count with all their bytes: two hundred times four hundred thousand are too many.
  @Test func textsOfTwoBytesALetterHaveABound() {
    let keys = (0..<200).map { Self.text("\($0)") }
    let count = 200_000
    let digits = stride(from: 24, through: 0, by: -8).map { UInt8(count >> $0 & 0xFF) }
    // The letter a.
    let letters = [[UInt8]](repeating: [0, 0x61], count: count).flatMap { $0 }
    let text: [UInt8] = [0x6F, 0x12] + digits + letters
    let names = (1...200).map { UInt8($0) }
    let root = Self.dictionary(names, [UInt8](repeating: 201, count: 200))
    let data = Self.list([root] + keys + [text])
    #expect(throws: BoundedFile.Refusal.tooLong) { try BinaryPropertyList.value(data) }
  }

  /// Whatever byte is another behind what it is known by, or wherever it breaks off, is read or refused.
  @Test func spoiltListsAreReadOrRefused() throws {
    let sound = try Self.binary(["a": ["b": "A", "c": ["d": "日本語"]] as [String: Any]])
    for count in 6...sound.count {
      _ = try? StringsFile.plurals(sound.prefix(count))
      for other in [0, 0x0F, 0x7F, 0xFF] as [UInt8] where count < sound.count {
        var spoilt = sound
        spoilt[count] = other
        _ = try? StringsFile.strings(spoilt)
        _ = try? StringsFile.plurals(spoilt)
      }
    }
  }
}
