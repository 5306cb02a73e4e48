import Foundation

/// What text modifiers set, on a text or, through the environment, on all texts in a view.
struct TextAttributes: Sendable, Equatable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var usesMonospacedDigits: Bool?
  var design: Font.Design?
  /// Whether one width for all characters, where the surroundings ask for it, is not this text's.
  var refusesMonospaced: Bool?
  var width: Font.Width?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var style: AnyShapeStyle?
  var scale: Double?
  var underline: TextLine?
  var strikethrough: TextLine?
  /// The colour behind the glyphs.
  var background: Color?
  /// What the text is set for.
  var typesettingLanguage: TypesettingLanguage?
  /// Whether the text is a literal of the app and not data; `nil` for data.
  var isLiteral: Bool?
  /// Whether the words are to agree with a number among them; `nil` where nobody asks for it.
  var isInflected: Bool?

  /// What the surroundings set that is not this text's.
  var refused: Refusal = []

  /// What a text takes away of its surroundings by setting `nil`.
  struct Refusal: OptionSet, Sendable {
    let rawValue: UInt8

    static let font = Refusal(rawValue: 1)
    /// How heavy the text is, also as it is bold.
    static let weight = Refusal(rawValue: 2)
    static let design = Refusal(rawValue: 4)
    static let width = Refusal(rawValue: 8)
    static let style = Refusal(rawValue: 16)
  }

  /// Sets an attribute; `nil` takes it away where the surroundings set it.
  mutating func set<Value>(
    _ attribute: WritableKeyPath<TextAttributes, Value?>,
    to value: Value?,
    orRefuse refusal: Refusal
  ) {
    self[keyPath: attribute] = value
    if value == nil { refused.insert(refusal) }
  }

  /// These attributes without those that a text refuses.
  private func without(_ refused: Refusal) -> TextAttributes {
    guard !refused.isEmpty else { return self }
    var attributes = self
    if refused.contains(.font) { attributes.font = nil }
    if refused.contains(.weight) { (attributes.weight, attributes.isBold) = (nil, nil) }
    if refused.contains(.design) { attributes.removeDesign() }
    if refused.contains(.width) { attributes.width = nil }
    if refused.contains(.style) { attributes.style = nil }
    return attributes
  }

  /// The design, but for the one that gives all characters one width.
  private var freeDesign: Font.Design? { design == .monospaced ? nil : design }

  /// Takes the design away; one width for all characters stays where it was asked for as such.
  mutating func removeDesign() {
    if design != .monospaced || refusesMonospaced != false { design = nil }
  }

  /// Gives all characters one width, or no longer; another design that was asked for stays.
  mutating func setMonospaced(_ isActive: Bool) {
    design = isActive ? .monospaced : freeDesign
    refusesMonospaced = !isActive
  }

  /// These attributes, with those of the surroundings where none are set: what is set further
  /// inside wins.
  func completed(by surroundings: TextAttributes) -> TextAttributes {
    let outer = surroundings.without(refused)
    return TextAttributes(
      font: font ?? outer.font,
      weight: weight ?? outer.weight,
      // A weight further inside takes the place of what makes bold around it.
      isBold: isBold ?? (weight == nil ? outer.isBold : nil),
      isItalic: isItalic ?? outer.isItalic,
      usesMonospacedDigits: usesMonospacedDigits ?? outer.usesMonospacedDigits,
      design: design ?? (refusesMonospaced == true ? outer.freeDesign : outer.design),
      refusesMonospaced: refusesMonospaced ?? outer.refusesMonospaced,
      width: width ?? outer.width,
      kerning: kerning ?? outer.kerning,
      tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      style: style ?? outer.style,
      scale: scale ?? outer.scale,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough,
      background: background ?? outer.background,
      typesettingLanguage: typesettingLanguage ?? outer.typesettingLanguage,
      isLiteral: isLiteral ?? outer.isLiteral,
      isInflected: isInflected ?? outer.isInflected,
      refused: refused.union(outer.refused)
    )
  }
}

extension EnvironmentValues {
  /// The font of texts that set none; `nil` stands for `.body`.
  @Entry public var font: Font?

  /// What modifiers of views set for all texts in them, but for their font and their style, which are values of
  /// their own.
  @Entry var textAttributes = TextAttributes()

  /// All that is set for texts: what a text does not set itself.
  var completeTextAttributes: TextAttributes {
    var attributes = textAttributes
    attributes.font = font
    attributes.style = foregroundStyle
    return attributes
  }
}
