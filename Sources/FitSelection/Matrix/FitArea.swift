public import DeviceTraits
public import FontFaces
public import Foundation
import LayoutEngine

/// The room that a layout is decided in: a size with a name, and what its lengths may be off by.
///
/// It knows no device: whoever has one makes an area of it.
public struct FitArea: Sendable, Hashable {
  /// What the area is called in reports, such as "iPhone 15" or "146 × 58 @3x".
  public var name: String
  /// Width and height, points.
  public var size: CGSize
  /// Pixels a point.
  public var displayScale: CGFloat
  /// The system whose rules for text hold.
  public var platform: Platform
  /// The version of the system.
  public var systemVersion: SystemVersion
  /// The kind of widget that it is the area of; nil leaves what the layout's environment says.
  public var family: WidgetFamily?
  /// What its width and height may be off by.
  public var doubt: AreaDoubt

  /// Creates an area; it is known exactly where no doubt is given.
  public init(
    name: String,
    size: CGSize,
    displayScale: CGFloat = 3,
    platform: Platform = .iOS,
    systemVersion: SystemVersion = .newest,
    family: WidgetFamily? = nil,
    doubt: AreaDoubt = .none
  ) {
    self.name = name
    self.size = size
    self.displayScale = displayScale
    self.platform = platform
    self.systemVersion = systemVersion
    self.family = family
    self.doubt = doubt
  }

  /// What a layout depends on besides the setting: areas that share it share a layout.
  public var conditions: FitConditions {
    FitConditions(
      displayScale: .usableScale(displayScale),
      platform: platform,
      systemVersion: systemVersion,
      family: family
    )
  }
}

/// What of an area a layout is resolved for; its size is not part of it.
public struct FitConditions: Sendable, Hashable {
  /// Pixels a point; 1 where the area's scale is none, as layouts take it.
  public let displayScale: CGFloat
  /// The system whose rules for text hold.
  public let platform: Platform
  /// The version of the system.
  public let systemVersion: SystemVersion
  /// The kind of widget; nil leaves what the layout's environment says.
  public let family: WidgetFamily?
}

/// What a user set that layouts depend on, and which version of the system is used: one column of a
/// ``FitMatrix``.
public struct FitSetting: Sendable, Hashable {
  /// The user's size of text.
  public var typeSize: DynamicTypeSize
  /// The language of the texts as a BCP 47 tag; nil to leave it open.
  public var language: String?
  /// The version of the system; nil for that of each area.
  public var systemVersion: SystemVersion?

  /// Creates a setting.
  public init(
    typeSize: DynamicTypeSize = .large,
    language: String? = nil,
    systemVersion: SystemVersion? = nil
  ) {
    self.typeSize = typeSize
    self.language = language
    self.systemVersion = systemVersion
  }
}
