import Foundation
import TestSupport
import Testing

@testable import AppResources

/// Tables of texts that people write are read part by part, as Foundation reads the whole, and in time with their length.
@Suite struct TextPropertyListTests {
  /// What says an entry of a number, in each way that the old kind knows.
  private static func entry(_ number: Int) -> String {
    switch number % 9 {
    case 0: "\"a; // \(number)\" = \"b; /* \\\" \\\\\";\n"
    case 1: "/* \"a\(number) = ; */ a\(number) = b;"
    case 2: "// it's \"a\(number)\" = b;\r\"k\(number)\" = 'c; \" d'; "
    case 3: "http://a.b/\(number) = //c;\nd;"
    case 4: "\"only \(number)\";"
    case 5: "a\(number)={};"
    case 6: "twice = \"\(number)\";"
    case 7: "a\(number) = (\"b;\", {c = d;}, e);"
    default: "// \u{2028}\"ü\(number)\" = { \"d;\" = { e = \"f;\"; }; };"
    }
  }

  /// What a value holds, in one order.
  private static func words(_ value: Any) -> String {
    if let entries = value as? [String: Any] {
      let ordered = entries.sorted { $0.key < $1.key }
      return "{" + ordered.map { "\($0.key) = \(words($0.value));" }.joined() + "}"
    }
    return (value as? [Any]).map { "\($0.map(words))" } ?? "\(value)"
  }

  @Test(arguments: [0, 1, 200, 3_000], ["", " ", "/* ; */", "// ;", "{", "junk", "{ a = b; }"])
  func partsAreReadAsTheWhole(_ count: Int, _ end: String) {
    let text = (0..<count).map(Self.entry).joined() + end
    // A file without a byte is a table without entries, as Xcode takes it.
    let whole =
      text.isEmpty
      ? [:] : try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let parts = try? TextPropertyList.dictionary(Data(text.utf8))
    #expect(parts.map { Self.words($0) } == (whole as? [String: Any]).map { Self.words($0) })
    // One in nine is there again.
    #expect(end != "" || parts?.count == count - max(count / 9 - 1, 0))
  }

  /// A file says by a mark which encoding it is in, of whatever kind it is.
  @Test(arguments: [
    String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
  ])
  func marksSayTheEncoding(_ encoding: String.Encoding) throws {
    let xml =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist version=\"1.0\"><dict><key>ü</key>"
      + "<string>港</string></dict></plist>"
    for text in ["\"ü\" = \"港\";", "{ \"ü\" = \"港\"; }", xml] {
      let data = try #require("\u{FEFF}\(text)".data(using: encoding))
      #expect(try StringsFile.strings(data).entries.mapValues(\.words) == ["ü": "港"], "\(text)")
    }
  }

  /// Lists in XML lie within one another no deeper than a bound; in the old kind such words are a text.
  @Test(arguments: [(1, true), (100, true), (101, false), (20_000, false)])
  func listsHaveADepth(_ count: Int, _ isRead: Bool) throws {
    let (begin, end) = ("<plist>", "</plist>")
    let text =
      String(repeating: begin, count: count) + "<dict><key>a</key><string>b</string></dict>"
      + String(repeating: end, count: count)
    let list = try? TextPropertyList.dictionary(Data(text.utf8))
    #expect(list?["a"] as? String == (isRead ? "b" : nil))
    let words = String(repeating: begin, count: 101)
    let old = try TextPropertyList.dictionary(Data("a = \"\(words)\";".utf8))
    #expect(old["a"] as? String == words)
  }

  /// Keys of which Foundation looks at what they have in common alone take no longer than others.
  @Test func keysMadeAlikeTakeNoLonger() throws {
    func seconds(_ key: (Int) -> String) throws -> Double {
      let data = Data((0..<8_000).map { "\"\(key($0))\" = \"b\";\n" }.joined().utf8)
      var count = 0
      let time = try ThreadTime.seconds { count = try StringsFile.strings(data).entries.count }
      #expect(count == 8_000)
      return time
    }
    let (short, long) = (String(repeating: "a", count: 40), String(repeating: "a", count: 208))
    let apart = try seconds { "\(10_000 + $0)\(short)\(long)" }
    let alike = try seconds { "\(short)\(10_000 + $0)\(long)" }
    #expect(alike < 6 * apart)
  }

  /// Two slashes begin a comment, but behind what words are of: they are of the word then.
  @Test func wordsHaveLettersAndMarks() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let word = Set("\(letters)\(letters.uppercased())0123456789_$:.-".utf8)
    for byte in UInt8(0)..<0x80 {
      var entries = PropertyListEntries([byte] + Array("//;\nb;".utf8))
      // The first semicolon ends an entry, or is within the comment, or within what the byte opens or begins.
      let end: Int? =
        switch byte {
        case UInt8(ascii: ";"): 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "("),
          UInt8(ascii: "}"), UInt8(ascii: ")"):
          nil
        case let byte where word.contains(byte): 4
        default: 7
        }
      let found = entries.nextEnd()
      #expect(found == end, "\(byte)")
    }
  }

  /// A comment ends with its line, of whatever kind the end is; one slash begins none.
  @Test(
    arguments: [
      ("/a;b;", 3), ("/*;*/a;", 7), ("//;\ra;", 6), ("//;\na;", 6), ("//;\u{2028}a;", 8),
      ("//;\u{2029}a;", 8), ("//;\u{202A}a;", nil),
    ] as [(String, Int?)]
  )
  func commentsEndWithTheirLines(_ text: String, _ end: Int?) {
    var entries = PropertyListEntries(Array(text.utf8))
    let found = entries.nextEnd()
    #expect(found == end)
  }

  /// Bytes of no encoding that a list says are no text.
  @Test func listsAreTexts() {
    let data = Data(Array("\"a\" = \"".utf8) + [0xFF] + Array("\";".utf8))
    #expect(throws: (any Error).self) { try TextPropertyList.dictionary(data) }
  }

  /// What cannot be read part by part has so many keys, or strings of a list, and no more.
  @Test func partsHaveABound() throws {
    func data(_ count: Int, _ begin: String, _ piece: (Int) -> String, _ end: String) -> Data {
      Data((begin + (0..<count).map(piece).joined() + end).utf8)
    }
    let lists: [(Int) -> Data] = [
      { data($0, "{", { "a\($0) = b;" }, "}") }, { data($0 - 1, "a = (", { "b\($0)," }, ");") },
      { data($0, "<dict>", { "<key>\($0)</key><string>;</string>" }, "</dict>") },
    ]
    for list in lists {
      #expect(try !TextPropertyList.dictionary(list(20_000)).isEmpty)
      #expect(throws: TextPropertyList.TooManyKeys()) {
        try TextPropertyList.dictionary(list(20_001))
      }
    }
    // Entries may be any number.
    #expect(try TextPropertyList.dictionary(data(30_000, "", { "a\($0);" }, "")).count == 30_000)
  }

  /// White space before the first element makes no list of the old kind: a semicolon there ends no part.
  @Test func elementsMayFollowWhiteSpace() throws {
    let entries = (0..<300).map { "<key>\($0)</key><string>;</string>" }.joined()
    let list = try TextPropertyList.dictionary(Data("\n\t \r\n<dict>\(entries)</dict>".utf8))
    #expect(list.count == 300)
    #expect(list.values.allSatisfy { $0 as? String == ";" })
  }

  /// A fault tells what there is too much of: such a table may be far shorter than those that are read.
  @Test func tooManyKeysAreTold() throws {
    let keys = (0..<20_001).map { "<key>\($0)</key><string>a</string>" }.joined()
    let folder = try TestFiles.temporaryFolder(["en.lproj/A.strings": "<dict>\(keys)</dict>"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let reason = "it has more than 20000 keys or texts in XML or within brackets"
    #expect(AppResources(folders: [folder.path]).faults.map(\.reason) == [.noTable(reason)])
  }

  /// A table has at most sixteen mebibytes, a comment among them.
  @Test(arguments: [(16 << 20, true), ((16 << 20) + 1, false)])
  func tablesHaveABound(_ count: Int, _ isRead: Bool) throws {
    let entry = "a = b;//"
    let comment = String(repeating: " ", count: count - entry.utf8.count)
    let folder = try TestFiles.temporaryFolder(["en.lproj/A.strings": entry + comment])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(resources.faults.map(\.reason) == (isRead ? [] : [.noTable("it is too long")]))
    #expect(resources.texts.entry(of: "a", table: "A", language: "en") != nil || !isRead)
  }

  /// Foundation refuses what is nested more deeply than any table.
  @Test(arguments: ["(", "{a = ", "a = (", "<array>", "<dict><key>a</key>"])
  func deepListsAreNone(_ piece: String) {
    let data = Data(String(repeating: piece, count: 100_000).utf8)
    #expect(throws: (any Error).self) { try TextPropertyList.dictionary(data) }
  }

  /// Behind some entries nothing begins as a list of another kind: one with a set would end the process.
  @Test func noPartIsBinary() throws {
    let entries = (0..<256).map { "a\($0);" }.joined()
    let text = entries + "bplist00 = x;" + entries
    #expect(try TextPropertyList.dictionary(Data(text.utf8))["bplist00"] as? String == "x")
  }
}
