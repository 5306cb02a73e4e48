import Foundation
import TestSupport
import Testing

@testable import Inputs

/// Real headlines in the encodings of desks, recorded by another codec (`Encoded/README.md`).
@Suite struct EncodedFileTests {
  static func path(_ name: String) -> String {
    TestFiles.directory.appendingPathComponent("InputsTests/Encoded/\(name)").path
  }

  static func events(_ name: String, _ options: InputOptions = InputOptions()) -> [InputEvent] {
    Array(InputReader([.path(path(name))], options: options))
  }

  /// Headlines, snippets and ids, without places.
  static func texts(_ events: [InputEvent]) -> [[String]] {
    events.compactMap { event in
      if case .item(let item) = event { [item.headline, item.snippet, item.id ?? ""] } else { nil }
    }
  }

  private static let files: [(String, TextEncoding, InputFormat)] = [
    ("shift_jis.csv", .shiftJIS, .commaSeparated), ("euc-jp.csv", .eucJP, .commaSeparated),
    ("iso-2022-jp.csv", .iso2022JP, .commaSeparated),
    ("utf-16le-marked.csv", .utf16LittleEndian, .commaSeparated),
    ("utf-16be.csv", .utf16BigEndian, .commaSeparated),
    ("shift_jis.txt", .shiftJIS, .lines), ("euc-jp.txt", .eucJP, .lines),
    ("iso-2022-jp.txt", .iso2022JP, .lines),
    ("shift_jis.xml", .shiftJIS, .rss), ("euc-jp.xml", .eucJP, .rss),
  ]

  @Test(arguments: files)
  func encodingsAreFoundAndRead(_ file: (name: String, TextEncoding, InputFormat)) throws {
    let expected = Self.texts(Self.events("utf-8.csv"))
    #expect(expected.count == 48)
    let events = Self.events(file.name)
    guard case .opened(let opened)? = events.first else {
      Issue.record("not opened: \(events)")
      return
    }
    #expect(opened.encoding == file.1 && opened.encodingOrigin == .found)
    #expect(opened.format == file.2)
    #expect(events.count == 49, "\(events.last.map { "\($0)" } ?? "")")
    let texts = Self.texts(events)
    if file.2 == .lines {
      #expect(texts.map { $0[0] } == expected.map { $0[0] })
    } else {
      #expect(texts == expected)
    }
    let given = Self.events(file.name, InputOptions(encoding: file.1))
    #expect(Self.texts(given) == texts)
    for size in [1, 2, 3, 7, 1000] {
      let reader = InputReader(
        [.path(Self.path(file.name))],
        options: InputOptions(),
        chunkSize: size
      )
      #expect(Array(reader) == events, "pieces of \(size)")
    }
  }

  /// A single headline tells its encoding too.
  @Test(arguments: [TextEncoding.shiftJIS, .eucJP])
  func singleLinesTellTheirEncoding(_ encoding: TextEncoding) throws {
    let name = encoding == .shiftJIS ? "shift_jis.txt" : "euc-jp.txt"
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: Self.path(name))))
    for line in bytes.split(separator: 0x0A) {
      #expect(try EncodingRecognizer.encoding(of: line) == encoding)
    }
  }

  /// A byte order mark comes before the encoding that is asked for, which other files may have.
  @Test(
    arguments: [
      (.utf8, .shiftJIS), (.utf8, .windows1252), (.utf8, .utf16BigEndian), (.utf8, .utf8),
      (.utf16LittleEndian, .utf16BigEndian), (.utf16LittleEndian, .utf16LittleEndian),
      (.utf16BigEndian, .utf16LittleEndian), (.utf16BigEndian, .utf8), (.utf16LittleEndian, .eucJP),
    ] as [(TextEncoding, TextEncoding)]
  )
  func marksComeBeforeWhatIsAskedFor(_ marked: TextEncoding, _ asked: TextEncoding) {
    let text = "\u{FEFF}海辺の図書館\n夜も開館へ\n"
    let bytes: [UInt8] =
      switch marked {
      case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      default: Array(text.utf8)
      }
    let options = InputOptions(format: .lines, encoding: asked)
    let events = Array(InputReader([.memory(bytes, name: "x")], options: options))
    guard case .opened(let opened)? = events.first else {
      Issue.record("not opened: \(events)")
      return
    }
    #expect(opened.encoding == marked)
    #expect(opened.encodingOrigin == (marked == asked ? .given : .found))
    #expect(Self.texts(events).map { $0[0] } == ["海辺の図書館", "夜も開館へ"])
  }

  /// That of UTF-32, which is not read, is told whatever is asked for.
  @Test func marksThatAreNotReadAreTold() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0]
    let options = InputOptions(format: .lines, encoding: .windows1252)
    let events = Array(InputReader([.memory(bytes, name: "x")], options: options))
    let place = InputPlace(file: "x", line: nil)
    #expect(events == [.bad(BadItem(place: place, reason: .unknownEncoding("UTF-32")))])
  }

  /// Every line with a byte that belongs nowhere is bad, and only those.
  @Test(arguments: [("shift_jis.txt", [0x82, 0x20]), ("euc-jp.txt", [0xA4, 0x20])])
  func brokenBytesSpoilTheirLineAlone(_ file: (name: String, fault: [UInt8])) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: Self.path(file.name))))
    var lines = bytes.split(separator: 0x0A).map { Array($0) }
    lines[3] += file.fault + Array("x".utf8)
    lines[40] = file.fault + lines[40]
    let spoilt = Array(lines.joined(separator: [0x0A]))
    let whole = Self.texts(Self.events(file.name)).map { $0[0] }
    let events = Array(InputReader([.memory(spoilt, name: "x")]))
    let bad = events.compactMap { event in
      if case .bad(let bad) = event { bad } else { nil }
    }
    #expect(bad.map(\.place.line) == [4, 41])
    #expect(bad.allSatisfy { if case .notText = $0.reason { true } else { false } })
    let kept = whole.indices.filter { $0 != 3 && $0 != 40 }.map { whole[$0] }
    #expect(Self.texts(events).map { $0[0] } == kept)
  }

  /// UTF-16 of every language, with and without a byte order mark.
  @Test(arguments: Corpus.languages)
  func utf16IsFound(language: String) throws {
    let headlines = try Corpus.rows(language).prefix(40).map(\.headline)
    let text = headlines.joined(separator: "\n")
    for isBigEndian in [false, true] {
      for mark in ["", "\u{FEFF}"] {
        let bytes = (mark + text).utf16.flatMap { unit in
          isBigEndian
            ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
        let events = Array(InputReader([.memory(bytes, name: "x")]))
        #expect(Self.texts(events).map { $0[0] } == headlines)
      }
    }
  }

  @Test func namesOfEncodings() {
    for encoding in TextEncoding.allCases {
      #expect(TextEncoding(name: encoding.rawValue.lowercased()) == encoding)
    }
    for name in ["cp932", "CP932", "sjis", "Windows-31J"] {
      #expect(TextEncoding(name: name) == .shiftJIS)
    }
    #expect(TextEncoding(name: "UTF-32") == nil && TextEncoding(name: "") == nil)
  }
}
