import AppIntents
import Foundation

/// Someone whose days are counted; the user makes them in the app.
struct Person: AppEntity, Codable {
  let id: UUID
  var name: String
  var debut: Date
  var birthday: DateComponents

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Person"
  static let defaultQuery = PersonQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  static let sample = Person(
    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
    name: "Hoshino Mio",
    debut: Date(timeIntervalSince1970: 1_701_432_000),
    birthday: DateComponents(month: 2, day: 29)
  )
}

/// The people that the app has left in the folder which it shares with its widget.
struct PersonQuery: EntityQuery {
  static func people() -> [Person] {
    let folder = FileManager.default
      .containerURL(forSecurityApplicationGroupIdentifier: "group.example.daycounter")
    guard let file = folder?.appending(path: "people.json"),
      let data = try? Data(contentsOf: file)
    else { return [.sample] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return (try? decoder.decode([Person].self, from: data)) ?? []
  }

  func entities(for identifiers: [Person.ID]) async throws -> [Person] {
    Self.people().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Person] { Self.people() }

  func defaultResult() async -> Person? { Self.people().first }
}
