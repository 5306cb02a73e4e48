/// Why what is shown is hidden behind blocks.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Creates reasons from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content stands for what is not there yet: all texts are hidden.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The device is locked: what is marked as sensitive is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date; texts are shown all the same.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why texts are hidden.
  ///
  /// `privacy` is what a locked device sets for views with `privacySensitive()`.
  @Entry public var redactionReasons: RedactionReasons = []

  /// Whether the view is one to hide while the device is locked.
  @Entry var isContentSensitive = false

  /// Whether texts are replaced by blocks (LayoutRules §2.4, R).
  var hidesTexts: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isContentSensitive)
  }
}
