import Testing

@testable import WidgetSources

/// What sources declare that the surroundings have too.
extension SourcePassTests {
  /// What gives a type of Foundation's or Swift's a `formatted()` that is that of its values.
  @Test(arguments: [
    ("extension Date { func formatted() -> String { \"\" } }", ["Foundation.Date"]),
    (
      "extension Foundation.Decimal: A {\n  @A public func formatted() -> String { \"\" }\n}",
      ["Foundation.Decimal"]
    ),
    (
      "extension A { }\nextension Swift.Duration { var a: Int { 1 }\nfunc formatted() -> String }",
      ["Swift.Duration"]
    ),
    (
      "private extension Date { internal func formatted() -> String { \"\" } }",
      ["Foundation.Date"]
    ),
    (
      "private extension Date { }\nextension Date { func formatted() -> String { \"\" } }",
      ["Foundation.Date"]
    ),
    ("extension BinaryInteger { func formatted() -> String { \"\" } }", ["Swift.BinaryInteger"]),
    (
      "extension Swift.BinaryFloatingPoint { func formatted() -> String { \"\" } }",
      ["Swift.BinaryFloatingPoint"]
    ),
    // No property of that name may stand beside a function, whatever its type.
    ("extension Date { var formatted: String { \"\" } }", ["Foundation.Date"]),
    ("extension Swift.Duration { public var formatted: Text { a } }", ["Swift.Duration"]),
    ("extension Date { static var formatted: String { \"\" } }", []),
    ("extension Date { var a: Int { var formatted: Int { 1 }; return formatted } }", []),
    ("extension Int { var formatted: String { \"\" } }", []),
    ("extension BinaryInteger where Self: A { func formatted() -> String { \"\" } }", []),
    ("extension Date { static func formatted() -> String { \"\" } }", []),
    ("extension Date { static public func formatted() -> String { \"\" } }", []),
    ("extension Date { func formatted() -> String? { nil } }", []),
    ("extension Date { func formatted() -> String.Index { a } }", []),
    ("extension Date { func formatted() -> Text { a } }", []),
    ("extension Date { func formatted(a: Int) -> String { \"\" } }", []),
    ("extension Date { func a() { func formatted() -> String { \"\" } } }", []),
    ("extension Date { var a: String { formatted() } }", []),
    ("extension Date.B { func formatted() -> String { \"\" } }", []),
    ("extension A.Date { func formatted() -> String { \"\" } }", []),
    ("extension Date { }\nstruct B { func formatted() -> String { \"\" } }", []),
    ("extension Date { }\nextension B { func formatted() -> String { \"\" } }", []),
    ("#if os(macOS)\nextension Date { func formatted() -> String { \"\" } }\n#endif", []),
    ("extension Date { func formatted", []), ("extension", []),
  ])
  func formatsOfOnesOwnAreFound(_ text: String, _ expected: [String]) {
    let formats = SourcePass.output(of: text, file: "a.swift").ownFormats
    #expect(formats.shared == Set(expected) && formats.hidden == [])
  }

  /// Of lists and spans only what is of the same values as ours: what is of fewer goes before it, as on iOS.
  @Test(arguments: [
    ("extension Date { func formatted() -> Swift.String { \"\" } }", "Foundation.Date"),
    ("extension Sequence where Element == String { func formatted() -> String }", "Swift.Sequence"),
    (
      "extension Swift.Sequence where Self.Element == Swift.String { func formatted() -> String }",
      "Swift.Sequence"
    ),
    (
      "extension Swift.Sequence where Self.Iterator.Element == Swift.String {\nfunc formatted() -> String }",
      "Swift.Sequence"
    ),
    ("extension Sequence<String> { func formatted() -> String { \"\" } }", "Swift.Sequence"),
    (
      "extension Range where Bound == Foundation.Date { func formatted() -> String }", "Swift.Range"
    ),
    ("extension Range<Date> { func formatted() -> Swift.String { \"\" } }", "Swift.Range"),
    ("extension Sequence { func formatted() -> String { \"\" } }", ""),
    ("extension Sequence where Element == Int { func formatted() -> String { \"\" } }", ""),
    ("extension Sequence where Element == String, Self: A { func formatted() -> String }", ""),
    ("extension Collection where Element == String { func formatted() -> String { \"\" } }", ""),
    ("extension Range where Bound == Int { func formatted() -> String { \"\" } }", ""),
    ("extension ClosedRange where Bound == Date { func formatted() -> String { \"\" } }", ""),
    ("extension Date { func formatted() -> Swift.String? { nil } }", ""),
    ("extension Date { func formatted() -> Swift.String.Index { a } }", ""),
    ("extension Date { func formatted() -> Swift.Int { 1 } }", ""),
  ])
  func formatsOfListsAndSpansAreFound(_ text: String, _ expected: String) {
    let values = [
      "Swift.Sequence": "Element == Swift.String", "Swift.Range": "Bound == Foundation.Date",
    ]
    let type = values[expected].map { "\(expected) where \($0)" } ?? expected
    let formats = SourcePass.output(of: text, file: "a.swift").ownFormats
    #expect(formats.shared == (type.isEmpty ? [] : [type]) && formats.hidden == [])
  }

  /// What a file keeps to itself, by the function's own words or by those of its extension, is told apart.
  @Test(arguments: [
    "private extension Date { func formatted() -> String { \"\" } }",
    "@A\nfileprivate extension Date { func formatted() -> String { \"\" } }",
    "extension Date { private func formatted() -> String { \"\" } }",
    "extension Date { fileprivate nonisolated func formatted() -> String { \"\" } }",
    "public extension Date { private func formatted() -> String { \"\" } }",
    "private @A(b: (1, 2)) nonisolated extension Date { func formatted() -> String { \"\" } }",
    "private extension Date { var formatted: String { \"\" } }",
    "extension Date { fileprivate var formatted: String { \"\" } }",
  ])
  func formatsOfOneFileAreFound(_ text: String) {
    let formats = SourcePass.output(of: text, file: "a.swift").ownFormats
    #expect(formats.shared == [] && formats.hidden == ["Foundation.Date"])
  }

  /// A type that a file keeps to itself goes by another name there: the one for all the others stays.
  @Test(arguments: [
    (
      "private class DateFormatter {}\nlet a = DateFormatter(), b = Foundation.DateFormatter()",
      "private class _ateFormatter {}\nlet a = _ateFormatter(), b = Foundation.DateFormatter()"
    ),
    (
      "final fileprivate class ListFormatter {}\n// ListFormatter\nextension ListFormatter {}",
      "final fileprivate class _istFormatter {}\n// ListFormatter\nextension _istFormatter {}"
    ),
    (
      "private @MainActor final class DateFormatter {}\nlet a = 0...DateFormatter.b",
      "private @MainActor final class _ateFormatter {}\nlet a = 0..._ateFormatter.b"
    ),
    (
      "private typealias MassFormatter = A\n\"\\(MassFormatter()) MassFormatter\"",
      "private typealias _assFormatter = A\n\"\\(_assFormatter()) MassFormatter\""
    ),
  ])
  func typesOfOneFileHaveOtherNames(_ text: String, _ expected: String) {
    let output = SourcePass.output(of: text, file: "a.swift")
    #expect(output.text == expected && output.ownTypes == [])
  }

  /// One that others see too, or that is within another type or called as no type here, keeps its name.
  @Test(arguments: [
    "class DateFormatter {}", "private let a = 1\nclass DateFormatter {}",
    "struct A { private class DateFormatter {} }", "private extension DateFormatter {}",
    "private class Formatter {}",
  ])
  func otherTypesKeepTheirNames(_ text: String) {
    let output = SourcePass.output(of: text, file: "a.swift")
    let isShared = text.hasSuffix("class DateFormatter {}")
    #expect(output.text == text && output.ownTypes == (isShared ? ["DateFormatter"] : []))
  }

  /// What every file's formatters are already is not said again of them, nor that somebody else might say so.
  @Test(arguments: [
    (
      "extension DateFormatter: @unchecked Sendable {}",
      "extension DateFormatter                      {}"
    ),
    (
      "extension NumberFormatter: @retroactive @unchecked Swift.Sendable { func a() {} }",
      "extension NumberFormatter                                         { func a() {} }"
    ),
    (
      "extension ListFormatter: @unchecked Sendable, A {}; extension MassFormatter: A, Sendable {}",
      "extension ListFormatter:                      A {}; extension MassFormatter: A           {}"
    ),
    (
      "extension DateFormatter: @retroactive A, @unchecked @retroactive Sendable, B where C: Sendable {}",
      "extension DateFormatter:              A,                                   B where C: Sendable {}"
    ),
    (
      "extension DateFormatter: A, @unchecked Sendable {}",
      "extension DateFormatter: A                      {}"
    ),
  ])
  func whatIsSendableIsNotSaidToBeAgain(_ text: String, _ expected: String) {
    #expect(Self.output(text) == expected)
  }

  /// Of other types all is left as it is, and of those of a file's own.
  @Test(arguments: [
    "extension Calendar: @retroactive @unchecked Sendable {}",
    "extension DateFormatter.A: Sendable {}",
    "class DateFormatter {}\nextension DateFormatter: @unchecked Sendable {}",
    "extension DateFormatter: NotSendable, A & Sendable {}",
    "extension DateFormatter { let a: Sendable }",
    "struct A { let b: DateFormatter & Sendable }", "extension DateFormatter:",
    "extension DateFormatter",
  ])
  func whatElseIsSendableIsLeft(_ text: String) {
    #expect(Self.output(text) == text)
  }
}
