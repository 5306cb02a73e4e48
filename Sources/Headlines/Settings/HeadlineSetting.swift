public import DeviceTraits
public import FontFaces
public import UnicodeText
public import WidgetDevices

/// Where and how headlines are decided: the areas, and what users have set.
///
///     var setting = HeadlineSetting(fonts: try FontLibrary.bundled(deviceLanguages: ["ja"]))
///     setting.legibilityWeight = .bold
public struct HeadlineSetting: Sendable {
  /// The areas, in the order of all answers.
  public var groups: [DeviceGroup]
  /// The fonts of all texts, as they are on a device of ``deviceLanguages``.
  public var fonts: FontLibrary
  /// The languages set on the devices as BCP 47 tags, the preferred first; empty for that of each
  /// headline.
  public var deviceLanguages: [String] = []
  /// The language that iOS takes all texts for when it spaces and breaks them, as a BCP 47 tag; nil for
  /// the one that the devices prefer most.
  public var typesettingLanguage: String?
  /// Whether small kana and some marks may begin a line.
  public var lineBreak = LineBreakStrictness.strict
  /// The kind of widget.
  public var slot = WidgetSlot.lockScreen
  /// The user's size of text, which the widget's fixed sizes do not follow.
  public var typeSize = DynamicTypeSize.large
  /// The Bold Text setting.
  public var legibilityWeight: LegibilityWeight?
  /// The system whose rules hold, or nil for that of each area's devices.
  public var platform: Platform?

  /// Creates a setting: with nothing but fonts, every iPhone that has widgets on its Lock Screen, as
  /// it comes.
  public init(groups: [DeviceGroup] = DeviceCatalogue.groups, fonts: FontLibrary) {
    self.groups = groups
    self.fonts = fonts
  }
}
