public import Foundation
import UnicodeText

/// The device that a hosted widget finds itself on, for what Foundation takes from nowhere on Linux.
///
/// `Locale.current` is always "en_001" there. The file `HostedSurroundings.swift`, which the command
/// adds to the copy of a widget's sources, asks here instead.
public enum HostedDevice {
  private static let surroundings: Locked<HostSurroundings?> = Locked(nil)

  /// The language and region of the device.
  public static var locale: Locale { surroundings.withLock { $0?.locale } ?? .autoupdatingCurrent }

  /// The calendar of the device.
  public static var calendar: Calendar {
    surroundings.withLock { $0?.calendar } ?? .autoupdatingCurrent
  }

  /// The languages set on the device, the preferred first.
  public static var languages: [String] {
    surroundings.withLock { $0?.deviceLanguages } ?? Locale.preferredLanguages
  }

  static func become(_ device: HostSurroundings?) { surroundings.withLock { $0 = device } }
}
