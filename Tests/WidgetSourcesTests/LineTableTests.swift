import Foundation
import Testing

@testable import WidgetSources

/// The lines of sources and of property lists are found once, however often they are asked for.
@Suite struct LineTableTests {
  @Test(arguments: [
    ("", [0..<0]),
    ("a", [0..<1]),
    ("a\n", [0..<1, 2..<2]),
    ("a\r\nb\rc\n\nd", [0..<1, 3..<4, 5..<6, 7..<7, 8..<9]),
    ("\n\r", [0..<0, 1..<1, 2..<2]),
    ("é\nb", [0..<2, 3..<4]),
  ])
  func linesEndInReturnsFeedsOrBoth(_ text: String, _ expected: [Range<Int>]) {
    #expect(LineTable(of: text.utf8).lines == expected)
  }

  /// Every place has the number that counting from the beginning gives.
  @Test(arguments: ["", "\n", "a\nbc\n\nd", "a\r\nb\rc\n", "\r\n\r\n"])
  func placesHaveTheNumberOfTheirLine(_ text: String) {
    let bytes = Array(text.utf8)
    let table = LineTable(of: bytes)
    for place in 0...bytes.count {
      let before = bytes[..<place]
      let returns = before.indices.filter { index in
        bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
      }
      let number = before.count { $0 == 10 } + returns.count + 1
      #expect(table.number(at: place) == number, "byte \(place)")
    }
  }

  /// Neither a source's lines nor the lines of a property list are looked for again: four times the text
  /// takes four times the bytes that are read, with four times the questions.
  @Test func bytesAreReadOnce() {
    func reads(_ count: Int) -> Int {
      let value = "<string>name</string>\n<string>other</string>\r\n"
      let bytes = CountedBytes(Array(String(repeating: value, count: count).utf8))
      let table = LineTable(of: bytes)
      let places = PropertyPlaces(in: bytes)
      for place in bytes.bytes.indices { _ = table.number(at: place) }
      for _ in 0..<count { #expect(places.line(of: ["name", "other", "name"]) == 3) }
      return bytes.reads.count
    }
    #expect(reads(40) == 4 * reads(10))
  }

  @Test func propertiesStandInTheirLines() {
    let places = PropertyPlaces(
      in: Data("<a>x</a><b>y</b>\r\n<c>z</c>\n<a>x</a>\n<b>y z</b><a></a>".utf8)
    )
    #expect(places.line(of: []) == nil)
    #expect(places.line(of: ["x", "y"]) == 1)
    #expect(places.line(of: ["z", "x"]) == 3)
    #expect(places.line(of: ["z", "x", "y"]) == 3)
    #expect(places.line(of: ["y z"]) == 4)
    #expect(places.line(of: ["w", "x"]) == nil)
  }
}

/// Bytes that count how often one of them is read.
private struct CountedBytes: Collection {
  final class Reads {
    var count = 0
  }

  let bytes: [UInt8]
  let reads = Reads()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var startIndex: Int { bytes.startIndex }
  var endIndex: Int { bytes.endIndex }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> UInt8 {
    reads.count += 1
    return bytes[index]
  }
}
