import AppIntents
import Foundation

/// Something the widget opens, where it is offered.
struct Shortcut: AppEntity, Hashable {
  let id: String
  let title: String
  /// The regions that it is offered in; empty for all.
  let regions: Set<String>
  /// What is said in its place since it is gone; `nil` while it is there.
  let farewell: String?

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shortcut"
  static let defaultQuery = ShortcutQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }

  static let all = [
    Shortcut(id: "search", title: "Search", regions: [], farewell: nil),
    Shortcut(id: "fare", title: "Train fares", regions: ["JP"], farewell: nil),
    Shortcut(id: "parking", title: "Parking", regions: ["DE", "AT"], farewell: nil),
    Shortcut(
      id: "fax",
      title: "Fax",
      regions: [],
      farewell: "Fax has ended. Choose another shortcut."
    ),
  ]

  /// Those that can be chosen where the device is.
  static var offered: [Shortcut] {
    let region = Locale.current.region?.identifier ?? ""
    return all.filter { $0.farewell == nil && ($0.regions.isEmpty || $0.regions.contains(region)) }
  }
}

struct ShortcutQuery: EntityQuery {
  /// Every one by its name: what a user has configured stays, also abroad and after its end.
  func entities(for identifiers: [String]) async throws -> [Shortcut] {
    Shortcut.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> ItemCollection<Shortcut> {
    ItemCollection {
      ItemSection("Everywhere", items: Shortcut.offered.filter { $0.regions.isEmpty })
      ItemSection("Here", items: Shortcut.offered.filter { !$0.regions.isEmpty })
    }
  }

  func defaultResult() async -> Shortcut? { Shortcut.offered.first }
}
