import Foundation

/// The files that a widget's package has beside the widget's own.
enum GeneratedSources {
  /// The manifest of the package.
  static func manifest(name: String, package: URL) -> String {
    let identity = package.standardizedFileURL.lastPathComponent
    let products = CompilationCondition.own.map {
      "        .product(name: \"\($0)\", package: \(SwiftLiteral.string(identity))),"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(SwiftLiteral.string(name)),
        platforms: [.macOS(.v15)],
        dependencies: [.package(path: \(SwiftLiteral.string(package.standardizedFileURL.path)))],
        targets: [
          .executableTarget(
            name: \(SwiftLiteral.string(name)),
            dependencies: [
      \(products.joined(separator: "\n"))
            ],
            // Not optimised, whatever is asked of the build as a whole: private previews, which nothing
            // refers to, stay in the program.
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-Onone"])]
          )
        ]
      )

      """
  }

  /// Where the program begins.
  ///
  /// - Parameter launcher: what says itself which of the entry points is run, where one does.
  static func host(
    of entryPoints: [WidgetDeclaration],
    intentsExtensions: [WidgetDeclaration] = [],
    launcher: WidgetLauncher? = nil
  ) -> String {
    let intents = intentsExtensions.map { "\nextension \($0.name): _IntentsExtension {}\n" }
      .joined()
    if let launcher { return host(startedBy: launcher) + intents }
    let members = entryPoints.map { entry in
      switch entry.role {
      case .bundle: "    \(entry.name)().body"
      case .today: "    WidgetKit.TodayExtension { \(entry.name)() }"
      case .widget, .intentsExtension: "    \(entry.name)()"
      }
    }
    return """
      import WidgetKit

      @main
      struct FitcheckHost: WidgetKit.WidgetBundle {
        var body: some WidgetKit.Widget {
      \(members.joined(separator: "\n"))
        }
      }

      """ + intents
  }
}
