import FontFaces
import Foundation

extension StandIn {
  /// What a text's measures rest on that nobody has published.
  /// - Parameter leading: the points that the font leaves between lines.
  static func ofText(
    _ attributes: TextAttributes,
    _ font: ResolvedFont,
    leading: Double,
    in environment: EnvironmentValues
  ) -> [StandIn] {
    var standIns: [StandIn] = []
    func note(_ subject: String, _ assumption: String) {
      standIns.append(StandIn(subject: subject, assumption: assumption))
    }
    if environment.hidesTexts {
      note(
        "hidden texts",
        "a block for each character, as wide as on macOS, in other fonts than the system's as a zero"
      )
    }
    if environment.legibilityWeight == .bold, font.weight != .semibold {
      note("Bold Text", "weights other than regular become one or two steps heavier")
    }
    if let scale = attributes.scale, scale != 1 {
      note("secondary text scale", "four fifths of the font's size")
    }
    if attributes.isInflected == true {
      note("inflected words", "as they are written, in no form that agrees with their number")
    }
    if let lineHeight = environment.lineHeight, lineHeight.isPreset {
      note("line heights by name", "20, 22 or 24 points of 17, as body's")
    }
    if environment.lineHeight == nil, environment.lineSpacing > 0,
      CGFloat(leading) > environment.lineSpacing
    {
      note("less line spacing than the font's leading", "the leading stands between lines")
    }
    if font.leadingBetweenLines != 0 {
      note("text styles on a Japanese device", "lines a third of a point further apart at 17")
    }
    let given = attributes.font ?? .body
    if given.followsTypeSize, environment.platform == .iOS, environment.viewArchival == .widget,
      environment.dynamicTypeSize < .large
    {
      note(
        "type size \(environment.dynamicTypeSize)",
        "as an app's; widgets are set at large where the user's size is smaller"
      )
    }
    if environment.platform == .watchOS {
      note("watchOS's font", "as wide as the iPhone's")
    }
    return standIns
  }

  /// What is not known of a font: styles and designs of the system font that nobody measured whole,
  /// widths other than the usual one, and fonts by name that the library does not begin with.
  ///
  /// What advances of the system font may be off by follows from where each comes from
  /// (`AdvanceSource`), so that these notes add no doubt of their own.
  static func ofFont(
    _ attributes: TextAttributes,
    _ resolved: ResolvedFont,
    _ library: FontLibrary
  ) -> [StandIn] {
    let font = attributes.font ?? .body
    var standIns: [StandIn] = []
    func note(_ subject: String, _ assumption: String, _ doubt: CGSize? = nil) {
      standIns.append(StandIn(subject: subject, assumption: assumption, doubt: doubt))
    }
    if library.hasDesigns {
      switch resolved.design {
      case .standard, .monospaced: break
      case .serif: note("font design serif", "as wide as the default design", .zero)
      case .rounded:
        note("font design rounded", "the default one's display cut, fitted to five readings", .zero)
      }
      if resolved.slant == .italic {
        note("italic", "nearly as wide as upright letters, fitted to six of them", .zero)
      }
      if resolved.weight < .regular { note("thin weights", "as wide as regular", .zero) }
      if resolved.weight > .bold { note("heavy weights", "as wide as bold", .zero) }
    } else if resolved.design != .standard {
      note("font design \(resolved.design.rawValue)", "as wide as the default design")
    }
    let width = attributes.width ?? font.width ?? .standard
    if width != .standard { note("font width \(width.value)", "as wide as the standard width") }
    if case .custom(let name, _, _) = font.base,
      library.cascade(weight: .regular).faces.first?.familyName != name
    {
      note("font \(name)", "set in the first font of the library")
    }
    return standIns
  }
}

extension Font {
  /// Whether its size is that of a text style, or grows and shrinks with one.
  fileprivate var followsTypeSize: Bool {
    switch base {
    case .size: false
    case .style: true
    case .custom(_, _, let scaling): scaling != nil
    }
  }
}
