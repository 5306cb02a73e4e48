import Foundation
import TestSupport
import Testing

@testable import AppResources

/// What is told where several things are wrong at once, or several of a kind are there: all of it, in one order.
@Suite struct SeveralFaultsTests {
  private static func read(_ files: [String: String]) throws -> AppResources {
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    return AppResources(folders: [folder.path])
  }

  /// Of a picture every file is told that is not there, those of languages in the order of their names; what other
  /// languages have is shown.
  @Test func everyMissingFileOfAPictureIsTold() throws {
    func entry(_ width: Int, _ locale: String?, _ isDark: Bool = false) -> String {
      let language = locale.map { #","locale":"\#($0)""# } ?? ""
      let look = isDark ? #","appearances":[{"appearance":"luminosity","value":"dark"}]"# : ""
      return #"{"filename":"\#(width).svg"\#(language)\#(look)}"#
    }
    let entries = [
      entry(1, nil), entry(9, nil, true), entry(2, "ja"), entry(8, "ja", true), entry(7, "de"),
      entry(3, "fr"),
    ]
    var files = [
      "A.xcassets/Sign.imageset/Contents.json": "{\"images\":[\(entries.joined(separator: ","))]}"
    ]
    for width in 1...3 {
      files["A.xcassets/Sign.imageset/\(width).svg"] = #"<svg width="\#(width)" height="1"/>"#
    }
    let resources = try Self.read(files)
    let expected = ["9.svg", "7.svg", "8.svg"].map { ResourceFault.Reason.missingFile($0) }
    #expect(resources.faults.map(\.reason) == expected)
    let picture = try #require(resources.assets.picture(named: "Sign"))
    for (language, width) in [("en", 1), ("de", 1), ("fr", 3), ("ja", 2)] as [(String, CGFloat)] {
      #expect(picture.looks(in: language).light.size.width == width, "\(language)")
    }
  }

  /// Where every file is of a language, what is wrong with that which stands for others is told once.
  @Test func faultsOfTheLanguageForOthersAreToldOnce() throws {
    let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let entries = [
      #"{"filename":"1.svg","locale":"en"}"#, "{\"filename\":\"9.svg\",\"locale\":\"en\"\(dark)}",
      #"{"filename":"2.svg","locale":"ja"}"#,
    ]
    let resources = try Self.read([
      "A.xcassets/Sign.imageset/1.svg": #"<svg width="1" height="1"/>"#,
      "A.xcassets/Sign.imageset/2.svg": #"<svg width="2" height="1"/>"#,
      "A.xcassets/Sign.imageset/Contents.json":
        "{\"images\":[\(entries.joined(separator: ","))]}",
    ])
    #expect(resources.faults.map(\.reason) == [.missingFile("9.svg")])
    let picture = try #require(resources.assets.picture(named: "Sign"))
    for (language, width) in [("en", 1), ("fr", 1), ("ja", 2)] as [(String, CGFloat)] {
      #expect(picture.looks(in: language).light.size.width == width, "\(language)")
      #expect(picture.looks(in: language).dark.size.width == width, "\(language)")
    }
  }

  /// Every file of a look has a scale that a display has, be it shown or not; of several that have none the first is told.
  @Test(
    arguments: [
      (["2x", "1x"], nil), (["2x", "0x"], "0x"), (["0x", "2x"], "0x"), (["2x", "0x", "11x"], "0x"),
      (["2x", "11x", "0x"], "11x"),
    ] as [([String], String?)]
  )
  func everyScaleIsLookedAt(_ scales: [String], _ fault: String?) throws {
    let entries = scales.map { #"{"filename":"a.svg","scale":"\#($0)"}"# }
    let resources = try Self.read([
      "A.xcassets/Sign.imageset/a.svg": #"<svg width="30" height="60"/>"#,
      "A.xcassets/Sign.imageset/Contents.json":
        "{\"images\":[\(entries.joined(separator: ","))]}",
    ])
    let reasons = fault.map { [ResourceFault.Reason.noScale($0)] } ?? []
    #expect(resources.faults.map(\.reason) == reasons)
    let width: CGFloat? = fault == nil ? 15 : nil
    #expect(resources.assets.picture(named: "Sign")?.light.size.width == width)
  }

  /// Where one language has entries by two names, the first by the alphabet counts.
  @Test func ofTwoNamesOfALanguageTheFirstCounts() throws {
    let colors = [(1, ""), (2, #","locale":"en_GB""#), (3, #","locale":"en-GB""#)].map {
      #"{"color":{"components":{"white":0.\#($0)}}\#($1)}"#
    }
    let resources = try Self.read([
      "A.xcassets/Sign.colorset/Contents.json":
        "{\"colors\":[\(colors.joined(separator: ","))]}"
    ])
    let color = try #require(resources.assets.color(named: "Sign"))
    for (language, level) in [("en-GB", 0.3), ("ja", 0.1)] {
      let expected = AssetColor.Value.components(red: level, green: level, blue: level, alpha: 1)
      #expect(color.looks(in: language).light == expected, "\(language)")
    }
  }

  /// A catalogue's languages that nobody knows come first, then what is wrong with its entries, by their keys and by the
  /// languages of each.
  @Test func faultsOfACatalogueAreToldInOrder() throws {
    let plural = #"{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}"#
    let own = #""ja":\#(plural),"de":\#(plural),"fr":\#(plural)"#
    let unknown = #""garbage_0":{"stringUnit":{"value":"x"}}"#
    let resources = try Self.read([
      "A.xcstrings": """
      {"sourceLanguage":"en","strings":{"c":{"localizations":{\(own)}},\
      "a":{"localizations":{\(own),\(unknown)}},"b":{"localizations":{\(own)}}}}
      """
    ])
    let entries = ["a", "b", "c"].flatMap { key in
      ["de", "fr", "ja"].map { ResourceFault.Entry(key: key, language: $0) }
    }
    let plurals = entries.map { ResourceFault.Reason.noOtherForm(of: $0) }
    let expected = [ResourceFault.Reason.unknownLanguage("garbage_0")] + plurals
    #expect(resources.faults.map(\.reason) == expected)
  }
}
