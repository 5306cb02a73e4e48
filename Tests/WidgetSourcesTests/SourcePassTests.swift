import Testing

@testable import WidgetSources

/// What the compiler is told of a widget's sources.
@Suite struct SourcePassTests {
  static func output(_ text: String) -> String { SourcePass.output(of: text, file: "a.swift").text }

  @Test(arguments: [
    ("#if os(iOS)", "#if true   "),
    ("#if os(watchOS) || os(iOS)", "#if false       || true   "),
    ("  #elseif !os(macOS) && DEBUG", "  #elseif !false     && DEBUG"),
    ("#if targetEnvironment(simulator)", "#if false                       "),
    ("#if os(X) || os(iOS)", "#if false || true   "),
    // Within brackets a condition goes on; where nobody closes them it does not.
    ("#if (os(watchOS)\n  || os(iOS))\nos(iOS)", "#if (false      \n  || true   )\nos(iOS)"),
    ("#if (os(iOS)\nos(iOS)\n#endif\nlet a = b)", "#if (true   \nos(iOS)\n#endif\nlet a = b)"),
    ("#if (os(\niOS))", "#if (os(\niOS))"),
    // So it is whatever stands before its mark, and of further branches.
    (
      "  /* a */ #if (os(watchOS)\n  || os(iOS))", "  /* a */ #if (false      \n  || true   )"
    ),
    ("#elseif (os(watchOS)\n  || os(iOS))", "#elseif (false      \n  || true   )"),
    ("import os.log", "             "),
    ("import Combine // a", "               // a"),
    (
      "import Foundation\nimport struct SwiftUI.Color",
      "import Foundation\nimport        SwiftUI      "
    ),
    // Of a module that is here the whole stands for what is named of it.
    ("import UIKit.UIFont // a", "import UIKit        // a"),
    ("import UIKit.A.B;import Foundation.NSURL", "import UIKit    ;import Foundation      "),
    (
      "@preconcurrency\ninternal import class\nFoundation.\nURLSession\na",
      "@preconcurrency\ninternal import      \nFoundation \n          \na"
    ),
    ("internal import os.log", "                      "),
    // A semicolon that would end nothing goes with it, which Swift refuses; one between others stays.
    ("@testable import MyApp;a", "                       a"),
    ("import MyApp ; import os;\nimport SwiftUI", "                         \nimport SwiftUI"),
    ("import SwiftUI; import MyApp; a", "import SwiftUI;               a"),
    (
      "@_spi(A) @preconcurrency\npublic import class MyApp.B",
      "                        \n                           "
    ),
    // An attribute may have words of any number within its brackets.
    (
      "@_documentation(visibility: internal)\n@_implementationOnly import MyApp; a",
      "                                     \n                                   a"
    ),
    ("a(b, c)\nimport MyApp", "a(b, c)\n            "),
    // Every end of a line stays, whichever it is.
    (
      "@_spi(A)\r@preconcurrency\r\npublic import class\rMyApp.B",
      "        \r               \r\n                   \r       "
    ),
    ("import oscar", "            "),
    ("a.import MyApp", "a.import MyApp"),
    ("import RegexBuilder", "import RegexBuilder"),
    ("let `import` = a", "let `import` = a"),
    ("func load(import data: Data)", "func load(import data: Data)"),
    ("load(a, import: data)", "load(a, import: data)"),
    ("#if canImport(Combine)", "#if true              "),
    ("#if canImport(Glibc)", "#if false           "),
    ("#if canImport(OSLog)", "#if true            "),
    ("#if canImport(Darwin)", "#if true             "),
    ("#if arch(arm64)", "#if true       "),
    // A part of a module is there where the module is.
    ("#if canImport(os.log) || A", "#if true              || A"),
    ("#if canImport(UIKit.UIFont)", "#if canImport(UIKit       )"),
    ("#if !canImport(A.B.C) && os(iOS)", "#if !canImport(A    ) && true   "),
    ("#if canImport(A, _version: 5.1)", "#if canImport(A, _version: 5.1)"),
    ("#if swift(>=5.9) && os(iOS)", "#if swift(>=5.9) && true   "),
    ("#if os(iOS.A)", "#if os(iOS.A)"), ("#if canImport(os.", "#if canImport(os."),
    // The compiler knows these itself.
    ("#if canImport(UIKit)", "#if canImport(UIKit)"),
    ("#if swift(>=5.9) && compiler(>=6)", "#if swift(>=5.9) && compiler(>=6)"),
    // These are no conditions.
    ("// #if os(iOS)", "// #if os(iOS)"),
    ("let a = \"#if os(iOS)\"", "let a = \"#if os(iOS)\""),
    ("os(iOS)", "os(iOS)"),
    ("/* @main */ let a = \"@main\"", "/* @main */ let a = \"@main\""),
    ("@main struct A {}", "      struct A {}"),
    // The compiler says that nothing may stand between the two.
    ("@ main struct A {}", "@ main struct A {}"),
    (
      "let a = \"\\(b ? \"@main\" : #\"\\(@main\"#)\" // @main",
      "let a = \"\\(b ? \"@main\" : #\"\\(@main\"#)\" // @main"
    ),
    (
      "let a = \"\"\"\n@main\n#if os(iOS)\n\"\"\"\n@main",
      "let a = \"\"\"\n@main\n#if os(iOS)\n\"\"\"\n     "
    ),
    ("let a = #/\"/#\n@main", "let a = #/\"/#\n     "),
    // There is no Objective-C that could be told a name.
    ("@objc(TodayViewController)\nclass A {}", "                          \nclass A {}"),
    (
      "@objc class A { @objc(load:with:) func a() {} }",
      "      class A {                   func a() {} }"
    ),
    ("@objcMembers class A {}", "             class A {}"),
    ("@objc private func a(_ b: Int)", "      private func a(_ b: Int)"),
    ("@objc(A\n) class A {}", "       \n  class A {}"),
    // Up to Swift 5 a space may stand before the name.
    ("@objc (A) class A {}", "          class A {}"),
    ("@ objc(A) class A {}", "@ objc(A) class A {}"),
    // Nobody closes the first bracket before the next attribute.
    ("@objc(A @objc(B) class C {}", "     (A          class C {}"),
    ("// @objc\nlet a = \"@objc\"; @objcs", "// @objc\nlet a = \"@objc\"; @objcs"),
    // As Tuist and people write it; what is within, or of other types, is not meant.
    (
      "extension Foundation.Bundle {\n  static let module: Bundle = {\n  }()\n}",
      "extension Foundation.Bundle {\n  static let _odule: Bundle = {\n  }()\n}"
    ),
    (
      "extension Bundle { public class var module: Bundle { let module = main; return module } }",
      "extension Bundle { public class var _odule: Bundle { let module = main; return module } }"
    ),
    (
      "extension Bundle { static nonisolated let module = main }",
      "extension Bundle { static nonisolated let _odule = main }"
    ),
    (
      "extension Bundle { static public let module = main }",
      "extension Bundle { static public let _odule = main }"
    ),
    (
      "extension Bundle { static nonisolated(unsafe) public private(set) var module = main }",
      "extension Bundle { static nonisolated(unsafe) public private(set) var _odule = main }"
    ),
    (
      "extension Bundle { static let a = 1; public var module: Int { 1 } }",
      "extension Bundle { static let a = 1; public var module: Int { 1 } }"
    ),
    ("extension Thing { static let module = 1 }", "extension Thing { static let module = 1 }"),
    (
      "extension Bundle { static func module() -> Bundle { main } }",
      "extension Bundle { static func module() -> Bundle { main } }"
    ),
    ("let a = Bundle.module", "let a = Bundle.module"),
    // Each extension of a file, and nothing of the types in it.
    (
      "extension Bundle { static let module = a }\nextension Bundle { static let module = b }",
      "extension Bundle { static let _odule = a }\nextension Bundle { static let _odule = b }"
    ),
    (
      "extension Bundle { enum A { static let module = 1 }; static let module = main }",
      "extension Bundle { enum A { static let module = 1 }; static let _odule = main }"
    ),
    (
      "extension Bundle { func a() {} }\nstruct B { static let module = 1 }",
      "extension Bundle { func a() {} }\nstruct B { static let module = 1 }"
    ),
  ])
  func conditionsAreAnsweredAndAllElseStays(_ text: String, _ expected: String) {
    #expect(Self.output(text) == expected)
  }

  /// Whatever is imported of a module that is not here, and at whatever level, is taken out whole.
  @Test(arguments: [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ])
  func importsOfOneNameAreTakenOut(_ kind: String) {
    let text = "import \(kind) MyApp.Thing"
    #expect(Self.output("\(text)\na") == String(repeating: " ", count: text.utf8.count) + "\na")
  }

  @Test(arguments: ["fileprivate", "internal", "open", "package", "private", "public"])
  func importsAreTakenOutWithTheirLevels(_ level: String) {
    let text = "\(level) import MyApp"
    #expect(Self.output("a\n\(text)") == "a\n" + String(repeating: " ", count: text.utf8.count))
  }

  /// A `Bundle.module` has modifiers of any kind before its name, in any order.
  @Test(arguments: [
    "public", "package", "internal", "fileprivate", "private", "final", "lazy", "nonisolated",
    "override",
  ])
  func bundlesOfModulesHaveModifiers(_ modifier: String) {
    for words in ["static \(modifier) let", "\(modifier) static let", "class \(modifier) var"] {
      let text = "extension Bundle { \(words) module = main }"
      #expect(Self.output(text) == text.replacing("module", with: "_odule"))
    }
  }

  /// Files of several targets have one each, as Tuist's do: in the one module that they are here no two share a name.
  @Test(arguments: [
    (0, "_odule"), (1, "_odul1"), (9, "_odul9"), (10, "_odu10"), (12_345, "_12345"),
  ])
  func bundlesOfFilesHaveNamesOfTheirOwn(_ number: Int, _ name: String) {
    let text = "extension Bundle { static let module = main }"
    let output = SourcePass.output(of: text, file: "a.swift", number: number)
    #expect(output.text == text.replacing("module", with: name))
  }

  /// What every file has of a module is not missing, and the import of one that is here stays as it is.
  @Test func modulesThatAreHereAreNotMissing() {
    for module in [
      "Combine", "CoreGraphics", "OSLog", "os", "Darwin", "DeveloperToolsSupport", "Accessibility",
      "AlarmKit", "RelevanceKit", "Symbols", "ImageIO",
    ] {
      let output = SourcePass.output(of: "import \(module)", file: "a.swift")
      #expect(output.missing == [], "\(module)")
      #expect(output.text.utf8.allSatisfy { $0 == 32 }, "\(module)")
    }
    for module in [
      "ActivityKit", "AppIntents", "Charts", "Intents", "NotificationCenter", "SwiftUI",
      "SwiftUICore", "SystemLog", "UIKit", "WidgetKit", "Dispatch", "Distributed", "Foundation",
      "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
      "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization",
      "_Concurrency", "_StringProcessing",
    ] {
      let output = SourcePass.output(of: "import \(module)", file: "a.swift")
      #expect(output.text == "import \(module)" && output.missing == [], "\(module)")
    }
  }

  /// Imports of what is not here are told of, with their lines; those of what every file has are not.
  @Test func missingModulesAreNamed() {
    let text =
      "import os\nimport SwiftUI\n@testable\nimport MyApp\n#if true\nimport MapKit\n#endif\n"
    let missing = SourcePass.output(of: text, file: "a.swift").missing
    #expect(
      missing == [
        MissingModule(name: "MyApp", file: "a.swift", line: 4),
        MissingModule(name: "MapKit", file: "a.swift", line: 6),
      ]
    )
    let more =
      missing + [
        MissingModule(name: "MyApp", file: "b.swift", line: 1),
        MissingModule(name: "App", file: "b.swift", line: 2),
        MissingModule(name: "App", file: "b.swift", line: 3),
      ]
    #expect(more.summary?.contains("MyApp (2 files), App (1 file), MapKit (1 file);") == true)
    #expect([MissingModule]().summary == nil)
  }

  /// What is imported for other systems is taken out, and nobody has to supply it.
  @Test func nobodyMissesModulesOfOtherSystems() {
    let text = """
      #if os(macOS)
      import Cocoa
      #elseif os(watchOS) || !os(iOS)
      import WatchKit
      #else
      import MyApp
      #endif
      #if canImport(Harbour)
      import Harbour
      #elseif canImport(AppKit) || canImport(Cocoa)
      import AppKit
      #endif
      #if canImport(UIKit)
      import UIKit
      #else
      import AppKit
      #endif
      """
    let output = SourcePass.output(of: text, file: "a.swift")
    #expect(output.missing.map(\.name) == ["MyApp", "Harbour"])
    #expect(!output.text.replacing("import UIKit", with: "").contains("import "))
  }

  @Test func everyByteKeepsItsPlace() {
    let text = "#if os(iOS) // 海辺\r\n@main\rstruct A {}\n#endif\n"
    let output = Self.output(text)
    #expect(output.utf8.count == text.utf8.count)
    #expect(
      zip(text.utf8, output.utf8).allSatisfy { before, after in
        (before == 10 || before == 13) == (after == 10 || after == 13)
      }
    )
  }

  /// No text of marks that begin and end strings and comments is too much, nor one that ends in one.
  @Test func anyTextIsRead() {
    let marks = [
      "\"", "\"\"\"", "#", "\\(", "\\", ")", "(", "/*", "*/", "//", "\n", "@main", "a", "/",
    ]
    var state: UInt64 = 1
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<(state % 14) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += marks[Int(state >> 33) % marks.count]
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      #expect(Self.output(text).utf8.count == text.utf8.count)
    }
  }
}
