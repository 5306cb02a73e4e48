import AppResources
import Foundation
import TestSupport
import Testing

@testable import SwiftUISurface

/// Values as translations write them: in the form that their specifier asks for, whatever the numbers.
@MainActor
@Suite struct TranslatedValueTests {
  nonisolated private static let keys: [(LocalizedStringKey, String, String)] = [
    ("\(7) up", "%03lld up", "007 up"),
    ("\(UInt64.max) down", "%llu of %1$llx", "18.446.744.073.709.551.615 of ffffffffffffffff"),
    ("\(Int64.min) strange", "%1$lld", "-9.223.372.036.854.775.808"),
    ("\(Int64.max) left", "%1$025lld", "0.000.009.223.372.036.854.775.807"),
    ("\(2.75) top", "%1$.1f", "2,8"),
    ("\(2.75) bottom", "%1$03d", "002"),
    // What says no more than that there is a value leaves it in its own form.
    ("\(2.75) a", "%1$@", "2,750000"), ("\(2.75) b", "%1$lld", "2,750000"),
    ("\(2.75) c", "%1$d", "2,750000"), ("\(2.75) d", "%1$ld", "2,750000"),
    ("\(2.75) e", "%1$u", "2,750000"), ("\(2.75) f", "%1$lu", "2,750000"),
    ("\(2.75) g", "%1$llu", "2,750000"), ("\(2.75) h", "%1$lf", "2,750000"),
    ("\(26.5) i", "%1$i", "26"), ("\(26.5) o", "%1$o", "32"), ("\(26.5) x", "%1$x", "1a"),
    ("\(26.5) X", "%1$X", "1A"), ("\(26.5) 5d", "%1$5d", "   26"), ("\(26.5) 4u", "%1$4u", "  26"),
    ("\(26) j", "%1$x", "1a"), ("\(UInt8(26)) k", "%1$X", "1A"), ("\(7) l", "%1$5.1f", "  7,0"),
    ("\(UInt8(7)) m", "%1$5.1f", "  7,0"), ("\(Float(7.5)) n", "%1$.2f", "7,50"),
    ("\(-26.5) p", "%1$5d", "  -26"),
    ("\(-26) p", "%1$5D", "  -26"),
    (
      "\(UInt64.max) p", "%1$1U",
      String(format: "%1llu", locale: Locale(identifier: "de"), arguments: [UInt64.max])
    ),
    // Texts have no number; values in a form of their own keep it until another one is asked for.
    ("\("word") q", "%1$5d", "word"), ("\(Text("word")) r", "%1$x", "word"),
    ("\(9, specifier: "%04d") s", "%1$d", "0.009"), ("\(9, specifier: "%04d") t", "%1$3d", "  9"),
    ("\(9, specifier: "%04d") u", "%1$04d", "0.009"),
    ("\(2.5, specifier: "%.2f") v", "%1$.1f", "2,5"),
    ("\(Float(2.5), specifier: "%.2f") w", "%1$3d", "  2"),
    // Values in another order, twice, and one that there is not.
    ("\(1) y \("b")", "%2$@ %1$lld %2$@", "b 1 b"), ("\(1) z", "%2$lld %1$lld", "%lld 1"),
    ("100% \(3)", "%1$lld 100%%", "3 100%"),
    // What joins or marks a value makes one character with its specifier, as in Persian and in keycaps.
    ("\(3)\u{200C}ها", "%lld\u{200C}ها", "3\u{200C}ها"),
    ("\(3)\u{FE0F}\u{20E3}", "%1$lld\u{FE0F}\u{20E3}", "3\u{FE0F}\u{20E3}"),
    // What no whole number is near to stays as it is.
    ("\(Double.nan) charm", "%1$5d", "NaN"),
    // A character is the last byte of a number, or the last two, at the end of its room or at its begin.
    ("\(26_085) two", "%1$C", "日"), ("\(91_621) more", "%1$C", "日"),
    ("\(26_085) one", "%1$c", "å"), ("\(66) right", "%1$3c|", "  B|"),
    ("\(66) left", "%1$-3c|", "B  |"),
    // The whole of a number, and no more room than any has.
    ("\(Int64.max) whole", "%1$x", "7fffffffffffffff"),
    ("\(7) wide", "W %30000000d", "W %30000000d"),
    ("\(7) deep", "W %1$.999999999f", "W %1$.999999999f"),
  ]

  @Test(arguments: keys.indices) func formsAreAskedFor(_ index: Int) throws {
    let (key, translation, expected) = Self.keys[index]
    let folder = try TestFiles.temporaryFolder([
      "de.lproj/Localizable.strings": "\"\(key.tableKey)\" = \"\(translation)\";"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = AppResources(folders: [folder.path]).texts
    let view = Text(key).environment(\.appTexts, texts)
      .environment(\.locale, Locale(identifier: "de"))
    let shown = try Layouts.decide(view, 600, 60).placed.texts.map(\.string)
    #expect(shown == [expected])
  }

  /// A watch shows its own words where a table has some, with the forms of their numbers, and else an iPhone's.
  @Test(arguments: [
    (Platform.iOS, ["Tap here", "2 articles to read", "2 new", "Read", "Touch"]),
    (.watchOS, ["Tap", "2 articles", "2!", "Read", "Press"]),
  ])
  func watchesHaveTheirOwnWords(_ platform: Platform, _ shown: [String]) throws {
    func unit(_ words: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(words)"}}"#
    }
    func plural(_ words: String) -> String {
      #"{"variations":{"plural":{"other":\#(unit(words))}}}"#
    }
    func devices(_ watch: String, _ other: String) -> String {
      #"{"variations":{"device":{"applewatch":\#(watch),"other":\#(other)}}}"#
    }
    func key(_ localization: String) -> String { #"{"localizations":{"en":\#(localization)}}"# }
    let tap = key(devices(unit("Tap"), unit("Tap here")))
    let count = key(devices(plural("%lld articles"), plural("%lld articles to read")))
    let read = key(#"{"variations":{"device":{"ipad":\#(unit("Look")),"other":\#(unit("Read"))}}}"#)
    let press = key(
      #"{"variations":{"device":{"iphone":\#(unit("Touch")),"other":\#(unit("Press"))}}}"#
    )
    // In a substitution's words.
    let new = """
      {"localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@n@"},"substitutions":{"n":{\
      "formatSpecifier":"lld","variations":{"device":{"applewatch":\(unit("%arg!")),"iphone":\(unit("%arg new"))}}}}}}}
      """
    let folder = try TestFiles.temporaryFolder([
      "Localizable.xcstrings":
        #"{"sourceLanguage":"en","version":"1.0","strings":{"tap":\#(tap),"count %lld":\#(count),"%lld new":\#(new),"read":\#(read),"press":\#(press)}}"#
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    #expect(resources.faults == [])
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.platform = platform
    environment.appTexts = resources.texts
    let keys: [LocalizedStringKey] = ["tap", "count \(2)", "\(2) new", "read", "press"]
    #expect(keys.map { Text($0).string(in: environment) } == shown)
  }

  /// A translation that leaves a counter out stands still, and is as wide as it is.
  @Test func translationsWithoutCountersStandStill() throws {
    let folder = try TestFiles.temporaryFolder([
      "de.lproj/Localizable.strings": "\"in %@\" = \"bald\"; \"after %@\" = \"nach %@\";"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = AppResources(folders: [folder.path]).texts
    func width(_ key: LocalizedStringKey) throws -> CGFloat {
      let view = Text(key).font(.system(size: 9)).environment(\.appTexts, texts)
        .environment(\.locale, Locale(identifier: "de"))
      return try Layouts.size(view, 140, nil).width
    }
    let date = Date(timeIntervalSinceReferenceDate: 65)
    #expect(try width("after \(date, style: .timer)") == 140)
    #expect(try width("in \(date, style: .timer)") < 90)
    let inner = Text("in \(date, style: .timer)")
    #expect(try width("after \(inner)") < 90)
  }

  /// Whatever type of C's a translation asks for, of whatever length: a value is read as what it is,
  /// and twice as the same.
  @Test(arguments: "diouxXDUOfFeEgGaA@sScCp".map { String($0) })
  func typesAreThoseOfValues(_ type: String) throws {
    let keys: [(key: LocalizedStringKey, plain: String, whole: Int64, decimal: Double)] = [
      ("\(66) v", "66", 66, 66), ("\(2.75) v", "2,750000", 2, 2.75),
      ("\(UInt8(67)) v", "67", 67, 67),
      ("\("word") v", "word", 0, 0),
    ]
    let lengths = ["", "h", "hh", "l", "ll", "q", "L", "z", "t", "j"]
    let translation = lengths.map { "%1$9\($0)\(type)" }.joined(separator: "|")
    let folder = try TestFiles.temporaryFolder([
      "de.lproj/Localizable.strings":
        keys.map { "\"\($0.key.tableKey)\" = \"\(translation)\";" }.joined(separator: "\n")
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de")
    environment.appTexts = AppResources(folders: [folder.path]).texts
    for (key, plain, whole, decimal) in keys {
      func form(_ type: String, _ value: any CVarArg) -> String {
        String(format: "%9\(type)", locale: environment.locale, arguments: [value])
      }
      let expected =
        switch type {
        case _ where plain == "word": plain
        case "d", "i", "o", "u", "x", "X": form("ll\(type)", whole)
        case "D", "O", "U": form("ll\(type.lowercased())", whole)
        case "f", "F", "e", "E", "g", "G", "a", "A": form(type, decimal)
        case _ where type.lowercased() == "c" && decimal == Double(whole):
          String(repeating: " ", count: 8) + (whole == 66 ? "B" : "C")
        default: plain
        }
      let shown = Text(key).string(in: environment)
      #expect(shown == lengths.map { _ in expected }.joined(separator: "|"))
      #expect(Text(key).string(in: environment) == shown)
    }
  }

  /// Values that are no numbers are called the same in a table, and are said as far as they are words.
  @Test func keysNameWhatIsNoNumber() {
    let time = Date(timeIntervalSinceReferenceDate: 0)
    let keys: [(LocalizedStringKey, String)] = [
      ("\(Image(systemName: "star")) a", "\u{FFFC} a"), ("\(AttributedString("Pier")) b", "Pier b"),
      ("\(0.25, format: .percent) c", "25% c"), ("\(time...time) d", ""),
      ("\(Text(verbatim: "e")) e", "e e"), ("\("f") f", "f f"),
    ]
    for ((key, said), letter) in zip(keys, "abcdef") {
      #expect(key.tableKey == "%@ \(letter)")
      if !said.isEmpty { #expect(Text(key).string(in: EnvironmentValues()) == said) }
    }
    // The place of a value that is not there yet is empty.
    let places: LocalizedStringKey = "\(placeholder: .int) of \(placeholder: .object)!"
    #expect(Text(places).string(in: EnvironmentValues()) == " of !")
  }

  /// The place of a value that is not there yet has the name of such a value in a table, and is empty in a translation, too.
  @Test func placesHaveTheNamesOfTheirValues() throws {
    let keys: [(LocalizedStringKey, String)] = [
      ("\(placeholder: .int) a", "%lld a"), ("\(placeholder: .uint) b", "%llu b"),
      ("\(placeholder: .float) c", "%f c"), ("\(placeholder: .double) d", "%lf d"),
      ("\(placeholder: .object) e", "%@ e"), ("100% \(placeholder: .int)", "100%% %lld"),
      ("\(placeholder: .double, specifier: "%.1f") km", "%.1f km"),
    ]
    for (key, name) in keys { #expect(key.tableKey == name) }
    let folder = try TestFiles.temporaryFolder([
      "de.lproj/Localizable.strings": "\"%lld ports\" = \"Orte: %lld.\";"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de")
    environment.appTexts = AppResources(folders: [folder.path]).texts
    #expect(Text("\(placeholder: .int) ports").string(in: environment) == "Orte: .")
  }

  #if os(Linux)
  /// Numbers that 64 bits do not hold are the nearest that they do.
  @Test func numbersHave64Bits() {
    let keys: [(LocalizedStringKey, String, String)] = [
      ("\(Int128.max)", "%lld", "9,223,372,036,854,775,807"),
      ("\(Int128.min)", "%lld", "-9,223,372,036,854,775,808"),
      ("\(UInt128.max)", "%llu", "18,446,744,073,709,551,615"),
    ]
    for (key, name, said) in keys {
      #expect(key.tableKey == name)
      #expect(Text(key).string(in: EnvironmentValues()) == said)
    }
  }
  #endif

  /// A key of words alone stands in a table as it is; one with values has its per cent signs twice.
  @Test func keysOfWordsAreNoFormats() throws {
    let folder = try TestFiles.temporaryFolder([
      "de.lproj/Localizable.strings": """
      "100% sure" = "sicher";
      "%lld%% sure" = "%lld%% sicher";
      """
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de")
    environment.appTexts = AppResources(folders: [folder.path]).texts
    #expect(Text("100% sure").string(in: environment) == "sicher")
    #expect(Text("\(90)% sure").string(in: environment) == "90% sicher")
  }

  /// The forms of a number are those of the language that its words are in, whatever was asked for.
  @Test func formsAreThoseOfTheLanguageOfTheWords() throws {
    let folder = try TestFiles.temporaryFolder([
      "en.lproj/Localizable.stringsdict": """
      { "%lld files" = { NSStringLocalizedFormatKey = "%#@a@";
        a = { one = "one file"; other = "%lld of them"; }; }; }
      """
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = EnvironmentValues()
    environment.appTexts = AppResources(folders: [folder.path]).texts
    for language in ["en", "ja"] {
      environment.locale = Locale(identifier: language)
      #expect(Text("\(1) files").string(in: environment) == "one file", "\(language)")
      #expect(Text("\(3) files").string(in: environment) == "3 of them", "\(language)")
    }
  }

  /// A plural without a form for a number is as if it were not there; a name of no words stands as it is.
  @Test func whatHasNoFormLeavesTheKey() throws {
    func entry(_ key: String, _ form: String) -> String {
      "\"\(key)\" = { NSStringLocalizedFormatKey = \"%#@a@\"; a = { \(form) }; };"
    }
    let entries: [String] = [
      entry("%lld files", "one = \"eine Datei\";"),
      entry("%lld days", "other = \"%lld Tage %#@b@\";"),
      entry("%lld weeks", "NSStringFormatValueTypeKey = 30000000d; other = \"%arg Wochen\";"),
    ]
    let folder = try TestFiles.temporaryFolder([
      "de.lproj/Localizable.stringsdict": "{\(entries.joined())}"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de")
    environment.appTexts = AppResources(folders: [folder.path]).texts
    #expect(Text("\(1) files").string(in: environment) == "eine Datei")
    #expect(Text("\(3) files").string(in: environment) == "3 files")
    #expect(Text("\(3) days").string(in: environment) == "3 Tage %#@b@")
    #expect(Text("\(3) weeks").string(in: environment) == "3 Wochen")
  }
}
