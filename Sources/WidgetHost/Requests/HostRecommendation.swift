/// A configuration that a widget's provider recommends: one of those that the user chooses from where options
/// cannot be edited, as on a watch.
public struct HostRecommendation: Sendable, Hashable, Codable {
  /// Its place among those of the provider, from 0.
  public let index: Int
  /// The name that the user sees, in the language of the run.
  public let name: String

  /// Creates the recommendation in a place.
  public init(index: Int, name: String) {
    self.index = index
    self.name = name
  }
}
