import Foundation
import TestSupport
import Testing

@testable import Inputs

/// What is read of every short document of each row of `Recorded/grammars.txt`: items with their
/// lines, and faults in their words.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedInputTests {
  static let grammars = RecordedGrammars("InputsTests/Recorded")

  /// What a row's words ask for: a format, `columns=…`, `encoding=…`, `longest=…`.
  private static func options(_ grammar: Grammar) throws -> InputOptions {
    var options = InputOptions()
    for word in grammar.words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts.count == 1 ? "format" : parts[0] {
      case "format":
        options.format = InputFormat(flag: parts[0])
        #expect(options.format != nil, "\(word)")
      case "columns": options.columns = try ColumnMapping(parts[1])
      case "encoding":
        options.encoding = TextEncoding(name: parts[1])
        #expect(options.encoding != nil, "\(word)")
      case "longest": options.longestItem = try #require(Int(parts[1]))
      default: Issue.record("\(word) of \(grammar.name)")
      }
    }
    return options
  }

  @Test(arguments: grammars.rows)
  func everyShortDocumentIsReadAsRecorded(_ grammar: Grammar) throws {
    let options = try Self.options(grammar)
    try Self.grammars.check(grammar) { document in
      let sources = [InputSource.memory(document, name: "x")]
      let events = Array(InputReader(sources, options: options))
      // In pieces that cut it elsewhere it is read alike.
      let reader = InputReader(sources, options: options, chunkSize: 1 + document.count % 3)
      #expect(Array(reader) == events, "\(document)")
      #expect(reader.byteCount == document.count && reader.totalByteCount == document.count)
      return events.map(\.recorded).joined(separator: " ;; ")
    }
  }

  @Test func grammarsAreOfEveryFormatAndEncoding() throws {
    #expect(Self.grammars.rows.count > 40)
    #expect(Self.grammars.leftOver() == [])
    let options = try Self.grammars.rows.map(Self.options)
    let formats = Set(options.compactMap(\.format?.flag))
    #expect(formats == Set(InputFormat.flags).subtracting(["jsonfeed"]))
    #expect(Set(options.compactMap(\.encoding)) == Set(TextEncoding.allCases).subtracting([.utf8]))
  }

  // MARK: - Parts

  private static let parts = RecordedGrammars("InputsTests/Recorded", table: "parts")

  /// What parts say of every short text, asked directly.
  @Test(arguments: parts.rows)
  func partsAnswerAsRecorded(_ grammar: Grammar) throws {
    let answer: ([UInt8]) -> String
    switch grammar.words {
    case ["value"]:
      answer = { bytes in
        do throws(JSONReader.Failure) {
          return "\(try JSONReader.value(in: bytes[...]))"
        } catch {
          return "\(error)"
        }
      }
    case ["columns"]:
      answer = { bytes in
        do throws(ColumnMappingError) {
          let mapping = try ColumnMapping(String(decoding: bytes, as: UTF8.self))
          return
            (mapping.references.map { "\($0.key): \($0.value)" }.sorted()
            + (mapping.header.map { ["header: \($0)"] } ?? [])).joined(separator: ", ")
        } catch {
          return "\(error)"
        }
      }
    case ["html"]:
      answer = { MarkupText.text(ofHTML: $0).debugDescription }
    case ["format"]: answer = Self.formats
    default:
      Issue.record("\(grammar.words) of \(grammar.name)")
      return
    }
    try Self.parts.check(grammar, answer)
  }

  /// What a text is named as a whole, as a part of one, and where columns are asked for.
  private static func formats(_ bytes: [UInt8]) -> String {
    var named = ColumnMapping.byName
    named.references = [.headline: .name("x"), .snippet: .number(2)]
    return [(Opening.Extent.whole, ColumnMapping.byName), (.part, .byName), (.part, named)]
      .map { extent, columns in
        let opening = Opening(text: bytes[...], extent: extent, columns: columns)
        let format = FormatRecognizer.format(of: opening)
        return "\(format.rawValue) or \(TableRecognizer.separatedFormat(of: opening).rawValue)"
      }
      .joined(separator: ", ")
  }

  @Test func partsAreRecorded() {
    #expect(Self.parts.rows.count > 15)
    #expect(Self.parts.leftOver() == [])
  }
}

extension InputEvent {
  /// All that an event holds, in a line.
  fileprivate var recorded: String {
    switch self {
    case .opened(let input):
      "\(input.description) (\(input.formatOrigin), \(input.encodingOrigin))"
    case .item(let item):
      item.summary + item.notes.map { " (\($0))" }.joined()
    case .bad(let bad): "\(bad)"
    }
  }
}
