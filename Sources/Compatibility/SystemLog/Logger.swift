import Foundation

/// Writes to the system's log, of which there is none here: what is logged goes nowhere.
///
/// Stands in for `os`'s type, so that widgets which log compile and run.
public struct Logger: Sendable {
  /// Creates a log of a part of an app.
  public init(subsystem: String, category: String) {}

  /// Creates a log.
  public init() {}

  /// Creates a log that writes to an older one.
  public init(_ log: OSLog) {}

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

  /// What stands for a value that is not shown.
  public enum Mask: Sendable, Hashable {
    /// Its digest.
    case hash
    /// Nothing.
    case none
  }

  /// Nobody else, but its digest.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Nobody, but its digest.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// As its type says, with its digest.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  /// In tens.
  public static let decimal = OSLogIntegerFormatting()
  /// In tens, with some digits at least.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In sixteens.
  public static let hex = OSLogIntegerFormatting()
  /// In sixteens, with some digits at least.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In eights.
  public static let octal = OSLogIntegerFormatting()
  /// In eights, with some digits at least.
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How a truth is written.
public enum OSLogBoolFormat: Sendable, Hashable {
  /// As true or false.
  case truth
  /// As yes or no.
  case answer
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  /// In full.
  public static let fixed = OSLogFloatFormatting()
  /// In full, with some digits of its fraction.
  public static func fixed(
    precision: @autoclosure () -> Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting()
  /// With an exponent, and some digits of the fraction.
  public static func exponential(
    precision: @autoclosure () -> Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In full, or with an exponent.
  public static let hybrid = OSLogFloatFormatting()
  /// In full, or with an exponent, and with some digits.
  public static func hybrid(
    precision: @autoclosure () -> Int = 6,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In sixteens.
  public static let hex = OSLogFloatFormatting()
  /// In sixteens, with a sign or in capitals.
  public static func hex(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// Where a value stands in its column.
public struct OSLogStringAlignment: Sendable {
  /// It has no column.
  public static let none = OSLogStringAlignment()
  /// At the end.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
  /// At the beginning.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
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
      align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    /// Adds a whole number.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(
      _ number: @autoclosure () -> Number,
      format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    /// Adds a number with a fraction.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
      _ number: @autoclosure () -> Number,
      format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    /// Adds a truth.
    public mutating func appendInterpolation(
      _ truth: @autoclosure () -> Bool,
      format: OSLogBoolFormat,
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

  /// A part of every app that the system's tools know.
  public struct Category: Sendable, Hashable {
    private let name: String

    /// What is looked for first.
    public static let pointsOfInterest = Category(name: "pointsOfInterest")
    /// What is kept while a tool looks on.
    public static let dynamicTracing = Category(name: "dynamicTracing")
    /// What is kept while a tool looks on, with what called it.
    public static let dynamicStackTracing = Category(name: "dynamicStackTracing")
  }

  /// Creates a log of a part of an app.
  public init(subsystem: String, category: String) {}

  /// Creates a log of a part that every app has.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: "")
  }

  /// Nothing is kept.
  public func isEnabled(type: OSLogType) -> Bool { false }
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
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Goes nowhere.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: OSLogMessage
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Goes nowhere.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}
