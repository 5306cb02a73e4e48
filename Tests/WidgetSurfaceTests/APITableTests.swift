import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting
import ViewFitting

@testable import WidgetSurface

/// Keeps `Documentation/API.tsv` and `API.md` true: every name is used here, and every declared
/// name has a row.
@MainActor
@Suite struct APITableTests {
  static let environment = Result {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 3
    return environment
  }

  /// All that layout decides about a view: sizes under several proposals, and what is drawn where.
  static func outcome(_ view: AnyView) throws -> String {
    let selector = FitSelector(environment: try environment.get())
    let node = selector.resolve(view)
    let proposals: [ProposedViewSize] = [
      .unspecified, .zero, ProposedViewSize(width: 60, height: nil),
      ProposedViewSize(width: 120, height: 60), ProposedViewSize(width: nil, height: 30),
    ]
    let sizes = proposals.map { "\(node.sizeThatFits($0))" }
    let decision = selector.decide(node, in: CGSize(width: 120, height: 60))
    let items = decision.displayList.items.map(described)
    let guides = decision.choices.map { "\($0.chosenIndex ?? -1)" }
    return (sizes + items + guides).joined(separator: "\n")
  }

  private static func described(_ item: DisplayItem) -> String {
    switch item {
    case .text(let text):
      "\(text.frame) \(text.role ?? "") \(text.color) \(text.opacity) "
        + "\(text.laidOut.lines.map { "\($0.text) \($0.x) \($0.baseline)" }) "
        + "\(text.runs) \(text.laidOut.lines.flatMap { $0.runs.map(\.synthesis) })"
    case .shape(let shape):
      "\(shape.frame) \(shape.shape) \(shape.color) \(shape.opacity) "
        + "\(shape.stroke.map { "\($0)" } ?? "")"
    case .picture(let picture):
      "\(picture.frame) \(picture.opacity) \(picture.color.map { "\($0)" } ?? "")"
    case .group(let group):
      "\(described(group.effect)) (\(group.items.map(described)))"
    }
  }

  private static func described(_ effect: DisplayGroup.Effect) -> String {
    if case .mask(let items) = effect { return "mask \(items.map(described))" }
    return "\(effect)"
  }

  @Test func everyDeclaredNameHasARow() throws {
    let table = try APITable()
    let declared = try DeclaredNames()
    let present = table.rows.filter { ["supported", "accepted"].contains($0.state) }
    func names(_ kinds: String...) -> Set<String> {
      Set(present.filter { kinds.contains($0.kind) }.flatMap(\.names))
    }
    #expect(declared.types.subtracting(names("view", "type")).sorted() == [])
    #expect(declared.modifiers.subtracting(names("modifier")).sorted() == [])
    #expect(declared.values.subtracting(names("value")).sorted() == [])
    // And the other way round: a row names what there is.
    #expect(names("view", "type").subtracting(declared.types).sorted() == [])
    #expect(names("modifier").subtracting(declared.modifiers).sorted() == [])
    #expect(names("value").subtracting(declared.values).sorted() == [])
  }

  @Test func whatIsAbsentIsNotDeclared() throws {
    let table = try APITable()
    let declared = try DeclaredNames()
    let absent = Set(table.rows.filter { $0.state == "absent" }.flatMap(\.names))
    #expect(absent.intersection(declared.types.union(declared.modifiers)).sorted() == [])
  }

  @Test func namesAndStatesAreWellFormed() throws {
    let rows = try APITable().rows
    #expect(
      rows.allSatisfy { ["supported", "accepted", "unavailable", "absent"].contains($0.state) }
    )
    #expect(rows.allSatisfy { ["view", "modifier", "value", "type", "macro"].contains($0.kind) })
    // A macro may be called as a type is.
    let keys = rows.flatMap { row in
      row.names.map { "\(["value", "macro"].contains(row.kind) ? row.kind : "") \($0)" }
    }
    #expect(keys.count == Set(keys).count)
  }

  @Test func supportedViewsTakeRoom() throws {
    let names = try APITable().names("view", "supported")
    #expect(Set(names) == Set(APIUses.views.keys))
    for (name, view) in APIUses.views where name != "EmptyView" {
      let node = LayoutResolver(environment: try Self.environment.get()).resolve(view)
      let size = node.sizeThatFits(ProposedViewSize(width: 100, height: 50))
      #expect(size.width > 0 || size.height > 0, "\(name)")
    }
  }

  @Test func supportedModifiersChangeWhatIsLaidOut() throws {
    let names = try APITable().names("modifier", "supported")
    #expect(Set(names) == Set(APIUses.effects.keys))
    for (name, use) in APIUses.effects {
      let isSame = try Self.outcome(use.plain) == Self.outcome(use.modified)
      #expect(isSame == APIUses.withoutVisibleEffect.contains(name), "\(name)")
    }
  }

  @Test func acceptedModifiersChangeNothing() throws {
    let names = try APITable().names("modifier", "accepted")
    #expect(Set(names) == Set(APIUses.accepted.keys))
    let plain = try Self.outcome(AnyView(APIUses.sample))
    for (name, view) in APIUses.accepted {
      #expect(try Self.outcome(view) == plain, "\(name)")
    }
  }

  /// Nor do they change what a view asks of a stack around it, what it is called and, but for two, what is tapped there.
  @Test func acceptedModifiersChangeNothingAround() throws {
    let selector = FitSelector(environment: try Self.environment.get())
    for (name, view) in APIUses.accepted {
      let node = selector.resolve(view)
      #expect(node.priority == 0 && node.identifier == nil, "\(name)")
      #expect(!node.guides.hasEdges, "\(name)")
      let regions = selector.decide(node, in: CGSize(width: 120, height: 60)).regions
      let isRegion = ["widgetURL", "invalidatableContent"].contains(name)
      #expect(regions.count == (isRegion ? 1 : 0), "\(name)")
    }
  }

  @Test func theReadersPageIsTheTables() throws {
    let page = APITable.documentation.appending(path: "API.md")
    let markdown = try APITable().markdown
    if ProcessInfo.processInfo.environment["FITCHECK_RECORD"] == "1" {
      try markdown.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == markdown)
  }
}
