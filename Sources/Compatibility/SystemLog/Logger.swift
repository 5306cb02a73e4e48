import Foundation

/// Writes to the system's log, of which there is none here: what is logged goes nowhere.
///
/// Stands in for `os`'s type, so that widgets which log compile and run.
public struct Logger: Sendable {
  /// Creates a log of a part of an app.
  public init(subsystem: String, category: String) {}

  /// Creates a log.
  public init() {}

  /// Goes nowhere.
  public func log(_ message: OSLogMessage) {}
  /// Goes nowhere.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Goes nowhere.
  public func trace(_ message: OSLogMessage) {}
  /// Goes nowhere.
  public func debug(_ message: OSLogMessage) {}
  /// Goes nowhere.
  public func info(_ message: OSLogMessage) {}
  /// Goes nowhere.
  public func notice(_ message: OSLogMessage) {}
  /// Goes nowhere.
  public func warning(_ message: OSLogMessage) {}
  /// Goes nowhere.
  public func error(_ message: OSLogMessage) {}
  /// Goes nowhere.
  public func critical(_ message: OSLogMessage) {}
  /// Goes nowhere.
  public func fault(_ message: OSLogMessage) {}
}

/// How serious a message is.
public enum OSLogType: Sendable, Hashable {
  /// The usual.
  case `default`
  /// Of help.
  case info
  /// Of help to developers.
  case debug
  /// Something went wrong.
  case error
  /// Something must not have happened.
  case fault
}

/// Who may read a value in a message.
public enum OSLogPrivacy: Sendable, Hashable {
  /// Everybody.
  case `public`
  /// Nobody else.
  case `private`
  /// Nobody, but its digest.
  case sensitive
  /// As its type says.
  case auto
}

/// A message with values in it; nothing of it is kept.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value,
      privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Creates a message.
  public init(stringLiteral value: String) {}
  /// Creates a message.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Writes to the system's log in the older way: what is logged goes nowhere.
open class OSLog: @unchecked Sendable {
  /// The log of everything.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that keeps nothing.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates a log of a part of an app.
  public init(subsystem: String, category: String) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Goes nowhere.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Goes nowhere.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  _ message: OSLogMessage
) {}
