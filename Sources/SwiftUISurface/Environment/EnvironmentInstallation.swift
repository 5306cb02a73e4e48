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

  static func resolving<Result>(
    _ owner: Any,
    in environment: EnvironmentValues,
    _ body: () -> Result
  ) -> Result {
    var sources: [EnvironmentSource] = []
    collect(from: owner, into: &sources, depth: 0)
    return installing(
      Installed(pairs: sources.map { ($0, environment) }, innermost: environment),
      body
    )
  }

  /// Installs what is read from while a body is resolved.
  static func installing<Result>(_ state: Installed, _ body: () -> Result) -> Result {
    let outer = EnvironmentValues.ofReadBody
    EnvironmentValues.ofReadBody = state.innermost
    defer { EnvironmentValues.ofReadBody = outer }
    let pairs = state.pairs
    if pairs.isEmpty { return body() }
    let before = pairs.map(\.source.environment)
    for pair in pairs { pair.source.environment = pair.environment }
    installed += pairs
    defer {
      installed.removeLast(pairs.count)
      // Backwards: of a source installed twice, the first value was there before both.
      for (pair, environment) in zip(pairs, before).reversed() {
        pair.source.environment = environment
      }
    }
    return body()
  }

  private static func collect(
    from owner: Any,
    into sources: inout [EnvironmentSource],
    depth: Int
  ) {
    for child in Mirror(reflecting: owner).children {
      if let reading = child.value as? any EnvironmentReading {
        sources.append(reading.source)
      } else if depth < 4, child.value is any DynamicProperty {
        collect(from: child.value, into: &sources, depth: depth + 1)
      }
    }
  }
}

extension EnvironmentValues {
  private static let readBody = Locked<EnvironmentValues?>(nil)

  /// The environment of the view whose body is being read, for what iOS's frameworks tell without
  /// being given one; `nil` outside of bodies.
  package fileprivate(set) static var ofReadBody: EnvironmentValues? {
    get { readBody.withLock { $0 } }
    set { readBody.withLock { $0 = newValue } }
  }

  /// Does something as if a body were being read in an environment: what tells of its surroundings
  /// without being given any, such as UIKit's classes, tells of these.
  @MainActor
  package static func reading<Result>(
    in environment: EnvironmentValues,
    _ body: @MainActor () async -> Result
  ) async -> Result {
    let outer = ofReadBody
    ofReadBody = environment
    defer { ofReadBody = outer }
    return await body()
  }
}
