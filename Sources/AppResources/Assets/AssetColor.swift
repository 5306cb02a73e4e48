/// A colour of a catalogue, for a light and a dark interface, in each of the app's languages.
package struct AssetColor: Sendable, Hashable {
  /// What a colour is said by.
  package enum Value: Sendable, Hashable {
    /// Components from 0 to 1, in standard RGB or taken for it.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// Components in another space, where 0 to 1 are its colours.
    case inSpace(Space, red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system by its name, such as "systemBlueColor".
    case reference(String)
  }

  /// A space of other colours than standard RGB, by the name that catalogues have for it.
  package enum Space: String, Sendable, Hashable {
    /// Standard RGB without its transfer curve.
    case linear = "extended-linear-srgb"
    /// That of a wider screen.
    case displayP3 = "display-p3"
  }

  /// The colours that one language has.
  package struct Looks: Sendable, Hashable {
    /// In a light interface.
    package let light: Value
    /// In a dark interface.
    package let dark: Value

    /// - Parameter common: what is of no language, and stands for a look that a language has nothing for.
    /// - Returns: `nil` where nothing is meant for any look.
    fileprivate init?(
      _ own: [AssetContents.Look: Value],
      beside common: [AssetContents.Look: Value]
    ) {
      // What is meant for a light or a dark interface goes before what is meant for any.
      let bright = own[.light] ?? own[.any] ?? common[.light] ?? common[.any]
      guard let light = bright ?? own[.dark] ?? common[.dark] else { return nil }
      self.light = light
      dark = own[.dark] ?? own[.any] ?? common[.dark] ?? common[.any] ?? light
    }
  }

  private let localized: LocalizedLooks<Looks>

  /// What is shown in a light interface in languages that have no colours of their own.
  package var light: Value { localized.base.light }
  /// What is shown in a dark interface in such languages.
  package var dark: Value { localized.base.dark }

  /// What is shown to who reads a language.
  package func looks(in language: String) -> Looks { localized.looks(in: language) }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var color: Color?
      var idiom: String?
      var locale: String?
      var appearances: [AssetContents.Appearance]?
    }

    struct Color: Decodable {
      var space: String?
      var components: [String: Component]?
      var reference: String?

      private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
      }
    }

    /// A component: a text, as Xcode writes it, or a number, as Apple's reference of the format has it.
    enum Component: Decodable {
      case text(String)
      case number(Double)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .text(text)
        } else {
          self = .number(try container.decode(Double.self))
        }
      }
    }

    var colors: [Entry]
  }

  init(folder: String) throws(ResourceFault.Reason) {
    let contents = try AssetContents.read(Contents.self, in: folder)
    // By their languages; what is of none, by no name.
    var values: [String: [AssetContents.Look: Value]] = [:]
    // What is meant for an iPhone goes before what is meant for all.
    for idiom in ["iphone", "universal"] {
      for entry in contents.colors where (entry.idiom ?? "universal") == idiom {
        guard let look = entry.appearances.look, let color = entry.color else { continue }
        let value = try Self.value(of: color)
        let language = entry.locale ?? ""
        if values[language]?[look] == nil { values[language, default: [:]][look] = value }
      }
    }
    let common = values.removeValue(forKey: "") ?? [:]
    let main = common.isEmpty ? LocalizedLooks<Looks>.main(of: values.keys.sorted()) : nil
    guard let base = Looks(main.flatMap { values[$0] } ?? common, beside: [:]) else {
      throw ResourceFault.Reason.noColor
    }
    localized = LocalizedLooks(
      base: base,
      own: values.compactMapValues { Looks($0, beside: common) }
    )
  }

  private static func value(of color: Contents.Color) throws(ResourceFault.Reason) -> Value {
    if let reference = color.reference { return .reference(reference) }
    let components = color.components ?? [:]
    func component(_ name: String) throws(ResourceFault.Reason) -> Double {
      guard let written = components[name], let value = number(written) else {
        throw ResourceFault.Reason.noNumber(component: name)
      }
      return value
    }
    let alpha = components["alpha"] == nil ? 1 : try component("alpha")
    if components["white"] != nil {
      let white = try component("white")
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    let shares = (
      red: try component("red"),
      green: try component("green"),
      blue: try component("blue")
    )
    guard let space = color.space.flatMap(Space.init(rawValue:)) else {
      return .components(red: shares.red, green: shares.green, blue: shares.blue, alpha: alpha)
    }
    return .inSpace(space, red: shares.red, green: shares.green, blue: shares.blue, alpha: alpha)
  }

  /// "0.500", "0x80" or "128"; a number that is no text is a share of 1.
  private static func number(_ component: Contents.Component) -> Double? {
    switch component {
    case .text(let text): number(text)
    case .number(let share): share
    }
  }

  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Int(text).map { Double($0) / 255 }
  }
}
