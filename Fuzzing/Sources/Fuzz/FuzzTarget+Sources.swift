import Foundation
import WidgetSources

extension FuzzTarget {
  private static let source = FuzzedFile("Widget.swift")
  private static let intents = FuzzedFile(
    "News.intentdefinition",
    beside: ["Widget.swift": "struct News: Widget {}\n"]
  )

  /// A widget's source, or a file of its intents beside one: what is found in it has its place there.
  @MainActor func runSource(_ bytes: [UInt8]) {
    var choices = Choices(bytes)
    let file = choices.any([Self.source, Self.intents])
    file.write([UInt8](choices.rest))
    do throws(WidgetSourceError) {
      let sources = try WidgetFolder(paths: [file.folder])
      let lines = 1...bytes.count + 1
      precondition(sources.declarations.allSatisfy { lines.contains($0.line) && !$0.name.isEmpty })
      precondition(sources.missingModules.allSatisfy { lines.contains($0.line) })
      precondition(sources.missingModules.allSatisfy { !$0.name.isEmpty })
      let entryPoints = sources.entryPoints
      precondition(Set(entryPoints.map(\.name)).count == entryPoints.count)
      precondition(entryPoints.allSatisfy { !$0.isGeneric })
    } catch {
      precondition(!error.description.isEmpty)
    }
  }
}
