import AppIntents
import Foundation

enum Category: String, AppEnum, Codable {
  case top, city, culture, sport

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"
  static let caseDisplayRepresentations: [Category: DisplayRepresentation] = [
    .top: "Top stories", .city: "City", .culture: "Culture", .sport: "Sport",
  ]
}

struct Article: Codable, Hashable {
  var category: Category
  var time: Date
  var headline: String
  var snippet: String

  static let samples = [
    Article(
      category: .city,
      time: Date(timeIntervalSince1970: 1_764_571_200),
      headline: "Library open at night",
      snippet: "Readers get keys to the old reading room from Monday on."
    ),
    Article(
      category: .culture,
      time: Date(timeIntervalSince1970: 1_764_574_800),
      headline: "海辺の図書館、夜も開館へ 来春から",
      snippet: "港町の図書館が、来年の春から夜も開く。市民の声に応えた。"
    ),
    Article(
      category: .sport,
      time: Date(timeIntervalSince1970: 1_764_578_400),
      headline: "Rowers win the spring regatta by the length of a boat, and then some",
      snippet: "The eight led from the first bridge."
    ),
  ]
}
