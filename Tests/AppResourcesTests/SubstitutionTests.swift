import Foundation
import TestSupport
import Testing

@testable import AppResources

/// Substitutions within substitutions, and plurals without a form: what is shown of tables of both kinds.
@Suite struct SubstitutionTests {
  /// An entry of either kind of table: a format, and the forms of each substitution.
  private struct Described {
    let format: String
    let forms: [String: [String: String]]

    var catalogue: String {
      func plural(_ forms: [String: String]) -> String {
        let units = forms.map { name, words in
          #""\#(name)":{"stringUnit":{"state":"translated","value":"\#(words)"}}"#
        }
        return #"{"plural":{\#(units.joined(separator: ","))}}"#
      }
      let substitutions = forms.map { name, forms in
        #""\#(name)":{"formatSpecifier":"lld","variations":\#(plural(forms))}"#
      }
      return """
        {"sourceLanguage":"en","version":"1.0","strings":{"key":{"localizations":{"en":{\
        "stringUnit":{"state":"translated","value":"\(format)"},\
        "substitutions":{\(substitutions.joined(separator: ","))}}}}}}
        """
    }

    var dictionary: String {
      let rules = forms.map { name, forms in
        let members = forms.map { "\"\($0)\" = \"\($1)\";" }.joined(separator: " ")
        return "\"\(name)\" = { NSStringFormatValueTypeKey = lld; \(members) };"
      }
      return "{ key = { NSStringLocalizedFormatKey = \"\(format)\"; \(rules.joined()) }; }"
    }

    /// What is read of it from a table of each kind.
    func read() throws -> [AppResources] {
      try ["Localizable.xcstrings": catalogue, "en.lproj/Localizable.stringsdict": dictionary].map {
        let folder = try TestFiles.temporaryFolder([$0: $1])
        defer { try? FileManager.default.removeItem(at: folder) }
        return AppResources(folders: [folder.path])
      }
    }
  }

  /// What an entry says with values; `nil` where it has no form for them.
  private static func said(_ resources: AppResources, _ values: [Double]) throws -> String? {
    let found = try #require(resources.texts.entry(of: "key", table: nil, language: "en"))
    let parts = found.entry.parts(language: "en", hasValues: true) {
      values.indices.contains($0) ? values[$0] : nil
    }
    return parts?.map { part in
      switch part {
      case .literal(let words): words
      case .argument(let index, _): values.indices.contains(index) ? "\(Int(values[index]))" : "–"
      }
    }.joined()
  }

  private static let files = ["one": "%lld file", "other": "%lld files"]
  private static let folders = ["one": "one folder", "other": "%arg folders"]

  private static let nested: [(format: String, [String: [String: String]], expected: String)] = [
    // A value is counted where it stands: a substitution takes the next one as any other does.
    ("%#@a@ on %lld", ["a": files], "3 files on 1"),
    ("%lld: %#@a@, %#@b@", ["a": files, "b": folders], "3: 1 file, 5 folders"),
    // What is within another one begins with its value, and goes on from there.
    (
      "%#@a@!", ["a": ["other": "%lld files in %#@b@"], "b": folders], "3 files in one folder!"
    ),
    ("%#@a@", ["a": ["other": "%3$#@b@ of %arg"], "b": folders], "5 folders of 3"),
    ("%arg of %d", [:], "%arg of 3"),
    (
      "%#@a@ %#@b@", ["a": ["other": "%#@b@"], "b": ["other": "<%#@c@>"], "c": files],
      "<3 files> <1 file>"
    ),
    // Nothing is put into itself, and what is not there stands as it is.
    ("%#@a@", ["a": ["other": "%lld in %#@a@"]], "3 in %#@a@"),
    ("%#@a@", ["a": ["other": "(%#@b@)"], "b": ["other": "[%#@a@]"]], "([%#@a@])"),
    ("%#@a@", ["a": ["other": "%#@c@ %lld"]], "%#@c@ 3"),
    ("%#@c@ %lld", ["a": files], "%#@c@ 3"), ("%2$#@c@ %lld", ["a": files], "%2$#@c@ 3"),
  ]

  @Test(arguments: nested.indices) func wordsStandWithinWords(_ index: Int) throws {
    let (format, forms, expected) = Self.nested[index]
    for resources in try Described(format: format, forms: forms).read() {
      #expect(resources.faults == [])
      #expect(try Self.said(resources, [3, 1, 5]) == expected)
    }
  }

  /// Eight levels are followed, and no more words put in than a text has: ten on each level would be a
  /// hundred million.
  @Test(arguments: [1, 2, 10]) func levelsHaveAnEnd(_ count: Int) throws {
    var forms: [String: [String: String]] = [:]
    for level in 0..<12 {
      let inner = String(repeating: "%#@n\(level + 1)@", count: count)
      forms["n\(level)"] = ["other": "\(level)\(inner)"]
    }
    for resources in try Described(format: "%#@n0@", forms: forms).read() {
      let text = try #require(try Self.said(resources, [2]))
      #expect(text.utf8.count < 100_000)
      if count == 1 { #expect(text == "01234567%#@n8@") }
      if count == 2 { #expect(text.hasPrefix("01234567%#@n8@%#@n8@7%#@n8@")) }
    }
    // Nor of one that stands there often, or is long.
    let long = String(repeating: "x", count: 30_000)
    let often = String(repeating: "%#@a@", count: 4)
    for resources in try Described(format: often, forms: ["a": ["other": long]]).read() {
      #expect(try Self.said(resources, [2]) == long + long + "%#@a@%#@a@")
    }
  }

  /// Words of 65,536 bytes are put in, with 64 for each place that they stand in, and not one more.
  @Test(arguments: [(65_472, true), (65_473, false)])
  func wordsArePutInUpToABound(_ byteCount: Int, _ isPutIn: Bool) throws {
    let words = String(repeating: "x", count: byteCount)
    for resources in try Described(format: "%#@a@", forms: ["a": ["other": words]]).read() {
      #expect(try Self.said(resources, [2]) == (isPutIn ? words : "%#@a@"))
    }
  }

  /// The form is that for the first value which is a number, among as many as sixteen.
  @Test(arguments: [(0, "one"), (1, "one"), (15, "one"), (16, "other")])
  func theFirstNumberIsCounted(_ place: Int, _ words: String) {
    let entry = LocalizedEntry(
      variation: .plural([.one: .words("one"), .other: .words("other")])
    )
    let parts = entry.parts(language: "en", hasValues: true) { $0 == place ? 1 : nil }
    #expect(parts == [.literal(words)])
  }

  /// A plural that has no form for a number is as an entry that is not there, and told of.
  @Test func aPluralNeedsAFormForOtherNumbers() throws {
    for resources in try Described(format: "%#@a@", forms: ["a": ["one": "%lld file"]]).read() {
      #expect(try Self.said(resources, [1]) == "1 file")
      #expect(try Self.said(resources, [3]) == nil)
      #expect(resources.faults.count == 1)
      guard case .noOtherForm(let entry)? = resources.faults.first?.reason else {
        Issue.record("\(resources.faults)")
        continue
      }
      #expect(entry.key == "key")
    }
    let catalogue = """
      {"sourceLanguage":"en","strings":{"key":{"localizations":{"en":{"variations":{"plural":{\
      "one":{"stringUnit":{"value":"%lld file"}}}}},"ja":{"variations":{"plural":{\
      "other":{"stringUnit":{"state":"new","value":""}}}}}}}}}
      """
    let folder = try TestFiles.temporaryFolder(["Localizable.xcstrings": catalogue])
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = AppResources(folders: [folder.path])
    let entry = ResourceFault.Entry(key: "key", language: "en")
    let reasons = resources.faults.map { $0.reason }
    #expect(reasons == [.noOtherForm(of: entry)])
    #expect(try Self.said(resources, [1]) == "1 file")
    #expect(try Self.said(resources, [3]) == nil)
    let found = resources.texts.entry(of: "key", table: nil, language: "en")
    #expect(found?.entry.words == nil)
    // What is not translated yet is no fault, and makes no language.
    #expect(resources.texts.languages == ["en"])
  }

  /// Forms are known by their names alone, in small letters.
  @Test func formsHaveNames() throws {
    let forms = ["One": "%lld file", "other": "%lld files", "OTHER": "many"]
    for resources in try Described(format: "%#@a@", forms: ["a": forms]).read() {
      #expect(try Self.said(resources, [1]) == "1 files")
      let names = resources.faults.compactMap { fault -> String? in
        if case .unknownForm(let name, _) = fault.reason { name } else { nil }
      }
      #expect(names == ["OTHER", "One"] && resources.faults.count == 2)
    }
  }

  /// What is wrong with several plurals of an entry alike is told once; of another entry it is told again.
  @Test func faultsAreToldOnceForAnEntry() throws {
    for forms in [["one": "%lld file"], ["One": "%lld file", "other": "%lld files"]] {
      let described = Described(
        format: "%#@a@ %#@b@ %#@c@",
        forms: ["a": forms, "b": forms, "c": forms]
      )
      for resources in try described.read() {
        #expect(resources.faults.count == 1, "\(resources.faults)")
      }
    }
    let rule =
      "{ NSStringLocalizedFormatKey = \"%#@a@ %#@b@\"; a = { one = x; }; b = { one = y; }; }"
    let table = try StringsFile.plurals(Data("{ d = \(rule); e = \(rule); }".utf8))
    let expected = ["d", "e"].map {
      ResourceFault.Reason.noOtherForm(of: ResourceFault.Entry(key: $0))
    }
    #expect(table.faults == expected)
  }

  /// What is wrong with several substitutions is told in the order of their names, and in that of the forms of each.
  @Test func faultsOfSubstitutionsAreToldInOrder() throws {
    var forms: [String: [String: String]] = [:]
    for name in ["a", "b", "c", "d"] {
      forms[name] = ["other": "x", "\(name)2": "y", "\(name)1": "z"]
    }
    for resources in try Described(format: "%#@a@", forms: forms).read() {
      let names = resources.faults.compactMap { fault -> String? in
        if case .unknownForm(let name, _) = fault.reason { name } else { nil }
      }
      #expect(names == ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"])
    }
  }

  /// A member that is no text takes no other one away, in XML and in binary tables.
  @Test(arguments: [true, false]) func membersAreReadOneByOne(_ isBinary: Bool) throws {
    let rule: [String: Any] = ["one": "%d day", "other": "%d days", "count": 3, "few": [1]]
    let devices: [String: Any] = ["iphone": "phone", "mac": 3]
    let table: [String: Any] = [
      // What Foundation itself names is no substitution.
      "key": [
        "NSStringLocalizedFormatKey": "%#@a@", "a": rule,
        "NSStringDeviceSpecificRuleType": devices,
      ] as [String: Any],
      "phone": ["NSStringDeviceSpecificRuleType": devices] as [String: Any],
      "mac": ["NSStringDeviceSpecificRuleType": ["mac": "mac"]] as [String: Any],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: table,
      format: isBinary ? .binary : .xml,
      options: 0
    )
    let read = try StringsFile.plurals(data)
    #expect(read.entries.keys.sorted() == ["key", "phone"])
    #expect(read.entries["phone"]?.words == "phone")
    #expect(read.faults == [.noWords(of: ResourceFault.Entry(key: "mac"))])
    let parts = read.entries["key"]?.parts(language: "en", hasValues: true) { _ in 3 }
    #expect(parts == [.argument(0, specifier: "d"), .literal(" days")])
  }

  /// Of a dictionary's texts for devices a watch has its own, or else those of all others, or an iPhone's.
  @Test func watchesHaveTheirOwnWords() throws {
    let table = try StringsFile.plurals(
      Data(
        """
        { a = { NSStringDeviceSpecificRuleType = { applewatch = watch; iphone = phone; }; };
          b = { NSStringDeviceSpecificRuleType = { ipad = pad; other = device; }; };
          c = { NSStringDeviceSpecificRuleType = { applewatch = watch; }; };
          d = { NSStringDeviceSpecificRuleType = { iphone = phone; other = device; }; };
          e = { NSStringDeviceSpecificRuleType = { iphone = phone; }; }; }
        """.utf8
      )
    )
    let phone = ["a": "phone", "b": "device", "d": "phone", "e": "phone"]
    #expect(table.entries.compactMapValues(\.words) == phone)
    let watch = ["a": "watch", "b": "device", "d": "device", "e": "phone"]
    #expect(table.entries.compactMapValues { $0.words(onWatch: true) } == watch)
    #expect(table.faults == [.noWords(of: ResourceFault.Entry(key: "c"))])
  }

  /// So have those of a catalogue, where an iPhone has any.
  @Test func watchesHaveTheirOwnWordsOfCatalogues() throws {
    let devices: [String: [String]] = [
      "a": ["applewatch", "iphone"], "b": ["ipad", "other"], "c": ["applewatch", "other"],
      "d": ["iphone", "other"], "e": ["iphone"], "f": ["applewatch"],
    ]
    let keys = devices.map { key, names in
      let units = names.map { #""\#($0)":{"stringUnit":{"value":"\#($0)"}}"# }
      let variations = #"{"device":{\#(units.joined(separator: ","))}}"#
      return #""\#(key)":{"localizations":{"en":{"variations":\#(variations)}}}"#
    }
    let json = "{\"sourceLanguage\":\"en\",\"strings\":{\(keys.joined(separator: ","))}}"
    let file = try JSONDecoder().decode(StringCatalogueFile.self, from: Data(json.utf8))
    let (tables, faults) = file.read()
    let entries = try #require(tables["en"])
    let phone = ["a": "iphone", "b": "other", "c": "other", "d": "iphone", "e": "iphone"]
    #expect(entries.compactMapValues(\.words) == phone)
    let watch = ["a": "applewatch", "b": "other", "c": "applewatch", "d": "other", "e": "iphone"]
    #expect(entries.compactMapValues { $0.words(onWatch: true) } == watch)
    #expect(faults == [] && entries.count == 5)
  }

  /// A watch counts in its own words, be they the text itself or stand within one; without a value they are those for
  /// most numbers.
  @Test func watchesCountInTheirOwnWords() {
    func plural(_ name: String, _ value: String) -> StringVariation {
      .plural([.one: .words("\(name) one"), .other: .words("\(name) \(value)")])
    }
    func counted(_ value: String) -> StringVariation {
      .devices(phone: plural("phone", value), watch: plural("watch", value))
    }
    let within = StringSubstitution(argument: nil, specifier: "lld", variation: counted("%arg"))
    let value = FormatPart.argument(0, specifier: "lld")
    for (onWatch, name) in [(false, "phone"), (true, "watch")] {
      for entry in [
        LocalizedEntry(variation: counted("%lld")),
        LocalizedEntry(variation: .words("%#@n@"), substitutions: ["n": within]),
      ] {
        for (number, parts) in [
          (1, [.literal("\(name) one")]), (2, [.literal("\(name) "), value]),
        ] as [(Double, [FormatPart])] {
          let own = entry.parts(language: "en", hasValues: true, onWatch: onWatch) { _ in number }
          #expect(own == parts, "\(name) \(number)")
        }
      }
      let plain = LocalizedEntry(variation: counted("many"))
      let words = plain.parts(language: "en", hasValues: false, onWatch: onWatch) { _ in 1 }
      #expect(words == [.literal("\(name) many")])
    }
  }

  /// A text that adapts to its room is the one for the most room.
  @Test func theWidestTextIsTaken() throws {
    let texts = #"{ "9" = "a"; "100" = "a long one"; "20" = "longer"; x = "no width"; }"#
    let entries = [
      "a = { NSStringVariableWidthRuleType = \(texts); };",
      "b = { NSStringVariableWidthRuleType = { }; };",
      // Of several for the same room it is the first by the alphabet, whatever order they are read in.
      #"c = { NSStringVariableWidthRuleType = { "20" = "y"; "020" = "x"; "+20" = "z"; }; };"#,
    ]
    let table = try StringsFile.plurals(Data("{ \(entries.joined()) }".utf8))
    #expect(table.entries.mapValues(\.words) == ["a": "a long one", "c": "x"])
    #expect(table.faults == [.noWords(of: ResourceFault.Entry(key: "b"))])
  }

  /// What stands for no value has no type; a language that has no forms has one.
  @Test func whatIsNoneIsPassedOver() {
    #expect(FormatSpecifier("") == nil)
    let long = String(repeating: "x", count: 300)
    for language in ["x-none", long] {
      for number in [0, 1, 2] as [Double] {
        #expect(PluralCategory(of: number, language: language) == .other)
      }
    }
  }

  /// The forms of a language go by its whole name, which may have three letters or a country (CLDR, Language
  /// Plural Rules): in Brazil nothing is one, in Portugal it is not.
  @Test(
    arguments: [
      ("pt", 0, .one), ("pt-BR", 0, .one), ("pt-PT", 0, .other), ("pt_PT", 0, .other),
      ("pt-PT", 1, .one), ("fi", 3, .other), ("fil", 3, .one), ("fil", 4, .other),
      ("se", 2, .two), ("ses", 2, .other), ("de-AT", 1, .one), ("sr-Latn", 2, .few),
    ] as [(String, Double, PluralCategory)]
  )
  func formsAreThoseOfTheWholeLanguage(
    _ language: String,
    _ number: Double,
    _ category: PluralCategory
  ) {
    #expect(PluralCategory(of: number, language: language) == category)
    let forms = PluralCategory.allCases.filter { $0 != .zero }
    let pairs = forms.map { ($0, StringVariation.words($0.rawValue)) }
    let plural = StringVariation.plural(Dictionary(uniqueKeysWithValues: pairs))
    #expect(plural.form(for: number, language: language) == category.rawValue)
    let onWatch = StringVariation.devices(phone: .words("phone"), watch: plural)
    #expect(onWatch.form(for: number, language: language, onWatch: true) == category.rawValue)
    let nested = StringVariation.plural([category: onWatch])
    #expect(nested.form(for: number, language: language, onWatch: true) == category.rawValue)
  }

  /// Words may join a value or mark it, and make one character with the last letter of what stands for it.
  @Test(arguments: ["\u{200C}ها", "\u{FE0F}\u{20E3}", "\u{301}"])
  func wordsMayJoinValues(_ words: String) {
    let number = StringSubstitution(argument: nil, specifier: "lld", variation: .words("%arg"))
    for format in ["%lld", "%1$lld", "%#@n@"] {
      let entry = LocalizedEntry(variation: .words(format + words), substitutions: ["n": number])
      let parts = entry.parts(language: "fa", hasValues: true) { _ in 3 }
      #expect(parts == [.argument(0, specifier: "lld"), .literal(words)], "\(format)")
    }
  }

  /// A table of nothing but faults is told of by some of them, a long key by its beginning.
  @Test func faultsOfATableAreFew() throws {
    let long = String(repeating: "é", count: 100)
    let plural = "{ NSStringLocalizedFormatKey = \"%#@a@\"; a = { one = x; }; }"
    let keys = (0..<50).map { "\"\($0)\(long)\" = \(plural);" }
    let table = try StringsFile.plurals(Data("{ \(keys.joined()) }".utf8))
    #expect(table.entries.count == 50)
    #expect(table.faults.count == 20)
    guard case .noOtherForm(let entry)? = table.faults.first else {
      Issue.record("\(table.faults)")
      return
    }
    #expect(entry.key == "0\(long.prefix(59))…")
  }
}
