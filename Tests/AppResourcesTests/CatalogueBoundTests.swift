import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What is read of catalogues takes many times its bytes: they have bounds of their own.
@Suite struct CatalogueBoundTests {
  @Test(arguments: [(32 << 20, true), ((32 << 20) + 1, false)])
  func cataloguesOfTextsHaveABound(_ count: Int, _ isRead: Bool) throws {
    let text =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"b"}}}}}}"#
    let folder = try TestFiles.temporaryFolder(["A.xcstrings": text.padded(to: count)])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(resources.faults.map(\.reason) == (isRead ? [] : [.noCatalogue("it is too long")]))
    #expect((resources.texts.entry(of: "a", table: "A", language: "en") != nil) == isRead)
  }

  @Test(arguments: [(1 << 20, true), ((1 << 20) + 1, false)])
  func contentsHaveABound(_ count: Int, _ isRead: Bool) throws {
    let text = #"{"properties":{"provides-namespace":true}}"#
    let folder = try TestFiles.temporaryFolder(["Contents.json": text.padded(to: count)])
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = try? AssetContents.read([String: [String: Bool]].self, in: folder.path)
    #expect((contents != nil) == isRead)
  }

  /// A letter has 128 marks and no more, as they are or by their numbers.
  @Test(
    arguments: [
      ("\u{301}", "\u{301}"), ("\u{F73}", "\u{F73}"), ("\u{F75}", "\u{F75}"),
      ("\u{F81}", "\u{F81}"), ("\u{1D165}", "\u{1D165}"), (#"\u0301"#, "\u{301}"),
      (#"\ud834\udd65"#, "\u{1D165}"),
    ] as [(String, String)]
  )
  func lettersOfCataloguesHaveABound(_ written: String, _ read: String) throws {
    for count in [128, 129] {
      try expectCatalogue(with: written, read, count: count, isRead: count == 128)
    }
  }

  private func expectCatalogue(
    with written: String,
    _ read: String,
    count: Int,
    isRead: Bool
  ) throws {
    func key(_ mark: String) -> String { "e" + String(repeating: mark, count: count) + "a" }
    let text = """
      {"sourceLanguage":"en","strings":{"\(key(written))":{"localizations":{"en":\
      {"stringUnit":{"value":"b"}}}}}}
      """
    let folder = try TestFiles.temporaryFolder(["A.xcstrings": text])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    let reasons: [ResourceFault.Reason] =
      isRead ? [] : [.noCatalogue("it has more than 128 marks on one letter")]
    #expect(resources.faults.map(\.reason) == reasons)
    let entry = resources.texts.entry(of: key(read), table: "A", language: "en")
    #expect((entry != nil) == isRead)
    let encodings: [String.Encoding] = [
      .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ]
    for encoding in encodings {
      let data = try #require(text.data(using: encoding))
      #expect(((try? LongLetters.refuse(inJSON: data)) != nil) == isRead, "\(encoding)")
    }
  }

  /// Also where a backslash stands before each mark, or it is in a CDATA section of its own, or has fewer digits than four.
  @Test(
    arguments: [
      "\u{301}", #"\U0301"#, #"\U301"#, "\\\u{301}", "&#769;", "&#x00301;", "<![CDATA[\u{301}]]>",
    ],
    [128, 129]
  )
  func lettersOfTablesHaveABound(_ mark: String, _ count: Int) {
    let key = "e" + String(repeating: mark, count: count)
    let list =
      mark.hasPrefix("&") || mark.hasPrefix("<")
      ? "<dict><key>\(key)</key><string>b</string></dict>" : "\"\(key)\" = \"b\";"
    let table = try? StringsFile.strings(Data(list.utf8))
    #expect((table != nil) == (count == 128))
    if let table { #expect(table.entries.keys.first?.unicodeScalars.count == count + 1) }
  }

  @Test(arguments: [(128, true), (129, false)])
  func lettersOfOtherFilesHaveABound(_ count: Int, _ isRead: Bool) throws {
    let key = "e" + String(repeating: "\u{301}", count: count)
    let list = try PropertyListSerialization.data(
      fromPropertyList: [key: "b"],
      format: .binary,
      options: 0
    )
    #expect(((try? StringsFile.strings(list)) != nil) == isRead)
    let text = "{\"\(key)\":{\"provides-namespace\":true}}"
    let folder = try TestFiles.temporaryFolder(["Contents.json": text])
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = try? AssetContents.read([String: [String: Bool]].self, in: folder.path)
    #expect((contents != nil) == isRead)
  }

  /// It would take minutes if names were looked up.
  @Test func lettersOfManyMarksAreRefusedInLinearTime() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let key = "e" + String(repeating: "\u{301}\u{323}", count: 200_000)
      let folder = try TestFiles.temporaryFolder([
        "A.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{\"\(key)\":{}}}",
        "en.lproj/B.strings": "\"\(key)\" = \"b\";",
        "A.xcassets/a.colorset/Contents.json": "{\"\(key)\":1}",
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      let resources = AppResources(folders: [folder.path])
      #expect(resources.faults.count == 3)
      #expect(ResourceTests.resources.texts.entry(of: key, table: nil, language: "en") == nil)
    }
  }

  /// A picture's file is read once: for each of thousands of languages it would take minutes.
  @Test func filesOfPicturesAreReadOnce() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let entries = (0..<8_000).map { #"{"filename":"a.svg","locale":"x\#($0)"}"# }
      let folder = try TestFiles.temporaryFolder([
        "A.xcassets/Sign.imageset/Contents.json":
          "{\"images\":[\(entries.joined(separator: ","))]}",
        "A.xcassets/Sign.imageset/a.svg": #"<svg width="2" height="1"/>"#.padded(to: 32 << 20),
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      let resources = AppResources(folders: [folder.path])
      #expect(resources.assets.picture(named: "Sign")?.light.size.width == 2)
      #expect(resources.faults == [])
    }
  }

  /// A picture is asked about whenever it is measured or drawn: to go through thousands of languages each time would take
  /// minutes.
  @Test func languagesAreGoneThroughOnce() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      let others = (0..<4_000).map { #"{"filename":"a.svg","locale":"x\#($0)"}"# }
      let named = ["de", "ja"].map { #"{"filename":"b.svg","locale":"\#($0)"}"# }
      let entries = named + others
      let folder = try TestFiles.temporaryFolder([
        "A.xcassets/Sign.imageset/Contents.json":
          "{\"images\":[\(entries.joined(separator: ","))]}",
        "A.xcassets/Sign.imageset/a.svg": #"<svg width="2" height="1"/>"#,
        "A.xcassets/Sign.imageset/b.svg": #"<svg width="3" height="1"/>"#,
      ])
      defer { try? FileManager.default.removeItem(at: folder) }
      let picture = AppResources(folders: [folder.path]).assets.picture(named: "Sign")
      for _ in 0..<2_000 {
        #expect(picture?.looks(in: "de").light.size.width == 3)
        #expect(picture?.looks(in: "ja").light.size.width == 3)
      }
    }
  }

  /// The last mark may end the text, however it is written; one that is not written to its end is none.
  @Test(arguments: [
    ("\u{301}", true), (#"\u0301"#, true), (#"\U0301"#, true), ("&#769;", true), ("&#x301;", true),
    // U+036F, whose digits are letters, too.
    (#"\u036F"#, true), (#"\U36F"#, true), (#"\U0F7"#, false), (#"\u36F"#, false),
    ("&#879;", true), ("&#x36f;", true), ("&#x36F;", true), ("&#x36g;", false),
    (#"\ud834\udd65"#, true), (#"\u030"#, false), (#"\ud834"#, false), (#"\ud834\udd6"#, false),
    ("&#769", false), ("&#x301", false), ("&#;", false), ("&#x;", false), ("&769;", false),
    ("&#30A;", false), (#"\v0301"#, false), ("\\", false), ("&", false), ("&#", false),
  ])
  func theLastMarkMayEndTheText(_ last: String, _ isMark: Bool) {
    let marks = String(repeating: "\u{301}", count: 128)
    #expect(LongLetters.areThere(in: Array("e\(marks)\(last)".utf8)) == isMark)
    #expect(!LongLetters.areThere(in: Array("e\(marks)".utf8)))
  }

  /// A backslash that is a letter of the text, since another one stands before it, ends a row of marks.
  @Test func backslashesEndLetters() {
    let marks = String(repeating: "\u{301}", count: 100)
    let table = try? StringsFile.strings(Data("\"e\(marks)\\\\\(marks)\" = \"b\";".utf8))
    #expect(table?.entries.keys.first?.unicodeScalars.count == 202)
  }

  /// What is cut off in the middle of a character is no mark, and ends the text.
  @Test(arguments: [[0xCC], [0xE0], [0xE0, 0xBD], [0xF0, 0x9D, 0x85]] as [[UInt8]])
  func charactersMayBeCutOff(_ end: [UInt8]) {
    let marks = Array(("e" + String(repeating: "\u{301}", count: 128)).utf8)
    #expect(!LongLetters.areThere(in: marks + end))
    #expect(!LongLetters.areThere(in: end))
  }

  /// What is no mark ends a row of marks.
  @Test(arguments: ["a", "\\", "&", "&#;", "\\u", "港", #"\u6e2f"#, "&#x6e2f;", "&#98;"])
  func lettersEndWithTheNext(_ next: String) {
    let marks = String(repeating: "\u{301}", count: 100)
    #expect(!LongLetters.areThere(in: Array("e\(marks)\(next)\(marks)".utf8)))
  }
}

extension String {
  fileprivate func padded(to byteCount: Int) -> String {
    self + String(repeating: " ", count: byteCount - utf8.count)
  }
}
