extension Text {
  /// How large a text is beside the font it is set in.
  public struct Scale: Sendable, Hashable {
    /// The size in parts of the font's.
    let ratio: Double

    /// As large as the font.
    public static let `default` = Scale(ratio: 1)

    /// Smaller, for what is less important, such as units.
    ///
    /// That it is smaller is documented (LayoutRules §2.3, D), by how much was not published:
    /// four fifths are our stand-in (G).
    public static let secondary = Scale(ratio: 0.8)
  }

  /// Sets how large the text is beside its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? setting { $0.scale = scale.ratio } : self
  }
}

extension View {
  /// Sets how large the texts in the view are beside their fonts.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environment { if isEnabled { $0.textAttributes.scale = scale.ratio } }
  }
}
