/// How much a host bears from a widget before it says so and goes on.
///
/// How many there may be of something, and how long something may take, must not be negative, and a time be a number: a
/// request that says otherwise is refused.
public struct HostLimits: Sendable, Hashable, Codable {
  /// How long a provider, a query or an options provider may take to answer, seconds.
  public var secondsToAnswer: Double = 10
  /// How long an intent may take, seconds: an extension has thirty.
  public var secondsToPerform: Double = 30
  /// How many entries of one timeline are looked at.
  public var entriesPerTimeline = 500
  /// How many entries of one widget in one family are laid out and told of, all its timelines and later moments together,
  /// or of a file, or how many a preview shows.
  public var entries = 2000
  /// How many pictures of one widget in one family are drawn.
  public var pictures = 200
  /// How many of the configurations that a provider recommends are looked at.
  public var recommendations = 100
  /// How often a timeline is reloaded.
  public var reloads = 200
  /// The least time between two reloads, seconds: WidgetKit keeps at least five minutes.
  public var secondsBetweenReloads: Double = 300
  /// How much memory a widget's process may take, bytes.
  public var memoryBytes: UInt64 = 4 << 30

  /// How much a widget's process may write into one file, its complaints to standard error included, bytes;
  /// of answers to its host no more than 256 MiB.
  public var fileBytes: UInt64 = 1 << 30

  /// Creates the usual limits.
  public init() {}
}
