import Testing

@testable import WidgetSources

/// What a compiler's errors say is missing.
@Suite struct WantedNamesTests {
  @Test func namesAreCountedByTheFilesThatWantThem() {
    let wanted = WantedNames(errors: [
      "a.swift:1:2: error: cannot find 'Alpha' in scope",
      "a.swift:9:2: error: cannot find type 'Alpha' in scope",
      "b.swift:1:2: error: cannot find type 'Alpha' in scope",
      "b.swift:2:2: error: no type named 'Beta' in module 'SwiftUI'",
      "b.swift:3:2: error: value of type 'Text' has no member 'fancy'",
      "c.swift:3:2: error: type 'Color?' has no member 'fancy'",
      "b.swift:4:2: error: 'List' is unavailable: use VStack, not 'List'",
      "b.swift:5:2: error: missing return in closure expected to return 'Int'",
      "the linker said nothing of use",
    ])
    #expect(
      wanted.wants.map { "\($0.name) \($0.fileCount)" } == [
        "Alpha 2", "Beta 1", "Color?.fancy 1", "List 1", "Text.fancy 1",
      ]
    )
    #expect(wanted.summary?.hasPrefix("there is no Alpha (2 files), Beta (1 file),") == true)
    #expect(WantedNames(errors: ["a.swift:1:1: error: expected '}'"]).summary == nil)
  }

  /// Files are told apart by their whole paths, which may have colons, too; a file wants a name once, wherever it does.
  @Test func pathsMayHaveColons() {
    let wanted = WantedNames(errors: [
      "1:2/a.swift:1:2: error: cannot find 'Alpha' in scope",
      "1:2/a.swift:12:34: error: cannot find 'Alpha' in scope",
      "1:2/b.swift:1:2: error: cannot find 'Alpha' in scope",
      "1:2/c.intentdefinition:7: error: cannot find 'Alpha' in scope (in the class made of this)",
      "error: cannot find 'Beta' in scope", "error: cannot find 'Beta' in scope",
    ])
    #expect(wanted.wants.map { "\($0.name) \($0.fileCount)" } == ["Alpha 3", "Beta 1"])
  }
}
