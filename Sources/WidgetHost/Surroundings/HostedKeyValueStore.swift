#if os(Linux)
public import Foundation

/// What an app keeps in iCloud, of which a hosted widget has nothing: what is set is there until the program ends.
///
/// Stands in for Foundation's `NSUbiquitousKeyValueStore`, which Linux has none of.
public final class HostedKeyValueStore: @unchecked Sendable {
  /// The app's store.
  public static let `default` = HostedKeyValueStore()

  /// Tells that another device has changed something; none does.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// Creates a store of nothing.
  public init() {}

  /// All that is kept.
  public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// The value of a key.
  public func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  /// Keeps a value.
  public func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  /// Keeps a value no longer.
  public func removeObject(forKey key: String) { set(nil, forKey: key) }

  /// The text of a key.
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// The list of a key.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// The values of a key.
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  /// The bytes of a key.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// Whether a key's value holds; `false` without one.
  public func bool(forKey key: String) -> Bool {
    // Foundation's own leaves fractions out here.
    number(forKey: key).map { $0.doubleValue != 0 } ?? false
  }
  /// The number of a key; 0 without one.
  public func double(forKey key: String) -> Double { number(forKey: key)?.doubleValue ?? 0 }
  /// The number of a key, without its fraction; 0 without one.
  public func longLong(forKey key: String) -> Int64 { number(forKey: key)?.int64Value ?? 0 }

  /// A number of whatever type: as on iOS, where all are of one, it may be asked for as another than it was set as.
  private func number(forKey key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let count as any BinaryInteger: Self.whole(count)
    case let fraction as any BinaryFloatingPoint: Self.real(fraction)
    default: nil
    }
  }

  private static func whole(_ number: some BinaryInteger) -> NSNumber {
    UInt64(exactly: number).map { NSNumber(value: $0) }
      ?? NSNumber(value: Int64(truncatingIfNeeded: number))
  }

  private static func real(_ number: some BinaryFloatingPoint) -> NSNumber {
    NSNumber(value: Double(number))
  }

  /// Whether what is kept is there to be read; it always is.
  @discardableResult
  public func synchronize() -> Bool { true }
}
#endif
