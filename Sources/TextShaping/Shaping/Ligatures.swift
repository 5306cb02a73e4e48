import CHarfBuzz

/// Which ligatures a text is set with.
public enum Ligatures: Sendable, Hashable {
  /// Those that the face uses by default.
  case standard
  /// Only those that the script cannot do without: for text with tracking, whose letters stand apart
  /// (CSS Text 3 §8.2).
  case required

  /// The features as HarfBuzz takes them.
  var features: [hb_feature_t] {
    switch self {
    case .standard: []
    case .required: Self.withoutOptional
    }
  }

  private static let withoutOptional: [hb_feature_t] = ["liga", "clig", "dlig", "hlig"].map { tag in
    hb_feature_t(
      tag: tag.utf8.reduce(0) { $0 << 8 | UInt32($1) },
      value: 0,
      start: 0,
      end: .max
    )
  }
}
