import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting

@Suite("Designs and styles of the system font")
struct SystemDesignTests {
  private static let weights: [String: FontWeight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
  ]

  private func prepared(
    _ text: String,
    weight: FontWeight = .regular,
    slant: FontSlant = .upright,
    design: FontDesign = .standard,
    language: String = "en"
  ) throws -> PreparedText {
    let library = try language == "ja" ? TestFonts.japanese() : TestFonts.english()
    let cascade = library.cascade(weight: weight, slant: slant, design: design)
    return PreparedText(text, style: TextStyle(cascade: cascade, language: language))
  }

  private func width(_ text: PreparedText, _ size: Double) -> Double {
    text.naturalWidth(ParagraphStyle(pointSize: size))
  }

  @Test func areAsWideAsRead() throws {
    let rows = try TestFiles.table("TypesettingTests/Cases/ios-design-widths.tsv")
    #expect(rows.count > 35)
    for row in rows {
      let design = try #require(FontDesign(rawValue: row[1]))
      let weight = try #require(Self.weights[row[3]])
      let numbers = row[4...6].compactMap { Double($0) }
      try #require(numbers.count == 3, "\(row[0])")
      let text = try prepared(
        row[7],
        weight: weight,
        slant: row[2] == "italic" ? .italic : .upright,
        design: design
      )
      let width = width(text, numbers[0])
      #expect(abs(width - numbers[1]) < numbers[2], "\(row[0]): \(width) instead of \(numbers[1])")
    }
  }

  /// Words that iOS set at 16 pt: each within the doubt of the scale that fits all three, and the
  /// line as high as Latin's.
  @Test func arabicIsWithinItsDoubt() throws {
    let words = [("مرحبا", 34.6328125), ("كيف", 27.5625), ("حالك؟", 41.4140625)]
    var misses: [Double] = []
    var total = 0.0
    for (word, expected) in words {
      let text = try prepared(word, language: "ar")
      let width = width(text, 16)
      misses.append(abs(width - expected) / width)
      total += width - expected
      let whole = 0..<text.utf16Count
      #expect(text.provenance(in: whole, pointSize: 16).sources == [.fittedScript])
      #expect(text.measure(ParagraphStyle(pointSize: 16), width: nil).height == 19.09375)
    }
    let greatest = try #require(misses.max())
    #expect(greatest < 0.09 && greatest > 0.08, "the doubt is as large as the worst of them")
    #expect(abs(total) < 0.6)
    let bold = try prepared("مرحبا", weight: .bold, language: "ar")
    #expect(bold.provenance(in: 0..<5, pointSize: 16).sources == [.standIn])
  }

  /// Full-width characters keep their own advance; marks and what is invisible take no room.
  @Test func monospacedIsOneWidthACharacter() throws {
    let pitch = 1266.0 / 2048
    for size in [8, 12.5, 17, 20, 34] {
      for weight in [FontWeight.regular, .medium, .bold] {
        for (text, count) in [("iW", 2.0), ("e\u{301}\u{AD}x", 2), ("AVAV", 4), ("fi ffi", 6)] {
          let width = width(try prepared(text, weight: weight, design: .monospaced), size)
          #expect(abs(width - count * pitch * size) < 1e-9, "\(text.debugDescription) at \(size)")
        }
        let mixed = width(
          try prepared("a国", weight: weight, design: .monospaced, language: "ja"),
          size
        )
        #expect(abs(mixed - (pitch + 0.935) * size) < 1e-9)
      }
    }
    let digits = try prepared("10", design: .monospaced)
    var style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    style.cascade = try TestFonts.english().cascade(weight: .regular, design: .monospaced)
    style.features = [.monospacedDigits]
    #expect(width(PreparedText("10", style: style), 12) == width(digits, 12))
  }

  /// Runs of other designs keep their widths beside each other, whichever comes first.
  @Test func designsStandBesideEachOther() throws {
    let library = try TestFonts.english()
    let texts: [(String, FontDesign)] = [
      ("Tower", .standard), (" let x", .monospaced), (" 12,9", .rounded), (" AV", .serif),
    ]
    for first in texts.indices {
      let order = Array(texts[first...] + texts[..<first])
      for sizes in [[20.0, 20, 20, 20], [12, 17, 20, 24]] {
        let runs = zip(order, sizes).map { part, size in
          StyledRun(
            part.0,
            cascade: library.cascade(weight: .bold, design: part.1),
            pointSize: size
          )
        }
        let style = TextStyle(cascade: runs[0].cascade)
        let whole = PreparedText(runs: runs, style: style)
        let together = width(whole, whole.pointSize ?? 0)
        let apart = try zip(order, sizes).map { part, size in
          width(try prepared(part.0, weight: .bold, design: part.1), size)
        }
        #expect(abs(together - apart.reduce(0, +)) < 1e-3, "\(order.map(\.1))")
      }
    }
  }

  @Test func sayHowSureTheyAre() throws {
    func sources(
      _ text: String,
      _ size: Double,
      weight: FontWeight = .regular,
      slant: FontSlant = .upright,
      design: FontDesign = .standard
    ) throws -> [AdvanceSource] {
      let text = try prepared(text, weight: weight, slant: slant, design: design)
      return text.provenance(in: 0..<text.utf16Count, pointSize: size).sources
    }
    #expect(try sources("sample", 16, slant: .italic) == [.measured])
    #expect(try sources("sample", 17, slant: .italic) == [.measured])
    #expect(try sources("sample", 17.5, slant: .italic) == [.fitted], "another cut")
    #expect(try sources("sample", 16, weight: .medium, slant: .italic) == [.fitted])
    #expect(try sources("é", 16, slant: .italic) == [.derived])
    #expect(try sources("Hello 1", 16, slant: .italic) == [.measured, .fitted])
    #expect(try sources("— ", 16, slant: .italic) == [.fitted, .standIn])
    #expect(try sources("e", 16, weight: .black, slant: .italic) == [.standIn])
    #expect(try sources("Hé—", 16, design: .monospaced) == [.measured])
    #expect(try sources("H", 16, slant: .italic, design: .monospaced) == [.fitted])
    #expect(try sources("1,— é", 16, design: .rounded) == [.fitted])
    #expect(try sources("1", 16, weight: .heavy, design: .rounded) == [.standIn])
    #expect(try sources("…", 16, design: .rounded) == [.fitted])
    #expect(try sources("–", 16, design: .rounded) == [.standIn], "no row of its own")
    #expect(try sources("1", 16, design: .serif) == [.standIn])
    #expect(try sources("…", 16) == [.fitted])
    #expect(try sources("\u{202F}", 16) == [.standIn])
  }

  /// Full-width characters are surest at the sizes and in the weight that were measured, in a text
  /// of several sizes too.
  @Test(arguments: [
    (11.0, true), (15, true), (17, true), (12, false), (11.5, false), (16.999, false), (34, false),
  ])
  func fullWidthIsSurestWhereItWasMeasured(_ size: Double, _ isMeasured: Bool) throws {
    let text = try prepared("国", language: "ja")
    let expected = isMeasured ? AdvanceSource.fallbackMeasured : .fallbackScale
    #expect(text.provenance(in: 0..<1, pointSize: size).sources == [expected])
    for weight in [FontWeight.light, .medium, .bold] {
      let other = try prepared("国", weight: weight, language: "ja")
      #expect(other.provenance(in: 0..<1, pointSize: size).sources == [.fallbackScale])
    }
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let runs = [("A", 13.0), ("国", size)].map {
      StyledRun($0.0, cascade: cascade, pointSize: $0.1)
    }
    let composed = PreparedText(runs: runs, style: TextStyle(cascade: cascade))
    let sources = composed.provenance(in: 1..<2, pointSize: composed.pointSize ?? 0).sources
    #expect(sources == [expected])
  }

  /// Files of the caller's have no designs.
  @Test func filesAreSetAsTheyAre() throws {
    let face = try #require(try TestFonts.english().cascade(weight: .regular).faces.first)
    let library = try FontLibrary.files(regular: [face])
    for design in FontDesign.allCases {
      #expect(
        library.cascade(weight: .regular, design: design) == library.cascade(weight: .regular)
      )
    }
    let bundled = try TestFonts.english()
    let cascades = FontDesign.allCases.map { bundled.cascade(weight: .regular, design: $0) }
    #expect(Set(cascades).count == FontDesign.allCases.count)
  }
}
