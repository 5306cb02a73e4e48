/// Which wording of a text is shown where it has several.
public protocol TextVariantPreference: Sendable {}

/// Always the longest wording.
public struct FixedTextVariant: TextVariantPreference {
  init() {}
}

/// The longest wording that fits.
public struct SizeDependentTextVariant: TextVariantPreference {
  init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// Always the longest wording.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest wording that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension View {
  /// Accepted without effect: every text has one wording here, its longest.
  public nonisolated func textVariant<Preference: TextVariantPreference>(
    _ preference: Preference
  ) -> some View { self }
}
