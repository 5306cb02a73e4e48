public import FontFaces
import TextShaping
import UnicodeText

/// What decides which doubts there can be about a text's lines.
public struct LineCircumstances: Sendable, Hashable {
  /// The version of iOS.
  public var version: SystemVersion
  /// The language that the text is set for (BCP 47); `nil` for none.
  public var typesettingLanguage: String?
  /// How the text is set, and where.
  public var traits: Traits

  /// How a text is set, and where, as far as doubts depend on it.
  public struct Traits: OptionSet, Sendable, Hashable {
    /// The traits as bits.
    public let rawValue: Int

    /// Creates traits from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It is set in one of the system's text styles.
    public static let textStyle = Traits(rawValue: 1 << 0)
    /// It is bold.
    public static let bold = Traits(rawValue: 1 << 1)
    /// Its lines are centred.
    public static let centered = Traits(rawValue: 1 << 2)
    /// It stands in a widget.
    public static let inWidget = Traits(rawValue: 1 << 3)
  }

  /// Creates circumstances; those of running text where nothing else is said.
  public init(
    version: SystemVersion,
    typesettingLanguage: String?,
    traits: Traits = []
  ) {
    self.version = version
    self.typesettingLanguage = typesettingLanguage
    self.traits = traits
  }

  /// The doubts there can be, in the order of ``LineDoubt``; none before iOS 17, whose lines are
  /// those of all earlier versions.
  public var doubts: [LineDoubt] {
    guard version >= .iOS17, let typesettingLanguage else { return [] }
    let isTextStyle = traits.contains(.textStyle)
    switch PrimaryLanguage(tag: typesettingLanguage) {
    case .japanese: break
    case .chinese, .korean: return isTextStyle ? [.unknownRule] : []
    default: return isTextStyle && isGerman(typesettingLanguage) ? [.unknownRule] : []
    }
    var doubts: [LineDoubt] = [.smallKana]
    if isTextStyle {
      doubts.append(.wordChoice)
      if traits.contains(.centered) { doubts.append(.centered) }
      doubts.append(.truncation)
      if traits.contains(.bold) { doubts.append(.bold) }
    } else {
      doubts.append(.shortLastLine)
    }
    if traits.contains(.inWidget) { doubts.append(.widget) }
    if version < .iOS18 { doubts.append(.inferredSpacing) }
    if isTextStyle, version < .iOS26 { doubts.append(.inferredLines) }
    return doubts
  }

  private func isGerman(_ tag: String) -> Bool {
    tag.lowercasedSubtags.first == "de"
  }
}
