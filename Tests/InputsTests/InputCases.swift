import Foundation
import TestSupport
import Testing

@testable import Inputs

/// A row of `Cases/inputs.txt`.
struct InputCase: Sendable, CustomTestStringConvertible {
  let format: InputFormat?
  let columns: ColumnMapping
  let bytes: [UInt8]
  let expected: [String]
  let testDescription: String

  static let all: [InputCase] = {
    let file = TestFiles.directory.appendingPathComponent("InputsTests/Cases/inputs.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(InputCase.init)
  }()

  private init?(_ row: Substring) {
    let cells = row.components(separatedBy: " | ")
    guard cells.count == 3 else {
      Issue.record("three columns: \(row)")
      return nil
    }
    let asked = cells[0].split(separator: " ", maxSplits: 1)
    format = asked.first.flatMap { InputFormat(flag: String($0)) }
    columns = asked.count == 2 ? (try? ColumnMapping(String(asked[1]))) ?? .byName : .byName
    bytes = [UInt8](unescaping: cells[1])
    expected = cells[2].components(separatedBy: " ;; ").map {
      String(decoding: [UInt8](unescaping: $0), as: UTF8.self)
    }
    testDescription = String(row)
  }

  /// What is read, in pieces of a size.
  func events(chunkSize: Int = 64 * 1024) -> [InputEvent] {
    let options = InputOptions(format: format, columns: columns)
    return Array(
      InputReader([.memory(bytes, name: "case")], options: options, chunkSize: chunkSize)
    )
  }
}

extension InputItem {
  /// An item as `Cases/inputs.txt` writes it.
  var summary: String {
    let parts: [(String, String?)] = [
      ("snippet", snippet.isEmpty ? nil : snippet), ("time", time), ("id", id), ("lang", language),
    ]
    let line = place.line.map { String($0) } ?? "-"
    return "\(line) \(headline)"
      + parts.map { name, text in text.map { " [\(name)=\($0)]" } ?? "" }.joined()
  }
}

/// What is read of inputs, row by row from `Cases/inputs.txt`.
@Suite struct InputCaseTests {
  @Test(arguments: InputCase.all)
  func inputsAreRead(_ example: InputCase) {
    var events = example.events()[...]
    var expected = example.expected[...]
    let format = expected.removeFirst()
    if case .opened(let opened)? = events.first {
      #expect(opened.format.rawValue == format)
      #expect(opened.formatOrigin == (example.format == nil ? .found : .given))
      events.removeFirst()
    } else {
      #expect(format == "-")
    }
    #expect(events.count == expected.count, "\(events)")
    for (event, expected) in zip(events, expected) {
      switch event {
      case .opened: Issue.record("opened twice")
      case .item(let item): #expect(item.summary.utf8.elementsEqual(expected.utf8), "\(item)")
      case .bad(let bad):
        let parts = expected.components(separatedBy: " ! ")
        #expect(parts.first == bad.place.line.map { String($0) } ?? "-", "\(bad)")
        let told = "\(bad)" + (bad.id.map { " [id=\($0)]" } ?? "")
        #expect(told.contains(parts.last ?? "a reason"), "\(told)")
        #expect((bad.id != nil) == expected.contains("[id="), "\(told)")
      }
    }
  }

  @Test func thereAreCasesOfEveryFormat() {
    #expect(InputCase.all.count > 80)
    let given = Set(InputCase.all.compactMap(\.format?.flag))
    #expect(given.isSubset(of: Set(InputFormat.flags)))
    let found = Set(InputCase.all.compactMap(\.expected.first))
    #expect(found.isSuperset(of: InputFormat.allCases.filter { $0.flag != nil }.map(\.rawValue)))
  }

  /// Pieces may end anywhere: within a character, a tag, a line's end.
  @Test(arguments: InputCase.all)
  func piecesOfAnySizeAreReadTheSame(_ example: InputCase) {
    let whole = example.events()
    for size in [1, 2, 3, 4, 5, 8, 13, 21, 34, 55] {
      #expect(example.events(chunkSize: size) == whole, "pieces of \(size)")
    }
  }
}
