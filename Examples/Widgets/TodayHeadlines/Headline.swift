import Foundation

/// A headline with where it is from.
struct Headline: Codable, Equatable {
  let title: String
  let source: String
}

/// What the app has left in the folder that it shares with its extension.
enum HeadlineStore {
  private static let folder = FileManager.default.containerURL(
    forSecurityApplicationGroupIdentifier: "group.example.todayheadlines"
  )

  /// The headlines, the newest first; none before the app has left any.
  static func headlines() throws -> [Headline] {
    guard let file = folder?.appendingPathComponent("headlines.json"),
      FileManager.default.fileExists(atPath: file.path)
    else { return [] }
    return try JSONDecoder().decode([Headline].self, from: Data(contentsOf: file))
  }
}
