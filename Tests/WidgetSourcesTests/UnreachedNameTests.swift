import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// What sources call in code that is not run here is known: branches for older systems, and what they name.
@Suite struct UnreachedNameTests {
  /// Of the types `A` to `D` those that are called there.
  private static func called(_ text: String, startingWith names: Set<String> = []) -> [String] {
    var found = UnreachedNames()
    found.read(SwiftText(text).compiledTokens())
    return found.called(startingWith: names).intersection(["A", "B", "C", "D"]).sorted()
  }

  private static let new = "#available(iOS 17, *)"
  private static let old = "#unavailable(iOS 17)"

  static let branches: [(String, [String])] = [
    ("if \(new) { A() } else { B() }; C()", ["B"]),
    ("if \(new) { A() } else if \(new) { B() } else if c { C() } else { D() }", ["B", "C", "D"]),
    ("if a { A() } else if \(new) { B() } else { C() }", ["C"]),
    ("if a { A() } else { B() }; if \(new) { C() }; D()", []),
    ("if \(old) { A() } else { B() }", ["A"]),
    ("if a.contains(where: { $0 }), \(new) { A() } else { B() }", ["B"]),
    ("if let a, \(new) { A() } else { B() }", ["B"]),
    ("guard \(new) else { A(); return }; B()", ["A"]),
    ("guard \(old) else { A(); return }; B()", ["B"]),
    ("if \(new) { return A() }; B(); if c { C() }", ["B", "C"]),
    ("if \(new) { if a { return A() } }; B()", []),
    ("if \(new) {} else { A.kind; b.B(); C.init(); D<E>() }", ["B", "C"]),
    ("if \(new) {} else { if a { A() } else { B() } }; C()", ["A", "B"]),
    ("@available(iOS 17, *) func b() { A() }", []),
  ]

  @Test(arguments: branches)
  func branchesForOlderSystemsAreKnown(_ text: String, _ expected: [String]) {
    #expect(Self.called("struct Z { func z() { \(text) } }") == expected, "\(text)")
    #expect(Self.called("struct Z { var body: Int { \(text) } }; D.kind") == expected, "\(text)")
  }

  /// What a branch names is not run either: functions, properties and types, but for bodies, which all of them have.
  @Test(arguments: [
    ("var b: Int { A() }; func c() { B() }; func d() { C() }", "b; c()", ["A", "B"]),
    ("var b: Int { c }; var c: Int { if d { A() } }; let e = 1\nvar f: Int { B() }", "b", ["A"]),
    (
      "struct B { var body: Int { A() } }; struct C { var body: Int { D() } }", "B().body",
      ["A", "B"]
    ),
    (
      "struct B { struct E { init() { A() } } }; enum F { static func main() { D() } }", "B.main()",
      ["A"]
    ),
    ("enum B { static let e = 1\ninit() { A() } }; enum F { init() { C() } }", "e", []),
    ("func b(c: () -> Void = {}) { A() }\n#Preview { D() }", "c", []),
  ])
  func whatBranchesNameIsKnown(_ text: String, _ named: String, _ expected: [String]) {
    let branch = "struct Z { func z() { if \(Self.new) {} else { \(named) } } }"
    for whole in ["\(branch)\n\(text)", "\(text)\n\(branch)"] {
      #expect(Self.called(whole) == expected, "\(whole)")
    }
  }

  /// What somebody says is not run either, with what it names.
  @Test func whatIsNamedIsKnown() {
    let text = "struct E { var body: Int { A() } }\nstruct F { var body: Int { B() } }"
    #expect(Self.called(text) == [] && Self.called(text, startingWith: ["F", "G"]) == ["B"])
  }

  /// Bundles that a launcher may start are of several files; previews run nothing.
  @Test func bundlesOfLaunchersAreKnown() throws {
    let start = "{ if isNew() { New.main() } else { Old.main() } }"
    let folder = try TestFiles.temporaryFolder([
      "A.swift": "@main enum Start { static func main() \(start) }\n#Preview { C() }",
      "B.swift": "struct New: WidgetBundle { var body: some Widget { A() } }",
      "C.swift": "struct Old: WidgetBundle { var body: some Widget { B() } }",
      "D.swift": "struct Other: WidgetBundle { var body: some Widget { D() } }",
      "E.swift": "#if os(watchOS)\nfunc e() { if \(Self.new) {} else { D() } }\n#endif",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = try WidgetFolder(paths: [folder.path]).unreachedNames
    #expect(names.intersection(["A", "B", "C", "D"]) == ["A", "B"])
  }

  /// Types within types without end are read in time with their words.
  @Test func depthTakesNoTime() {
    func seconds(_ count: Int) -> Double {
      let text = String(repeating: "enum E { func f() { A() }; ", count: count)
      let ends = String(repeating: "}", count: count)
      let tokens = SwiftText(text + ends).compiledTokens()
      return ThreadTime.seconds {
        var found = UnreachedNames()
        found.read(tokens)
        #expect(found.called(startingWith: ["E"]) == ["A", "f"])
      }
    }
    let (few, many) = (seconds(1_000), seconds(8_000))
    #expect(many < 40 * few, "\(few) and \(many)")
  }
}
