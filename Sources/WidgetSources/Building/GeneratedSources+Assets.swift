import AppResources

extension GeneratedSources {
  /// The members that Xcode generates for the colours and pictures of an app's catalogues, those that the sources name
  /// and do not declare themselves; `nil` where there are none.
  static func symbols(of assets: AssetNames, for sources: AssetMembers) -> String? {
    let colors = AssetSymbols(assets.colors)
    let pictures = AssetSymbols(assets.pictures)
    let extensions = AssetExtension.all.compactMap { type in
      type.text(of: type.resource == "ColorResource" ? colors : pictures, for: sources)
    }
    guard !extensions.isEmpty else { return nil }
    return "import Foundation\nimport SwiftUI\n\n" + extensions.joined(separator: "\n")
  }
}

/// The members that a type is given for colours or pictures.
private struct AssetExtension {
  /// The type.
  let type: String
  /// The type of what its members are made of.
  let resource: String
  /// How a value of the type is made of one of those; `nil` of these themselves.
  var value: (type: String, label: String)?
  /// What its members are of: one type among all that conform to a protocol.
  var isProtocol = false
  /// Whether its members give way to others of their names: `Color(.brand)` is of the colour's resource.
  var givesWay = false
  /// What has another meaning in the type.
  var other: Set<String> = []

  static let all = [
    AssetExtension(type: "ColorResource", resource: "ColorResource"),
    AssetExtension(type: "ImageResource", resource: "ImageResource"),
    AssetExtension(
      type: "Color",
      resource: "ColorResource",
      value: ("Color", ""),
      other: namesOfColors
    ),
    // Where sources are older than these members, one of SwiftUI's own styles is meant, as by `.background`.
    AssetExtension(
      type: "ShapeStyle",
      resource: "ColorResource",
      value: ("Color", ""),
      isProtocol: true,
      givesWay: true,
      other: namesOfColors
    ),
    AssetExtension(
      type: "UIColor",
      resource: "ColorResource",
      value: ("UIColor", "resource: "),
      givesWay: true,
      other: namesOfUIColors
    ),
    AssetExtension(
      type: "UIImage",
      resource: "ImageResource",
      value: ("UIImage", "resource: "),
      other: ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
    ),
  ]

  /// The extension; `nil` where it would be empty.
  func text(of symbols: AssetSymbols, for sources: AssetMembers) -> String? {
    let lines = symbols.declarations(
      for: sources,
      without: other,
      own: sources.declared[type] ?? [],
      hasGroups: !isProtocol
    ) { declaration(of: $0, for: sources) }
    guard !lines.isEmpty else { return nil }
    let head = isProtocol ? "SwiftUI.\(type) where Self == SwiftUI.Color" : "SwiftUI.\(type)"
    return "extension \(head) {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  private func declaration(of member: AssetSymbols.Member, for sources: AssetMembers) -> String {
    let name = AssetIdentifier.quoted(member.identifier)
    let literal = SwiftLiteral.string(member.name)
    // Without Foundation's name, which a group of the catalogue may have.
    let made = "SwiftUI.\(resource)(name: \(literal), bundle: .main)"
    // `Color(.brand)` is of a UIColor that the sources have by the name themselves, and `Color(.label)` of UIKit's: of two
    // that are as good the compiler takes none.
    let isUIColor =
      Self.namesOfUIColors.contains(member.identifier)
      || sources.declared["UIColor"]?.contains(member.identifier) == true
    let yields = givesWay || type == "ColorResource" && isUIColor
    let attribute = yields ? "@_disfavoredOverload " : ""
    guard let value else { return "\(attribute)static let \(name) = \(made)" }
    let whole = "SwiftUI.\(value.type)(\(value.label)\(made))"
    return "\(attribute)static var \(name): SwiftUI.\(value.type) { \(whole) }"
  }

  private static let namesOfColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  private static let namesOfUIColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
    "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
    "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "white",
    "yellow",
  ]
}
