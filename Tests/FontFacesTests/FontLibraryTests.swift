import FontFaces
import TestSupport
import Testing

@Suite("Libraries and cascades")
struct FontLibraryTests {
  @Test func theSameWeightIsTheSameCascade() throws {
    let library = try TestFonts.japanese()
    #expect(library.cascade(weight: .bold) == library.cascade(weight: .bold))
    #expect(library.cascade(weight: .bold) != library.cascade(weight: .regular))
    #expect(library.metricsName == "ios-26.1")
  }

  @Test func lineHeightIsTheSystemFonts() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    for size in [8.0, 10, 11, 12, 17, 34] {
      #expect(abs(cascade.lineHeight(pointSize: size) - size * 2444 / 2048) < 1e-12)
      #expect(cascade.leading(pointSize: size) == 0)
    }
  }

  /// A list of bold faces alone has none for what is not bold.
  @Test func emptyListsAreRefused() throws {
    #expect(throws: FontError.noFaces) { try FontLibrary.files(regular: []) }
    let bold = [try TestFonts.english().cascade(weight: .bold).faces[0]]
    #expect(throws: FontError.noFaces) { try FontLibrary.files(regular: [], bold: bold) }
  }

  @Test func boldFilesServeFromSemiboldOn() throws {
    let bundled = try TestFonts.english()
    let regular = [bundled.cascade(weight: .regular).faces[0]]
    let bold = [bundled.cascade(weight: .bold).faces[0]]
    let library = try FontLibrary.files(regular: regular, bold: bold)
    #expect(library.cascade(weight: .medium).faces == regular)
    #expect(library.cascade(weight: .semibold).faces == bold + regular)
    #expect(library.cascade(weight: .semibold).synthesis(of: bold[0]) == .none)
    let single = try FontLibrary.files(regular: regular)
    #expect(single.cascade(weight: .bold).faces == regular)
    #expect(single.cascade(weight: .bold).synthesis(of: regular[0]).isEmboldened)
    #expect(single.cascade(weight: .medium).synthesis(of: regular[0]) == .none)
    // It has no such face.
    #expect(single.cascade(weight: .bold).synthesis(of: bold[0]) == .none)
    #expect(single.metricsName == "font files")
  }

  /// The system face is the nearest to a weight, of two that are as near the heavier one; other faces are bold
  /// from semibold on.
  @Test(arguments: [
    (1, "Regular", false), (449, "Regular", false), (450, "Medium", false), (549, "Medium", false),
    (550, "Semibold", false), (599, "Semibold", false), (600, "Semibold", true),
    (649, "Semibold", true), (650, "Bold", true), (1000, "Bold", true),
  ])
  func facesAreTheNearest(_ weight: Int, _ system: String, _ isBold: Bool) throws {
    let cascade = try TestFonts.japanese().cascade(weight: FontWeight(rawValue: weight))
    let files = cascade.faces.map(\.fileName)
    #expect(files.first == "FitcheckSans-\(system).otf")
    #expect(files.contains("NotoSansCJKjp-Bold.otf") == isBold)
    #expect(files.contains("NotoSansCJKjp-Regular.otf") == !isBold)
  }

  @Test func aWrongFontDirectoryIsRefused() {
    #expect(throws: FontError.self) {
      try FontLibrary.bundled(deviceLanguages: [], fontDirectory: "/nonexistent")
    }
  }

  /// JapaneseText §1: narrower where Japanese is among the device's languages.
  @Test(arguments: [
    (["ja"], 0.935), (["en", "ja-JP"], 0.935), (["zh", "JA_JP"], 0.935), (["en"], 1.018),
    ([], 1.018), (["jav", "fil"], 1.018), (["zh-Hans"], 1.0), (["en", "zh_Hant"], 1.0),
    (["yue-Hant"], 1.0), (["ko"], 1.0),
  ])
  func fullWidthAdvance(_ languages: [String], _ expected: Double) throws {
    let metrics = try #require(FontLibrary.bundled(deviceLanguages: languages).systemMetrics)
    #expect(metrics.fallbackAdvance(deviceLanguages: languages).advance == expected)
  }

  /// Fonts are opened once, whatever languages are named; a library is kept for each device that is told apart.
  @Test func devicesThatAreAlikeShareALibrary() throws {
    var libraries = DeviceLibraries(fontDirectory: nil)
    func cascade(_ language: String) throws -> FontCascade {
      try libraries.library(for: [language]).cascade(weight: .regular)
    }
    let (english, japanese) = (try cascade("en"), try cascade("ja"))
    #expect(english != japanese && english.faces == japanese.faces)
    for number in 0..<100 {
      #expect(try cascade("en-x-\(number)") == english)
      #expect(try cascade("ja-x-\(number)") == japanese)
    }
  }

  /// Where there are no fonts, each device is told so.
  @Test func fontsThatAreMissingAreLookedForAnew() {
    var libraries = DeviceLibraries(fontDirectory: "/nonexistent")
    for language in ["en", "en", "ja"] {
      #expect(throws: FontError.self, "\(language)") { try libraries.library(for: [language]) }
    }
  }

  /// A library is another one only where the languages make a difference.
  @Test func languagesChangeWhatDependsOnThem() throws {
    let japanese = try TestFonts.english().forDevice(languages: ["ja"])
    let regular = japanese.cascade(weight: .regular)
    #expect(japanese.forDevice(languages: ["en", "ja-JP"]).cascade(weight: .regular) == regular)
    let english = japanese.forDevice(languages: ["en"])
    #expect(english.cascade(weight: .regular) != regular)
    #expect(japanese.isForJapaneseDevice && !english.isForJapaneseDevice)
  }

  /// Font files are what they are, on every device.
  @Test func fontFilesDependOnNoLanguage() throws {
    let bundled = try TestFonts.japanese()
    let files = try FontLibrary.files(regular: [bundled.cascade(weight: .regular).faces[0]])
    let bold = files.cascade(weight: .bold)
    #expect(files.forDevice(languages: ["ja"]).cascade(weight: .bold) == bold)
    #expect(files.cascade(weight: .bold, design: .monospaced) == bold)
    #expect(files.deviceSetting(languages: ["ja"]) == nil && files.systemMetrics == nil)
    #expect(!files.isForJapaneseDevice && !files.hasMeasuredMetrics && !files.hasDesigns)
    #expect(files.tablePaths.isEmpty)
    #expect(bundled.hasMeasuredMetrics && bundled.hasDesigns)
    let tables = bundled.tablePaths.map { String($0.split(separator: "/").last ?? "") }
    #expect(tables.sorted() == ["face-tables.bin", "system-metrics.bin", "system-metrics.tsv"])
  }

  /// What was measured at 11, 15 and 17 points holds at these sizes, also where 15 are told as a part of 11 and come out
  /// a little more; and at no other.
  @Test(
    arguments: [
      (15, 15, true), (15, 11, true), (11, 85, true), (17, 12, true), (15.001, 11, false),
      (12, 15, false), (16, 15, false), (11.1, 11, false),
    ] as [(Double, Double, Bool)]
  )
  func sizesOfPartsAreMeasuredOnes(
    _ size: Double,
    _ whole: Double,
    _ isMeasured: Bool
  ) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let entry = cascade.selector.select(0x6771, previous: 0) { _ in }
    let text = FontCascade(
      parts: [FontCascade.Part(cascade: cascade, pointSize: size, letterSpacing: 0)],
      boxes: [],
      pointSize: whole,
      strut: cascade.strut
    )
    let sources = text.sources(of: entry, hasTabularFigures: false, pointSize: whole)
    let expected = isMeasured ? AdvanceSource.fallbackMeasured : .fallbackScale
    #expect(sources.source(of: 0x6771) == expected)
  }

  /// What the system font sets is as wide as it was measured, whatever its face says of a space that is an em wide.
  @Test func measuredCharactersFillNoEm() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let face = try #require(cascade.faces.first)
    let glyph = try #require(face.nominalGlyph(0x2003))
    #expect(face.advance(of: glyph) == Double(face.unitsPerEm))
    #expect(!cascade.fillsEm(0x2003, entry: 0))
    let own = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    #expect(own.fillsEm(0x2003, entry: 0) && !own.fillsEm(0x41, entry: 0))
  }
}
