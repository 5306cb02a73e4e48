import DeviceTraits
import FitSelection
public import FontFaces
public import Foundation

/// A model under a version of its system, and the room that text gets in one kind of widget on it.
public struct Device: Sendable, Hashable {
  /// What kind of thing it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A telephone.
    case iPhone
    /// A tablet.
    case iPad
    /// A watch.
    case watch
  }

  /// The marketing name, such as "iPhone 15 Pro".
  public let name: String

  /// What kind of thing it is.
  public let kind: Kind

  /// What the model calls itself in code, such as "iPhone16,1"; empty where that is not in the
  /// list.
  public let identifiers: [String]

  /// The screen in points and what is known of its widgets.
  public let screenClass: ScreenClass

  /// Pixels per point.
  public let displayScale: CGFloat

  /// The versions of the system that it runs; nil where its last one is older than iOS 16.
  public let systems: ClosedRange<SystemVersion>?

  /// The version of the system that is meant: the one asked for, or else the newest that it runs.
  ///
  /// For a device whose last system is older, the oldest there is.
  public let systemVersion: SystemVersion

  /// The kind of widget that ``textArea`` is of.
  public let slot: WidgetSlot

  /// The area that text gets in that widget.
  public internal(set) var textArea: TextArea

  /// The number of the system that a Today extension is run by, 8 to 14; nil for other widgets.
  public internal(set) var todaySystem: Int?
}

extension Device {
  /// The system that is meant, by name: "iOS 26", "iPadOS 18", "watchOS 11", or "an older iOS".
  public var systemName: String {
    systems == nil ? "an older iOS" : systemVersion.name(on: kind)
  }
}

extension SystemVersion {
  /// The version by the name that it has on a kind of device.
  public func name(on kind: Device.Kind) -> String {
    switch kind {
    case .iPhone: name(on: Platform.iOS)
    case .iPad: "iPadOS \(rawValue)"
    case .watch: name(on: Platform.watchOS)
    }
  }
}
