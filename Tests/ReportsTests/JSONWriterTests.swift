import Foundation
import Inputs
import Testing

@testable import Reports

@Suite struct JSONWriterTests {
  private func literal(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }

  @Test(arguments: [
    ("plain", "\"plain\""), ("\"", "\"\\\"\""), ("\"\u{301}", "\"\\\"\u{301}\""),
    ("\\\u{308}", "\"\\\\\u{308}\""), ("\n\r\t", "\"\\n\\r\\t\""),
    ("\u{0}\u{1F}", "\"\\u0000\\u001f\""),
    ("\u{7F}\u{9B}", "\"\\u007f\\u009b\""), ("\u{202E}\u{2028}", "\"\\u202e\\u2028\""),
    ("\u{FEFF}", "\"\\ufeff\""), ("👨‍👩‍👧‍👦", "\"👨‍👩‍👧‍👦\""), ("日本", "\"日本\""), ("/", "\"/\""),
  ])
  func stringsAreEscapedByScalar(text: String, json: String) {
    #expect(Array(literal(text).unicodeScalars) == Array(json.unicodeScalars))
  }

  @Test func everyStringReadsBack() throws {
    var scalars = String.UnicodeScalarView()
    for value in 0..<UInt32(0x3000) {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    let text = String(scalars)
    let parsed = try JSONReader.value(in: Array(literal(text).utf8)[...])
    guard case .string(let back) = parsed else {
      Issue.record("not a string")
      return
    }
    #expect(Array(back.unicodeScalars) == Array(text.unicodeScalars))
    let judge = try JSONSerialization.jsonObject(
      with: Data(literal(text).utf8),
      options: .fragmentsAllowed
    )
    #expect((judge as? String).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    (0.0, "0"), (58, "58"), (-1, "-1"), (0.1, "0.1"), (78.54, "78.54"),
    (33.660000000000004, "33.660000000000004"), (1e300, "1e+300"), (1e-5, "1e-05"),
    (.infinity, "null"), (.nan, "null"),
    // From 2^53 on not every whole number has a value of its own.
    (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992.0"),
    (-9_223_372_036_854_775_808, "-9.223372036854776e+18"),
  ])
  func numbersAreShort(value: Double, digits: String) {
    #expect(JSONWriter.digits(value) == digits)
    if value.isFinite { #expect(Double(digits) == value) }
  }

  @Test func layouts() {
    func write(_ layout: JSONWriter.Layout) -> String {
      var writer = JSONWriter(layout: layout)
      writer.object { writer in
        writer.member("a", 1)
        writer.member("b", array: [1.5, 2]) { $0.number($1) }
        writer.member("c", [])
        writer.member("d") { $0.member("e", nil as Bool?) }
      }
      return writer.text
    }
    #expect(write(.compact) == #"{"a":1,"b":[1.5,2],"c":[],"d":{"e":null}}"#)
    #expect(
      write(.indented) == """
        {
          "a": 1,
          "b": [
            1.5,
            2
          ],
          "c": [],
          "d": {
            "e": null
          }
        }
        """
    )
  }

  /// What is not there is null, whatever it would be, and digits stay as they were read.
  @Test func membersAreOfEveryKind() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("digits")
      writer.numeral("1.50")
      writer.member("text", nil as String?)
      writer.member("number", nil as Double?)
      writer.member("count", nil as Int?)
      writer.member("flag", true)
      writer.member("other", false)
      writer.key("nothing")
      writer.null()
      writer.member("names", ["a", "b"])
      writer.member("sizes", array: [0.5, 2]) { $0.number($1) }
    }
    let first = #"{"digits":1.50,"text":null,"number":null,"count":null,"flag":true,"other":false,"#
    #expect(writer.text == first + #""nothing":null,"names":["a","b"],"sizes":[0.5,2]}"#)
  }

  /// What is taken is gone, and what follows goes on behind it.
  @Test func textIsTakenOnce() {
    var writer = JSONWriter()
    var taken: [String] = []
    writer.array(1...3) { writer, number in
      writer.integer(number)
      taken.append(writer.takeText())
    }
    taken.append(writer.takeText())
    #expect(taken == ["[1", ",2", ",3", "]"] && writer.text.isEmpty)
  }

  /// Long texts are handed over in pieces, whatever is being written then.
  @Test func piecesAreTheWhole() {
    func write(_ writer: inout JSONWriter) {
      writer.object { writer in
        writer.member("lines", array: 0..<20_000) { writer, number in
          writer.object { writer in
            writer.member("text", "line \(number)")
            writer.member("empty", [])
          }
        }
      }
    }
    for layout in [JSONWriter.Layout.compact, .indented] {
      var whole = JSONWriter(layout: layout)
      write(&whole)
      var pieces: [String] = []
      var writer = JSONWriter(layout: layout, handOver: { pieces.append($0) })
      write(&writer)
      pieces.append(writer.takeText())
      #expect(pieces.joined() == whole.text)
      let longest = pieces.map(\.utf8.count).max() ?? 0
      #expect(pieces.count > 5 && longest < 128 << 10)
    }
  }
}
