import UnicodeText

/// Gives the `@Environment` properties of a view or modifier their environment while its body is
/// read and resolved.
///
/// Closures in a body (of `ForEach`, say) read the environment of the view they are written in, so
/// the environment stays until the whole body is resolved, and what was there before comes back:
/// a view's copies share their sources, and one copy may be nested in another.
@MainActor
enum EnvironmentInstallation {
  /// A source and the environment it reads while a body is resolved.
  typealias Pair = (source: EnvironmentSource, environment: EnvironmentValues)

  /// What is read from while a body is resolved.
  struct Installed {
    /// The properties' sources, outermost first.
    fileprivate var pairs: [Pair]
    /// The environment of the innermost body.
    fileprivate var innermost: EnvironmentValues?
  }

  /// What is installed now, outermost first.
  private static var installed: [Pair] = []

  /// All that is installed now, for content that is resolved later (`GeometryReader`).
  static var current: MainActorValue<Installed> {
    MainActorValue(Installed(pairs: installed, innermost: EnvironmentValues.ofReadBody))
  }

  /// What a view or modifier has of properties.
  private struct Found {
    /// Where those are told their environment that read it.
    var sources: [EnvironmentSource] = []
    /// Copies of the others, those within a property before it.
    var properties: [any DynamicProperty] = []
  }

  /// What a view or modifier reads from, found once for all that is resolved of its body.
  struct Reader {
    private let state: Installed
    private let found: Found

    @MainActor
    init(_ owner: Any, in environment: EnvironmentValues) {
      var found = Found()
      EnvironmentInstallation.collect(from: owner, into: &found, depth: 0)
      state = Installed(
        pairs: found.sources.map { ($0, environment) },
        innermost: environment
      )
      self.found = found
    }

    /// Does something of the body while the properties have their environment.
    @MainActor
    func resolving<Result>(_ body: () -> Result) -> Result {
      EnvironmentInstallation.installing(state) {
        for var property in found.properties { property.update() }
        return body()
      }
    }
  }

  static func resolving<Result>(
    _ owner: Any,
    in environment: EnvironmentValues,
    _ body: () -> Result
  ) -> Result {
    Reader(owner, in: environment).resolving(body)
  }

  /// Installs what is read from while a body is resolved.
  static func installing<Result>(_ state: Installed, _ body: () -> Result) -> Result {
    EnvironmentValues.$ofTask.withValue(state.innermost) {
      let pairs = state.pairs
      if pairs.isEmpty { return body() }
      let before = pairs.map(\.source.environment)
      for pair in pairs { pair.source.environment = pair.environment }
      installed += pairs
      defer {
        installed.removeLast(pairs.count)
        // All of it was there before both of a source that is installed twice.
        for (pair, environment) in zip(pairs, before) { pair.source.environment = environment }
      }
      return body()
    }
  }

  private static func collect(
    from owner: Any,
    into found: inout Found,
    depth: Int
  ) {
    for child in Mirror(reflecting: owner).children {
      if let reading = child.value as? any EnvironmentReading {
        found.sources.append(reading.source)
      } else if depth < 4, let property = child.value as? any DynamicProperty {
        collect(from: property, into: &found, depth: depth + 1)
        found.properties.append(property)
      }
    }
  }
}

extension EnvironmentValues {
  @TaskLocal fileprivate static var ofTask: EnvironmentValues?

  /// The readings that go on, oldest first, for code that runs outside their tasks: what an extension puts on the main
  /// queue, say.
  private static let readings = Locked<[Reading]>([])

  private final class Reading: Sendable {
    let environment: EnvironmentValues

    init(in environment: EnvironmentValues) { self.environment = environment }
  }

  /// The environment of the view whose body is being read, for what iOS's frameworks tell without
  /// being given one; `nil` outside of bodies.
  package static var ofReadBody: EnvironmentValues? {
    ofTask ?? readings.withLock { $0.last?.environment }
  }

  /// Does something as if a body were being read in an environment: what tells of its surroundings
  /// without being given any, such as UIKit's classes, tells of these.
  ///
  /// Several may go on at once, each in a task of its own. Code outside their tasks is told of the newest.
  @MainActor
  package static func reading<Result>(
    in environment: EnvironmentValues,
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    let reading = Reading(in: environment)
    readings.withLock { $0.append(reading) }
    defer { readings.withLock { $0.removeAll { $0 === reading } } }
    return try await $ofTask.withValue(environment, operation: body)
  }
}
