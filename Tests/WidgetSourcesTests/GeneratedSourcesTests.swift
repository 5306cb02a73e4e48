import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// What stands beside a widget's sources in their module leaves them their names.
@Suite struct GeneratedSourcesTests {
  /// Modules by which types are named.
  private static let modules: Set<String> = [
    "Foundation", "FoundationNetworking", "Swift", "SwiftUI", "WidgetKit",
  ]

  /// What no type of a widget's goes before: parameters of what is generic, types within a type, and words of Swift's.
  private static let inner: Set<String> = [
    "Any", "Base", "Bound", "DataTaskPublisher", "Element", "Format", "Member", "Result", "Self",
    "Style",
  ]

  /// The types in a file that are named by themselves, but for those that it declares and those that only a host has.
  private func bareTypes(in text: String) -> [String] {
    let source = SwiftText(text)
    let words = source.tokens(in: 0..<source.bytes.count).map(\.text)
    let declaring: Set<String> = ["class", "func", "struct", "typealias"]
    let declared = Set(
      zip(words, words.dropFirst()).filter { declaring.contains($0.0) }.map { $0.1 }
    )
    return words.indices.filter { index in
      let word = words[index]
      guard word.first?.isUppercase == true, !word.hasPrefix("Hosted"), !declared.contains(word),
        !Self.inner.contains(word), index > 0, ![".", "import"].contains(words[index - 1])
      else { return false }
      return !Self.modules.contains(word) || words[index + 1] != "."
    }
    .map { words[$0] }
  }

  /// A widget's own types go before those of other modules, in what stands beside them too: each type is named there by its
  /// module.
  @Test func typesAreNamedByTheirModules() {
    #expect(bareTypes(in: GeneratedSources.surroundings) == [])
    let roles: [(name: String, role: WidgetDeclaration.Role)] = [
      ("A", .bundle), ("B", .widget), ("C", .today),
    ]
    let points = roles.map { name, role in
      WidgetDeclaration(name: name, role: role, file: "a", line: 1, isMain: false, isGeneric: false)
    }
    #expect(bareTypes(in: GeneratedSources.host(of: points)) == ["A", "B", "C"])
    // A type that is named by itself is found.
    #expect(bareTypes(in: "let a: Swift.Int = 1\nlet b: URL") == ["URL"])
  }

  /// Where a type of the sources says which bundle is run, as those for older systems have it, that is asked: each of the
  /// bundles has the same kinds of widgets.
  @Test func launchersSayWhatIsRun() throws {
    let bundles = "struct New: WidgetBundle {}\nstruct Old: WidgetBundle {}\n"
    func host(_ text: String) throws -> String {
      let folder = try TestFiles.temporaryFolder(["A.swift": bundles + text])
      defer { try? FileManager.default.removeItem(at: folder) }
      let sources = try WidgetFolder(paths: [folder.path])
      return GeneratedSources.host(
        of: sources.entryPoints,
        intentsExtensions: sources.intentsExtensions,
        launcher: sources.launcher
      )
    }
    let main = "{ if #available(iOS 17, *) { New.main() } else { Old.main() } }"
    let started = """
      @main
      enum FitcheckHost {
        @MainActor static func main() {
          HostedProgram.bound()
          Start.main()
        }
      }

      """
    for text in [
      "@main struct Start { static func main() \(main) }",
      "@main @MainActor\npublic enum Start { var a: Int { 1 }\npublic static func main() \(main) }",
    ] {
      #expect(try host(text).hasSuffix(started), "\(text)")
      let intents = try host("\(text)\nclass I: INExtension {}")
      #expect(intents.hasSuffix("\(started)\nextension I: _IntentsExtension {}\n"), "\(text)")
    }
    for text in [
      "struct Start { static func main() \(main) }", "@main struct Start: App {}\n// New.main()",
      "@main struct Start { static func main() async \(main) }",
      "@main struct Start { func main() \(main) }", "@main struct Start { func a() \(main) }",
      "@main private struct Start { static func main() \(main) }",
      "@main private final class Start { static func main() \(main) }",
      "@main struct Start { private static func main() \(main) }",
      "@main struct Start { static func main() { Other.main() } }",
      "@main struct App {}\nstruct Start { static func main() \(main) }",
      "@main struct Start { struct A { static func main() \(main) } }",
      "@main struct Start { static func main() \(main) }\nclass T: NCWidgetProviding {}",
    ] {
      #expect(try host(text).contains("    New().body\n    Old().body\n"), "\(text)")
    }
    let one = "@main struct One: WidgetBundle { static func main() \(main) }"
    #expect(try host(one).contains("{\n    One().body\n  }"))
  }

  /// A module may have no two `formatted()` of one type: what a widget has the surroundings have not.
  @Test func formatsOfAWidgetAreLeftOut() throws {
    let plain = GeneratedSources.surroundings
    #expect(GeneratedSources.surroundings(without: []) == plain)
    for type in [
      "Foundation.Date", "Foundation.Decimal", "Swift.BinaryFloatingPoint", "Swift.BinaryInteger",
      "Swift.Duration", "Swift.Range where Bound == Foundation.Date",
      "Swift.Sequence where Element == Swift.String",
    ] {
      let text = GeneratedSources.surroundings(without: [type])
      let lines = plain.split(separator: "\n").count - text.split(separator: "\n").count
      #expect(lines == 1)
      #expect(plain.contains("extension \(type) {\n  func formatted() -> Swift.String {"))
      #expect(!text.contains("extension \(type) {\n  func formatted() "))
      let isEmptied = type.hasPrefix("Swift.Sequence")
      #expect(text.contains("extension \(type) {\n\(isEmptied ? "}" : "  func formatted")"))
    }
    let files = [
      "A.swift": "struct A: Widget {}", "B.swift": "extension Date { func formatted() -> String }",
      "C.swift": "extension Decimal { func formatted() -> String }",
    ]
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try WidgetFolder(paths: [folder.path])
    #expect(sources.ownFormats == ["Foundation.Date", "Foundation.Decimal"])
  }

  /// Nor two types of one name: those that stand for Foundation's formatters give way to a widget's own.
  @Test func typesOfAWidgetAreLeftOut() throws {
    func declared(_ text: String) -> Set<String> {
      let source = SwiftText(text)
      let words = source.tokens(in: 0..<source.bytes.count).map(\.text)
      let depth = words.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
      #expect(depth == 0)
      let pairs = zip(words, words.dropFirst()).filter { ["class", "typealias"].contains($0.0) }
      return Set(pairs.map { $0.1 }).subtracting(["DataTaskPublisher", "func"])
    }
    #expect(declared(GeneratedSources.surroundings) == OwnTypes.all)
    for name in OwnTypes.all {
      let text = GeneratedSources.surroundings(without: [], types: [name])
      #expect(declared(text) == OwnTypes.all.subtracting([name]), "\(name)")
      // Nor is there anything that would take another one of the name.
      #expect(text.contains("(_ formatter: DateFormatter)") == (name != "DateFormatter"))
    }
    let one = "import class Foundation.DateFormatter\nstruct A: Widget { struct MassFormatter {} }"
    let other = "#if os(macOS)\nenum LengthFormatter {}\n#endif\ntypealias EnergyFormatter = C"
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "App/A.swift": one, "App/C.swift": other,
      "App/B.swift": "final class NumberFormatter {}\nextension ListFormatter { func a() {} }",
      "App/D.swift": "private class DateFormatter {}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try WidgetFolder(paths: [folder.appending(path: "App").path])
    let own: Set<String> = ["EnergyFormatter", "NumberFormatter"]
    #expect(sources.ownTypes == own)
    _ = try StandInCompiler.package(in: folder).build(sources)
    let file = folder.appending(path: "scratch/Sources/HostedWidget/HostedSurroundings.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(declared(text) == OwnTypes.all.subtracting(own))
  }

  /// A type of any kind is one, whatever stands before it; what says who sees it may stand anywhere among that.
  @Test(
    arguments: [
      ("actor", true), ("class", true), ("enum", true), ("protocol", true), ("struct", true),
      ("typealias", true), ("extension", false), ("func", false),
    ]
  )
  func typesOfEveryKindAreOwn(_ kind: String, _ isOwn: Bool) {
    func found(_ modifiers: String) -> OwnTypes {
      let source = SwiftText("enum A { struct B {} }\n\(modifiers) \(kind) DateFormatter {}")
      return OwnTypes(in: source.tokens(in: 0..<source.bytes.count))
    }
    let name: Set<String> = isOwn ? ["DateFormatter"] : []
    for level in ["", "internal", "public", "package", "open"] {
      for modifiers in [level, "final \(level)", "\(level) @objc(private)"] {
        let types = found(modifiers)
        #expect(types.shared == name && types.hidden.isEmpty, "\(modifiers)")
      }
    }
    for level in ["private", "fileprivate"] {
      for other in ["", "distributed", "final", "indirect", "nonisolated", "@available(iOS 17, *)"]
      {
        for modifiers in ["\(level) \(other)", "\(other) \(level)"] {
          let types = found(modifiers)
          #expect(types.shared.isEmpty && types.hidden == name, "\(modifiers)")
        }
      }
    }
  }

  /// What one file keeps to itself is left out for it: each other one that may ask has that of the surroundings, likewise for
  /// itself.
  @Test func formatsOfOneFileLeaveThoseOfOthers() throws {
    let own = "private extension Date { func formatted() -> String { \"\" } }"
    let asking = "struct B: Widget { let a = b.formatted() } // no line's end"
    let files = [
      "A.swift": own, "B.swift": asking, "C.swift": "struct C: Widget {} // formatted()",
      "D.swift": "private extension Decimal { func formatted() -> String }",
      "E.swift": "extension Decimal { func formatted() -> String }",
    ]
    var all = ["package/Package.swift": ""]
    for (name, text) in files { all["App/\(name)"] = text }
    let folder = try TestFiles.temporaryFolder(all)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try WidgetFolder(paths: [folder.appending(path: "App").path])
    #expect(sources.ownFormats == ["Foundation.Date", "Foundation.Decimal"])
    _ = try StandInCompiler.package(in: folder).build(sources)
    let added = """

      fileprivate extension Foundation.Date {
        func formatted() -> Swift.String { formatted(date: .numeric, time: .shortened) }
      }

      """
    for (index, name) in ["A", "B", "C", "D", "E"].enumerated() {
      let copy = folder.appending(path: "scratch/Sources/HostedWidget/\(name)_\(index).swift")
      let text = (files["\(name).swift"] ?? "") + (["B", "D", "E"].contains(name) ? added : "")
      #expect(try String(contentsOf: copy, encoding: .utf8) == text)
    }
  }
}
