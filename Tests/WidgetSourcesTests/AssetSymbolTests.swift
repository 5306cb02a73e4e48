import AppResources
import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// Colours and pictures of catalogues have the members that Xcode generates.
@Suite struct AssetSymbolTests {
  /// Names and what files that Xcode generated say of them.
  @Test(
    arguments: [
      ("brand", "brand"), ("Brand", "brand"), ("BrandColor", "brand"), ("AccentColor", "accent"),
      ("card-number-color", "cardNumber"), ("white_color_85", "whiteColor85"), ("color", "color"),
      ("FileImage", "file"), ("SignIcon", "signIcon"), ("joker_3_multicolor", "joker3Multicolor"),
      ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("icon_bookmark_20", "iconBookmark20"),
      ("custom.cloud.badge.play", "customCloudBadgePlay"), ("test_icon ", "testIcon"),
      ("orbita+", "orbita"), ("Base200Color", "base200"), ("VGripCableRow", "vGripCableRow"),
      ("planetLeftPS", "planetLeftPS"), ("icon_ID", "iconID"), ("TLSold", "tlSold"),
      ("TLS2016", "TLS_2016"), ("M-stadt", "mStadt"), ("M", "M"), ("BMW", "BMW"),
      ("A-1-1-0", "A_1_1_0"), ("FFE05D", "FFE_05_D"), ("c50000", "c50000"), ("03d", "_03D"),
      ("3C", "_3_C"), ("121212", "_121212"), ("035-bank-1", "_035Bank1"),
      ("Kill Bill", "killBill"), ("Default", "default"), ("+", nil), ("", nil), ("self", nil),
      ("\u{5927}\u{304D}\u{3044}_logo", "\u{5927}\u{304D}\u{3044}Logo"),
    ] as [(String, String?)]
  )
  func namesAreThoseOfXcode(_ name: String, _ expected: String?) {
    #expect(AssetIdentifier.member(Substring(name)) == expected)
  }

  /// Groups that give their names to what is in them, and names that are words of Swift.
  @Test(
    arguments: [
      ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("Colors", "Colors"), ("UI", "UI"),
      ("tab bar-icons", "TabBarIcons"), ("BrandColor", "BrandColor"), ("2x", "_2X"), ("type", nil),
    ] as [(String, String?)]
  )
  func groupsAreTypes(_ name: String, _ expected: String?) {
    #expect(AssetIdentifier.type(Substring(name)) == expected)
    #expect(AssetIdentifier.quoted("default") == "`default`")
    #expect(AssetIdentifier.quoted("brand") == "brand")
  }

  /// The members for catalogues with colours and pictures, for sources.
  private func symbols(
    _ names: [String],
    for source: String,
    files: [String: String] = [:]
  ) throws -> String? {
    var all = files.map { ("Assets.xcassets/\($0)", $1) }
    all += names.map { ("Assets.xcassets/\($0)/Contents.json", "{}") }
    let folder = try TestFiles.temporaryFolder(Dictionary(uniqueKeysWithValues: all))
    defer { try? FileManager.default.removeItem(at: folder) }
    let members = SourcePass.output(of: source, file: "a.swift").members
    return GeneratedSources.symbols(of: AssetNames(folders: [folder.path]), for: members)
  }

  @Test func everyTypeHasItsMembers() throws {
    let group = ["Marks/Contents.json": #"{"properties":{"provides-namespace":true}}"#]
    let names = [
      "BrandColor.colorset", "Red.colorset", "Unused.colorset", "Marks/Big Logo.imageset",
      "add.symbolset", "Group/Default.imageset",
    ]
    let source = "Image(.Marks.bigLogo); Color(.brand); a(.red, .add, .`default`) // .unused"
    let brand = #"SwiftUI.ColorResource(name: "BrandColor", bundle: .main)"#
    let red = #"SwiftUI.ColorResource(name: "Red", bundle: .main)"#
    let logo = #"SwiftUI.ImageResource(name: "Marks/Big Logo", bundle: .main)"#
    let add = #"SwiftUI.ImageResource(name: "add", bundle: .main)"#
    let plain = #"SwiftUI.ImageResource(name: "Default", bundle: .main)"#
    let expected = """
      import Foundation
      import SwiftUI

      extension SwiftUI.ColorResource {
        static let brand = \(brand)
        @_disfavoredOverload static let red = \(red)
      }

      extension SwiftUI.ImageResource {
        static let `default` = \(plain)
        static let add = \(add)
        enum Marks {
          static let bigLogo = \(logo)
        }
      }

      extension SwiftUI.Color {
        static var brand: SwiftUI.Color { SwiftUI.Color(\(brand)) }
      }

      extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
        @_disfavoredOverload static var brand: SwiftUI.Color { SwiftUI.Color(\(brand)) }
      }

      extension SwiftUI.UIColor {
        @_disfavoredOverload static var brand: SwiftUI.UIColor { SwiftUI.UIColor(resource: \(brand)) }
      }

      extension SwiftUI.UIImage {
        static var `default`: SwiftUI.UIImage { SwiftUI.UIImage(resource: \(plain)) }
        enum Marks {
          static var bigLogo: SwiftUI.UIImage { SwiftUI.UIImage(resource: \(logo)) }
        }
      }

      """
    #expect(try symbols(names, for: source, files: group) == expected)
    #expect(try symbols(names, for: "a(b)", files: group) == nil)
    #expect(try symbols([], for: source) == nil)
  }

  private static let colorNames = """
    black blue brown clear cyan gray green indigo mint orange pink primary purple red secondary teal white yellow
    """
  private static let uiColorNames = """
    black blue brown clear cyan darkGray darkText gray green groupTableViewBackground label lightGray lightText link
    magenta opaqueSeparator orange placeholderText purple quaternaryLabel quaternarySystemFill red secondaryLabel
    secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator systemBackground systemBlue
    systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen
    systemGroupedBackground systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal
    systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground white yellow
    """

  /// What a type has itself no catalogue gives it: each of SwiftUI's and of UIKit's colours, and the pictures of UIKit's.
  @Test(arguments: [
    (colorNames, "colorset", ["Color", "ShapeStyle where"]),
    (uiColorNames, "colorset", ["UIColor"]),
    ("actions add checkmark remove strokedCheckmark", "imageset", ["UIImage"]),
  ])
  func membersOfTheSystemStay(_ names: String, _ kind: String, _ types: [String]) throws {
    for name in names.split(whereSeparator: \.isWhitespace).map(String.init) {
      let all = ["\(name).\(kind)", "quay.\(kind)"]
      let text = try #require(try symbols(all, for: "a(.\(name), .quay)"))
      #expect(text.contains("static let \(name) = "), "\(text)")
      for type in types {
        let members = text.components(separatedBy: "extension SwiftUI.\(type) ").last ?? ""
        let own = members.components(separatedBy: "\n}\n").first ?? ""
        #expect(own.contains("static var quay: "), "\(text)")
        #expect(!own.contains("static var \(name): "), "\(name) of \(type)")
      }
      // `Color(.label)` is of UIKit's.
      if types == ["UIColor"] {
        #expect(text.contains("@_disfavoredOverload static let \(name) = "), "\(text)")
      }
    }
  }

  /// Of two that come to one member, the first has it.
  @Test func oneOfTwoIsMeant() throws {
    let group = #"{"properties":{"provides-namespace":true}}"#
    let groups = ["tab bar/Contents.json": group, "tab-bar/Contents.json": group]
    let names = [
      "Hi-Res.imageset", "Hi_Res.imageset", "tab bar/one.imageset", "tab-bar/two.imageset",
    ]
    let text = try #require(try symbols(names, for: "a.hiRes.TabBar.one.two", files: groups))
    #expect(text.contains(#"static let hiRes = SwiftUI.ImageResource(name: "Hi-Res""#))
    #expect(text.contains(#"static let one = SwiftUI.ImageResource(name: "tab bar/one""#))
    #expect(!text.contains("Hi_Res") && !text.contains("two"))
  }

  /// A group may be called as a type that the sources name, which it would hide in their extensions of colours.
  @Test(arguments: [
    (#"extension Color { static let accent = Color("Color/brand") }; a(.brand)"#, false),
    (#"a(SwiftUI.Color("Color/brand"), .brand)"#, false), ("a(.Color.brand)", true),
    ("Color.Color.brand", true),
  ])
  func groupsMayBeCalledAsTypes(_ source: String, _ isNamed: Bool) throws {
    let group = ["Color/Contents.json": #"{"properties":{"provides-namespace":true}}"#]
    let text = try symbols(["Color/brand.colorset"], for: source, files: group)
    #expect((text?.contains("enum Color {") ?? false) == isNamed)
  }

  /// A group may be called as a module: what is in it names none but SwiftUI.
  @Test func groupsMayBeCalledAsModules() throws {
    let group = ["Foundation/Contents.json": #"{"properties":{"provides-namespace":true}}"#]
    let names = ["Foundation/primary.colorset"]
    let text = try #require(try symbols(names, for: "Color(.Foundation.primary)", files: group))
    #expect(text.contains("  enum Foundation {\n    static let primary = SwiftUI.ColorResource("))
    #expect(!text.contains("Foundation."))
  }

  /// Members that sources have themselves are not made again, as a module may have no two.
  @Test func whatSourcesDeclareIsLeftOut() throws {
    let own = "extension Color { static let brand = Color(\"Brand\") }"
    let text = try #require(try symbols(["Brand.colorset"], for: own))
    #expect(!text.contains("extension SwiftUI.Color {"))
    #expect(text.contains("extension SwiftUI.ColorResource {\n  static let brand = "))
    // `Color(.brand)` is of that.
    let color = "extension UIColor { static let brand = UIColor(named: \"Brand\") }"
    let other = try #require(try symbols(["Brand.colorset"], for: color))
    #expect(!other.contains("extension SwiftUI.UIColor {"))
    #expect(other.contains("{\n  @_disfavoredOverload static let brand = "))
  }

  @Test(
    arguments: [
      ("extension Color { static let a = 1 }", ["a"]),
      ("extension SwiftUI.Color { public static var a: B { c } }", ["a"]),
      (
        "extension Color: A { static public func a() {}\nstatic private(set) var b = 1 }",
        ["a", "b"]
      ),
      ("extension Color { static let `in` = 1\n#if os(macOS)\nstatic let b = 1\n#endif\n}", ["in"]),
      ("extension Color { enum A { static let b = 1 }\nclass var c: Int { 1 } }", ["A", "c"]),
      ("extension Color { var a: Int { 1 }\nfunc b() { let c = 1 } }", []),
      ("extension Theme.Color { static let a = 1 }\nextension Color.B { static let b = 1 }", []),
      ("extension Color {}\nstruct A { static let b = 1 }", []),
      // Several of one declaration, whatever is between brackets, braces and angles.
      (
        "extension Color { static let a: B<C, D> = .init(e, f: [1, 2]), `in`: G = h { i, j = 1 },\nk = 2 }",
        ["a", "in", "k"]
      ),
      ("extension Color { static let a = 1\nlet b = 1, c = 2\nfunc d<E, F: G>() {} }", ["a"]),
      (
        "extension Color { static let a = 1\ninit<B, C: D>(e: B, f: C) {}\nstatic func g<H, I: J>() {} }",
        ["a", "g"]
      ),
      (
        "extension Color { static let a = (1 }\nextension Color { static let b = 1, c = 2 }",
        ["a", "b", "c"]
      ),
      ("extension Color { static let", []), ("extension", []),
    ] as [(String, Set<String>)]
  )
  func membersOfOnesOwnAreFound(_ text: String, _ expected: Set<String>) {
    let declared = SourcePass.output(of: text, file: "a.swift").members.declared
    #expect(declared["Color"] ?? [] == expected && declared.keys.allSatisfy { $0 == "Color" })
  }
}
