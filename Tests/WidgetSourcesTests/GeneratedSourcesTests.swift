import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// What stands beside a widget's sources in their module leaves them their names.
@Suite struct GeneratedSourcesTests {
  /// A widget's own types go before those of other modules, in what stands beside them too: what they may be called as is
  /// named there by its module.
  @Test func typesThatWidgetsMayHaveAreNamedByTheirModules() {
    let source = SwiftText(GeneratedSources.surroundings)
    let tokens = source.tokens(in: 0..<source.bytes.count).map(\.text)
    for (module, names) in [
      "Foundation": [
        "Bundle", "Calendar", "Data", "Date", "Decimal", "Locale", "ProcessInfo", "UserDefaults",
      ],
      "Swift": ["Duration", "Range"],
    ] {
      for name in names {
        let places = tokens.indices.filter { tokens[$0] == name }
        #expect(!places.isEmpty, "\(name)")
        for place in places {
          #expect(tokens[..<place].suffix(2) == [module, "."], "\(name)")
        }
      }
    }
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
    for type in ["Foundation.Date", "Foundation.Decimal", "Swift.Duration"] {
      let text = GeneratedSources.surroundings(without: [type])
      let lines = plain.split(separator: "\n").count - text.split(separator: "\n").count
      #expect(lines == 1 && plain.contains("extension \(type) {\n  func formatted() -> String {"))
      #expect(!text.contains("extension \(type) {\n  func formatted() "))
      #expect(text.contains("extension \(type) {\n  func formatted"))
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
}
