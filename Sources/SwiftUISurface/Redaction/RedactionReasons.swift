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

private struct RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private struct SensitiveContentKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Why texts are hidden.
  ///
  /// `privacy` is what a locked device sets for views with `privacySensitive()`.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isContentSensitive: Bool {
    get { self[SensitiveContentKey.self] }
    set { self[SensitiveContentKey.self] = newValue }
  }

  /// Whether texts are replaced by blocks (LayoutRules §2.4, R).
  var hidesTexts: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isContentSensitive)
  }
}

extension View {
  /// Hides the texts in the view for one reason more.
  ///
  /// Every character becomes a block, which changes how wide the texts are and where they break,
  /// and so which candidate of a `ViewThatFits` is shown. Shapes keep their size.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    environment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the texts in the view whatever hides those around it.
  public nonisolated func unredacted() -> some View {
    environment { $0.redactionReasons = [] }
  }

  /// Marks the view as something to hide while the device is locked.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment { $0.isContentSensitive = sensitive }
  }
}
