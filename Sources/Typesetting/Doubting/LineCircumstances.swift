public import FontFaces
import TextShaping
import UnicodeText

/// What decides which doubts there can be about a text's lines.
public struct LineCircumstances: Sendable, Hashable {
  /// The version of iOS.
  public var version: SystemVersion
  /// The language that the text is set for (BCP 47); `nil` for none.
  public var typesettingLanguage: String?
  /// Whether the text is set in one of the system's text styles.
  public var isTextStyle: Bool
  /// Whether it is bold.
  public var isBold: Bool
  /// Whether its lines are centred.
  public var isCentered: Bool
  /// Whether it stands in a widget.
  public var isInWidget: Bool

  /// Creates circumstances; those of running text where nothing else is said.
  public init(
    version: SystemVersion,
    typesettingLanguage: String?,
    isTextStyle: Bool = false,
    isBold: Bool = false,
    isCentered: Bool = false,
    isInWidget: Bool = false
  ) {
    self.version = version
    self.typesettingLanguage = typesettingLanguage
    self.isTextStyle = isTextStyle
    self.isBold = isBold
    self.isCentered = isCentered
    self.isInWidget = isInWidget
  }

  /// The doubts there can be, in the order of ``LineDoubt``; none before iOS 17, whose lines are
  /// those of all earlier versions.
  public var doubts: [LineDoubt] {
    guard version >= .iOS17, let typesettingLanguage else { return [] }
    switch PrimaryLanguage(tag: typesettingLanguage) {
    case .japanese: break
    case .chinese, .korean: return isTextStyle ? [.unknownRule] : []
    default: return isTextStyle && isGerman(typesettingLanguage) ? [.unknownRule] : []
    }
    var doubts: [LineDoubt] = [.smallKana]
    if isTextStyle {
      doubts.append(.wordChoice)
      if isCentered { doubts.append(.centered) }
      doubts.append(.truncation)
      if isBold { doubts.append(.bold) }
    } else {
      doubts.append(.shortLastLine)
    }
    if isInWidget { doubts.append(.widget) }
    if version < .iOS18 { doubts.append(.inferredSpacing) }
    if isTextStyle, version < .iOS26 { doubts.append(.inferredLines) }
    return doubts
  }

  private func isGerman(_ tag: String) -> Bool {
    tag.lowercased().split(separator: "-").first == "de"
  }
}
