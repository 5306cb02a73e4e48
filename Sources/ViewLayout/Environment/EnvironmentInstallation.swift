/// Gives the `@Environment` properties of a view or modifier their environment while its body is
/// read and resolved.
///
/// Closures in a body (of `ForEach`, say) read the environment of the view they are written in, so
/// the environment stays until the whole body is resolved, and what was there before comes back:
/// a view's copies share their sources, and one copy may be nested in another.
@MainActor
enum EnvironmentInstallation {
  static func resolving<Result>(
    _ owner: Any,
    in environment: EnvironmentValues,
    _ body: () -> Result
  ) -> Result {
    var sources: [EnvironmentSource] = []
    collect(from: owner, into: &sources, depth: 0)
    if sources.isEmpty { return body() }
    let before = sources.map(\.environment)
    for source in sources { source.environment = environment }
    defer {
      for (source, environment) in zip(sources, before) { source.environment = environment }
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
