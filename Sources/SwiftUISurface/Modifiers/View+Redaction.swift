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
