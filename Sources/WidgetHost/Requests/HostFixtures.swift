public import Foundation

/// What a widget shows: where its entries come from.
public enum HostFixtures: Sendable, Hashable, Codable {
  /// The widget's own provider is asked.
  case timeline
  /// A preview of the sources, by its identifier.
  case preview(String)
  /// A JSON array of entries, whose type is `Decodable`; dates are ISO 8601.
  case entries(Data)
}
