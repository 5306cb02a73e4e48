/// Marks moments and spans of time for the system's tools, of which there are none here: nothing is kept.
///
/// Stands in for `os`'s type, so that files compile that measure what they do.
public struct OSSignposter: Sendable {
  /// Creates one for a part of an app.
  public init(subsystem: String, category: String) {}

  /// Creates one for a part that every app has.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates one that writes to a log.
  public init(logHandle: OSLog) {}

  /// Creates one that writes to a log.
  public init(logger: Logger) {}

  /// Creates one for everything.
  public init() {}

  /// One that keeps nothing.
  public static let disabled = OSSignposter()

  /// Whether anything is kept: nothing is.
  public var isEnabled: Bool { false }

  /// A name for a span of time; none is told from another here.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// A name for what concerns an object; none is told from another here.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins a span of time, of which nothing is kept.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Begins a span of time, of which nothing is kept.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Begins a span of time in which something moves, of which nothing is kept.
  public func beginAnimationInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Ends a span of time, of which nothing is kept.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends a span of time, of which nothing is kept.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {}

  /// Marks a moment, of which nothing is kept.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment, of which nothing is kept.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}

  /// Does something, of which nothing is kept.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }

  /// Does something, of which nothing is kept.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The name of a span of time.
public struct OSSignpostID: Sendable, Hashable {
  /// The name as a number.
  public let rawValue: UInt64

  /// Creates a name from a number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// Creates a name that no other span in a log has; none is told from another here.
  public init(log: OSLog) {
    self = .exclusive
  }

  /// Creates the name of what concerns an object; none is told from another here.
  public init(log: OSLog, object: AnyObject) {
    self = .exclusive
  }

  /// That of the only span of its kind.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// That of nothing.
  public static let null = OSSignpostID(0)
  /// One that is none.
  public static let invalid = OSSignpostID(.max)
}

/// A span of time that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// Its name.
  public let signpostID: OSSignpostID

  private init(_ id: OSSignpostID) {
    signpostID = id
  }

  /// A span that has begun.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}

/// What of a span of time is marked.
public enum OSSignpostType: Sendable, Hashable {
  /// A moment.
  case event
  /// Its beginning.
  case begin
  /// Its end.
  case end
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, or an end of a span of time, of which nothing is kept.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, or an end of a span of time, of which nothing is kept.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}
