import Testing

@testable import Inputs

@Suite struct JSONReaderTests {
  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "01", "1.", ".5", "+1", "1e", "nul",
    "tru",
    "\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\u0041\"", "\"\n\"",
    "\"\\ud800\\udbff\"", "\"\\ud800\\ue000\"",
    "1 2",
    "[1 2]", "NaN", "'a'", "{\"a\":1,}", "\u{FEFF}1",
  ])
  func whatIsNotJSONIsRefused(text: String) {
    #expect(throws: JSONReader.Failure.self) {
      try JSONReader.value(in: Array(text.utf8)[...])
    }
  }

  /// Members are read one element after the other, and are those of the whole; so is what is wrong with them.
  @Test(arguments: [
    "", "1", "[]", "{}", " { } ", "{}1", "{\"a\":[]}", " {\"a\" : [ ] , \"\\u0061\":1 }\n",
    "{\"a\":[1,]}", "{\"a\":[1 2]}", "{\"a\":[1],}", "{\"a\":[,1]}", "{\"a\":[}", "{\"a\":[]",
    "{\"a\"[]}", "{[]}", "{\"a\":[[1],{\"b\":[2]},\"]\"],\"c\":{\"d\":[]}}", "{\"a\":[]]",
    "{\"a\":[] \"b\":[]}",
    "{\"a\":\(String(repeating: "[", count: 63))\(String(repeating: "]", count: 63))}",
    "{\"a\":\(String(repeating: "[", count: 64))\(String(repeating: "]", count: 64))}",
  ])
  func membersAreThoseOfTheWhole(text: String) throws {
    let bytes = Array(text.utf8)
    let whole: JSONValue
    do throws(JSONReader.Failure) {
      whole = try JSONReader.value(in: bytes[...])
    } catch {
      if text.hasPrefix("{") {
        #expect(throws: error) { try JSONReader.members(in: bytes[...]) }
      } else {
        #expect(try JSONReader.members(in: bytes[...]) == nil)
      }
      return
    }
    let members = try JSONReader.members(in: bytes[...])
    guard case .object(let values) = whole else {
      #expect(members == nil)
      return
    }
    #expect(members?.map(\.key) == values.map(\.key))
    for (member, value) in zip(try #require(members), values) {
      let array = try member.array.map { try JSONReader.value(in: $0) }
      if case .array = value.value { #expect(array == value.value) } else { #expect(array == nil) }
    }
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.Failure.self) {
      try JSONReader.value(in: Array(text.utf8)[...])
    }
  }

  /// What was closed before does not count: as deep as the greatest depth is read, deeper is not.
  @Test(arguments: ["", "[],", "[[]],{},", "{\"a\":[]},[],"]) func depthIsThatOfTheOpen(
    _ before: String
  ) throws {
    func read(_ depth: Int) throws {
      let inner =
        String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
      let text = "[\(String(repeating: before, count: 300))\(inner)]"
      _ = try JSONReader.value(in: Array(text.utf8)[...])
    }
    #expect(JSONReader.greatestDepth == 64)
    try read(JSONReader.greatestDepth)
    #expect(throws: JSONReader.Failure.self) { try read(JSONReader.greatestDepth + 1) }
  }

  @Test func valuesAreRead() throws {
    let value = try JSONReader.value(
      in: Array(#" {"a" : [1, -2.5e3, true, false, null, "x\u00e9\ud83d\ude00"], "a":2} "#.utf8)[
        ...
      ]
    )
    #expect(value["a"] == .number(2, digits: "2"))
    guard case .object(let members) = value, case .array(let elements) = members[0].value else {
      Issue.record("not an object with an array")
      return
    }
    #expect(elements[1] == .number(-2500, digits: "-2.5e3"))
    #expect(elements[5] == .string("xé😀"))
    #expect(value["b"] == nil)
  }

  /// A member that is null is there all the same; only objects have any.
  @Test func membersMayBeNull() throws {
    let value = try JSONReader.value(in: Array(#"{"a":1,"n":null}"#.utf8)[...])
    #expect(value["n"] == .null && value["m"] == nil)
    #expect(JSONValue.array([value])["n"] == nil && JSONValue.null["n"] == nil)
  }

  /// A pair of surrogates is one character, from the first to the last that there is; what is beside them is one by
  /// itself.
  @Test(arguments: [
    (#"\ud800\udc00"#, "\u{10000}"), (#"\ud800\udfff"#, "\u{103FF}"),
    (#"\udbff\udc00"#, "\u{10FC00}"), (#"\uDBFF\uDFFF"#, "\u{10FFFF}"),
    (#"\ud7ff"#, "\u{D7FF}"), (#"\ue000"#, "\u{E000}"),
  ])
  func pairsOfSurrogatesAreCharacters(_ escape: String, _ character: String) throws {
    let value = try JSONReader.value(in: Array("\"\(escape)\"".utf8)[...])
    #expect(value == .string(character))
  }
}
