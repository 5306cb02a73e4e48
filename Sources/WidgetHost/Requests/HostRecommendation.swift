/// A configuration that a widget's provider recommends: one of those that the user chooses from where options
/// cannot be edited, as on a watch.
public struct HostRecommendation: Sendable, Hashable, Codable {
  /// Its place among those of the provider when it was asked for them, from 0.
  ///
  /// Asked again, in another process, a provider may give them in another order: what is run is found by its name.
  public let index: Int
  /// The name that the user sees, in the language of the run.
  public let name: String
  /// Which of those with its name it is, from 1; `nil` where it has the name alone.
  public let number: Int?

  /// Creates the recommendation in a place.
  public init(index: Int, name: String, number: Int? = nil) {
    self.index = index
    self.name = name
    self.number = number
  }

  /// What follows its name where others have that too.
  var mark: String { number.map { " (\($0))" } ?? "" }
}

/// What a provider answers that is asked which configurations it recommends.
public struct HostRecommendations: Sendable, Hashable, Codable {
  /// The configurations; `nil` where it does not answer in time.
  public let list: [HostRecommendation]?
  /// What is wrong with the answer: it is not there, or longer than is looked at.
  public let findings: [HostFinding]
}
